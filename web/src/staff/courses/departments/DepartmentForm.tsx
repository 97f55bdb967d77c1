import { useApolloClient } from "@apollo/client/react";
import { Form, Input } from "antd";
import { departmentProblems } from "../../../../../rules/courses/department.ts";
import {
  DepartmentDocument,
  type DepartmentRecordFragment,
  SaveDepartmentDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { isRefused, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";

const texts = coursesTexts.departments;

interface DepartmentFormProps {
  /** Null for a new one. */
  readonly record: DepartmentRecordFragment | null;
  readonly onSaved: (id: string | null) => void;
  readonly onCancel: () => void;
}

const versionOf = (record: DepartmentRecordFragment | null) => ({
  values: { code: record?.code ?? "", name: record?.name ?? "" },
  revision: record?.revision ?? 0,
});

/** The form of a department's code and name. */
export const DepartmentForm = ({ record, onSaved, onCancel }: DepartmentFormProps) => {
  const client = useApolloClient();
  const [mutate] = useSave(SaveDepartmentDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm({
    initial: versionOf(record),
    check: departmentProblems,
    save: async (values, revision) => {
      const outcome = await change((isConfirmed) => {
        const input = { ...values, isConfirmed, ...(record && { revision }) };
        return mutate({ id: record?.id ?? null, input }).then(({ result }) => result);
      });
      if (isRefused(outcome)) return outcome;
      onSaved(outcome.id);
      return null;
    },
    reload: async () => {
      if (record === null) return null;
      const { data } = await client.query({
        query: DepartmentDocument,
        variables: { id: record.id },
        fetchPolicy: "no-cache",
      });
      return data ? versionOf(data.departmentRecord) : null;
    },
    onSaved: () => undefined,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <Form.Item label={texts.name} {...form.item("name", texts.nameHint)}>
          <Input />
        </Form.Item>
        <Form.Item label={texts.code} {...form.item("code", texts.codeHint)}>
          <Input />
        </Form.Item>
      </RecordForm>
      {question}
    </>
  );
};
