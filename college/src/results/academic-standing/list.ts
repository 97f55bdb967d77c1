import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import {
  type academicStandingList,
  type exportAcademicStanding,
  mostStandingStudents,
} from "../../../../contract/results/academic-standing.ts";
import type { CollegeConfig } from "../../config.ts";
import { type College, onReplica } from "../../context.ts";
import { type Cohort, readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Database } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult } from "../../db/schema/results.ts";
import { department, student, studentLevel } from "../../db/schema/students.ts";
import type { FileAnswer } from "../../http/file-answer.ts";
import { refuse } from "../../http/refusal.ts";
import { streamTable } from "../../lists/export.ts";
import type { Cell, ListContext } from "../../lists/list.ts";
import type { StandingRules } from "./judge.ts";
import { readStudyRecords, standingOf } from "./read.ts";
import { standingTexts } from "./texts.ts";

type Row = ResponseOf<typeof academicStandingList>["rows"][number];

/** Students read at once: what of the file is in memory at any time. */
const batchSize = 500;

/**
 * How the students of a department's level stand at the end of a session, with seven statements.
 * @throws 404 where there is no such session or department.
 */
export const readStandings = async (
  college: College,
  query: QueryOf<typeof academicStandingList>,
): Promise<ResponseOf<typeof academicStandingList>> => {
  const { db, config } = onReplica(college);
  const { sessionId, department: name = "" } = await readScope(db, query);
  const students = await readStudents(db, sessionId, query).limit(mostStandingStudents);
  return {
    session: query.session,
    department: name,
    level: query.level,
    rows: await rowsOf(db, await readRulesOf(db, config), query.session, students),
  };
};

/**
 * The same as a file, written as it is read, of the whole college where no department is named.
 * @throws 404 where there is no such session or department, 429 where too many exports run.
 */
export const exportStandings = async (
  context: ListContext,
  { format, ...query }: QueryOf<typeof exportAcademicStanding>,
): Promise<FileAnswer> => {
  const { config, db } = onReplica(context.college);
  const { sessionId } = await readScope(db, query);
  const exported = { name: "academic-standing", parameters: query, format };
  return streamTable(context, exported, async (snapshot) => {
    const rulesOf = await readRulesOf(snapshot, config);
    const students = await readStudents(snapshot, sessionId, query);
    return {
      headings,
      batches: batchesOf(students, (some) => rowsOf(snapshot, rulesOf, query.session, some)),
    };
  });
};

type Scope =
  | QueryOf<typeof academicStandingList>
  | Omit<QueryOf<typeof exportAcademicStanding>, "format">;

const readScope = async (
  db: Database,
  { session, departmentId }: Scope,
): Promise<{ readonly sessionId: number; readonly department?: string }> => {
  const [found] = await db
    .select({ sessionId: academicSession.id })
    .from(academicSession)
    .where(eq(academicSession.name, session));
  if (found === undefined) throw refuse(404, standingTexts.noSession);
  if (departmentId === undefined) return found;
  const [named] = await db
    .select({ department: department.name })
    .from(department)
    .where(eq(department.id, departmentId));
  if (named === undefined) throw refuse(404, standingTexts.noDepartment);
  return { ...found, ...named };
};

/** The level that a student had in the session, and the next one: what was kept at promotions, else what it is now. */
const readStudents = (db: Database, sessionId: number, { departmentId, level, session }: Scope) => {
  const levelThen = sql<number>`coalesce(${studentLevel.level}, ${student.level})`;
  const nextKept = sql`(select l.level from ${studentLevel} l
    join ${academicSession} s on s.id = l.session_id
    where l.student_id = ${student.id} and s.name > ${session} order by s.name limit 1)`;
  return db
    .select({
      id: student.id,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
      otherName: student.otherName,
      programmeId: student.programmeId,
      entrySessionId: student.entrySessionId,
      department: department.name,
      level: levelThen,
      nextLevel: sql<number | null>`case when ${studentLevel.level} is not null
        then coalesce(${nextKept}, ${student.level}) end`,
    })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .leftJoin(
      studentLevel,
      and(eq(studentLevel.studentId, student.id), eq(studentLevel.sessionId, sessionId)),
    )
    .where(
      and(
        departmentId === undefined ? undefined : eq(student.departmentId, departmentId),
        level === undefined ? undefined : eq(levelThen, level),
        tookPartIn(sessionId),
      ),
    )
    .orderBy(asc(student.matricNumber))
    .$dynamic();
};

const tookPartIn = (sessionId: number): SQL => sql`(
  exists (select 1 from ${courseRegistration} r join ${semester} m on m.id = r.semester_id
    where r.student_id = ${student.id} and m.session_id = ${sessionId} and r.dropped_at is null)
  or exists (select 1 from ${publishedResult} p join ${semester} m on m.id = p.semester_id
    where p.student_id = ${student.id} and m.session_id = ${sessionId}))`;

const readRulesOf = async (
  db: Database,
  config: CollegeConfig,
): Promise<(cohort: Cohort) => StandingRules> => {
  const { rulesOf } = await readRulebook(db, config);
  return (cohort) => ({ ...rulesOf(cohort), cgpaPolicy: config.cgpaPolicy });
};

type Students = Awaited<ReturnType<typeof readStudents>>;
interface WholeRow extends Row {
  readonly department: string;
  readonly level: number;
}

const rowsOf = async (
  db: Database,
  rulesOf: (cohort: Cohort) => StandingRules,
  session: string,
  students: Students,
): Promise<WholeRow[]> => {
  const recordOf = await readStudyRecords(
    db,
    students.map(({ id }) => id),
  );
  return students.flatMap((one) => {
    const judged = standingOf(recordOf(one.id), session, rulesOf(one));
    if (judged === null) return [];
    const { standing, reasons } = judged;
    const isAgainst = standing === "repeat" || standing === "withdraw";
    return {
      studentId: one.id,
      matricNumber: one.matricNumber,
      name: [one.surname, one.firstName, one.otherName].filter(Boolean).join(" "),
      department: one.department,
      level: one.level,
      academicStanding: { standing, reasons },
      cgpaHundredths: judged.cgpa,
      carryoverCredits: judged.carryoverCredits,
      nextLevel: one.nextLevel,
      movedOnAgainstIt: isAgainst && one.nextLevel !== null && one.nextLevel > one.level,
    };
  });
};

async function* batchesOf(
  students: Students,
  read: (some: Students) => Promise<readonly WholeRow[]>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let from = 0; from < students.length; from += batchSize) {
    yield (await read(students.slice(from, from + batchSize))).map(cellsOf);
  }
}

const headings = [
  "Matric number",
  "Name",
  "Department",
  "Level",
  "Academic standing",
  "CGPA",
  "Carryover credit units",
  "Reasons",
  "Next level",
  "Moved on against the standing",
];

const cellsOf = (row: WholeRow): Cell[] => [
  row.matricNumber,
  row.name,
  row.department,
  row.level,
  standingTexts.names[row.academicStanding.standing],
  row.cgpaHundredths === null ? null : row.cgpaHundredths / 100,
  row.carryoverCredits,
  row.academicStanding.reasons.join(" "),
  row.nextLevel,
  row.movedOnAgainstIt,
];
