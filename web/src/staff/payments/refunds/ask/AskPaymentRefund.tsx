import { Button } from "antd";
import { useState } from "react";
import { AskPaymentRefundDocument } from "../../../../gql/staff-payments.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../../../kit/ConfirmWithReason.tsx";
import { askedText } from "./asked-text.ts";

interface AskPaymentRefundProps {
  readonly paymentId: string;
  /** What the provider took, such as `NGN 25,000.00`. */
  readonly money: string;
  /** Called after each answer, to reload the payment. */
  readonly onAnswered: () => void;
}

/** The action that asks to give a refused payment back. */
export const AskPaymentRefund = ({ paymentId, money, onAnswered }: AskPaymentRefundProps) => {
  const { toast } = useFeedback();
  const [ask] = useSave(AskPaymentRefundDocument);
  const [isShown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <Button type="primary" onClick={() => setShown(true)}>
        Ask for a refund…
      </Button>
      {isShown && (
        <ConfirmWithReason
          title="Ask for a refund"
          action="Ask"
          onConfirm={async (reason) => {
            const { askPaymentRefund: answer } = await ask({ paymentId, reason });
            onAnswered();
            return answer.__typename === "Refusal" ? answer : null;
          }}
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
