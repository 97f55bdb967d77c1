import { Button } from "antd";
import { useState } from "react";
import {
  CancelRefundDocument,
  DecideRefundDocument,
  type RefundFileQuery_refund,
} from "../../../gql/staff-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ConfirmStep } from "../../kit/ConfirmStep.tsx";
import { DecideActions } from "../../kit/DecideActions.tsx";
import { useStep } from "../../kit/use-step.ts";
import { PayOutDialog } from "./PayOutDialog.tsx";

interface RefundActionsProps {
  readonly file: RefundFileQuery_refund;
  /** Called after each answer, to reload the refund. */
  readonly onAnswered: () => void;
}

/** The viewer's actions on a refund: decide, pay out, cancel. */
export const RefundActions = ({ file, onAnswered }: RefundActionsProps) => {
  const { toast } = useFeedback();
  const { currencySymbol } = usePortal();
  const [step, setStep] = useState<"cancel" | "payOut" | null>(null);
  const decide = useStep(DecideRefundDocument, (data) => data.decideRefund, onAnswered);
  const cancel = useStep(CancelRefundDocument, (data) => data.cancelRefund, onAnswered);
  const { id, source, state, amount } = file.refund;
  const money = formatMoney(amount, currencySymbol);
  const close = () => setStep(null);
  return (
    <>
      {file.canCancel && <Button onClick={() => setStep("cancel")}>Cancel the refund…</Button>}
      <DecideActions
        subject="refund"
        canDecide={file.canDecide}
        consequence={
          <p>
            {source === "CREDIT"
              ? `${money} of the credit is set aside and pays nothing else.`
              : `${money} may be paid out then. The ledger does not change: this money was never credited.`}
          </p>
        }
        noteLabel="Why it is declined"
        approved="The refund is approved. It waits to be paid out."
        decide={(decision) => decide({ id, ...decision })}
      />
      {file.canPayOut && (
        <Button type="primary" onClick={() => setStep("payOut")}>
          Record the pay-out…
        </Button>
      )}
      {step === "payOut" && (
        <PayOutDialog refund={file.refund} onAnswered={onAnswered} onClose={close} />
      )}
      {step === "cancel" && (
        <ConfirmStep
          title="Cancel the refund?"
          action="Cancel the refund"
          onConfirm={async () => {
            const refusal = await cancel({ id });
            if (refusal) return refusal;
            toast("success", "The refund is cancelled.");
            close();
            return null;
          }}
          onClose={close}
        >
          <p>
            {source === "CREDIT" && state === "APPROVED"
              ? `${money} is credit again, and pays what is owed.`
              : "Nothing is paid out. It can be asked for again."}
          </p>
        </ConfirmStep>
      )}
    </>
  );
};
