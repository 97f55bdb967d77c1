import { Button } from "antd";
import { useState } from "react";
import { makeRequestKey } from "../../../../lib/request-key.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { CreditRefundForm } from "./CreditRefundForm.tsx";

interface AskCreditRefundProps {
  readonly studentId: string;
  readonly freeCredit: number;
  /** Called after each answer, to reload the student. */
  readonly onAnswered: () => void;
}

/** The action that asks to give a student's credit back. */
export const AskCreditRefund = ({ studentId, freeCredit, onAnswered }: AskCreditRefundProps) => {
  const [isShown, setShown] = useState(false);
  // Kept until a refund is asked for: a form that is opened again after a lost answer asks for nothing twice.
  const [requestKey, setRequestKey] = useState(makeRequestKey);
  const close = () => setShown(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Ask for a refund…</Button>
      {isShown && (
        <StaffDialog title="Ask for a refund" onClose={close}>
          <CreditRefundForm
            studentId={studentId}
            freeCredit={freeCredit}
            requestKey={requestKey}
            onAnswered={onAnswered}
            onAsked={() => {
              setRequestKey(makeRequestKey());
              close();
            }}
            onCancel={close}
          />
        </StaffDialog>
      )}
    </>
  );
};
