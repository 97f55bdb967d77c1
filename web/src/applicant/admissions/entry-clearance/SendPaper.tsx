import { SendEntryPaperDocument } from "../../../gql/applicant-admissions.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { SendDocument } from "../SendDocument.tsx";

interface SendPaperProps {
  readonly number: number;
  readonly name: string;
  /** Whether the file takes the place of one that was handed in. */
  readonly isAnother: boolean;
}

/** Chooses the file of one paper and hands it in. */
export default function SendPaper({ number, name, isAnother }: SendPaperProps) {
  const { toast } = useFeedback();
  const [save] = useSave(SendEntryPaperDocument);
  const send = async (paper: File) => {
    const answer = (await save({ number, paper })).sendEntryPaper;
    if (answer.__typename === "Refusal") return answer.message;
    toast("success", answer.message);
    return null;
  };
  return (
    <SendDocument
      label={isAnother ? "Choose another file" : "Choose a file"}
      about={name}
      action="Hand it in"
      send={send}
    />
  );
}
