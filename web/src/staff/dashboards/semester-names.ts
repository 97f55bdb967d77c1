import type { Semester } from "../../gql/staff.ts";

/** §9: the labels of semesters. */
const names: Readonly<Record<Semester, string>> = {
  FIRST: "First",
  SECOND: "Second",
  THIRD: "Third",
};

/** `2025/2026, First semester`; that none runs where none does. */
export const runningPeriod = (
  session: string | null,
  semester: Semester | null,
  none: string,
): string =>
  session ? [session, semester && `${names[semester]} semester`].filter(Boolean).join(", ") : none;
