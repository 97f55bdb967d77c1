import { and, asc, count, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ParamsOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { sheetVersions } from "../../../../contract/results/publication.ts";
import type { GradeScale } from "../../../../rules/results/grade-scale.ts";
import { resultOf } from "../../../../rules/results/result.ts";
import type { Scores } from "../../../../rules/results/score.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import { course, courseLecturer } from "../../db/schema/courses.ts";
import { publishedResult, resultSheetEvent } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { notFound } from "../../http/refusal.ts";

/** A student's result as a version of a sheet holds it. */
export type ResultRow = Omit<
  typeof publishedResult.$inferSelect,
  "courseId" | "semesterId" | "version"
>;

/** The result of complete scores on a sheet. A withheld result keeps only the marks. */
export const resultRow = (
  scale: GradeScale,
  { studentId, creditLoad, ca, exam, remark }: Scores & Pick<ResultRow, "studentId" | "creditLoad">,
): ResultRow => {
  const result = resultOf(scale, { ca, exam, remark });
  return {
    studentId,
    creditLoad,
    ca,
    exam,
    remark,
    total: result?.total ?? null,
    grade: result?.grade ?? null,
    pointsHundredths: result?.pointsHundredths ?? null,
    isPassed: result?.isPassed ?? null,
  };
};

/** A result as the contract has it. */
export const shownResult = ({ ca, exam, remark, total, grade }: ResultRow) => ({
  ca,
  exam,
  remark,
  total,
  grade,
});

/**
 * Writes the results of one version of each of some sheets. They are immutable. They are sent as one parameter:
 * building a statement with a parameter for each column of 20,000 rows takes seconds.
 */
export const writeVersion = async (
  tx: Transaction,
  rows: readonly (typeof publishedResult.$inferInsert)[],
): Promise<void> => {
  await tx.execute(sql`
    insert into ${publishedResult} (course_id, semester_id, version, student_id, ca, exam, total, grade, points_hundredths, remark,
      credit_load, is_passed)
    select "courseId", "semesterId", version, "studentId", ca, exam, total, grade, "pointsHundredths", remark, "creditLoad", "isPassed"
    from json_to_recordset(${JSON.stringify(rows)}::json) as result (
      "courseId" int, "semesterId" int, version smallint, "studentId" int, ca smallint, exam smallint, total smallint, grade text,
      "pointsHundredths" smallint, remark text, "creditLoad" smallint, "isPassed" boolean)`);
};

type Place = ParamsOf<typeof sheetVersions>;
type Version = ResponseOf<typeof sheetVersions>["versions"][number];

/** The published versions of a sheet, newest first, with what each changed. @throws 404, for a colleague's sheet too. */
export const readVersions = async (
  { db }: College,
  caller: Account,
  place: Place,
): Promise<ResponseOf<typeof sheetVersions>> => {
  await requireReadable(db, caller, place);
  const events = await db
    .select({
      version: resultSheetEvent.version,
      at: resultSheetEvent.at,
      reason: resultSheetEvent.reason,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
    })
    .from(resultSheetEvent)
    .leftJoin(staffMember, eq(staffMember.accountId, resultSheetEvent.accountId))
    .where(
      and(
        eq(resultSheetEvent.courseId, place.courseId),
        eq(resultSheetEvent.semesterId, place.semesterId),
        isNotNull(resultSheetEvent.version),
      ),
    )
    .orderBy(desc(resultSheetEvent.version));
  const [results, changes] = await Promise.all([countResults(db, place), readChanges(db, place)]);
  return {
    versions: events.map(({ version, at, reason, surname, firstName }) => ({
      version: version ?? 0,
      at: at.toISOString(),
      by: [firstName, surname].filter(Boolean).join(" "),
      reason,
      results: results.get(version ?? 0) ?? 0,
      changes: (changes.get(version ?? 0) ?? []).map(({ shown }) => shown),
    })),
  };
};

const requireReadable = async (db: College["db"], caller: Account, place: Place): Promise<void> => {
  const sheets = db
    .select({ id: course.id })
    .from(course)
    .innerJoin(semester, eq(semester.id, place.semesterId))
    .where(eq(course.id, place.courseId))
    .$dynamic();
  const [readable] = await (caller.role === "LECTURER"
    ? sheets
        .innerJoin(
          courseLecturer,
          and(
            eq(courseLecturer.courseId, course.id),
            eq(courseLecturer.sessionId, semester.sessionId),
          ),
        )
        .innerJoin(
          staffMember,
          and(
            eq(staffMember.id, courseLecturer.staffMemberId),
            eq(staffMember.accountId, caller.id),
          ),
        )
    : sheets);
  if (readable === undefined) throw notFound();
};

/** How many results each version has. */
const countResults = async (
  db: College["db"],
  place: Place,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ version: publishedResult.version, results: count() })
    .from(publishedResult)
    .where(isOf(publishedResult, place))
    .groupBy(publishedResult.version);
  return new Map(rows.map(({ version, results }) => [version, results]));
};

const earlier = alias(publishedResult, "earlier");

/**
 * What each version changed of the one before it, by matric number. Compared where they are stored: of 50 versions of a sheet of 600
 * there are 30,000 rows, and a few dozen that differ.
 */
const readChanges = async (
  db: College["db"],
  place: Place,
): Promise<ReadonlyMap<number, readonly Change[]>> => {
  const rows = await db
    .select({
      after: publishedResult,
      before: earlier,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
    })
    .from(publishedResult)
    .innerJoin(student, eq(student.id, publishedResult.studentId))
    .leftJoin(
      earlier,
      and(
        isOf(earlier, place),
        eq(earlier.version, sql`${publishedResult.version} - 1`),
        eq(earlier.studentId, publishedResult.studentId),
      ),
    )
    .where(
      and(
        isOf(publishedResult, place),
        gt(publishedResult.version, 1),
        sql`(${earlier.studentId} is null or ${marksOf(earlier)} is distinct from ${marksOf(publishedResult)})`,
      ),
    )
    .orderBy(asc(student.matricNumber));
  return grouped(rows.map(toChange), ({ version }) => version);
};

type Results = typeof publishedResult | typeof earlier;

const isOf = (results: Results, { courseId, semesterId }: Place) =>
  and(eq(results.courseId, courseId), eq(results.semesterId, semesterId));

const marksOf = ({ ca, exam, remark }: Results) => sql`row(${ca}, ${exam}, ${remark})`;

interface ChangeRow {
  readonly after: typeof publishedResult.$inferSelect;
  readonly before: typeof publishedResult.$inferSelect | null;
  readonly matricNumber: string;
  readonly surname: string;
  readonly firstName: string;
}

interface Change {
  readonly version: number;
  readonly shown: Version["changes"][number];
}

const toChange = ({ after, before, matricNumber, surname, firstName }: ChangeRow): Change => ({
  version: after.version,
  shown: {
    studentId: after.studentId,
    matricNumber,
    name: `${surname} ${firstName}`,
    before: before && shownResult(before),
    after: shownResult(after),
  },
});
