import type { QueryOf, ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import type { broadsheet, broadsheetMarks } from "../../../../contract/results/broadsheet.ts";
import {
  type Attempt,
  countedAttempts,
  gradeAverage,
} from "../../../../rules/results/grade-average.ts";
import type { GradeScale } from "../../../../rules/results/grade-scale.ts";
import { resultOf } from "../../../../rules/results/result.ts";
import type { CollegeConfig } from "../../config.ts";
import type { College } from "../../context.ts";
import { type Cohort, type Rulebook, readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Database } from "../../db/database.ts";
import {
  type BroadsheetCourse,
  type EarlierResult,
  type Entry,
  readCourses,
  readEarlier,
  readEntries,
  readOutstanding,
} from "./entries.ts";
import {
  type BroadsheetScope,
  type BroadsheetStudent,
  readScope,
  readScopeStudents,
} from "./scope.ts";

type Row = ValueOf<(typeof broadsheet)["response"]>["rows"][number];
type Mark = (typeof broadsheetMarks)[number];

interface Sheet {
  readonly scope: BroadsheetScope;
  readonly courses: readonly BroadsheetCourse[];
  readonly config: Pick<CollegeConfig, "cgpaPolicy">;
  readonly rulebook: Rulebook;
}

/**
 * The rows of these students, by three statements: in parallel, or in turn over a single connection such as a
 * snapshot's.
 */
export const readRows = async (
  db: Database,
  sheet: Sheet,
  students: readonly BroadsheetStudent[],
  { inTurn = false }: { readonly inTurn?: boolean } = {},
): Promise<Row[]> => {
  const ids = students.map(({ id }) => id);
  const reading = [
    () => readEntries(db, sheet.scope, ids),
    () => readEarlier(db, sheet.scope, ids),
    () => readOutstanding(db, ids),
  ] as const;
  const [entries, earlier, outstanding] = inTurn
    ? [await reading[0](), await reading[1](), await reading[2]()]
    : await Promise.all([reading[0](), reading[1](), reading[2]()]);
  return students.map((student) => ({
    studentId: student.id,
    matricNumber: student.matricNumber,
    name: [student.surname, student.firstName, student.otherName].filter(Boolean).join(" "),
    ...resultsOf(sheet, student, entries.get(student.id) ?? [], earlier.get(student.id) ?? []),
    carryovers: [...(outstanding.get(student.id) ?? [])],
  }));
};

/** The values of one place of the broadsheet. */
interface Place {
  readonly mark: Mark;
  readonly total: number | null;
  readonly grade: string;
  /** What counts in the averages; null where nothing does. */
  readonly attempt: Attempt | null;
}

const empty = { total: null, grade: "", attempt: null } as const;

const resultsOf = (
  { scope, courses, config, rulebook }: Sheet,
  cohort: Cohort,
  entries: readonly Entry[],
  earlier: readonly EarlierResult[],
): Omit<Row, "studentId" | "matricNumber" | "name" | "carryovers"> => {
  const byCourse = new Map(entries.map((entry) => [entry.courseId, entry]));
  const { scale } = rulebook.markRulesOf(cohort);
  const places = courses.map((course) => placeOf(byCourse.get(course.id), course, scope, scale));
  const attempts = places.flatMap(({ attempt }) => attempt ?? []);
  const taken = courses.filter((_course, at) => places[at]?.mark !== "none");
  const passed = courses.filter((_course, at) => places[at]?.mark === "passed");
  return {
    marks: places.map(({ mark }) => mark),
    totals: places.map(({ total }) => total),
    grades: places.map(({ grade }) => grade),
    repeated: courses.flatMap(({ id }, at) => (byCourse.get(id)?.isCarryover === true ? [at] : [])),
    creditsTaken: creditsOf(taken, byCourse),
    creditsPassed: creditsOf(passed, byCourse),
    gpaHundredths: gradeAverage(attempts),
    cgpaHundredths: gradeAverage(countedAttempts(config.cgpaPolicy, [...earlier, ...attempts])),
  };
};

const placeOf = (
  entry: Entry | undefined,
  { creditLoad }: BroadsheetCourse,
  { publishedOnly }: BroadsheetScope,
  scale: GradeScale,
): Place => {
  if (entry === undefined) return { mark: "none", ...empty };
  const isPublished = entry.version > 0;
  if (!isPublished && publishedOnly) return { mark: "missing", ...empty };
  if (entry.remark === "withheld") return { mark: "withheld", ...empty };
  const result = isPublished ? publishedOf(entry) : resultOf(scale, entry);
  if (result === null) return { mark: "missing", ...empty };
  const failure = entry.remark === "absent" ? "absent" : "failed";
  return {
    mark: result.isPassed ? "passed" : failure,
    total: result.total,
    grade: result.grade,
    attempt: {
      courseId: entry.courseId,
      creditLoad: entry.creditLoad ?? creditLoad,
      pointsHundredths: result.pointsHundredths,
    },
  };
};

/** The result as graded on the day, regardless of later changes to the scale. */
const publishedOf = (entry: Entry) =>
  entry.grade === null
    ? null
    : {
        total: entry.total,
        grade: entry.grade,
        pointsHundredths: entry.pointsHundredths ?? 0,
        isPassed: entry.isPassed === true,
      };

const creditsOf = (
  courses: readonly BroadsheetCourse[],
  byCourse: ReadonlyMap<number, Entry>,
): number =>
  courses.reduce(
    (sum, { id, creditLoad }) => sum + (byCourse.get(id)?.creditLoad ?? creditLoad),
    0,
  );

/**
 * A broadsheet whole, by nine statements, however many students and courses.
 * @throws 404 where there is no such semester or department.
 */
export const readBroadsheet = async (
  { db, config }: College,
  query: QueryOf<typeof broadsheet>,
): Promise<ResponseOf<typeof broadsheet>> => {
  const scope = await readScope(db, query);
  const rulebook = await readRulebook(db, config);
  const students = await readScopeStudents(db, scope);
  const courses = await readCourses(
    db,
    scope,
    students.map(({ id }) => id),
  );
  return {
    ...scope,
    semester: scope.number,
    courses: [...courses],
    rows: await readRows(db, { scope, courses, config, rulebook }, students),
  };
};
