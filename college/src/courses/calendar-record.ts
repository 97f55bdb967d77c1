import { asc, desc, eq } from "drizzle-orm";
import type { academicCalendar } from "../../../contract/courses/academic-calendar.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { followingSession } from "../../../rules/courses/academic-calendar.ts";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { tuitionFee } from "../db/schema/payments.ts";

type Answer = ResponseOf<typeof academicCalendar>;
type Semester = Answer["sessions"][number]["semesters"][number];

/** The academic sessions, newest first, with their semesters: three queries. */
export const readAcademicCalendar = async (db: Database): Promise<Answer> => {
  const [sessions, semesters, tuition] = await Promise.all([
    db.select().from(academicSession).orderBy(desc(academicSession.name)),
    db.select().from(semester).orderBy(asc(semester.number)),
    db
      .selectDistinct({ sessionId: tuitionFee.sessionId, level: tuitionFee.level })
      .from(tuitionFee)
      .where(eq(tuitionFee.isActive, true))
      .orderBy(asc(tuitionFee.level)),
  ]);
  const current = semesters.find(({ isCurrent }) => isCurrent)?.sessionId;
  return {
    sessions: sessions.map(({ id, name, isCurrent }) => ({
      id,
      name,
      // As everything else tells it: the running semester's, else the one that is marked.
      is_current: current === undefined ? isCurrent : current === id,
      tuition_levels: tuition.filter((one) => one.sessionId === id).map(({ level }) => level),
      semesters: semesters.filter(({ sessionId }) => sessionId === id).map(toSemester),
    })),
    next_session: sessions[0] === undefined ? null : followingSession(sessions[0].name),
  };
};

const toSemester = (row: typeof semester.$inferSelect): Semester => ({
  id: row.id,
  revision: row.revision,
  number: row.number,
  is_current: row.isCurrent,
  starts_on: row.startsOn,
  ends_on: row.endsOn,
  registration_start: row.registrationStart?.toISOString() ?? null,
  registration_end: row.registrationEnd?.toISOString() ?? null,
  drop_deadline: row.dropDeadline?.toISOString() ?? null,
  results_due_on: row.resultsDueOn,
  min_credits: row.minCredits,
  max_credits: row.maxCredits,
});
