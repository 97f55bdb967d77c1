import { Form, Input } from "antd";
import { departmentProblems } from "../../../../../rules/courses/department.ts";
import {
  DepartmentDocument,
  type DepartmentQuery_departmentRecord,
  SaveDepartmentDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useConfirmedForm } from "../parts/use-confirmed-change.tsx";

interface DepartmentFormProps {
  /** Null for a new one. */
  readonly record: DepartmentQuery_departmentRecord | null;
  readonly onSaved: (id: string | null) => void;
  readonly onCancel: () => void;
}

const versionOf = (record: DepartmentQuery_departmentRecord | null) => ({
  values: { code: record?.code ?? "", name: record?.name ?? "" },
  revision: record?.revision ?? 0,
});

export const DepartmentForm = ({ record, onSaved, onCancel }: DepartmentFormProps) => {
  const latest = useLatest(DepartmentDocument);
  const [mutate] = useSave(SaveDepartmentDocument);
  const { form, question } = useConfirmedForm({
    initial: versionOf(record),
    check: departmentProblems,
    send: (values, revision, isConfirmed) => {
      const input = { ...values, isConfirmed, ...(record && { revision }) };
      return mutate({ id: record?.id ?? null, input });
    },
    reload: async () => record && versionOf((await latest({ id: record.id })).departmentRecord),
    onSaved,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <Form.Item label="Name" {...form.item("name", "The fee schedule is matched by this name.")}>
          <Input />
        </Form.Item>
        <Form.Item
          label="Code"
          {...form.item(
            "code",
            "2 to 6 letters. It stands in application numbers, and cannot change once somebody applied.",
          )}
        >
          <Input />
        </Form.Item>
      </RecordForm>
      {question}
    </>
  );
};
