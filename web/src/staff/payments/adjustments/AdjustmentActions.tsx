import { Button, Form, Input } from "antd";
import { useState } from "react";
import {
  type AdjustmentFileFragment,
  CancelAdjustmentDocument,
  DecideAdjustmentDocument,
} from "../../../gql/staff-payments.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { maxReasonLength, reasonProblem } from "../../kit/reason.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";

type Step = "approve" | "decline" | "cancel";

const texts: Readonly<
  Record<Step, { readonly title: string; readonly action: string; readonly done: string }>
> = {
  approve: {
    title: "Approve the adjustment?",
    action: "Approve",
    done: "The charges are adjusted. The student gets a mail.",
  },
  decline: {
    title: "Decline the adjustment",
    action: "Decline",
    done: "The adjustment is declined.",
  },
  cancel: {
    title: "Cancel the adjustment?",
    action: "Cancel the adjustment",
    done: "The adjustment is cancelled.",
  },
};

interface AdjustmentActionsProps {
  readonly file: AdjustmentFileFragment;
  /** Called after each answer, to reload the adjustment. */
  readonly onAnswered: () => void;
}

/** The viewer's actions on an adjustment: decide, cancel. */
export const AdjustmentActions = ({ file, onAnswered }: AdjustmentActionsProps) => {
  const [step, setStep] = useState<Step | null>(null);
  return (
    <>
      {file.canCancel && <Button onClick={() => setStep("cancel")}>Cancel the adjustment…</Button>}
      {file.canDecide && (
        <>
          <Button onClick={() => setStep("decline")}>Decline…</Button>
          {!file.isOutdated && (
            <Button type="primary" onClick={() => setStep("approve")}>
              Approve the adjustment
            </Button>
          )}
        </>
      )}
      {step !== null && (
        <StepDialog
          id={file.adjustment.id}
          step={step}
          onAnswered={onAnswered}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
};

interface StepDialogProps {
  readonly id: string;
  readonly step: Step;
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Takes one step of an adjustment. Declining needs a note. */
const StepDialog = ({ id, step, onAnswered, onClose }: StepDialogProps) => {
  const { toast } = useFeedback();
  const [decide] = useSave(DecideAdjustmentDocument);
  const [cancel] = useSave(CancelAdjustmentDocument);
  const { title, action, done } = texts[step];
  const send = async (note: string) => {
    if (step === "cancel") return (await cancel({ id })).cancelAdjustment;
    const isApproved = step === "approve";
    return (await decide({ id, isApproved, note: isApproved ? null : note })).decideAdjustment;
  };
  const form = useRecordForm({
    initial: { values: { note: "" }, revision: 0 },
    check: ({ note }) => (step === "decline" ? { note: reasonProblem(note) ?? undefined } : {}),
    save: async ({ note }) => {
      const answer = await send(note.trim());
      onAnswered();
      return answer.__typename === "Refusal" ? answer : null;
    },
    onSaved: () => {
      toast("success", done);
      onClose();
    },
  });
  return (
    <StaffDialog title={title} onClose={onClose}>
      <RecordForm form={form} action={action} onCancel={onClose}>
        {step === "approve" && (
          <p>
            The account changes at once. What was paid of these charges pays the new amounts first.
            The rest is credit, which pays what is open in the portal, or is refunded.
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
        {step === "cancel" && <p>Nothing changes. It can be asked for again.</p>}
      </RecordForm>
    </StaffDialog>
  );
};
