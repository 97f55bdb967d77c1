import type { Semester } from "../../gql/staff-dashboards.ts";

/** Specification §9: the labels of semesters. */
const names: Readonly<Record<Semester, string>> = {
  FIRST: "First",
  SECOND: "Second",
  THIRD: "Third",
};

/** `2025/2026, First semester`, or a note that no semester is running. */
export const runningPeriod = (
  session: string | null,
  semester: Semester | null,
  none: string,
): string =>
  session ? [session, semester && `${names[semester]} semester`].filter(Boolean).join(", ") : none;
