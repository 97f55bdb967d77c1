import { Form, Input } from "antd";
import {
  PayOutRefundDocument,
  type RefundFileQuery_refund_refund,
} from "../../../gql/staff-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { useStep } from "../../kit/use-step.ts";

interface PayOutDialogProps {
  readonly refund: RefundFileQuery_refund_refund;
  /** Called after each answer, to reload the refund. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Records that a refund was paid out, with the reference of the transfer. */
export const PayOutDialog = ({ refund, onAnswered, onClose }: PayOutDialogProps) => {
  const { toast } = useFeedback();
  const { currencySymbol } = usePortal();
  const payOut = useStep(PayOutRefundDocument, (data) => data.payOutRefund, onAnswered);
  const { id, amount, payer } = refund;
  const form = useRecordForm({
    initial: { values: { reference: "" }, revision: 0 },
    check: ({ reference }) =>
      reference.trim().length < 3 ? { reference: "Enter the reference of the transfer." } : {},
    save: ({ reference }) => payOut({ id, reference: reference.trim() }),
    onSaved: () => {
      toast("success", "The pay-out is recorded. The person gets a mail.");
      onClose();
    },
  });
  return (
    <StaffDialog title="Record the pay-out" onClose={onClose}>
      <RecordForm form={form} action="Record" onCancel={onClose}>
        <p>
          {`Transfer ${formatMoney(amount, currencySymbol)}${payer ? ` to ${payer.name}` : ""}, or give it back at the payment provider, before you record it. The person gets a mail with the reference.`}
        </p>
        <Form.Item
          label="Reference of the transfer"
          {...form.item("reference", "Of the bank, or of the provider’s refund.")}
        >
          <Input autoComplete="off" maxLength={60} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
