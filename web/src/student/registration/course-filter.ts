import type { RegistrableCourse_CourseFragment } from "../../gql/student-registration.ts";

export interface CourseFilter {
  /** A part of the code or title, in any case. */
  readonly search: string;
  /** Empty for all. */
  readonly department: string;
}

export const noFilter: CourseFilter = { search: "", department: "" };

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, " ");
const joined = (text: string): string => plain(text).replaceAll(" ", "");

/** Spaces in a code are ignored: `che211`, `CHE 211`. */
export const matches = (
  { search, department }: CourseFilter,
  {
    code,
    title,
    department: taughtBy,
  }: Pick<RegistrableCourse_CourseFragment, "code" | "title" | "department">,
): boolean =>
  (department === "" || taughtBy === department) &&
  (plain(title).includes(plain(search)) || joined(code).includes(joined(search)));

export const departmentsOf = (
  courses: readonly Pick<RegistrableCourse_CourseFragment, "department">[],
): readonly string[] =>
  [...new Set(courses.flatMap(({ department }) => department ?? []))].sort((a, b) =>
    a.localeCompare(b),
  );
