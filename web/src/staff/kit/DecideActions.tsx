import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { useFeedback } from "../../ui/Feedback.tsx";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { ReasonField } from "./ReasonField.tsx";
import type { RecordRefusal } from "./record/use-record-form.ts";

/** What the second person answers to what somebody else asked for. Declining needs a note. */
interface Decision {
  readonly isApproved: boolean;
  readonly note: string | null;
}

export interface DecideActionsProps {
  /** What is decided: `refund`. */
  readonly subject: string;
  readonly canDecide: boolean;
  /** False of what can only be declined. */
  readonly canApprove?: boolean;
  /** The label of the button that approves. Default: `Approve the refund`. */
  readonly approveLabel?: string;
  /** What an approval does. */
  readonly consequence: ReactNode;
  /** The label of the note when it is declined. */
  readonly noteLabel: string;
  /** The message after an approval. */
  readonly approved: string;
  /** Sends the decision. Resolves to the refusal or null. */
  readonly decide: (decision: Decision) => Promise<RecordRefusal | null>;
}

/** Approves or declines what somebody else asked for. A dialog stays open when the record is loaded again. */
export const DecideActions = (props: DecideActionsProps) => {
  const { subject, canDecide, canApprove = true, approveLabel = `Approve the ${subject}` } = props;
  const { consequence, noteLabel, approved, decide } = props;
  const { toast } = useFeedback();
  const [step, setStep] = useState<"approve" | "decline" | null>(null);
  const close = () => setStep(null);
  const send = async (decision: Decision, done: string) => {
    const refusal = await decide(decision);
    if (refusal) return refusal;
    toast("success", done);
    close();
    return null;
  };
  return (
    <>
      {canDecide && (
        <>
          <Button onClick={() => setStep("decline")}>Decline…</Button>
          {canApprove && (
            <Button type="primary" onClick={() => setStep("approve")}>
              {approveLabel}
            </Button>
          )}
        </>
      )}
      {step === "approve" && (
        <ConfirmStep
          title={`Approve the ${subject}?`}
          action="Approve"
          onConfirm={() => send({ isApproved: true, note: null }, approved)}
          onClose={close}
        >
          {consequence}
        </ConfirmStep>
      )}
      {step === "decline" && (
        <ConfirmStep<{ note: string }>
          title={`Decline the ${subject}`}
          action="Decline"
          onConfirm={({ note }) => send({ isApproved: false, note }, `The ${subject} is declined.`)}
          onClose={close}
        >
          <ReasonField
            name="note"
            label={noteLabel}
            hint="The person who asked can read it. At least 5 characters."
          />
        </ConfirmStep>
      )}
    </>
  );
};
