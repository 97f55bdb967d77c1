import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { programmeChoices, programmeRecord } from "../../../../contract/courses/programmes.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { usualPapers } from "../../admissions/entry-clearance/texts.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { course, courseOffering } from "../../db/schema/courses.ts";
import { programmeCourse, programmeRules } from "../../db/schema/programmes.ts";
import { publishedResult } from "../../db/schema/results.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { notFound } from "../../http/refusal.ts";
import { defaultRules } from "./rulebook.ts";

type Record = ResponseOf<typeof programmeRecord>;

/** A programme as a department's record lists it. */
const programmeColumns = {
  ...getTableColumns(programme),
  students: sql<number>`(
    select count(*)::int from ${student}
    where ${student.programmeId} = ${programme.id} and ${student.standing} = 'active')`,
  applicants: sql<number>`(
    select count(*)::int from ${applicant} where ${applicant.programmeId} = ${programme.id})`,
};

/** The programmes of a department, by name. */
export const listProgrammes = (db: Database, departmentId: number) =>
  db
    .select(programmeColumns)
    .from(programme)
    // With a join, Drizzle names the table of each column, as the counts need it.
    .innerJoin(department, eq(department.id, programme.departmentId))
    .where(eq(programme.departmentId, departmentId))
    .orderBy(asc(programme.name));

/** Every programme by department, and the sessions in which studies can begin. */
export const readProgrammeChoices = async (
  db: Database,
): Promise<ResponseOf<typeof programmeChoices>> => {
  const departments = await db.select().from(department).orderBy(asc(department.name));
  const programmes = grouped(
    await db.select().from(programme).orderBy(asc(programme.name)),
    ({ departmentId }) => departmentId,
  );
  return {
    departments: departments.map(({ id, name }) => ({
      id,
      name,
      programmes: [...(programmes.get(id) ?? [])],
    })),
    sessions: await readSessions(db),
  };
};

const readSessions = (db: Database) =>
  db
    .select({ id: academicSession.id, name: academicSession.name })
    .from(academicSession)
    .orderBy(desc(academicSession.name));

/** One programme with its rules, for the office: six queries. @throws 404 */
export const readProgrammeRecord = async ({ db, config }: College, id: number): Promise<Record> => {
  const [row] = await db
    .select({ ...programmeColumns, department: department.name })
    .from(programme)
    .innerJoin(department, eq(department.id, programme.departmentId))
    .where(eq(programme.id, id));
  if (row === undefined) throw notFound();
  const [rules, sessions, offered] = await Promise.all([
    readRules(db, id),
    readSessions(db),
    db
      .select({ id: course.id, code: course.code, isRequired: courseOffering.isCompulsory })
      .from(courseOffering)
      .innerJoin(course, eq(course.id, courseOffering.courseId))
      .where(eq(courseOffering.departmentId, row.departmentId))
      .orderBy(asc(course.code)),
  ]);
  const { classes, electiveCredits, ...defaults } = defaultRules(config);
  return {
    ...row,
    entryPapers: row.entryPapers && [...row.entryPapers],
    usualPapers: [...usualPapers],
    rules,
    defaults: { ...defaults, classes: [...classes], electiveCredits: [...electiveCredits] },
    sessions,
    offered,
  };
};

const readRules = async (db: Database, programmeId: number): Promise<Record["rules"]> => {
  const rows = await db
    .select({ rules: programmeRules, fromSession: academicSession.name })
    .from(programmeRules)
    .innerJoin(academicSession, eq(academicSession.id, programmeRules.fromSessionId))
    .where(eq(programmeRules.programmeId, programmeId))
    .orderBy(desc(academicSession.name));
  const courses = await db
    .select({
      fromSessionId: programmeCourse.fromSessionId,
      id: course.id,
      code: course.code,
      title: course.title,
      level: course.level,
      creditLoad: course.creditLoad,
      isRequired: programmeCourse.isRequired,
    })
    .from(programmeCourse)
    .innerJoin(course, eq(course.id, programmeCourse.courseId))
    .where(eq(programmeCourse.programmeId, programmeId))
    .orderBy(asc(course.code));
  const coursesOf = grouped(courses, ({ fromSessionId }) => fromSessionId);
  return Promise.all(
    rows.map(async ({ rules, fromSession }, index) => {
      const untilSession = rows[index - 1]?.fromSession ?? null;
      const { classes, electiveCredits, ...rest } = rules;
      return {
        ...rest,
        classes: [...classes],
        electiveCredits: [...electiveCredits],
        fromSession,
        untilSession,
        courses: [...(coursesOf.get(rules.fromSessionId) ?? [])],
        ...(await readCohorts(db, { programmeId, fromSession, untilSession })),
      };
    }),
  );
};

interface Cohorts {
  readonly programmeId: number;
  readonly fromSession: string;
  /** The first session that is not among them; null for all that follow. */
  readonly untilSession: string | null;
}

/** How many students began a programme in these sessions, and whether one of them has a published result. */
export const readCohorts = async (
  db: Database | Transaction,
  { programmeId, fromSession, untilSession }: Cohorts,
): Promise<{ readonly students: number; readonly hasResults: boolean }> => {
  const isIn: SQL | undefined = and(
    eq(student.programmeId, programmeId),
    sql`${academicSession.name} >= ${fromSession}`,
    untilSession === null ? undefined : sql`${academicSession.name} < ${untilSession}`,
  );
  const [row] = await db
    .select({
      students: sql<number>`count(*)::int`,
      hasResults: sql<boolean>`coalesce(bool_or(exists (
        select 1 from ${publishedResult} where ${publishedResult.studentId} = ${student.id})), false)`,
    })
    .from(student)
    .innerJoin(academicSession, eq(academicSession.id, student.entrySessionId))
    .where(isIn);
  return row ?? { students: 0, hasResults: false };
};
