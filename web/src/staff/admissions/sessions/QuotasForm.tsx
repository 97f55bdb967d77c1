import { useApolloClient, useMutation } from "@apollo/client/react";
import { Form, Input } from "antd";
import {
  ApplicationSessionDocument,
  SaveAdmissionQuotasDocument,
} from "../../../gql/staff-admissions.ts";
import {
  isRefused,
  outcomeOf,
  useConfirmedChange,
} from "../../courses/parts/use-confirmed-change.tsx";
import { coursesTexts } from "../../courses/texts.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import type { SessionRecord } from "./SessionForm.tsx";

const texts = coursesTexts.quotas;

interface QuotasFormProps {
  readonly session: SessionRecord;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The quotas by department id. Empty means no limit. */
type Values = Readonly<Record<string, string>>;

const versionOf = ({ quotas, revision }: Pick<SessionRecord, "quotas" | "revision">) => ({
  values: Object.fromEntries(
    quotas.map(({ departmentId, places }) => [departmentId, places === null ? "" : `${places}`]),
  ),
  revision,
});

const problemOf = (places: string): string | undefined =>
  /^\d{0,5}$/.test(places.trim()) ? undefined : texts.problem;

/** The form of the quotas. */
export const QuotasForm = ({ session, onSaved, onCancel }: QuotasFormProps) => {
  const client = useApolloClient();
  const [mutate] = useMutation(SaveAdmissionQuotasDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm<Values>({
    initial: versionOf(session),
    check: (values) =>
      Object.fromEntries(Object.entries(values).map(([id, places]) => [id, problemOf(places)])),
    save: async (values, revision) => {
      const quotas = Object.entries(values).map(([departmentId, places]) => ({
        departmentId,
        places: places.trim() === "" ? null : Number(places),
      }));
      const outcome = await change((isConfirmed) =>
        outcomeOf(mutate({ variables: { id: session.id, revision, quotas, isConfirmed } })),
      );
      return isRefused(outcome) ? outcome : null;
    },
    reload: async () => {
      const { data } = await client.query({
        query: ApplicationSessionDocument,
        variables: { id: session.id },
        fetchPolicy: "no-cache",
      });
      return data ? versionOf(data.applicationSessionRecord) : null;
    },
    onSaved,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <p>{texts.hint}</p>
        {session.quotas.map(({ departmentId, department, applicants, admitted }) => (
          <Form.Item
            key={departmentId}
            label={department}
            {...form.item(departmentId, texts.field(applicants, admitted))}
          >
            <Input inputMode="numeric" />
          </Form.Item>
        ))}
      </RecordForm>
      {question}
    </>
  );
};
