import type { academicCalendar } from "../../../contract/courses/academic-calendar.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { WholeTable } from "../lists/export-table.ts";
import type { Cell } from "../lists/list.ts";

type Session = ResponseOf<typeof academicCalendar>["sessions"][number];

/** The academic sessions, for a spreadsheet: a row for each semester, and one for a session that has none yet. */
export const calendarTable = (sessions: readonly Session[]): WholeTable => ({
  name: "academic-calendar",
  headings: [
    "Session",
    "Tuition payable for",
    "Semester",
    "Current",
    "Starts",
    "Ends",
    "Registration opens",
    "Registration closes",
    "Drop deadline",
    "Results due",
    "Least credits",
    "Most credits",
  ],
  rows: sessions.flatMap(rowsOf),
});

const rowsOf = ({ name, is_current, tuition_levels, semesters }: Session): Cell[][] => {
  const session = [name, tuition_levels.join(", ")];
  if (semesters.length === 0) return [[...session, null, is_current, ...Array(8).fill(null)]];
  return semesters.map((semester) => [
    ...session,
    semester.number,
    semester.is_current,
    semester.starts_on,
    semester.ends_on,
    instant(semester.registration_start),
    instant(semester.registration_end),
    instant(semester.drop_deadline),
    semester.results_due_on,
    semester.min_credits,
    semester.max_credits,
  ]);
};

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));
