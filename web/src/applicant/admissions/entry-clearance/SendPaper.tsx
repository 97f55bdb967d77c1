import { useMutation } from "@apollo/client/react";
import { SendEntryPaperDocument } from "../../../gql/applicant-admissions.ts";
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
  const [mutate] = useMutation(SendEntryPaperDocument);
  const send = async (paper: File) => {
    const { data } = await mutate({ variables: { number, paper } });
    const answer = data?.sendEntryPaper;
    if (answer?.__typename === "Refusal") return answer.message;
    toast("success", answer?.message ?? "The paper is handed in.");
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
