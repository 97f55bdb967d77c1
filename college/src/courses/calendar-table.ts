import type { academicCalendar } from "../../../contract/courses/academic-calendar.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { WholeTable } from "../lists/export.ts";
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

const rowsOf = ({ name, isCurrent, tuitionLevels, semesters }: Session): Cell[][] => {
  const session = [name, tuitionLevels.join(", ")];
  if (semesters.length === 0) return [[...session, null, isCurrent, ...Array(8).fill(null)]];
  return semesters.map((semester) => [
    ...session,
    semester.number,
    semester.isCurrent,
    semester.startsOn,
    semester.endsOn,
    instant(semester.registrationStart),
    instant(semester.registrationEnd),
    instant(semester.dropDeadline),
    semester.resultsDueOn,
    semester.minCredits,
    semester.maxCredits,
  ]);
};

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));
