import { Form, Input, Select } from "antd";
import { type ResolutionWay, ResolvePaymentDocument } from "../../../gql/staff-payments.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { maxReasonLength } from "../../kit/reason.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { useStep } from "../../kit/use-step.ts";
import { choicesOf } from "../labels.tsx";

const ways: Readonly<Record<ResolutionWay, string>> = {
  GIVEN_BACK: "Given back",
  HANDLED: "Handled otherwise",
};

interface ResolvePaymentDialogProps {
  readonly id: string;
  /** Called after each answer, to reload the payment. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Asks how refused money was dealt with. */
export const ResolvePaymentDialog = ({ id, onAnswered, onClose }: ResolvePaymentDialogProps) => {
  const { toast } = useFeedback();
  const resolve = useStep(ResolvePaymentDocument, (data) => data.resolvePayment, onAnswered);
  const form = useRecordForm({
    initial: { values: { way: "GIVEN_BACK" as ResolutionWay, note: "" }, revision: 0 },
    check: ({ note }) =>
      note.trim().length < 5 ? { note: "Say how, in at least 5 characters." } : {},
    save: ({ way, note }) => resolve({ id, way, note: note.trim() }),
    onSaved: () => {
      toast("success", "Noted. The money is no longer listed as open.");
      onClose();
    },
  });
  return (
    <StaffDialog title="Refused money" onClose={onClose}>
      <RecordForm form={form} action="Note it" onCancel={onClose}>
        <p>
          This credits nothing. The money was taken by the provider and does not match what was
          owed.
        </p>
        <Form.Item label="What was done" {...form.choice("way")}>
          <Select options={choicesOf(ways)} />
        </Form.Item>
        <Form.Item
          label="How, and where it can be looked up"
          {...form.item("note", kitTexts.reasonHint)}
        >
          <Input.TextArea rows={2} maxLength={maxReasonLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
