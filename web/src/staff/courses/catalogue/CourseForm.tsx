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
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { isRefused, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";
import { CourseLists } from "./CourseLists.tsx";
import { levelChoices, semesterChoices } from "./course-columns.tsx";
import {
  type CourseFormValues,
  courseFormProblems,
  courseInput,
  courseVersion,
} from "./course-values.ts";

const texts = coursesTexts.courses;

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
