import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { texts } from "../../texts.ts";
import styles from "./Admission.module.css";
import { useAnswerOffer } from "./use-answer-offer.ts";

const words = texts.admission;

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
  const doing = isAccepting ? words.accepting : words.declining;
  const yes = isAccepting ? words.acceptYes : words.declineYes;
  return (
    <>
      <Button onClick={() => ask("accept")}>{words.accept}</Button>
      <Button look="secondary" onClick={() => ask("decline")}>
        {words.decline}
      </Button>
      {asking && (
        <Dialog
          title={isAccepting ? words.acceptTitle : words.declineTitle}
          onClose={close}
          actions={
            <>
              <Button look="secondary" onClick={close}>
                {words.goBack}
              </Button>
              <Button busy={busy} onClick={() => void send()}>
                {busy ? doing : yes}
              </Button>
            </>
          }
        >
          <div className={styles.asking}>
            <p>{isAccepting ? words.acceptText(department) : words.declineText}</p>
            {problem && (
              <Notice kind="error" title={words.failed}>
                {problem}
              </Notice>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
};
