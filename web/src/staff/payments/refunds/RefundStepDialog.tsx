import { Form, Input } from "antd";
import {
  CancelRefundDocument,
  DecideRefundDocument,
  PayOutRefundDocument,
  type RefundFileFragment,
} from "../../../gql/staff-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { maxReasonLength, reasonProblem } from "../../kit/reason.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";

export type RefundStep = "approve" | "decline" | "payOut" | "cancel";

const texts: Readonly<
  Record<RefundStep, { readonly title: string; readonly action: string; readonly done: string }>
> = {
  approve: {
    title: "Approve the refund?",
    action: "Approve",
    done: "The refund is approved. It waits to be paid out.",
  },
  decline: { title: "Decline the refund", action: "Decline", done: "The refund is declined." },
  payOut: {
    title: "Record the pay-out",
    action: "Record",
    done: "The pay-out is recorded. The person gets a mail.",
  },
  cancel: {
    title: "Cancel the refund?",
    action: "Cancel the refund",
    done: "The refund is cancelled.",
  },
};

const referenceProblem = (reference: string): string | undefined =>
  reference.trim().length < 3 ? "Enter the reference of the transfer." : undefined;

interface RefundStepDialogProps {
  readonly refund: RefundFileFragment["refund"];
  readonly step: RefundStep;
  /** Called after each answer, to reload the refund. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Takes one step of a refund. Declining needs a note, a pay-out its reference. */
export const RefundStepDialog = ({ refund, step, onAnswered, onClose }: RefundStepDialogProps) => {
  const { toast } = useFeedback();
  const { currencySymbol } = usePortal();
  const [decide] = useSave(DecideRefundDocument);
  const [payOut] = useSave(PayOutRefundDocument);
  const [cancel] = useSave(CancelRefundDocument);
  const { id, source, state, amount, payer } = refund;
  const { title, action, done } = texts[step];
  const send = async (note: string, reference: string) => {
    if (step === "payOut") return (await payOut({ id, reference })).payOutRefund;
    if (step === "cancel") return (await cancel({ id })).cancelRefund;
    const isApproved = step === "approve";
    return (await decide({ id, isApproved, note: isApproved ? null : note })).decideRefund;
  };
  const form = useRecordForm({
    initial: { values: { note: "", reference: "" }, revision: 0 },
    check: ({ note, reference }) => ({
      ...(step === "decline" && { note: reasonProblem(note) ?? undefined }),
      ...(step === "payOut" && { reference: referenceProblem(reference) }),
    }),
    save: async ({ note, reference }) => {
      const answer = await send(note.trim(), reference.trim());
      onAnswered();
      return answer.__typename === "Refusal" ? answer : null;
    },
    onSaved: () => {
      toast("success", done);
      onClose();
    },
  });
  const money = formatMoney(amount, currencySymbol);
  return (
    <StaffDialog title={title} onClose={onClose}>
      <RecordForm form={form} action={action} onCancel={onClose}>
        {step === "approve" && (
          <p>
            {source === "CREDIT"
              ? `${money} of the credit is set aside and pays nothing else.`
              : `${money} may be paid out then. The ledger does not change: this money was never credited.`}
          </p>
        )}
        {step === "decline" && (
          <Form.Item
            label="Why it is declined"
            {...form.item("note", "The one who asked can read it. At least 5 characters.")}
          >
            <Input.TextArea rows={2} maxLength={maxReasonLength} />
          </Form.Item>
        )}
        {step === "payOut" && (
          <>
            <p>
              {`Transfer ${money}${payer ? ` to ${payer.name}` : ""}, or give it back at the payment provider, before you record it. The person gets a mail with the reference.`}
            </p>
            <Form.Item
              label="Reference of the transfer"
              {...form.item("reference", "Of the bank, or of the provider’s refund.")}
            >
              <Input autoComplete="off" maxLength={60} />
            </Form.Item>
          </>
        )}
        {step === "cancel" && (
          <p>
            {source === "CREDIT" && state === "APPROVED"
              ? `${money} is credit again, and pays what is owed.`
              : "Nothing is paid out. It can be asked for again."}
          </p>
        )}
      </RecordForm>
    </StaffDialog>
  );
};
