import { Alert, Button, Flex } from "antd";
import { useState } from "react";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ModalDialog } from "../../../ui/ModalDialog.tsx";
import { texts } from "../../texts.ts";
import { useAnswerOffer } from "./use-answer-offer.ts";

const labels = texts.admission;

interface AnswerOfferProps {
  readonly department: string;
  readonly onOutdated: () => void;
}

/** Accepts or declines an offer after a confirmation dialog. */
export const AnswerOffer = ({ department, onOutdated }: AnswerOfferProps) => {
  const [asking, setAsking] = useState<"accept" | "decline" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, busy] = useAnswerOffer();
  const { alert } = useFeedback();
  const ask = (about: "accept" | "decline") => {
    setProblem(null);
    setAsking(about);
  };
  const close = () => {
    if (!busy) setAsking(null);
  };
  const send = async () => {
    if (busy) return;
    setProblem(null);
    const refusal = await answer(asking === "accept");
    if (!refusal) return;
    if (!refusal.isOutdated) {
      setProblem(refusal.message);
      return;
    }
    // The reason would be lost, because the content under the dialog changes.
    setAsking(null);
    alert(refusal.message);
    onOutdated();
  };
  const isAccepting = asking === "accept";
  const doing = isAccepting ? labels.accepting : labels.declining;
  const confirmLabel = isAccepting ? labels.acceptYes : labels.declineYes;
  return (
    <>
      <Button type="primary" onClick={() => ask("accept")}>
        {labels.accept}
      </Button>
      <Button onClick={() => ask("decline")}>{labels.decline}</Button>
      {asking && (
        <ModalDialog
          title={isAccepting ? labels.acceptTitle : labels.declineTitle}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{labels.goBack}</Button>
              <Button type="primary" aria-disabled={busy || undefined} onClick={() => void send()}>
                {busy ? doing : confirmLabel}
              </Button>
            </>
          }
        >
          <Flex vertical gap="middle">
            <p>{isAccepting ? labels.acceptText(department) : labels.declineText}</p>
            {problem && <Alert type="error" showIcon title={labels.failed} description={problem} />}
          </Flex>
        </ModalDialog>
      )}
    </>
  );
};
