import type { Semester } from "../generated/schema-types.ts";
import { semesterOf } from "../viewer/academic-session.ts";

/** What a dashboard says of the calendar. */
export const runningSemester = ({
  session,
  semester,
}: {
  readonly session: string | null;
  readonly semester: number | null;
}): { session: string | null; semester: Semester | null } => ({
  session,
  semester: semester === null ? null : semesterOf(String(semester)),
});
