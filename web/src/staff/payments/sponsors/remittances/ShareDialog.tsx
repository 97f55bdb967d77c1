import { Form, Input } from "antd";
import {
  ChangeRemittanceSharesDocument,
  type RemittanceScreenQuery_remittanceShares_rows,
} from "../../../../gql/staff-payments.ts";
import { formatMoney } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { useStep } from "../../../kit/use-step.ts";
import { amountProblem } from "../../amount.ts";
import { StudentField } from "../../StudentField.tsx";

interface ShareDialogProps {
  readonly remittanceId: string;
  /** Null to add a student's. */
  readonly share: RemittanceScreenQuery_remittanceShares_rows | null;
  /** Called after each answer, to reload the remittance. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Changes what a draft brings one student. */
export const ShareDialog = ({ remittanceId, share, onAnswered, onClose }: ShareDialogProps) => {
  const { toast } = useFeedback();
  const { currencySymbol } = usePortal();
  const change = useStep(
    ChangeRemittanceSharesDocument,
    (data) => data.changeRemittanceShares,
    onAnswered,
  );
  const form = useRecordForm({
    initial: {
      values: { studentId: share?.studentId ?? "", amount: String(share?.amount ?? "") },
      revision: 0,
    },
    check: ({ studentId, amount }) => ({
      ...(studentId === "" && { studentId: "Choose a student of the list." }),
      amount: amountProblem(amount),
    }),
    save: async ({ studentId, amount }) => {
      const refusal = await change({
        id: remittanceId,
        shares: [{ studentId, amount: Number(amount) }],
      });
      if (!refusal) return null;
      // The only share is the typed one: who has none yet is not on the list, or the amount is wrong.
      const field = share === null ? "studentId" : "amount";
      const fields = refusal.fields.map((one) =>
        one.field === "shares" ? { ...one, field } : one,
      );
      return { ...refusal, fields };
    },
    onSaved: () => {
      toast("success", "Saved.");
      onClose();
    },
  });
  return (
    <StaffDialog
      title={share ? `Change the share of ${share.name}` : "Add a student"}
      onClose={onClose}
    >
      <RecordForm form={form} onCancel={onClose}>
        {share === null && (
          <Form.Item label="Student" {...form.choice("studentId", "A student of the list.")}>
            <StudentField />
          </Form.Item>
        )}
        <Form.Item
          label="Amount in naira"
          {...form.item(
            "amount",
            share &&
              `${formatMoney(share.outstanding, currencySymbol)} is outstanding. 0 takes the student out.`,
          )}
        >
          <Input inputMode="decimal" maxLength={11} autoComplete="off" />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
