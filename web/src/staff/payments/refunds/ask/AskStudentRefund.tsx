import { Alert, Button, Form } from "antd";
import { useId, useState } from "react";
import { CreditHolderDocument } from "../../../../gql/staff-payments.ts";
import { makeRequestKey } from "../../../../lib/request-key.ts";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { CreditRefundForm } from "./CreditRefundForm.tsx";
import { StudentPicker } from "./StudentPicker.tsx";

interface ChosenProps {
  readonly studentId: string;
  readonly requestKey: string;
  readonly onAnswered: () => void;
  readonly onAsked: () => void;
  readonly onCancel: () => void;
}

/** The form for the chosen student, or that there is nothing to give back. */
const Chosen = ({ studentId, ...form }: ChosenProps) => {
  const query = useStaffQuery(CreditHolderDocument, { id: studentId });
  return (
    <QueryBoundary query={query}>
      {({ counterStudent: student }) =>
        student?.canAskRefund ? (
          <CreditRefundForm studentId={studentId} freeCredit={student.freeCredit} {...form} />
        ) : (
          <Alert
            type="info"
            role="status"
            showIcon
            title="This student has no credit that can be given back."
            description="For a refused payment, ask in the payment’s record."
          />
        )
      }
    </QueryBoundary>
  );
};

/** The action that asks to give back the credit of a student, who is chosen first. */
export const AskStudentRefund = ({ onAsked }: { readonly onAsked: () => void }) => {
  const [isShown, setShown] = useState(false);
  const [studentId, setStudentId] = useState<string | null>(null);
  // Kept until a refund is asked for: a form that is opened again after a lost answer asks for nothing twice.
  const [requestKey, setRequestKey] = useState(makeRequestKey);
  const pickerId = useId();
  const close = () => {
    setShown(false);
    setStudentId(null);
  };
  return (
    <>
      <Button type="primary" onClick={() => setShown(true)}>
        Ask for a refund…
      </Button>
      {isShown && (
        <StaffDialog title="Ask for a refund" onClose={close}>
          <Form.Item label="Student" htmlFor={pickerId} layout="vertical">
            <StudentPicker id={pickerId} onPick={setStudentId} />
          </Form.Item>
          {studentId !== null && (
            <Chosen
              key={studentId}
              studentId={studentId}
              requestKey={requestKey}
              onAnswered={onAsked}
              onAsked={() => {
                setRequestKey(makeRequestKey());
                close();
              }}
              onCancel={close}
            />
          )}
        </StaffDialog>
      )}
    </>
  );
};
