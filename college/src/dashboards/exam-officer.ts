import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { examOfficerDashboard } from "../../../contract/dashboards/teaching.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { type ResultSheetState, resultSheetStates } from "../../../contract/results/states.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { canStep } from "../../../rules/results/result-sheet.ts";
import type { College } from "../context.ts";
import { readRulebook } from "../courses/programmes/rulebook.ts";
import type { Database } from "../db/database.ts";
import {
  course,
  courseDepartment,
  courseLecturer,
  courseRegistration,
} from "../db/schema/courses.ts";
import { resultSheet } from "../db/schema/results.ts";
import { type Calendar, readCalendar } from "../registration/calendar.ts";
import { readSheetTallies, type TalliedSheet } from "../results/sheet-tallies.ts";

type Answer = ResponseOf<typeof examOfficerDashboard>;

/** As many as a dashboard can show; the counts beside them are of all. */
const shownUnassigned = 100;

/** The running semester's courses and sheets: three statements that answer with one row a course, and are added up here. */
export const readExamOfficerDashboard = async (college: College): Promise<Answer> => {
  const { db } = college;
  const { session, semester } = await readCalendar(db);
  const [courses, overview] =
    semester === undefined
      ? [[], noSheets]
      : await Promise.all([readCourses(db, semester), readSheetOverview(college, semester)]);
  return {
    session: session?.name ?? null,
    semester: semester?.number ?? null,
    semesterId: semester?.id ?? null,
    ...overview.answer,
    departments: departmentsOf(courses, overview),
    unassigned: courses.filter(({ isAssigned }) => !isAssigned).slice(0, shownUnassigned),
  };
};

interface TaughtCourse {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly departmentId: number;
  readonly department: string;
  readonly registrations: number;
  readonly isAssigned: boolean;
}

const readCourses = (
  db: Database,
  { id, sessionId, number }: NonNullable<Calendar["semester"]>,
): Promise<readonly TaughtCourse[]> => {
  const registered = db
    .select({
      courseId: courseRegistration.courseId,
      students: sql<number>`count(*)::int`.as("students"),
    })
    .from(courseRegistration)
    .where(and(eq(courseRegistration.semesterId, id), isNull(courseRegistration.droppedAt)))
    .groupBy(courseRegistration.courseId)
    .as("registered");
  return db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      departmentId: courseDepartment.id,
      department: courseDepartment.name,
      registrations: sql<number>`coalesce(${registered.students}, 0)`,
      isAssigned: sql<boolean>`exists ${db
        .select({ one: sql`1` })
        .from(courseLecturer)
        .where(
          and(eq(courseLecturer.courseId, course.id), eq(courseLecturer.sessionId, sessionId)),
        )}`,
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .leftJoin(registered, eq(registered.courseId, course.id))
    .where(eq(course.semester, number))
    .orderBy(asc(course.code));
};

const departmentsOf = (
  courses: readonly TaughtCourse[],
  { passRateOf }: SheetOverview,
): Answer["departments"] => {
  const names = new Map(courses.map(({ departmentId, department }) => [departmentId, department]));
  return [...names]
    .map(([id, department]) => {
      const taught = courses.filter(({ departmentId }) => departmentId === id);
      return {
        id,
        department,
        courses: taught.length,
        registrations: taught.reduce((sum, { registrations }) => sum + registrations, 0),
        withoutLecturer: taught.filter(({ isAssigned }) => !isAssigned).length,
        ...passRateOf(id),
      };
    })
    .toSorted((one, other) => one.department.localeCompare(other.department));
};

/** As many as a dashboard can show. */
const shownCourses = 20;

/** A course's sheet with its results so far. */
interface OverviewSheet extends TalliedSheet {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly department: string;
  readonly state: ResultSheetState;
}

interface SheetOverview {
  readonly answer: Pick<Answer, "sheets" | "overdue" | "flagged" | "courses">;
  /** Of the courses that a department teaches, by its id. */
  readonly passRateOf: (courseDepartmentId: number) => PassRate;
}

type PassRate = Pick<Answer["courses"][number], "results" | "passRate">;

/** The semester's sheets: their figures by one statement, their states by another, at once. */
const readSheetOverview = async (
  { db, config, clock, identity }: College,
  semester: { readonly id: number; readonly resultsDueOn: string | null },
): Promise<SheetOverview> => {
  const { passMarks } = await readRulebook(db, config);
  const [tallies, courses] = await Promise.all([
    readSheetTallies(db, passMarks, { semesterId: semester.id }),
    readSheetStates(db, semester.id),
  ]);
  const sheets = courses.flatMap((one): OverviewSheet[] => {
    const tallied = tallies.get(one.id);
    return tallied === undefined ? [] : [{ ...tallied, ...one, state: one.state ?? "draft" }];
  });
  const { resultsDueOn } = semester;
  const isLate = resultsDueOn !== null && zonedDay(clock(), identity.timeZone) > resultsDueOn;
  return {
    answer: {
      sheets: resultSheetStates.map((state) => ({
        state,
        count: sheets.filter((sheet) => sheet.state === state).length,
      })),
      overdue: isLate ? sheets.filter(({ state }) => canStep(state, "submit")).length : 0,
      flagged: sheets.filter(({ flags }) => flags.length > 0).length,
      courses: lowest(sheets),
    },
    passRateOf: (departmentId) =>
      passRate(sheets.filter(({ courseDepartmentId }) => courseDepartmentId === departmentId)),
  };
};

const noSheets: SheetOverview = {
  answer: {
    sheets: resultSheetStates.map((state) => ({ state, count: 0 })),
    overdue: 0,
    flagged: 0,
    courses: [],
  },
  passRateOf: () => ({ results: 0, passRate: null }),
};

const readSheetStates = (db: College["db"], semesterId: number) =>
  db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      department: courseDepartment.name,
      state: resultSheet.state,
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .leftJoin(
      resultSheet,
      and(eq(resultSheet.courseId, course.id), eq(resultSheet.semesterId, semesterId)),
    );

const lowest = (sheets: readonly OverviewSheet[]): Answer["courses"] =>
  sheets
    .filter(({ tally }) => tally.totals > 0)
    .toSorted(
      (one, other) =>
        one.tally.passed * other.tally.totals - other.tally.passed * one.tally.totals ||
        one.code.localeCompare(other.code),
    )
    .slice(0, shownCourses)
    .map((sheet) => ({
      ...sheet,
      ...passRate([sheet]),
    }));

const passRate = (sheets: readonly Pick<TalliedSheet, "tally">[]): PassRate => {
  const results = sheets.reduce((sum, { tally }) => sum + tally.totals, 0);
  const passed = sheets.reduce((sum, { tally }) => sum + tally.passed, 0);
  return { results, passRate: results === 0 ? null : Math.round((passed * 1_000) / results) / 10 };
};
