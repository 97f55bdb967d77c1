import { DeleteOutlined } from "@ant-design/icons";
import { Button, Checkbox, Flex, Form, Input, Select } from "antd";
import { subjects as knownSubjects } from "../../../../../rules/admissions/olevel.ts";
import { requirementProblems } from "../../../../../rules/admissions/requirement-form.ts";
import {
  DepartmentDocument,
  type DepartmentQuery_departmentRecord,
  SaveOlevelRequirementDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useConfirmedForm } from "../parts/use-confirmed-change.tsx";

const requirementVersion = ({
  olevelRequirement: requirement,
  revision,
}: Pick<DepartmentQuery_departmentRecord, "olevelRequirement" | "revision">) => ({
  values: {
    isNothing: requirement === null,
    credits: String(requirement?.credits ?? 5),
    sittings: String(requirement?.sittings ?? 2),
    subjects: requirement?.subjects ?? [],
  },
  revision,
});

type Values = ReturnType<typeof requirementVersion>["values"];

/** Converts the form values to the schema's input; null without requirements. */
const requirementOf = (values: Values) =>
  values.isNothing
    ? null
    : {
        credits: values.credits.trim() === "" ? Number.NaN : Number(values.credits),
        // A group that was just added has no value yet.
        subjects: values.subjects.map((group) => [...(group ?? [])]),
        sittings: Number(values.sittings),
      };

interface RequirementFormProps {
  readonly record: DepartmentQuery_departmentRecord;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const choices = knownSubjects.map((name) => ({ value: name, label: name }));

export const RequirementForm = ({ record, onSaved, onCancel }: RequirementFormProps) => {
  const latest = useLatest(DepartmentDocument);
  const [mutate] = useSave(SaveOlevelRequirementDocument);
  const { id } = record;
  const initial = requirementVersion(record);
  const { form } = useConfirmedForm({
    initial,
    check: (values) => {
      const requirement = requirementOf(values);
      return requirement ? requirementProblems(requirement) : {};
    },
    send: (values, revision) => mutate({ id, revision, requirement: requirementOf(values) }),
    reload: async () => requirementVersion((await latest({ id })).departmentRecord),
    onSaved,
  });
  const isNothing = Form.useWatch("isNothing", form.instance) ?? initial.values.isNothing;
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <Form.Item {...form.tick("isNothing")}>
        <Checkbox>Ask nothing</Checkbox>
      </Form.Item>
      {!isNothing && (
        <>
          <Form.Item label="Credits needed" {...form.item("credits", "Subjects at C6 or better.")}>
            <Input inputMode="numeric" />
          </Form.Item>
          <Form.Item label="From" {...form.choice("sittings")}>
            <Select
              options={[
                { value: "1", label: "One sitting" },
                { value: "2", label: "At most two sittings" },
              ]}
            />
          </Form.Item>
          <p>One credit each from these groups; a subject serves one group only.</p>
          <Form.List name="subjects">
            {(groups, { add, remove }, { errors }) => (
              <>
                {groups.map(({ key, name }) => (
                  <Flex key={key} gap="small" align="end">
                    <Form.Item
                      name={name}
                      label={`Group ${name + 1}: one of`}
                      style={{ flex: 1, minWidth: 0 }}
                    >
                      <Select mode="multiple" options={choices} placeholder="Subject" />
                    </Form.Item>
                    <Form.Item>
                      <Button
                        icon={<DeleteOutlined aria-hidden />}
                        aria-label={`Remove group ${name + 1}`}
                        onClick={() => remove(name)}
                      />
                    </Form.Item>
                  </Flex>
                ))}
                <Button onClick={() => add([])}>Add a group of subjects</Button>
                <Form.ErrorList errors={errors} />
              </>
            )}
          </Form.List>
        </>
      )}
    </RecordForm>
  );
};
