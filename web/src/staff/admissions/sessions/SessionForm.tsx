import { useApolloClient } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import { applicationSessionProblems } from "../../../../../rules/admissions/application-session.ts";
import {
  type ApplicationSessionDetailsFragment,
  ApplicationSessionDocument,
  SaveApplicationSessionDocument,
} from "../../../gql/staff-admissions.ts";
import { useSave } from "../../../lib/use-save.ts";
import { instantToInput } from "../../../lib/zoned-input.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { isRefused, useConfirmedChange } from "../../courses/parts/use-confirmed-change.tsx";
import { coursesTexts } from "../../courses/texts.ts";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";

const texts = coursesTexts.sessions;

interface SessionFormProps {
  /** Null for a new one. */
  readonly record: ApplicationSessionDetailsFragment | null;
  readonly academicSessions: readonly { readonly id: string; readonly name: string }[];
  readonly onSaved: (id: string | null) => void;
  readonly onCancel: () => void;
}

const versionOf = (record: ApplicationSessionDetailsFragment | null, timeZone: string) => ({
  values: {
    academicSessionId: record?.academicSessionId ?? "",
    title: record?.title ?? "",
    opensAt: instantToInput(record?.opensAt ?? null, timeZone),
    closesAt: instantToInput(record?.closesAt ?? null, timeZone),
    screeningFee: record ? String(record.screeningFee) : "",
  },
  revision: record?.revision ?? 0,
});

type Values = ReturnType<typeof versionOf>["values"];

const problemsOf = ({ academicSessionId, screeningFee, ...values }: Values) => ({
  academicSessionId: academicSessionId === "" ? texts.chooseSession : undefined,
  ...applicationSessionProblems({ ...values, screeningFee: Number(screeningFee) }),
});

/** The form of an admission round. Times are in the college's zone. */
export const SessionForm = ({ record, academicSessions, onSaved, onCancel }: SessionFormProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const client = useApolloClient();
  const [mutate] = useSave(SaveApplicationSessionDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm<Values>({
    initial: versionOf(record, timeZone),
    check: problemsOf,
    save: async (values, revision) => {
      const screeningFee = Number(values.screeningFee);
      const outcome = await change((isConfirmed) => {
        const input = { ...values, screeningFee, isConfirmed, ...(record && { revision }) };
        return mutate({ id: record?.id ?? null, input }).then(({ result }) => result);
      });
      if (isRefused(outcome)) return outcome;
      onSaved(outcome.id);
      return null;
    },
    reload: async () => {
      if (record === null) return null;
      const { data } = await client.query({
        query: ApplicationSessionDocument,
        variables: { id: record.id },
        // The cache would update the screen behind the form.
        fetchPolicy: "no-cache",
      });
      return data ? versionOf(data.applicationSessionRecord, timeZone) : null;
    },
    onSaved: () => undefined,
  });
  const zone = texts.zone(timeZone);
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <Form.Item
          label={texts.academicSession}
          {...form.choice("academicSessionId", texts.academicSessionHint)}
        >
          <Select options={academicSessions.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
        <Form.Item label={texts.name} {...form.item("title")}>
          <Input maxLength={100} />
        </Form.Item>
        <FieldRow>
          <Form.Item label={texts.opensAt} {...form.item("opensAt", zone)}>
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item label={texts.closesAt} {...form.item("closesAt", texts.closesHint)}>
            <Input type="datetime-local" />
          </Form.Item>
        </FieldRow>
        <Form.Item
          label={texts.feeField(currencySymbol)}
          {...form.item("screeningFee", texts.feeHint)}
        >
          <Input inputMode="numeric" />
        </Form.Item>
      </RecordForm>
      {question}
    </>
  );
};
