import { useMutation } from "@apollo/client/react";
import { Alert, Button, Flex } from "antd";
import { useState } from "react";
import { AnswerOfferDocument } from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { texts } from "../../../texts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ModalDialog } from "../../../ui/ModalDialog.tsx";

interface AnswerOfferProps {
  readonly department: string;
  /** Called when an answer was refused and the shown offer may be outdated. */
  readonly onOutdated: () => void;
}

/** Accepts or declines an offer after a confirmation dialog. The answer updates the cached applicant. */
export const AnswerOffer = ({ department, onOutdated }: AnswerOfferProps) => {
  const answers = {
    accept: {
      title: "Accept this offer?",
      text: `You become a student of ${department} and get a matric number at once. From then on you sign in at the student login with that number and the password you have now. This cannot be taken back.`,
      yes: "Accept",
      busy: "Accepting...",
    },
    decline: {
      title: "Decline this offer?",
      text: "Your place goes to somebody else, and this application ends. This cannot be taken back.",
      yes: "Decline",
      busy: "Declining...",
    },
  } as const;
  const [asking, setAsking] = useState<keyof typeof answers | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, { loading }] = useMutation(AnswerOfferDocument);
  const { alert } = useFeedback();
  const ask = (about: keyof typeof answers) => {
    setProblem(null);
    setAsking(about);
  };
  const close = () => {
    if (!loading) setAsking(null);
  };
  const send = async () => {
    if (loading) return;
    setProblem(null);
    try {
      const { data } = await answer({ variables: { accept: asking === "accept" } });
      if (data?.answerOffer.__typename === "OfferAnswered") return;
      // The reason would be lost, because the content under the dialog changes.
      setAsking(null);
      alert(data?.answerOffer.message ?? "");
      onOutdated();
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  return (
    <>
      <Button type="primary" onClick={() => ask("accept")}>
        Accept offer
      </Button>
      <Button onClick={() => ask("decline")}>Decline offer</Button>
      {asking && (
        <ModalDialog
          title={answers[asking].title}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{texts.goBack}</Button>
              <Button
                type="primary"
                aria-disabled={loading || undefined}
                onClick={() => void send()}
              >
                {loading ? answers[asking].busy : answers[asking].yes}
              </Button>
            </>
          }
        >
          <Flex vertical gap="middle">
            <p>{answers[asking].text}</p>
            {problem && (
              <Alert
                type="error"
                showIcon
                title="Your answer could not be sent."
                description={problem}
              />
            )}
          </Flex>
        </ModalDialog>
      )}
    </>
  );
};
