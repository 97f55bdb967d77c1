import { useNavigate } from "react-router-dom";
import { PrepareSenateListDocument } from "../../../gql/staff-results.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useResultPath } from "../parts/use-result-paths.ts";

interface Graduates {
  readonly programmeId: string;
  readonly session: string;
}

/** Prepares a list of graduates and opens it. `onRefused` is called when somebody else came first. */
export const usePrepareList = (onRefused: () => void) => {
  const [save, isPreparing] = useSave(PrepareSenateListDocument);
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useResultPath();
  const send = async ({ programmeId, session }: Graduates): Promise<void> => {
    const { prepareSenateList: answer } = await save({ programmeId, session });
    if (answer.__typename === "Refusal") {
      toast("error", answer.message);
      onRefused();
      return;
    }
    toast("success", answer.message);
    await navigate(to(`senate-lists/${answer.id}`));
  };
  const prepare = (graduates: Graduates): void => {
    send(graduates).catch((error: unknown) => toast("error", failureOf(error).message));
  };
  return { prepare, isPreparing };
};
