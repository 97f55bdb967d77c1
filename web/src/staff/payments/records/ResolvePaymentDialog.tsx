import { Form, Input, Select } from "antd";
import { type ResolutionWay, ResolvePaymentDocument } from "../../../gql/staff-payments.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { maxReasonLength } from "../../kit/reason.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { choicesOf } from "../labels.tsx";

const ways: Readonly<Record<ResolutionWay, string>> = {
  GIVEN_BACK: "Given back",
  HANDLED: "Handled otherwise",
};

interface ResolvePaymentDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks how refused money was dealt with. */
export const ResolvePaymentDialog = ({ id, onClose, onDone }: ResolvePaymentDialogProps) => {
  const { toast } = useFeedback();
  const [resolve] = useSave(ResolvePaymentDocument);
  const form = useRecordForm({
    initial: { values: { way: "GIVEN_BACK" as ResolutionWay, note: "" }, revision: 0 },
    check: ({ note }) =>
      note.trim().length < 5 ? { note: "Say how, in at least 5 characters." } : {},
    save: async ({ way, note }) => {
      const { resolvePayment: answer } = await resolve({
        id,
        way,
        note: note.trim(),
      });
      return answer.__typename === "Refusal" ? answer : null;
    },
    onSaved: () => {
      toast("success", "Noted. The money is no longer listed as open.");
      onDone();
    },
  });
  return (
    <StaffDialog title="Refused money" onClose={onClose}>
      <RecordForm form={form} action="Note it" onCancel={onClose}>
        <p>
          This credits nothing. The money was taken by the provider and does not match what was
          owed.
        </p>
        <Form.Item label="What was done" {...form.choice("way")}>
          <Select options={choicesOf(ways)} />
        </Form.Item>
        <Form.Item
          label="How, and where it can be looked up"
          {...form.item("note", kitTexts.reasonHint)}
        >
          <Input.TextArea rows={2} maxLength={maxReasonLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
