import { Button, Form, Input } from "antd";
import { useState } from "react";
import {
  AskReceiptVoidDocument,
  type CounterReceiptFileFragment,
  DecideReceiptVoidDocument,
} from "../../../gql/staff-payments.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { maxReasonLength, reasonProblem } from "../../kit/reason.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";

type Step = "ask" | "approve" | "decline";

interface DecideDialogProps {
  readonly id: string;
  readonly isApproved: boolean;
  /** Called after each answer, to reload the receipt. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Approves or declines a void. Only declining needs a note. */
const DecideDialog = ({ id, isApproved, onAnswered, onClose }: DecideDialogProps) => {
  const { toast } = useFeedback();
  const [decide] = useSave(DecideReceiptVoidDocument);
  const form = useRecordForm({
    initial: { values: { note: "" }, revision: 0 },
    check: ({ note }) => (isApproved ? {} : { note: reasonProblem(note) ?? undefined }),
    save: async ({ note }) => {
      const variables = { id, isApproved, note: isApproved ? null : note.trim() };
      const { decideReceiptVoid: answer } = await decide(variables);
      onAnswered();
      return answer.__typename === "Refusal" ? answer : null;
    },
    onSaved: () => {
      toast("success", isApproved ? "The receipt is voided." : "The void is declined.");
      onClose();
    },
  });
  return (
    <StaffDialog title={isApproved ? "Approve the void?" : "Decline the void"} onClose={onClose}>
      <RecordForm form={form} action={isApproved ? "Approve" : "Decline"} onCancel={onClose}>
        {isApproved ? (
          <p>What it paid is owed again. The receipt stays in the books as voided.</p>
        ) : (
          <Form.Item
            label="Why it stays valid"
            {...form.item("note", "The one who asked can read it. At least 5 characters.")}
          >
            <Input.TextArea rows={2} maxLength={maxReasonLength} />
          </Form.Item>
        )}
      </RecordForm>
    </StaffDialog>
  );
};

interface VoidActionsProps {
  readonly file: CounterReceiptFileFragment;
  /** Called after each answer, to reload the receipt. */
  readonly onDone: () => void;
}

/** The viewer's actions on a receipt: ask to void it, or decide when somebody else asked. */
export const VoidActions = ({ file, onDone }: VoidActionsProps) => {
  const { toast } = useFeedback();
  const [ask] = useSave(AskReceiptVoidDocument);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const { id, number } = file.receipt;
  return (
    <>
      {file.canAskVoid && <Button onClick={() => setStep("ask")}>Ask to void…</Button>}
      {file.canDecideVoid && (
        <>
          <Button onClick={() => setStep("decline")}>Decline…</Button>
          <Button type="primary" onClick={() => setStep("approve")}>
            Approve the void
          </Button>
        </>
      )}
      {step === "ask" && (
        <ConfirmWithReason
          title={`Ask to void ${number}`}
          action="Ask"
          onConfirm={async (reason) => {
            const { askReceiptVoid: answer } = await ask({ id, reason });
            onDone();
            return answer.__typename === "Refusal" ? answer : null;
          }}
          onDone={() => {
            close();
            toast("success", "You have asked. The receipt counts until somebody else approves.");
          }}
          onClose={close}
        >
          <p>Somebody else has to approve. The receipt counts until then.</p>
        </ConfirmWithReason>
      )}
      {(step === "approve" || step === "decline") && (
        <DecideDialog id={id} isApproved={step === "approve"} onAnswered={onDone} onClose={close} />
      )}
    </>
  );
};
