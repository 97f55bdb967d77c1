import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  exportResultSheets,
  type resultSemesters,
  resultSheets,
} from "../../../../contract/results/sheets.ts";
import { type ResultSheetState, resultSheetStates } from "../../../../contract/results/states.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { canStep } from "../../../../rules/results/result-sheet.ts";
import type { College } from "../../context.ts";
import { type PassMarks, passMarkSql, readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Database } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import {
  course,
  courseDepartment,
  courseOffering,
  courseRegistration,
} from "../../db/schema/courses.ts";
import {
  publishedResult,
  resultScore,
  resultSheet,
  resultSheetEvent,
} from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { contains } from "../../lists/search.ts";
import { publicationTexts } from "../publication/texts.ts";
import { listedSemester } from "../semester.ts";
import { readSheetTallies } from "../sheet-tallies.ts";
import { isTaughtBy, lecturersOfSheet, teaching } from "./sheet.ts";

/**
 * The standing registrations of a query's course in a semester, each with what stands of its scores: of a published sheet the
 * version that stands, of another what was entered. The query left joins `result_sheet`.
 */
const registrationsFrom = (semesterId: SQL): SQL => sql`from ${courseRegistration} taken
  join ${student} taker on taker.id = taken.student_id
  left join ${resultScore} entered on ${resultSheet.version} is not distinct from 0
    and entered.course_id = taken.course_id and entered.semester_id = taken.semester_id and entered.student_id = taken.student_id
  left join ${publishedResult} published on published.version = ${resultSheet.version}
    and published.course_id = taken.course_id and published.semester_id = taken.semester_id and published.student_id = taken.student_id
  where taken.course_id = ${course.id} and taken.semester_id = ${semesterId} and taken.dropped_at is null`;

const isComplete = sql`(published.student_id is not null or entered.remark = 'withheld'
  or (entered.ca is not null and (entered.exam is not null or entered.remark = 'absent')))`;

const remark = sql`coalesce(published.remark, entered.remark)`;

/** Null for a withheld student, who has no result. */
const total = sql`case when ${isComplete} and ${remark} is distinct from 'withheld'
  then coalesce(published.total, entered.ca + coalesce(entered.exam, 0)) end`;

/** Students whose entries are complete. */
const entered = sql`count(*) filter (where ${isComplete} or taker.standing <> 'active')::int`;

/** The average of those who sat the examination, to a tenth. */
const average = sql`round(avg(${total}) filter (where ${remark} is null), 1)::float8`;

const taker = {
  programmeId: sql`taker.programme_id`,
  entrySessionId: sql`taker.entry_session_id`,
};

/** Those who passed, in percent of those with a result, to a tenth. */
const passRate = (passMarks: PassMarks): SQL =>
  sql`round(100.0 * count(*) filter (where coalesce(published.is_passed, ${remark} is null and ${total} >= ${passMarkSql(passMarks, taker)}))
    / nullif(count(${total}), 0), 1)::float8`;

interface SheetFigures {
  readonly registered: number;
  readonly entered: number;
  readonly average: number | null;
  readonly passRate: number | null;
}

/** How many registered the course, and whose entries are complete. */
export const sheetCounts = (semesterId: SQL): SQL<Pick<SheetFigures, "registered" | "entered">> =>
  sql`(select json_build_object('registered', count(*)::int, 'entered', ${entered}) ${registrationsFrom(semesterId)})`;

/** All figures of the course's sheet, read at once. */
const sheetFigures = (passMarks: PassMarks, semesterId: SQL): SQL<SheetFigures> =>
  sql<SheetFigures>`(select json_build_object('registered', count(*)::int, 'entered', ${entered},
    'average', ${average}, 'passRate', ${passRate(passMarks)}) ${registrationsFrom(semesterId)})`;

/** One of them, to sort by. */
const sheetFigure = {
  registered: (
    semesterId: SQL,
  ): SQL<number> => sql`(select count(*) from ${courseRegistration} taken
    where taken.course_id = ${course.id} and taken.semester_id = ${semesterId} and taken.dropped_at is null)`,
  entered: (semesterId: SQL): SQL<number> =>
    sql`(select ${entered} ${registrationsFrom(semesterId)})`,
  passRate: (passMarks: PassMarks, semesterId: SQL): SQL =>
    sql`(select ${passRate(passMarks)} ${registrationsFrom(semesterId)})`,
  average: (semesterId: SQL): SQL => sql`(select ${average} ${registrationsFrom(semesterId)})`,
};

const semesterId = sql`${semester.id}`;

const state = sql<(typeof resultSheetStates)[number]>`coalesce(${resultSheet.state}, 'draft')`;

const returnReason = sql<string | null>`case when ${resultSheet.state} = 'returned' then (
  select ${resultSheetEvent.reason} from ${resultSheetEvent}
  where ${resultSheetEvent.courseId} = ${course.id} and ${resultSheetEvent.semesterId} = ${semester.id}
    and ${resultSheetEvent.state} = 'returned'
  order by ${resultSheetEvent.id} desc limit 1) end`;

/** Adds the pass marks that say who passed. */
const complete = async (context: ListContext): Promise<ListContext> => {
  const { db, config } = context.college;
  return { ...context, passMarks: (await readRulebook(db, config)).passMarks };
};

const passMarksOf = ({ passMarks }: ListContext): PassMarks => {
  if (passMarks === undefined) throw new Error("the list's context is not complete");
  return passMarks;
};

const query = (db: Database, context: ListContext) =>
  db
    .select({
      id: course.id,
      semesterId: semester.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      level: course.level,
      department: courseDepartment.name,
      lecturers: lecturersOfSheet.as("lecturers"),
      figures: sheetFigures(passMarksOf(context), semesterId).as("figures"),
      state: state.as("sheet_state"),
      version: sql<number>`coalesce(${resultSheet.version}, 0)`.as("sheet_version"),
      dueOn: semester.resultsDueOn,
      returnReason: returnReason.as("return_reason"),
    })
    .from(course)
    .innerJoin(semester, listedSemester(context))
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .leftJoin(
      resultSheet,
      and(eq(resultSheet.courseId, course.id), eq(resultSheet.semesterId, semester.id)),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof query>>[number];

const isRegistered = sql`exists (select 1 from ${courseRegistration}
  where ${courseRegistration.courseId} = ${course.id} and ${courseRegistration.semesterId} = ${semester.id}
    and ${courseRegistration.droppedAt} is null)`;

const isLate = ({ college: { clock, identity } }: ListContext): SQL =>
  sql`(coalesce(${semester.resultsDueOn} < ${zonedDay(clock(), identity.timeZone)}, false) and ${state} in ('draft', 'returned'))`;

/** A code is found however it is spaced, and all sheets by who teaches them. */
const search = (text: string): SQL =>
  sql`(${contains(sql`replace(${course.code}, ' ', '')`, text.replaceAll(/[\s-]/g, ""))} or ${contains(course.title, text)} or ${contains(courseDepartment.name, text)})`;

const flagsOf = ({ id }: Pick<Row, "id">, { numbers }: ListContext): number =>
  numbers?.get(id) ?? 0;

/** How many flags each sheet has that has any: of these courses, or of all. */
const readFlags = async (
  context: ListContext,
  courseIds?: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { db } = context.college;
  const [found] = await db
    .select({ id: semester.id })
    .from(semester)
    .where(listedSemester(context));
  if (found === undefined) return new Map();
  const tallies = await readSheetTallies(db, passMarksOf(context), {
    semesterId: found.id,
    ...(courseIds && { courseIds }),
  });
  return new Map(
    [...tallies].flatMap(([id, { flags }]) => (flags.length === 0 ? [] : [[id, flags.length]])),
  );
};

const figure = (cell: (figures: Row["figures"]) => number | null) => (row: Row) =>
  cell(row.figures);

/** The result sheets of one semester: a lecturer's own, or all. */
export const sheetList = defineList({
  name: "result-sheets",
  endpoint: resultSheets,
  exported: exportResultSheets,
  complete,
  query,
  numbers: readFlags,
  isNumbered: ({ filters }) => filters?.flagged !== undefined,
  within: ({ account }) =>
    and(
      sql`(${isRegistered} or ${resultSheet.courseId} is not null)`,
      account.role === "LECTURER" ? isTaughtBy(account) : undefined,
    ),
  id: course.id,
  sorts: {
    code: [course.code],
    title: [course.title],
    level: [course.level, course.code],
    state: [
      sql`array_position(array[${sql.join(
        resultSheetStates.map((one) => sql`${one}`),
        sql`, `,
      )}]::text[], ${state})`,
      course.code,
    ],
    registered: [sheetFigure.registered(semesterId)],
    entered: [sheetFigure.entered(semesterId)],
    average_total: [{ nullsLast: sheetFigure.average(semesterId) }],
    pass_rate: (context) => [{ nullsLast: sheetFigure.passRate(passMarksOf(context), semesterId) }],
  },
  filters: {
    semesterId: () => undefined,
    state: (value) => eq(state, value),
    departmentId: (id) =>
      sql`exists (select 1 from ${courseOffering} where ${courseOffering.courseId} = ${course.id} and ${courseOffering.departmentId} = ${id})`,
    level: (level) => eq(course.level, level),
    lecturerId: (id) => sql`exists (select 1 ${teaching} and ${staffMember.id} = ${id})`,
    overdue: (value, context) => (value ? isLate(context) : sql`not ${isLate(context)}`),
    flagged: (value, { numbers = new Map() }) => {
      const ids = [...numbers.keys()];
      if (ids.length === 0) return value ? sql`false` : undefined;
      const isFlagged = inArray(course.id, ids);
      return value ? isFlagged : sql`not ${isFlagged}`;
    },
  },
  search,
  row: (row, context) => ({
    ...row,
    ...row.figures,
    courseId: row.id,
    isOverdue: isOverdue(context.college, row.state, row.dueOn),
    averageTotal: row.figures.average,
    flagCount: flagsOf(row, context),
  }),
  columns: [
    { heading: "Code", cell: (row) => row.code },
    { heading: "Title", cell: (row) => row.title },
    { heading: "Credit load", cell: (row) => row.creditLoad },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Taught by", cell: (row) => row.department },
    { heading: "Lecturers", cell: (row) => row.lecturers.join(", ") },
    { heading: "Registered", cell: figure(({ registered }) => registered) },
    { heading: "Entered", cell: figure(({ entered }) => entered) },
    { heading: "State", cell: (row) => publicationTexts.states[row.state] },
    { heading: "Due", cell: (row) => row.dueOn },
    {
      heading: "Overdue",
      cell: (row, { college }) => isOverdue(college, row.state, row.dueOn),
    },
    { heading: "Average total", cell: figure(({ average }) => average) },
    { heading: "Pass rate (%)", cell: figure(({ passRate }) => passRate) },
    { heading: "Flags", cell: flagsOf },
  ],
});

/** Whether a sheet is with its lecturers after the last day on which it was to be submitted. */
export const isOverdue = (
  { clock, identity }: Pick<College, "clock" | "identity">,
  state: ResultSheetState,
  dueOn: string | null,
): boolean =>
  dueOn !== null && canStep(state, "submit") && dueOn < zonedDay(clock(), identity.timeZone);

/** All semesters, the newest first. */
export const readSemesters = async ({
  db,
}: College): Promise<ResponseOf<typeof resultSemesters>> => ({
  semesters: await db
    .select({
      id: semester.id,
      session: academicSession.name,
      semester: semester.number,
      isCurrent: semester.isCurrent,
      resultsDueOn: semester.resultsDueOn,
    })
    .from(semester)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .orderBy(desc(academicSession.name), desc(semester.number)),
});
