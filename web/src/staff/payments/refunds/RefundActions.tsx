import { Button } from "antd";
import { useState } from "react";
import type { RefundFileFragment } from "../../../gql/staff-payments.ts";
import { type RefundStep, RefundStepDialog } from "./RefundStepDialog.tsx";

interface RefundActionsProps {
  readonly file: RefundFileFragment;
  /** Called after each answer, to reload the refund. */
  readonly onAnswered: () => void;
}

/** The viewer's actions on a refund: decide, pay out, cancel. */
export const RefundActions = ({ file, onAnswered }: RefundActionsProps) => {
  const [step, setStep] = useState<RefundStep | null>(null);
  return (
    <>
      {file.canCancel && <Button onClick={() => setStep("cancel")}>Cancel the refund…</Button>}
      {file.canDecide && (
        <>
          <Button onClick={() => setStep("decline")}>Decline…</Button>
          <Button type="primary" onClick={() => setStep("approve")}>
            Approve the refund
          </Button>
        </>
      )}
      {file.canPayOut && (
        <Button type="primary" onClick={() => setStep("payOut")}>
          Record the pay-out…
        </Button>
      )}
      {step !== null && (
        <RefundStepDialog
          refund={file.refund}
          step={step}
          onAnswered={onAnswered}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
};
