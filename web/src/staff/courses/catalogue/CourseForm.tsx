import { AutoComplete, Form, Input, Select } from "antd";
import { courseProblems } from "../../../../../rules/courses/course-record.ts";
import {
  CourseChoicesDocument,
  type CourseChoicesQuery_courseChoices,
  CourseDocument,
  type CourseQuery_courseRecord,
  SaveCourseDocument,
  type Semester,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { levelChoices } from "../../results/parts/texts.ts";
import { useConfirmedForm } from "../parts/use-confirmed-change.tsx";
import { semesterChoices } from "./course-columns.tsx";

const semesters: readonly Semester[] = ["FIRST", "SECOND", "THIRD"];

const idsOf = (records: readonly { readonly id: string }[]): readonly string[] =>
  records.map(({ id }) => id);

/** A course as form values. The compulsory departments are a subset of the departments. */
const courseVersion = (record: CourseQuery_courseRecord | null) => {
  const offerings = record?.offerings ?? [];
  const departments = (offered: typeof offerings) =>
    offered.map(({ departmentId }) => departmentId);
  return {
    values: {
      code: record?.code ?? "",
      title: record?.title ?? "",
      creditLoad: record ? String(record.creditLoad) : "",
      level: record ? String(record.level) : "",
      semester: record?.semester ?? "",
      teachingDepartment: record?.teachingDepartment ?? "",
      offerings: departments(offerings),
      compulsory: departments(offerings.filter(({ isCompulsory }) => isCompulsory)),
      prerequisiteIds: idsOf(record?.prerequisites ?? []),
      lecturerIds: idsOf(record?.lecturers ?? []),
    },
    revision: record?.revision ?? 0,
  };
};

type CourseFormValues = ReturnType<typeof courseVersion>["values"];

const numberOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

const courseFormProblems = (
  values: CourseFormValues,
): Readonly<Record<string, string | undefined>> =>
  courseProblems({
    code: values.code,
    title: values.title,
    creditLoad: numberOf(values.creditLoad),
    level: numberOf(values.level),
    semester: (semesters as readonly string[]).indexOf(values.semester) + 1,
    teachingDepartment: values.teachingDepartment,
  });

const courseInput = ({ offerings, compulsory, ...values }: CourseFormValues) => ({
  ...values,
  creditLoad: numberOf(values.creditLoad),
  level: numberOf(values.level),
  semester: semesters.find((semester) => semester === values.semester) ?? "FIRST",
  offerings: offerings.map((departmentId) => ({
    departmentId,
    isCompulsory: compulsory.includes(departmentId),
  })),
  prerequisiteIds: [...values.prerequisiteIds],
  lecturerIds: [...values.lecturerIds],
});

const byLabel = { optionFilterProp: "label" };

const namedOptions = (records: readonly { readonly id: string; readonly name: string }[]) =>
  records.map(({ id, name }) => ({ value: id, label: name }));

interface CourseDialogProps {
  /** Null for a new one. */
  readonly record: CourseQuery_courseRecord | null;
  readonly onSaved: (id: string | null) => void;
  readonly onClose: () => void;
}

interface CourseFormProps extends CourseDialogProps {
  readonly choices: CourseChoicesQuery_courseChoices;
}

const CourseForm = ({ record, choices, onSaved, onClose }: CourseFormProps) => {
  const latest = useLatest(CourseDocument);
  const [mutate] = useSave(SaveCourseDocument);
  const { form, question } = useConfirmedForm({
    initial: courseVersion(record),
    check: courseFormProblems,
    send: (values, revision, isConfirmed) => {
      const input = { ...courseInput(values), isConfirmed, ...(record && { revision }) };
      return mutate({ id: record?.id ?? null, input });
    },
    reload: async () => record && courseVersion((await latest({ id: record.id })).courseRecord),
    onSaved,
  });
  const offered: readonly string[] = Form.useWatch("offerings", form.instance) ?? [];
  const departments = namedOptions(choices.departments);
  // An assigned lecturer may have lost the role.
  const former = (record?.lecturers ?? []).filter(({ id }) =>
    choices.lecturers.every((one) => one.id !== id),
  );
  return (
    <>
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <Form.Item label="Code" {...form.item("code")}>
            <Input />
          </Form.Item>
          <Form.Item label="Credit load" {...form.item("creditLoad")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
        <Form.Item label="Title" {...form.item("title")}>
          <Input maxLength={120} />
        </Form.Item>
        <FieldRow>
          <Form.Item label="Level" {...form.choice("level")}>
            <Select options={levelChoices.map((value) => ({ value, label: value }))} />
          </Form.Item>
          <Form.Item label="Semester" {...form.choice("semester")}>
            <Select options={[...semesterChoices]} />
          </Form.Item>
        </FieldRow>
        <Form.Item
          label="Taught by"
          {...form.item(
            "teachingDepartment",
            "A department, or a unit without students such as General Studies.",
          )}
        >
          <AutoComplete
            showSearch={{ filterOption: true }}
            options={choices.teachingDepartments.map((value) => ({ value }))}
          />
        </Form.Item>
        <Form.Item label="Departments whose students take it" {...form.item("offerings")}>
          <Select mode="multiple" showSearch={byLabel} options={departments} />
        </Form.Item>
        <Form.Item
          label="Compulsory in"
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
          label="Prerequisites"
          {...form.item("prerequisiteIds", "To be passed before it can be registered.")}
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
          <p>No session runs: lecturers can be chosen once one does.</p>
        ) : (
          <Form.Item label={`Lecturers in ${choices.session}`} {...form.item("lecturerIds")}>
            <Select
              mode="multiple"
              showSearch={byLabel}
              options={namedOptions([...choices.lecturers, ...former])}
            />
          </Form.Item>
        )}
      </RecordForm>
      {question}
    </>
  );
};

/** The form of a course: departments, prerequisites and lecturers. */
export const CourseDialog = (props: CourseDialogProps) => {
  const query = useStaffQuery(CourseChoicesDocument, {});
  return (
    <StaffDialog title={props.record ? "Edit course" : "New course"} onClose={props.onClose}>
      <QueryBoundary query={query}>
        {({ courseChoices }) => <CourseForm {...props} choices={courseChoices} />}
      </QueryBoundary>
    </StaffDialog>
  );
};
