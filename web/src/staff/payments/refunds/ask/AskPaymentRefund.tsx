import { Button } from "antd";
import { useState } from "react";
import { AskPaymentRefundDocument } from "../../../../gql/staff-payments.ts";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../../../kit/ConfirmWithReason.tsx";
import { useStep } from "../../../kit/use-step.ts";
import { askedText } from "./asked-text.ts";

interface AskPaymentRefundProps {
  readonly paymentId: string;
  /** What the provider took, such as `NGN 25,000.00`. */
  readonly money: string;
  /** An open dialog stays when it becomes false: it says why. */
  readonly isOffered: boolean;
  /** Called after each answer, to reload the payment. */
  readonly onAnswered: () => void;
}

/** The action that asks to give a refused payment back. */
export const AskPaymentRefund = (props: AskPaymentRefundProps) => {
  const { paymentId, money, isOffered, onAnswered } = props;
  const { toast } = useFeedback();
  const ask = useStep(AskPaymentRefundDocument, (data) => data.askPaymentRefund, onAnswered);
  const [isShown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      {isOffered && (
        <Button type="primary" onClick={() => setShown(true)}>
          Ask for a refund…
        </Button>
      )}
      {isShown && (
        <ConfirmWithReason
          title="Ask for a refund"
          action="Ask"
          onConfirm={(reason) => ask({ paymentId, reason })}
          onDone={() => {
            close();
            toast("success", askedText);
          }}
          onClose={close}
        >
          <p>
            All that the provider took is given back: {money}. Somebody else has to approve it
            first.
          </p>
        </ConfirmWithReason>
      )}
    </>
  );
};
