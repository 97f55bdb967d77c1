import { useApolloClient } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import { applicationSessionProblems } from "../../../../../rules/admissions/application-session.ts";
import {
  ApplicationSessionDocument,
  type ApplicationSessionQuery_applicationSessionRecord as ApplicationSessionRecord,
  SaveApplicationSessionDocument,
} from "../../../gql/staff-admissions.ts";
import { useSave } from "../../../lib/use-save.ts";
import { instantToInput } from "../../../lib/zoned-input.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { isRefused, useConfirmedChange } from "../../courses/parts/use-confirmed-change.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";

/** Loads the session anew for a form that somebody else's change refused. */
export const useNewestSession = () => {
  const client = useApolloClient();
  return async (id: string): Promise<ApplicationSessionRecord | null> => {
    const { data } = await client.query({
      query: ApplicationSessionDocument,
      variables: { id },
      fetchPolicy: "network-only",
    });
    return data?.applicationSessionRecord ?? null;
  };
};

const versionOf = (record: ApplicationSessionRecord | null, timeZone: string) => ({
  values: {
    academicSessionId: record?.academicSessionId ?? "",
    title: record?.title ?? "",
    opensAt: instantToInput(record?.opensAt ?? null, timeZone),
    closesAt: instantToInput(record?.closesAt ?? null, timeZone),
    screeningFee: record ? String(record.screeningFee) : "",
  },
  revision: record?.revision ?? 0,
});

interface SessionFormProps {
  /** Null for a new one. */
  readonly record: ApplicationSessionRecord | null;
  readonly academicSessions: readonly { readonly id: string; readonly name: string }[];
  readonly onSaved: (id: string | null) => void;
  readonly onCancel: () => void;
}

/** The form of an admission round. Times are in the college's zone. */
export const SessionForm = ({ record, academicSessions, onSaved, onCancel }: SessionFormProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const newest = useNewestSession();
  const [mutate] = useSave(SaveApplicationSessionDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm({
    initial: versionOf(record, timeZone),
    check: ({ academicSessionId, screeningFee, ...values }) => ({
      academicSessionId: academicSessionId === "" ? "Choose an academic session." : undefined,
      ...applicationSessionProblems({ ...values, screeningFee: Number(screeningFee) }),
    }),
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
      const now = record && (await newest(record.id));
      return now && versionOf(now, timeZone);
    },
    onSaved: () => undefined,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <Form.Item
          label="Academic session"
          {...form.choice("academicSessionId", "Applicants of this round are admitted into it.")}
        >
          <Select options={academicSessions.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
        <Form.Item label="Title" {...form.item("title")}>
          <Input maxLength={100} />
        </Form.Item>
        <FieldRow>
          <Form.Item label="Opens at" {...form.item("opensAt", `College time (${timeZone})`)}>
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item
            label="Closes at"
            {...form.item(
              "closesAt",
              "The first moment at which nothing is taken any more: midnight for the whole day before.",
            )}
          >
            <Input type="datetime-local" />
          </Form.Item>
        </FieldRow>
        <Form.Item
          label={`Screening fee (${currencySymbol})`}
          {...form.item(
            "screeningFee",
            "Applicants who have paid keep what they paid. The others pay the new fee.",
          )}
        >
          <Input inputMode="numeric" />
        </Form.Item>
      </RecordForm>
      {question}
    </>
  );
};
