import { Button } from "antd";
import { useState } from "react";
import type { StudentRecordAccountFragment } from "../../../../gql/staff-payments.ts";
import { makeRequestKey } from "../../../../lib/request-key.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { AdjustmentForm } from "./AdjustmentForm.tsx";

interface AdjustChargesProps {
  readonly studentId: string;
  readonly record: StudentRecordAccountFragment;
  /** Called after each answer, to reload the account. */
  readonly onAnswered: () => void;
}

/** The action that asks to lower charges of an account or to take them back. */
export const AdjustCharges = ({ studentId, record, onAnswered }: AdjustChargesProps) => {
  const [isShown, setShown] = useState(false);
  // Kept until an adjustment is asked for: a form that is opened again after a lost answer asks for nothing twice.
  const [requestKey, setRequestKey] = useState(makeRequestKey);
  const close = () => setShown(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Adjust charges…</Button>
      {isShown && (
        <StaffDialog title="Adjust charges" onClose={close}>
          <AdjustmentForm
            studentId={studentId}
            record={record}
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
