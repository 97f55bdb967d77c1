import { useApolloClient } from "@apollo/client/react";
import { Checkbox, Form, Input, Select } from "antd";
import {
  ChangeTuitionRecordDocument,
  CreateTuitionRecordDocument,
  FeeOfficeDocument,
  type TuitionRecordFragment,
} from "../../../gql/staff-payments.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../save-refusal.ts";
import { feeTexts } from "./texts.ts";

const texts = feeTexts.tuition;

const valuesOf = ({ session, level, isActive, lateFrom }: TuitionRecordFragment) => ({
  session,
  level: String(level),
  isActive,
  lateFrom: lateFrom ?? "",
});

interface TuitionDialogProps {
  /** Null to add one. */
  readonly record: TuitionRecordFragment | null;
  readonly sessions: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of a tuition record. Session and level cannot be changed later. */
export const TuitionDialog = ({ record, sessions, onClose, onDone }: TuitionDialogProps) => {
  const { toast } = useFeedback();
  const client = useApolloClient();
  const [create] = useSave(CreateTuitionRecordDocument);
  const [change] = useSave(ChangeTuitionRecordDocument);
  const form = useRecordForm({
    initial: {
      values: record
        ? valuesOf(record)
        : { session: sessions[0] ?? "", level: "100", isActive: true, lateFrom: "" },
      revision: record?.revision ?? 0,
    },
    check: ({ level }) => (/^[1-9]00$/.test(level.trim()) ? {} : { level: texts.levelProblem }),
    save: async ({ session, level, isActive, lateFrom }, revision) => {
      const given = { isActive, lateFrom: lateFrom || null };
      if (!record) {
        const made = await create({ session, level: Number(level), ...given });
        return refusalOf(made.createTuitionRecord);
      }
      const { changeTuitionRecord } = await change({ id: record.id, revision, ...given });
      return refusalOf(changeTuitionRecord);
    },
    reload: async () => {
      const { data } = await client.query({
        query: FeeOfficeDocument,
        fetchPolicy: "network-only",
      });
      const now = data?.feeOffice.tuitionRecords.find(({ id }) => id === record?.id);
      return now ? { values: valuesOf(now), revision: now.revision } : null;
    },
    onSaved: () => {
      toast("success", feeTexts.saved);
      onDone();
    },
  });
  return (
    <StaffDialog title={record ? texts.dialog.edit : texts.dialog.add} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <Form.Item label={texts.session} {...form.choice("session")}>
            <Select options={sessions.map((value) => ({ value }))} disabled={record !== null} />
          </Form.Item>
          <Form.Item label={texts.level} {...form.item("level")}>
            <Input inputMode="numeric" disabled={record !== null} />
          </Form.Item>
        </FieldRow>
        <Form.Item {...form.tick("isActive")}>
          <Checkbox>{texts.active}</Checkbox>
        </Form.Item>
        <Form.Item label={texts.lateFrom} {...form.item("lateFrom", texts.lateHint)}>
          <Input type="date" />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
