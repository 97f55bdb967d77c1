import { courseProblems } from "../../../../../rules/courses/course-record.ts";
import type { CourseRecordFragment, Semester } from "../../../gql/staff-courses.ts";

const semesters: readonly Semester[] = ["FIRST", "SECOND", "THIRD"];

const idsOf = (records: readonly { readonly id: string }[]): readonly string[] =>
  records.map(({ id }) => id);

/** A course as form values. The compulsory departments are a subset of the departments. */
export const courseVersion = (record: CourseRecordFragment | null) => {
  const offerings = (record?.offerings ?? []).map(({ departmentId, isCompulsory }) => ({
    id: departmentId,
    isCompulsory,
  }));
  return {
    values: {
      code: record?.code ?? "",
      title: record?.title ?? "",
      creditLoad: record ? String(record.creditLoad) : "",
      level: record ? String(record.level) : "",
      semester: record?.semester ?? "",
      teachingDepartment: record?.teachingDepartment ?? "",
      offerings: idsOf(offerings),
      compulsory: idsOf(offerings.filter(({ isCompulsory }) => isCompulsory)),
      prerequisiteIds: idsOf(record?.prerequisites ?? []),
      lecturerIds: idsOf(record?.lecturers ?? []),
    },
    revision: record?.revision ?? 0,
  };
};

export type CourseFormValues = ReturnType<typeof courseVersion>["values"];

const numberOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

export const courseFormProblems = (
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

/** Converts the form values to the schema's input. */
export const courseInput = (values: CourseFormValues) => {
  return {
    code: values.code,
    title: values.title,
    creditLoad: numberOf(values.creditLoad),
    level: numberOf(values.level),
    semester: semesters.find((semester) => semester === values.semester) ?? "FIRST",
    teachingDepartment: values.teachingDepartment,
    offerings: values.offerings.map((departmentId) => ({
      departmentId,
      isCompulsory: values.compulsory.includes(departmentId),
    })),
    prerequisiteIds: [...values.prerequisiteIds],
    lecturerIds: [...values.lecturerIds],
  };
};
