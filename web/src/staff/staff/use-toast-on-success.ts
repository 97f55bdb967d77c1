import type { StaffChangedFragment } from "../../gql/staff-staff.ts";
import { texts } from "../../texts.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import type { RecordRefusal } from "../kit/record/use-record-form.ts";

/** Shows a success message. Returns the refusal of a failed change, or null. */
export const useToastOnSuccess = () => {
  const { toast } = useFeedback();
  return (result: StaffChangedFragment | undefined): RecordRefusal | null => {
    if (result?.__typename !== "Acknowledgement") {
      return result ?? { code: "", message: texts.failures.unknown, fields: [] };
    }
    toast("success", result.message);
    return null;
  };
};
