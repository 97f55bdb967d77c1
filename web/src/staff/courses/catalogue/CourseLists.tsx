import { CheckboxField } from "../../kit/record/CheckboxField.tsx";
import type { RecordForm } from "../../kit/record/use-record-form.ts";
import { MultiSelectField } from "../parts/MultiSelectField.tsx";
import { coursesTexts } from "../texts.ts";
import {
  type CourseChoices,
  type CourseFormValues,
  type CourseRecord,
  readIds,
} from "./course-values.ts";

const texts = coursesTexts.courses;

interface CourseListsProps {
  readonly form: RecordForm<CourseFormValues>;
  readonly record: CourseRecord | null;
  readonly choices: CourseChoices;
}

type ListName = "offerings" | "compulsory" | "prerequisiteIds" | "lecturerIds";

/** The list fields of the course form: departments, prerequisites, lecturers. */
export const CourseLists = ({ form, record, choices }: CourseListsProps) => {
  const picked = (name: ListName) => readIds(form.values[name]);
  const pick = (name: ListName) => (ids: readonly string[]) => form.set(name, ids.join(","));
  const compulsory = picked("compulsory");
  // An assigned lecturer may have lost the role.
  const lecturers = [
    ...choices.lecturers,
    ...(record?.lecturers ?? []).filter(({ id }) =>
      choices.lecturers.every((one) => one.id !== id),
    ),
  ];
  const departmentNamed = (id: string) =>
    choices.departments.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      <MultiSelectField
        legend={texts.offerings}
        label={texts.department}
        choices={choices.departments.map(({ id, name }) => ({ value: id, label: name }))}
        picked={picked("offerings")}
        error={form.errors.offerings}
        onChange={pick("offerings")}
        beside={(id) => (
          <CheckboxField
            label={texts.compulsoryOf(departmentNamed(id))}
            value={compulsory.includes(id)}
            onChange={(isCompulsory) =>
              pick("compulsory")(
                isCompulsory ? [...compulsory, id] : compulsory.filter((one) => one !== id),
              )
            }
          />
        )}
      />
      <MultiSelectField
        legend={texts.prerequisites}
        label={texts.title}
        hint={texts.prerequisitesHint}
        choices={choices.courses
          .filter(({ id }) => id !== record?.id)
          .map(({ id, code, title }) => ({ value: id, label: `${code} ${title}` }))}
        picked={picked("prerequisiteIds")}
        error={form.errors.prerequisiteIds}
        onChange={pick("prerequisiteIds")}
      />
      {choices.session === null ? (
        <p>{texts.noSession}</p>
      ) : (
        <MultiSelectField
          legend={texts.lecturersOf(choices.session)}
          label={texts.lecturer}
          choices={lecturers.map(({ id, name }) => ({ value: id, label: name }))}
          picked={picked("lecturerIds")}
          error={form.errors.lecturerIds}
          onChange={pick("lecturerIds")}
        />
      )}
    </>
  );
};
