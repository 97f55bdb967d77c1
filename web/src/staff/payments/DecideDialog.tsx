import { Form, Input } from "antd";
import type { ReactNode } from "react";
import { useFeedback } from "../../ui/Feedback.tsx";
import { maxReasonLength, reasonProblem } from "../kit/reason.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { type RecordRefusal, useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";

/** What the second person answers to what somebody else asked for. Declining needs a note. */
export interface Decision {
  readonly isApproved: boolean;
  readonly note: string | null;
}

interface DecideDialogProps {
  readonly title: string;
  readonly isApproved: boolean;
  /** What an approval does. */
  readonly consequence: ReactNode;
  /** The label of the note of who declines. */
  readonly noteLabel: string;
  /** The message of success. */
  readonly done: string;
  /** Sends the decision. Resolves to the refusal or null. */
  readonly decide: (decision: Decision) => Promise<RecordRefusal | null>;
  readonly onClose: () => void;
}

/** Approves or declines what somebody else asked for. */
export const DecideDialog = (props: DecideDialogProps) => {
  const { title, isApproved, consequence, noteLabel, done, decide, onClose } = props;
  const { toast } = useFeedback();
  const form = useRecordForm({
    initial: { values: { note: "" }, revision: 0 },
    check: ({ note }) => (isApproved ? {} : { note: reasonProblem(note) ?? undefined }),
    save: ({ note }) => decide({ isApproved, note: isApproved ? null : note.trim() }),
    onSaved: () => {
      toast("success", done);
      onClose();
    },
  });
  return (
    <StaffDialog title={title} onClose={onClose}>
      <RecordForm form={form} action={isApproved ? "Approve" : "Decline"} onCancel={onClose}>
        {isApproved ? (
          consequence
        ) : (
          <Form.Item
            label={noteLabel}
            {...form.item("note", "The one who asked can read it. At least 5 characters.")}
          >
            <Input.TextArea rows={2} maxLength={maxReasonLength} />
          </Form.Item>
        )}
      </RecordForm>
    </StaffDialog>
  );
};
