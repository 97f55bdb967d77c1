import { Button } from "antd";
import { useState } from "react";
import { useFeedback } from "../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import type { RecordRefusal } from "../kit/record/use-record-form.ts";
import { DecideDialog, type Decision } from "./DecideDialog.tsx";

type Step = "ask" | "approve" | "decline";

interface VoidActionsProps {
  /** The number of the receipt. */
  readonly number: string;
  readonly canAskVoid: boolean;
  readonly canDecideVoid: boolean;
  /** What an approval does. */
  readonly consequence: string;
  /** Sends a request or a decision. Resolves to the refusal or null. */
  readonly ask: (reason: string) => Promise<RecordRefusal | null>;
  readonly decide: (decision: Decision) => Promise<RecordRefusal | null>;
}

/** The viewer's actions on a receipt: ask to void it, or decide when somebody else asked. */
export const VoidActions = (props: VoidActionsProps) => {
  const { number, canAskVoid, canDecideVoid, consequence, ask, decide } = props;
  const { toast } = useFeedback();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const isApproved = step === "approve";
  return (
    <>
      {canAskVoid && <Button onClick={() => setStep("ask")}>Ask to void…</Button>}
      {canDecideVoid && (
        <>
          <Button onClick={() => setStep("decline")}>Decline…</Button>
          <Button type="primary" onClick={() => setStep("approve")}>
            Approve the void
          </Button>
        </>
      )}
      {step === "ask" && (
        <ConfirmWithReason
          title={`Ask to void ${number}`}
          action="Ask"
          onConfirm={ask}
          onDone={() => {
            close();
            toast("success", "You have asked. The receipt counts until somebody else approves.");
          }}
          onClose={close}
        >
          <p>Somebody else has to approve. The receipt counts until then.</p>
        </ConfirmWithReason>
      )}
      {(isApproved || step === "decline") && (
        <DecideDialog
          title={isApproved ? "Approve the void?" : "Decline the void"}
          isApproved={isApproved}
          consequence={<p>{consequence}</p>}
          noteLabel="Why it stays valid"
          done={isApproved ? "The receipt is voided." : "The void is declined."}
          decide={decide}
          onClose={close}
        />
      )}
    </>
  );
};
