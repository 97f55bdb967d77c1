import { DeleteOutlined } from "@ant-design/icons";
import { useApolloClient } from "@apollo/client/react";
import { Button, Checkbox, Flex, Form, Input, Select } from "antd";
import { subjects as knownSubjects } from "../../../../../rules/admissions/olevel.ts";
import { requirementProblems } from "../../../../../rules/admissions/requirement-form.ts";
import {
  DepartmentDocument,
  type DepartmentRecordFragment,
  SaveOlevelRequirementDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { isRefused, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";
import styles from "./RequirementForm.module.css";

const texts = coursesTexts.requirement;

/** The form's initial values. */
const requirementVersion = ({
  olevelRequirement: requirement,
  revision,
}: Pick<DepartmentRecordFragment, "olevelRequirement" | "revision">) => ({
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
  readonly record: DepartmentRecordFragment;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const choices = knownSubjects.map((name) => ({ value: name, label: name }));

/** The form of a department's O-level requirements. */
export const RequirementForm = ({ record, onSaved, onCancel }: RequirementFormProps) => {
  const client = useApolloClient();
  const [mutate] = useSave(SaveOlevelRequirementDocument);
  const { change } = useConfirmedChange();
  const { id } = record;
  const initial = requirementVersion(record);
  const form = useRecordForm({
    initial,
    check: (values) => {
      const requirement = requirementOf(values);
      return requirement ? requirementProblems(requirement) : {};
    },
    save: async (values, revision) => {
      const requirement = requirementOf(values);
      const outcome = await change(() =>
        mutate({ id, revision, requirement }).then(({ result }) => result),
      );
      return isRefused(outcome) ? outcome : null;
    },
    reload: async () => {
      const { data } = await client.query({
        query: DepartmentDocument,
        variables: { id },
        fetchPolicy: "no-cache",
      });
      return data ? requirementVersion(data.departmentRecord) : null;
    },
    onSaved,
  });
  const isNothing = Form.useWatch("isNothing", form.instance) ?? initial.values.isNothing;
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <Form.Item {...form.tick("isNothing")}>
        <Checkbox>{texts.nothing}</Checkbox>
      </Form.Item>
      {!isNothing && (
        <>
          <Form.Item label={texts.credits} {...form.item("credits", texts.creditsHint)}>
            <Input inputMode="numeric" />
          </Form.Item>
          <Form.Item label={texts.sittings} {...form.choice("sittings")}>
            <Select
              options={[
                { value: "1", label: texts.oneSitting },
                { value: "2", label: texts.twoSittings },
              ]}
            />
          </Form.Item>
          <p>{texts.groupsHint}</p>
          <Form.List name="subjects">
            {(groups, { add, remove }, { errors }) => (
              <>
                {groups.map(({ key, name }) => (
                  <Flex key={key} gap="small" align="end" className={styles.group}>
                    <Form.Item name={name} label={texts.group(name)}>
                      <Select mode="multiple" options={choices} placeholder={texts.subject} />
                    </Form.Item>
                    <Form.Item>
                      <Button
                        icon={<DeleteOutlined aria-hidden />}
                        aria-label={texts.removeGroup(name)}
                        onClick={() => remove(name)}
                      />
                    </Form.Item>
                  </Flex>
                ))}
                <Button onClick={() => add([])}>{texts.addGroup}</Button>
                <Form.ErrorList errors={errors} />
              </>
            )}
          </Form.List>
        </>
      )}
    </RecordForm>
  );
};
