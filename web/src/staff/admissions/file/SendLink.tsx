import { useMutation } from "@apollo/client/react";
import { useEffect } from "react";
import { SendLinkDocument } from "../../../gql/staff-admissions.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { admissionTexts } from "../texts.ts";
import { type OnDone, useChange } from "./use-change.ts";

/** Mails the applicant a new verification link. */
export const SendLink = ({ id, onDone }: { id: string; onDone: OnDone }) => {
  const [send] = useMutation(SendLinkDocument, { fetchPolicy: "no-cache" });
  const { alert } = useFeedback();
  const { busy, trouble, run } = useChange(onDone);
  useEffect(() => {
    if (trouble) alert(trouble);
  }, [trouble, alert]);
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => void run(() => send({ variables: { applicantId: id } }))}
    >
      {admissionTexts.file.sendLink}
    </Button>
  );
};
