import { Alert, Button } from "antd";
import { useEffect, useRef, useState } from "react";
import type { RecordCounterReceiptMutation_recordCounterReceipt_CounterReceipt as CounterReceipt } from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import type { PayableItem } from "../../../lib/payable-items.ts";
import { makeRequestKey } from "../../../lib/request-key.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { PrintReceipt } from "../PrintReceipt.tsx";
import { methodText } from "./labels.tsx";
import { PaymentForm } from "./PaymentForm.tsx";

interface RecordedProps {
  readonly receipt: CounterReceipt;
  /** Null if nothing more is owed. */
  readonly onAnother: (() => void) | null;
  readonly onClose: () => void;
}

/** The written receipt. It takes the focus, because the form with the pressed button is gone. */
const Recorded = ({ receipt, onAnother, onClose }: RecordedProps) => {
  const { currencySymbol } = usePortal();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        type="success"
        role="status"
        showIcon
        title={`Receipt ${receipt.number} is recorded.`}
        description={`${currencySymbol}${formatAmount(receipt.amount)} · ${methodText(receipt)}`}
      />
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
        {onAnother && <Button onClick={onAnother}>Take another payment</Button>}
        <PrintReceipt receipt={receipt} variant="primary" />
      </DialogActions>
    </div>
  );
};

interface TakePaymentProps {
  readonly studentId: string;
  readonly items: readonly PayableItem[];
  /** Whether the viewer's cash book takes money now. */
  readonly isOpen: boolean;
  /** Called after each answer, to reload the student. */
  readonly onChanged: () => void;
}

/** The action that takes money at the counter, with its form and the receipt. */
export const TakePayment = ({ studentId, items, isOpen, onChanged }: TakePaymentProps) => {
  const [isShown, setShown] = useState(false);
  const [receipt, setReceipt] = useState<CounterReceipt | null>(null);
  // Kept until a receipt is written: a form that is opened again after a lost answer records nothing twice.
  const [requestKey, setRequestKey] = useState(makeRequestKey);
  const close = () => {
    setShown(false);
    setReceipt(null);
  };
  return (
    <>
      {isOpen && items.length > 0 && (
        <Button type="primary" onClick={() => setShown(true)}>
          Take a payment
        </Button>
      )}
      {(isShown || receipt) && (
        <StaffDialog title={receipt ? "Payment recorded" : "Take a payment"} onClose={close}>
          {receipt ? (
            <Recorded
              receipt={receipt}
              onAnother={
                isOpen && items.length > 0
                  ? () => {
                      setShown(true);
                      setReceipt(null);
                    }
                  : null
              }
              onClose={close}
            />
          ) : (
            <PaymentForm
              studentId={studentId}
              items={items}
              requestKey={requestKey}
              onAnswered={onChanged}
              onRecorded={(written) => {
                setReceipt(written);
                setRequestKey(makeRequestKey());
              }}
              onCancel={close}
            />
          )}
        </StaffDialog>
      )}
    </>
  );
};
