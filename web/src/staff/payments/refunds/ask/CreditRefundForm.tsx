import { Form, Input, Select } from "antd";
import { AskCreditRefundDocument, type RefundKind } from "../../../../gql/staff-payments.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { kitTexts } from "../../../kit/kit-texts.ts";
import { maxReasonLength, reasonProblem } from "../../../kit/reason.ts";
import { RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../../kit/record/use-record-form.ts";
import { useStep } from "../../../kit/use-step.ts";
import { amountProblem } from "../../amount.ts";
import { choicesOf } from "../../labels.tsx";
import { refundKinds } from "../labels.tsx";
import { askedText } from "./asked-text.ts";

interface RefundValues {
  readonly amount: string;
  readonly kind: RefundKind | "";
  readonly reason: string;
}

interface CreditRefundFormProps {
  readonly studentId: string;
  /** The most that can be given back, in naira. */
  readonly freeCredit: number;
  readonly requestKey: string;
  /** Called after an answer and after a failure, for the refund may have been asked for. */
  readonly onAnswered: () => void;
  readonly onAsked: () => void;
  readonly onCancel: () => void;
}

/** Asks how much of a student's credit is given back, and why. */
export const CreditRefundForm = (props: CreditRefundFormProps) => {
  const { studentId, freeCredit, requestKey, onAnswered, onAsked, onCancel } = props;
  const { currencySymbol } = usePortal();
  const { toast } = useFeedback();
  const ask = useStep(AskCreditRefundDocument, (data) => data.askCreditRefund, onAnswered);
  const form = useRecordForm<RefundValues>({
    initial: { values: { amount: String(freeCredit), kind: "", reason: "" }, revision: 0 },
    check: ({ amount, kind, reason }) => ({
      amount: amountProblem(amount),
      ...(kind === "" && { kind: "Choose why the money is given back." }),
      reason: reasonProblem(reason) ?? undefined,
    }),
    save: async ({ amount, kind, reason }) => {
      if (kind === "") return null;
      const asked = { requestKey, studentId, kind, reason: reason.trim() };
      return ask({ input: { ...asked, amount: Number(amount.trim()) } });
    },
    onSaved: () => {
      toast("success", askedText);
      onAsked();
    },
  });
  return (
    <RecordForm form={form} action="Ask" onCancel={onCancel}>
      <p>Somebody else has to approve it. Until then the credit still pays what is charged.</p>
      <Form.Item
        label="Amount in naira"
        {...form.item("amount", `Free credit: ${currencySymbol}${formatAmount(freeCredit)}.`)}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item label="Why" {...form.choice("kind")}>
        <Select options={choicesOf(refundKinds)} />
      </Form.Item>
      <Form.Item label="Reason" {...form.item("reason", kitTexts.reasonHint)}>
        <Input.TextArea rows={2} maxLength={maxReasonLength} />
      </Form.Item>
    </RecordForm>
  );
};
