import { Form, Select } from "antd";
import { CopyPaymentPlansDocument } from "../../../../gql/staff-payments.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { useConfirmedForm } from "../../../courses/parts/use-confirmed-change.tsx";
import { RecordForm } from "../../../kit/record/RecordForm.tsx";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";

interface CopyPlansDialogProps {
  /** The session that gets the plans. */
  readonly to: string;
  /** Newest first. */
  readonly sessions: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Copies the plans of another session, which is the one before unless another is chosen. */
export const CopyPlansDialog = ({ to, sessions, onClose, onDone }: CopyPlansDialogProps) => {
  const [copy] = useSave(CopyPaymentPlansDocument);
  const others = sessions.filter((session) => session !== to);
  const before = others.find((session) => session < to);
  const { form, question } = useConfirmedForm({
    initial: { values: { from: before ?? others[0] ?? "" }, revision: 0 },
    check: ({ from }) => ({ from: from === "" ? "Choose a session." : undefined }),
    send: ({ from }, _revision, isConfirmed) => copy({ from, to, isConfirmed }),
    onSaved: onDone,
  });
  return (
    <StaffDialog title={`Copy plans to ${to}`} onClose={onClose}>
      <RecordForm form={form} action="Copy" onCancel={onClose}>
        <p>The dates move by the years between the sessions. Plans that are there stay.</p>
        <Form.Item label="From" {...form.choice("from")}>
          <Select options={others.map((value) => ({ value }))} />
        </Form.Item>
      </RecordForm>
      {question}
    </StaffDialog>
  );
};
