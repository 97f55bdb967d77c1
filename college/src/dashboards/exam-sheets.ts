import { and, eq } from "drizzle-orm";
import type { examOfficerDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { type ResultSheetState, resultSheetStates } from "../../../contract/results/states.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { gradeScales } from "../../../rules/results/grade-scale.ts";
import { canStep } from "../../../rules/results/result-sheet.ts";
import type { College } from "../context.ts";
import { course, courseDepartment } from "../db/schema/courses.ts";
import { resultSheet } from "../db/schema/results.ts";
import { readSheetTallies, type TalliedSheet } from "../results/overview/sheet-tallies.ts";

type Answer = ResponseOf<typeof examOfficerDashboard>;

/** As many as a dashboard can show. */
const shownCourses = 20;

/** A course's sheet with what it came to so far. */
interface OverviewSheet extends TalliedSheet {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly department: string;
  readonly state: ResultSheetState;
}

export interface SheetOverview {
  readonly answer: Pick<Answer, "sheets" | "overdue" | "flagged" | "courses">;
  /** Of the courses that a department teaches, by its id. */
  readonly passRateOf: (courseDepartmentId: number) => PassRate;
}

type PassRate = Pick<Answer["courses"][number], "results" | "passRate">;

/** The semester's sheets: their figures by one statement, their states by another, at once. */
export const readSheetOverview = async (
  { db, config, clock, identity }: College,
  semester: { readonly id: number; readonly resultsDueOn: string | null },
): Promise<SheetOverview> => {
  const [tallies, courses] = await Promise.all([
    readSheetTallies(db, gradeScales[config.gradeScale], { semesterId: semester.id }),
    readCourses(db, semester.id),
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

export const noSheets: SheetOverview = {
  answer: {
    sheets: resultSheetStates.map((state) => ({ state, count: 0 })),
    overdue: 0,
    flagged: 0,
    courses: [],
  },
  passRateOf: () => ({ results: 0, passRate: null }),
};

const readCourses = (db: College["db"], semesterId: number) =>
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
      id: sheet.id,
      code: sheet.code,
      title: sheet.title,
      department: sheet.department,
      state: sheet.state,
      ...passRate([sheet]),
    }));

const passRate = (sheets: readonly Pick<TalliedSheet, "tally">[]): PassRate => {
  const results = sheets.reduce((sum, { tally }) => sum + tally.totals, 0);
  const passed = sheets.reduce((sum, { tally }) => sum + tally.passed, 0);
  return { results, passRate: results === 0 ? null : Math.round((passed * 1_000) / results) / 10 };
};
