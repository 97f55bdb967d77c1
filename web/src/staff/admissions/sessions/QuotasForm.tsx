import { useApolloClient } from "@apollo/client/react";
import { Form, Input } from "antd";
import {
  type ApplicationSessionDetailsFragment,
  ApplicationSessionDocument,
  SaveAdmissionQuotasDocument,
} from "../../../gql/staff-admissions.ts";
import { useSave } from "../../../lib/use-save.ts";
import { isRefused, useConfirmedChange } from "../../courses/parts/use-confirmed-change.tsx";
import { coursesTexts } from "../../courses/texts.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";

const texts = coursesTexts.quotas;

interface QuotasFormProps {
  readonly session: ApplicationSessionDetailsFragment;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The quotas by department id. Empty means no limit. */
type Values = Readonly<Record<string, string>>;

const versionOf = ({
  quotas,
  revision,
}: Pick<ApplicationSessionDetailsFragment, "quotas" | "revision">) => ({
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
  const [mutate] = useSave(SaveAdmissionQuotasDocument);
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
        mutate({ id: session.id, revision, quotas, isConfirmed }).then(({ result }) => result),
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
