import { Button, Checkbox, Form, Input, Select } from "antd";
import { useState } from "react";
import {
  ChangeTuitionRecordDocument,
  CreateTuitionRecordDocument,
  FeeOfficeDocument,
  type FeeOfficeQuery_feeOffice_tuitionRecords,
} from "../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../../kit/use-step.ts";

/** A record's values, or those of a new one for the latest session. */
const valuesOf = (
  record: FeeOfficeQuery_feeOffice_tuitionRecords | null,
  sessions: readonly string[],
) => ({
  session: record?.session ?? sessions[0] ?? "",
  level: String(record?.level ?? 100),
  isActive: record?.isActive ?? true,
  lateFrom: record?.lateFrom ?? "",
});

interface TuitionDialogProps {
  /** Null to add one. */
  readonly record: FeeOfficeQuery_feeOffice_tuitionRecords | null;
  readonly sessions: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of a tuition record. Session and level cannot be changed later. */
const TuitionDialog = ({ record, sessions, onClose, onDone }: TuitionDialogProps) => {
  const { toast } = useFeedback();
  const latest = useLatest(FeeOfficeDocument);
  const [create] = useSave(CreateTuitionRecordDocument);
  const [change] = useSave(ChangeTuitionRecordDocument);
  const form = useRecordForm({
    initial: { values: valuesOf(record, sessions), revision: record?.revision ?? 0 },
    check: ({ level }) =>
      /^[1-9]00$/.test(level.trim()) ? {} : { level: "Enter a level in hundreds, such as 200." },
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
      const { feeOffice } = await latest({});
      const now = feeOffice.tuitionRecords.find(({ id }) => id === record?.id);
      return now ? { values: valuesOf(now, sessions), revision: now.revision } : null;
    },
    onSaved: () => {
      toast("success", "Saved.");
      onDone();
    },
  });
  return (
    <StaffDialog
      title={record ? "Change a tuition record" : "Make tuition payable"}
      onClose={onClose}
    >
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <Form.Item label="Session" {...form.choice("session")}>
            <Select options={sessions.map((value) => ({ value }))} disabled={record !== null} />
          </Form.Item>
          <Form.Item label="Level" {...form.item("level")}>
            <Input inputMode="numeric" disabled={record !== null} />
          </Form.Item>
        </FieldRow>
        <Form.Item {...form.tick("isActive")}>
          <Checkbox>Tuition is payable</Checkbox>
        </Form.Item>
        <Form.Item
          label="Late fee from"
          {...form.item("lateFrom", "The first day of the late fee. Without a day there is none.")}
        >
          <Input type="date" />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};

interface TuitionRecordsProps {
  readonly records: readonly FeeOfficeQuery_feeOffice_tuitionRecords[];
  readonly exported: { readonly csv: string; readonly xlsx: string };
  readonly sessions: readonly string[];
  readonly onSaved: () => void;
}

/** The sessions and levels whose tuition is payable, and from when it is late. */
export const TuitionRecords = ({ records, exported, sessions, onSaved }: TuitionRecordsProps) => {
  const [edited, setEdited] = useState<FeeOfficeQuery_feeOffice_tuitionRecords | "new" | null>(
    null,
  );
  return (
    <SectionCard
      title="When tuition is payable"
      actions={
        <>
          <ExportButtons links={exported} of="tuition records" />
          <Button onClick={() => setEdited("new")}>Add a record</Button>
        </>
      }
    >
      <p>
        A level's tuition is payable while its record is active; the late fee applies from the day
        of its record on.
      </p>
      {records.length === 0 ? (
        <p>No level's tuition is payable yet.</p>
      ) : (
        <FigureTable
          label="When tuition is payable"
          textColumns={5}
          columns={["Session", "Level", "State", "Late fee from", "Change"]}
          rows={records.map((record) => ({
            key: record.id,
            cells: [
              record.session,
              record.level,
              <StatusTag key="state" kind={record.isActive ? "good" : "neutral"}>
                {record.isActive ? "Payable" : "Closed"}
              </StatusTag>,
              record.lateFrom ? formatCalendarDate(record.lateFrom) : "No late fee",
              <Button
                key="edit"
                type="link"
                aria-label={`Change level ${record.level} of ${record.session}`}
                onClick={() => setEdited(record)}
              >
                Change
              </Button>,
            ],
          }))}
        />
      )}
      {edited && (
        <TuitionDialog
          record={edited === "new" ? null : edited}
          sessions={sessions}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            onSaved();
          }}
        />
      )}
    </SectionCard>
  );
};
