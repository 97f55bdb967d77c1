import { useApolloClient } from "@apollo/client/react";
import { Form, Input } from "antd";
import { testBatchProblems } from "../../../../../rules/admissions/application-session.ts";
import {
  AddTestBatchDocument,
  type ApplicationSessionDetailsFragment,
  ApplicationSessionDocument,
  ChangeTestBatchDocument,
} from "../../../gql/staff-admissions.ts";
import { useSave } from "../../../lib/use-save.ts";
import { instantToInput } from "../../../lib/zoned-input.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { isRefused, useConfirmedChange } from "../../courses/parts/use-confirmed-change.tsx";
import { coursesTexts } from "../../courses/texts.ts";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";

const texts = coursesTexts.batches;

export type Batch = ApplicationSessionDetailsFragment["batches"][number];

interface BatchFormProps {
  readonly sessionId: string;
  /** Null for a new one. */
  readonly batch: Batch | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const versionOf = (batch: Batch | null, timeZone: string) => ({
  values: {
    startsAt: instantToInput(batch?.startsAt ?? null, timeZone),
    endsAt: instantToInput(batch?.endsAt ?? null, timeZone),
    capacity: batch ? String(batch.capacity) : "",
  },
  revision: batch?.revision ?? 0,
});

type Values = ReturnType<typeof versionOf>["values"];

/** The form of a test batch: time, place and capacity. */
export const BatchForm = ({ sessionId, batch, onSaved, onCancel }: BatchFormProps) => {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const [add] = useSave(AddTestBatchDocument);
  const [edit] = useSave(ChangeTestBatchDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm<Values>({
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
      const { data } = await client.query({
        query: ApplicationSessionDocument,
        variables: { id: sessionId },
        fetchPolicy: "no-cache",
      });
      const now = data?.applicationSessionRecord.batches.find(({ id }) => id === batch?.id);
      return now ? versionOf(now, timeZone) : null;
    },
    onSaved,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <FieldRow>
          <Form.Item
            label={texts.starts}
            {...form.item("startsAt", coursesTexts.sessions.zone(timeZone))}
          >
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item label={texts.ends} {...form.item("endsAt")}>
            <Input type="datetime-local" />
          </Form.Item>
        </FieldRow>
        <Form.Item label={texts.capacity} {...form.item("capacity")}>
          <Input inputMode="numeric" />
        </Form.Item>
        {batch !== null && batch.assigned > 0 && <p>{texts.movedHint}</p>}
      </RecordForm>
      {question}
    </>
  );
};
