import { useApolloClient, useMutation } from "@apollo/client/react";
import { CourseDocument, SaveCourseDocument } from "../../../gql/staff-courses.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { isRefused, outcomeOf, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";
import { CourseLists } from "./CourseLists.tsx";
import { levelChoices, semesterChoices } from "./course-columns.tsx";
import {
  type CourseChoices,
  type CourseFormValues,
  type CourseRecord,
  courseFormProblems,
  courseInput,
  courseVersion,
} from "./course-values.ts";

const texts = coursesTexts.courses;

interface CourseFormProps {
  /** Null for a new one. */
  readonly record: CourseRecord | null;
  readonly choices: CourseChoices;
  readonly onSaved: (id: string | null) => void;
  readonly onCancel: () => void;
}

/** The form of a course: departments, prerequisites and lecturers. */
export const CourseForm = ({ record, choices, onSaved, onCancel }: CourseFormProps) => {
  const client = useApolloClient();
  const [mutate] = useMutation(SaveCourseDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm<CourseFormValues>({
    initial: courseVersion(record),
    check: courseFormProblems,
    save: async (values, revision) => {
      const outcome = await change((isConfirmed) => {
        const input = { ...courseInput(values), isConfirmed, ...(record && { revision }) };
        return outcomeOf(mutate({ variables: { id: record?.id ?? null, input } }));
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
          <TextField label={texts.code} {...form.text("code")} />
          <TextField label={texts.creditLoad} inputMode="numeric" {...form.text("creditLoad")} />
        </FieldRow>
        <TextField label={texts.courseTitle} maxLength={120} {...form.text("title")} />
        <FieldRow>
          <SelectField label={texts.level} choices={levelChoices} {...form.text("level")} />
          <SelectField
            label={texts.semester}
            choices={semesterChoices}
            {...form.text("semester")}
          />
        </FieldRow>
        <TextField
          label={texts.teachingDepartment}
          list="teaching-departments"
          hint={texts.teachingHint}
          {...form.text("teachingDepartment")}
        />
        <datalist id="teaching-departments">
          {choices.teachingDepartments.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <CourseLists form={form} record={record} choices={choices} />
      </RecordForm>
      {question}
    </>
  );
};
