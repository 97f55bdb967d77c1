import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import {
  type broadsheet,
  type broadsheetMarks,
  mostBroadsheetStudents,
} from "../../../../contract/results/broadsheet.ts";
import type { Cohort } from "../../courses/programmes/rulebook.ts";
import type { Database } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult } from "../../db/schema/results.ts";
import { department, student, studentLevel } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";

type Mark = (typeof broadsheetMarks)[number];

export const broadsheetTexts = {
  noSemester: "The college has no such semester, or none runs.",
  noDepartment: "The college has no such department.",
  /** What an exported place says where there is no total. */
  marks: {
    none: "",
    missing: "Missing",
    passed: "",
    failed: "",
    absent: "ABS",
    withheld: "Withheld",
  } satisfies Record<Mark, string>,
} as const;

/** Whose broadsheet, and of what. */
export interface BroadsheetScope {
  readonly semesterId: number;
  readonly sessionId: number;
  /** `2025/2026`. */
  readonly session: string;
  /** 1, 2 or 3. */
  readonly number: number;
  readonly departmentId: number;
  readonly department: string;
  /** Undefined for all programmes of the department. */
  readonly programmeId: number | undefined;
  readonly level: number;
  readonly publishedOnly: boolean;
}

/** @throws 404 where there is no such semester or department. */
export const readScope = async (
  db: Database,
  query: QueryOf<typeof broadsheet>,
): Promise<BroadsheetScope> => {
  const isRequested =
    query.semesterId === undefined
      ? eq(semester.isCurrent, true)
      : eq(semester.id, query.semesterId);
  const [[found], [named]] = await Promise.all([
    db
      .select({
        semesterId: semester.id,
        sessionId: semester.sessionId,
        session: academicSession.name,
        number: semester.number,
      })
      .from(semester)
      .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
      .where(isRequested),
    db
      .select({ departmentId: department.id, department: department.name })
      .from(department)
      .where(eq(department.id, query.departmentId)),
  ]);
  if (found === undefined) throw refuse(404, broadsheetTexts.noSemester);
  if (named === undefined) throw refuse(404, broadsheetTexts.noDepartment);
  const { level, programmeId, publishedOnly } = query;
  return { ...found, ...named, level, programmeId, publishedOnly: publishedOnly === true };
};

export interface BroadsheetStudent extends Cohort {
  readonly id: number;
  readonly matricNumber: string;
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
}

/**
 * The department's students who had the level in the session, and are on a sheet of the semester, by matric number. Who has moved on since had
 * the level that was kept then; who has not, has it still.
 */
export const readScopeStudents = (
  db: Database,
  scope: BroadsheetScope,
): Promise<readonly BroadsheetStudent[]> =>
  db
    .select({
      id: student.id,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
      otherName: student.otherName,
      programmeId: student.programmeId,
      entrySessionId: student.entrySessionId,
    })
    .from(student)
    .leftJoin(
      studentLevel,
      and(eq(studentLevel.studentId, student.id), eq(studentLevel.sessionId, scope.sessionId)),
    )
    .where(
      and(
        eq(student.departmentId, scope.departmentId),
        scope.programmeId === undefined ? undefined : eq(student.programmeId, scope.programmeId),
        eq(sql`coalesce(${studentLevel.level}, ${student.level})`, scope.level),
        isOnSheet(scope.semesterId),
      ),
    )
    .orderBy(asc(student.matricNumber))
    .limit(mostBroadsheetStudents);

const isOnSheet = (semesterId: number): SQL => sql`(
  exists (select 1 from ${courseRegistration} r where r.student_id = ${student.id}
    and r.semester_id = ${semesterId} and r.dropped_at is null)
  or exists (select 1 from ${publishedResult} p where p.student_id = ${student.id}
    and p.semester_id = ${semesterId}))`;
