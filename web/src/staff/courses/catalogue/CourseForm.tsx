import { useApolloClient } from "@apollo/client/react";
import { AutoComplete, Form, Input, Select } from "antd";
import {
  CourseDocument,
  type CourseFormChoicesFragment,
  type CourseRecordFragment,
  SaveCourseDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { type RecordForm as FormState, useRecordForm } from "../../kit/record/use-record-form.ts";
import { isRefused, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";
import { levelChoices, semesterChoices } from "./course-columns.tsx";
import {
  type CourseFormValues,
  courseFormProblems,
  courseInput,
  courseVersion,
} from "./course-values.ts";

const texts = coursesTexts.courses;

interface CourseListsProps {
  readonly form: FormState<CourseFormValues>;
  readonly record: CourseRecordFragment | null;
  readonly choices: CourseFormChoicesFragment;
}

const byLabel = { optionFilterProp: "label" };

const namedOptions = (records: readonly { readonly id: string; readonly name: string }[]) =>
  records.map(({ id, name }) => ({ value: id, label: name }));

/** The list fields of the course form: departments, prerequisites, lecturers. */
const CourseLists = ({ form, record, choices }: CourseListsProps) => {
  const offered: readonly string[] = Form.useWatch("offerings", form.instance) ?? [];
  const departments = namedOptions(choices.departments);
  // An assigned lecturer may have lost the role.
  const former = (record?.lecturers ?? []).filter(({ id }) =>
    choices.lecturers.every((one) => one.id !== id),
  );
  return (
    <>
      <Form.Item label={texts.offerings} {...form.item("offerings")}>
        <Select mode="multiple" showSearch={byLabel} options={departments} />
      </Form.Item>
      <Form.Item
        label={texts.compulsoryIn}
        {...form.item("compulsory")}
        getValueProps={(ids?: readonly string[]) => ({
          value: ids?.filter((id) => offered.includes(id)),
        })}
      >
        <Select
          mode="multiple"
          showSearch={byLabel}
          options={departments.filter(({ value }) => offered.includes(value))}
        />
      </Form.Item>
      <Form.Item
        label={texts.prerequisites}
        {...form.item("prerequisiteIds", texts.prerequisitesHint)}
      >
        <Select
          mode="multiple"
          showSearch={byLabel}
          options={choices.courses
            .filter(({ id }) => id !== record?.id)
            .map(({ id, code, title }) => ({ value: id, label: `${code} ${title}` }))}
        />
      </Form.Item>
      {choices.session === null ? (
        <p>{texts.noSession}</p>
      ) : (
        <Form.Item label={texts.lecturersOf(choices.session)} {...form.item("lecturerIds")}>
          <Select
            mode="multiple"
            showSearch={byLabel}
            options={namedOptions([...choices.lecturers, ...former])}
          />
        </Form.Item>
      )}
    </>
  );
};

interface CourseFormProps {
  /** Null for a new one. */
  readonly record: CourseRecordFragment | null;
  readonly choices: CourseFormChoicesFragment;
  readonly onSaved: (id: string | null) => void;
  readonly onCancel: () => void;
}

/** The form of a course: departments, prerequisites and lecturers. */
export const CourseForm = ({ record, choices, onSaved, onCancel }: CourseFormProps) => {
  const client = useApolloClient();
  const [mutate] = useSave(SaveCourseDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm<CourseFormValues>({
    initial: courseVersion(record),
    check: courseFormProblems,
    save: async (values, revision) => {
      const outcome = await change((isConfirmed) => {
        const input = { ...courseInput(values), isConfirmed, ...(record && { revision }) };
        return mutate({ id: record?.id ?? null, input }).then(({ result }) => result);
      });
      if (isRefused(outcome)) return outcome;
      onSaved(outcome.id);
      return null;
    },
    reload: async () => {
      if (record === null) return null;
      const { data } = await client.query({
        query: CourseDocument,
        variables: { id: record.id },
        fetchPolicy: "no-cache",
      });
      return data ? courseVersion(data.courseRecord) : null;
    },
    onSaved: () => undefined,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <FieldRow>
          <Form.Item label={texts.code} {...form.item("code")}>
            <Input />
          </Form.Item>
          <Form.Item label={texts.creditLoad} {...form.item("creditLoad")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
        <Form.Item label={texts.courseTitle} {...form.item("title")}>
          <Input maxLength={120} />
        </Form.Item>
        <FieldRow>
          <Form.Item label={texts.level} {...form.choice("level")}>
            <Select options={[...levelChoices]} />
          </Form.Item>
          <Form.Item label={texts.semester} {...form.choice("semester")}>
            <Select options={[...semesterChoices]} />
          </Form.Item>
        </FieldRow>
        <Form.Item
          label={texts.teachingDepartment}
          {...form.item("teachingDepartment", texts.teachingHint)}
        >
          <AutoComplete
            showSearch={{ filterOption: true }}
            options={choices.teachingDepartments.map((value) => ({ value }))}
          />
        </Form.Item>
        <CourseLists form={form} record={record} choices={choices} />
      </RecordForm>
      {question}
    </>
  );
};
