import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import {
  type courseOutcome,
  type courseRegistration,
  registrationSlip,
} from "../../db/schema/courses.ts";
import { makeReceiptCode } from "../../payments/reference.ts";
import type { DemoSemester, DemoSession } from "../calendar.ts";
import { found } from "../found.ts";
import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { registrationStart } from "../write-calendar.ts";
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

// Thousands of rows: one JSON parameter is twice as fast as one parameter per value.

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

const minute = 60_000;
const day = 24 * 60 * minute;

/** What stands in the database already. */
export interface StudyIds {
  /** By matric number. */
  readonly students: ReadonlyMap<string, number>;
  /** By code. */
  readonly courses: ReadonlyMap<string, number>;
  /** By name. */
  readonly sessions: ReadonlyMap<string, number>;
  /** By the session's name and the number: `2025/2026 1`. */
  readonly semesters: ReadonlyMap<string, number>;
}

export interface StudyRows {
  readonly outcomes: readonly (typeof courseOutcome.$inferInsert)[];
  readonly registrations: readonly (typeof courseRegistration.$inferInsert)[];
  readonly slips: readonly (typeof registrationSlip.$inferInsert)[];
}

/** The rows of one student's studies: each semester's courses registered in one go, when tuition was paid. */
const studyRows = (
  random: Random,
  { student, history, registrations }: DemoStudies,
  ids: StudyIds,
  now: Date,
): StudyRows => {
  const studentId = found(ids.students, student.matricNumber);
  const register = (
    session: DemoSession,
    semester: DemoSemester,
    latest: Date,
    courses: readonly {
      readonly code: string;
      readonly isCarryover: boolean;
      readonly isDropped?: boolean;
    }[],
  ): Pick<StudyRows, "registrations" | "slips"> => {
    if (courses.length === 0) return { registrations: [], slips: [] };
    const semesterId = found(ids.semesters, `${session.name} ${semester.number}`);
    const registeredAt = drawTime(random, opening(student, session, semester), latest);
    const droppedAt = drawTime(random, registeredAt, latest);
    return {
      registrations: courses.map(({ code, isCarryover, isDropped = false }) => ({
        studentId,
        courseId: found(ids.courses, code),
        semesterId,
        isCarryover,
        registeredAt,
        droppedAt: isDropped ? droppedAt : null,
      })),
      slips: [{ studentId, semesterId, code: makeReceiptCode(random.bytes(16)) }],
    };
  };
  const past = history.semesters.map(({ session, semester, outcomes }) => {
    const inTime = opening(student, session, semester).getTime() + 20 * day;
    return register(session, semester, new Date(Math.min(inTime, now.getTime())), outcomes);
  });
  const session = student.years.at(-1)?.session;
  const running = session?.semesters.find(({ isCurrent }) => isCurrent);
  const current =
    session === undefined || running === undefined
      ? []
      : [register(session, running, now, registrations)];
  return {
    outcomes: history.semesters.flatMap(({ session: { name }, outcomes }) =>
      outcomes.map(({ code, isPassed }) => ({
        studentId,
        courseId: found(ids.courses, code),
        sessionId: found(ids.sessions, name),
        isPassed,
      })),
    ),
    registrations: [...past, ...current].flatMap((one) => one.registrations),
    slips: [...past, ...current].flatMap((one) => one.slips),
  };
};

/** When a student could register first: registration was open and tuition paid. */
const opening = ({ payments }: DemoStudent, session: DemoSession, semester: DemoSemester): Date => {
  const tuition = payments.find(
    ({ purpose, status, session: name }) =>
      purpose === "tuition" && status === "succeeded" && name === session.name,
  );
  const opens = registrationStart(semester).getTime();
  return new Date(Math.max(opens, (tuition?.at.getTime() ?? 0) + minute));
};

/** Sooner rather than later. */
const drawTime = (random: Random, from: Date, latest: Date): Date => {
  const share = random.fraction() ** 2;
  const at = from.getTime() + share * (latest.getTime() - from.getTime());
  return new Date(Math.floor(at / 1000) * 1000);
};
