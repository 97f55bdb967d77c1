import { Button, Form, Input } from "antd";
import { useState } from "react";
import { testBatchProblems } from "../../../../../rules/admissions/application-session.ts";
import {
  AddTestBatchDocument,
  type ApplicationSessionQuery_applicationSessionRecord as ApplicationSessionRecord,
  ChangeTestBatchDocument,
  DeleteTestBatchDocument,
  type ApplicationSessionQuery_applicationSessionRecord_batches as TestBatch,
} from "../../../gql/staff-admissions.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { useSave } from "../../../lib/use-save.ts";
import { instantToInput } from "../../../lib/zoned-input.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { DeleteRecord } from "../../courses/parts/DeleteRecord.tsx";
import { isRefused, useConfirmedChange } from "../../courses/parts/use-confirmed-change.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { useNewestSession } from "./SessionForm.tsx";

const versionOf = (batch: TestBatch | null, timeZone: string) => ({
  values: {
    startsAt: instantToInput(batch?.startsAt ?? null, timeZone),
    endsAt: instantToInput(batch?.endsAt ?? null, timeZone),
    capacity: batch ? String(batch.capacity) : "",
  },
  revision: batch?.revision ?? 0,
});

interface BatchFormProps {
  readonly sessionId: string;
  /** Null for a new one. */
  readonly batch: TestBatch | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The form of a test batch: time, place and capacity. */
const BatchForm = ({ sessionId, batch, onSaved, onCancel }: BatchFormProps) => {
  const { timeZone } = usePortal();
  const newest = useNewestSession();
  const [add] = useSave(AddTestBatchDocument);
  const [edit] = useSave(ChangeTestBatchDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm({
    initial: versionOf(batch, timeZone),
    check: (values) =>
      testBatchProblems({ ...values, capacity: Number(values.capacity) }, batch?.assigned ?? 0),
    save: async (values, revision) => {
      const outcome = await change((isConfirmed) => {
        const input = { ...values, capacity: Number(values.capacity), isConfirmed };
        return (batch ? edit({ id: batch.id, revision, input }) : add({ sessionId, input })).then(
          ({ result }) => result,
        );
      });
      return isRefused(outcome) ? outcome : null;
    },
    reload: async () => {
      const now = (await newest(sessionId))?.batches.find(({ id }) => id === batch?.id);
      return now ? versionOf(now, timeZone) : null;
    },
    onSaved,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <FieldRow>
          <Form.Item label="Starts at" {...form.item("startsAt", `College time (${timeZone})`)}>
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item label="Ends at" {...form.item("endsAt")}>
            <Input type="datetime-local" />
          </Form.Item>
        </FieldRow>
        <Form.Item label="Places" {...form.item("capacity")}>
          <Input inputMode="numeric" />
        </Form.Item>
        {batch !== null && batch.assigned > 0 && (
          <p>Applicants who are assigned are told another time by mail.</p>
        )}
      </RecordForm>
      {question}
    </>
  );
};

interface BatchesCardProps {
  readonly session: ApplicationSessionRecord;
  readonly onChanged: () => void;
}

/** The aptitude test batches of a round. */
export const BatchesCard = ({ session, onChanged }: BatchesCardProps) => {
  const { timeZone } = usePortal();
  const [remove] = useSave(DeleteTestBatchDocument);
  const [edited, setEdited] = useState<TestBatch | "new" | null>(null);
  const close = () => setEdited(null);
  const cellsOf = (batch: TestBatch) => {
    const { id, revision, capacity, assigned, tested } = batch;
    const day = formatMoment(batch.startsAt, timeZone);
    return [
      day,
      formatMoment(batch.endsAt, timeZone),
      ...[capacity, assigned, tested].map(formatCount),
      <>
        <Button aria-label={`Edit the batch of ${day}`} onClick={() => setEdited(batch)}>
          Edit
        </Button>{" "}
        <DeleteRecord
          title="Delete batch"
          label={`Delete the batch of ${day}`}
          question={`Delete the test batch of ${day}?`}
          send={() => remove({ id, revision }).then(({ result }) => result)}
          onDeleted={onChanged}
        />
      </>,
    ];
  };
  return (
    <SectionCard
      title="Aptitude test batches"
      actions={<Button onClick={() => setEdited("new")}>Add batch</Button>}
    >
      {session.batches.length === 0 ? (
        <p>No test batch yet: nobody can submit until there is one with a free place.</p>
      ) : (
        <FigureTable
          label="Aptitude test batches"
          columns={["Starts at", "Ends at", "Places", "Assigned", "Scored", "Actions"]}
          textColumns={2}
          rows={session.batches.map((batch) => ({ key: batch.id, cells: cellsOf(batch) }))}
        />
      )}
      {edited !== null && (
        <StaffDialog title={edited === "new" ? "Add batch" : "Edit batch"} onClose={close}>
          <BatchForm
            sessionId={session.id}
            batch={edited === "new" ? null : edited}
            onCancel={close}
            onSaved={() => {
              close();
              onChanged();
            }}
          />
        </StaffDialog>
      )}
    </SectionCard>
  );
};
