import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { registrationSlip } from "../../db/schema/courses.ts";
import type { Random } from "../random.ts";
import { type StudyIds, type StudyRows, studyRows } from "./registration-rows.ts";
import type { DemoStudies } from "./studies.ts";

export interface StudiesData {
  readonly random: Random;
  readonly studies: readonly DemoStudies[];
  readonly ids: Omit<StudyIds, "semesters">;
  readonly now: Date;
}

/** Writes what students took, what came of it, and what they have registered now. */
export const writeStudies = async (
  tx: Transaction,
  { random, studies, ids, now }: StudiesData,
): Promise<void> => {
  const semesters = await tx
    .select({ id: semester.id, number: semester.number, session: academicSession.name })
    .from(semester)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId));
  const semesterIds = new Map(
    semesters.map(({ id, number, session }) => [`${session} ${number}`, id]),
  );
  const rows = studies.map((one) =>
    studyRows(random, one, { ...ids, semesters: semesterIds }, now),
  );
  await writeOutcomes(
    tx,
    rows.flatMap(({ outcomes }) => outcomes),
  );
  await writeRegistrations(
    tx,
    rows.flatMap(({ registrations }) => registrations),
  );
  await tx.insert(registrationSlip).values(rows.flatMap(({ slips }) => slips));
};

// Thousands of rows: as one JSON value they are written twice as fast as in as many values.

const writeOutcomes = (tx: Transaction, rows: StudyRows["outcomes"]) =>
  tx.execute(sql`
    insert into course_outcome (student_id, course_id, session_id, is_passed)
    select "studentId", "courseId", "sessionId", "isPassed"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as one ("studentId" integer, "courseId" integer, "sessionId" integer, "isPassed" boolean)`);

const writeRegistrations = (tx: Transaction, rows: StudyRows["registrations"]) =>
  tx.execute(sql`
    insert into course_registration
      (student_id, course_id, semester_id, is_carryover, registered_at, dropped_at)
    select "studentId", "courseId", "semesterId", "isCarryover", "registeredAt", "droppedAt"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as one ("studentId" integer, "courseId" integer, "semesterId" integer, "isCarryover" boolean,
        "registeredAt" timestamptz, "droppedAt" timestamptz)`);
