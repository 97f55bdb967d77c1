import { Form, Select } from "antd";
import type {
  CourseFormChoicesFragment,
  CourseRecordFragment,
} from "../../../gql/staff-courses.ts";
import type { RecordForm } from "../../kit/record/use-record-form.ts";
import { coursesTexts } from "../texts.ts";
import type { CourseFormValues } from "./course-values.ts";

const texts = coursesTexts.courses;

interface CourseListsProps {
  readonly form: RecordForm<CourseFormValues>;
  readonly record: CourseRecordFragment | null;
  readonly choices: CourseFormChoicesFragment;
}

const byLabel = { optionFilterProp: "label" };

const namedOptions = (records: readonly { readonly id: string; readonly name: string }[]) =>
  records.map(({ id, name }) => ({ value: id, label: name }));

/** The list fields of the course form: departments, prerequisites, lecturers. */
export const CourseLists = ({ form, record, choices }: CourseListsProps) => {
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
