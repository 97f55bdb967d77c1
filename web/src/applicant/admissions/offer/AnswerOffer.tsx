import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { texts } from "../../texts.ts";
import styles from "./Admission.module.css";
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
      <Button onClick={() => ask("accept")}>{labels.accept}</Button>
      <Button variant="secondary" onClick={() => ask("decline")}>
        {labels.decline}
      </Button>
      {asking && (
        <Dialog
          title={isAccepting ? labels.acceptTitle : labels.declineTitle}
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                {labels.goBack}
              </Button>
              <Button busy={busy} onClick={() => void send()}>
                {busy ? doing : confirmLabel}
              </Button>
            </>
          }
        >
          <div className={styles.asking}>
            <p>{isAccepting ? labels.acceptText(department) : labels.declineText}</p>
            {problem && (
              <Notice kind="error" title={labels.failed}>
                {problem}
              </Notice>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
};
