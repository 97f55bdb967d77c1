import { Alert, Form } from "antd";
import { useId, useState } from "react";
import { CreditHolderDocument } from "../../../../gql/staff-payments.ts";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { RequestDialog } from "../../RequestDialog.tsx";
import { StudentField } from "../../StudentField.tsx";
import { CreditRefundForm } from "./CreditRefundForm.tsx";

interface ChosenProps {
  readonly studentId: string;
  readonly requestKey: string;
  readonly onAnswered: () => void;
  readonly onAsked: () => void;
  readonly onCancel: () => void;
}

/** The form for the chosen student, or that there is nothing to give back. A refusal is shown with the form, also if it says that. */
const Chosen = ({ studentId, onAnswered, ...form }: ChosenProps) => {
  const query = useStaffQuery(CreditHolderDocument, { id: studentId });
  const [isAnswered, setAnswered] = useState(false);
  return (
    <QueryBoundary query={query}>
      {({ counterStudent: student }) =>
        student && (student.canAskRefund || isAnswered) ? (
          <CreditRefundForm
            studentId={studentId}
            freeCredit={student.freeCredit}
            onAnswered={() => {
              setAnswered(true);
              query.reload();
              onAnswered();
            }}
            {...form}
          />
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

/** The form of a refund of a student's credit, who is chosen first. */
const ChosenFirst = (form: Omit<ChosenProps, "studentId">) => {
  const [studentId, setStudentId] = useState<string | null>(null);
  const fieldId = useId();
  return (
    <>
      <Form.Item label="Student" htmlFor={fieldId} layout="vertical">
        <StudentField id={fieldId} onChosen={setStudentId} />
      </Form.Item>
      {studentId !== null && <Chosen key={studentId} studentId={studentId} {...form} />}
    </>
  );
};

/** The action that asks to give back the credit of any student. */
export const AskStudentRefund = ({ onAsked }: { readonly onAsked: () => void }) => (
  <RequestDialog label="Ask for a refund…" title="Ask for a refund" variant="primary">
    {(form) => <ChosenFirst onAnswered={onAsked} {...form} />}
  </RequestDialog>
);
