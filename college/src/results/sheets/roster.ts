import { and, asc, eq, sql } from "drizzle-orm";
import type { MarkRules } from "../../../../rules/results/programme-rules.ts";
import { resultOf } from "../../../../rules/results/result.ts";
import {
  isAbove,
  isComplete,
  isExcused,
  type ScoreMaxima,
  type Scores,
  totalOf,
} from "../../../../rules/results/score.ts";
import type { Rulebook } from "../../courses/programmes/rulebook.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { examAttendance, publishedResult, resultScore } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { personName } from "../../lists/names.ts";
import type { StudentStanding } from "../../students/standing.ts";
import { attendanceOf } from "../attendance/attendance-of.ts";
import type { SheetPlace } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

/** A student on a sheet, with what stands of their scores. */
export interface SheetStudent extends Scores {
  readonly studentId: number;
  readonly matricNumber: string;
  /** Surname first. */
  readonly name: string;
  readonly isCarryover: boolean;
  readonly isDropped: boolean;
  /** The current standing, which may differ from that at publication. */
  readonly standing: StudentStanding;
  readonly total: number | null;
  readonly grade: string | null;
  readonly isPassed: boolean | null;
  /** From the attendance sheet of the examination; null when unmarked. */
  readonly isPresent: boolean | null;
  /** What the marks are judged by: the programme's rules for the student's cohort. */
  readonly rules: MarkRules;
}

/** The maxima where the student, and so the programme's rules, are not known. */
export const anyMaxima: ScoreMaxima = { ca: 100, exam: 100 };

/** The maxima of each student's marks. */
export const maximaOf =
  (students: ReadonlyMap<number, SheetStudent>) =>
  (studentId: number): ScoreMaxima =>
    students.get(studentId)?.rules.maxima ?? anyMaxima;

export const nothingEntered: Scores = { ca: null, exam: null, remark: null };

/**
 * Everybody who ever registered the course in the semester, by matric number. Scores are those of the version that stands, and those
 * entered before there is one.
 */
export const readRoster = async (
  db: Database | Transaction,
  { courseId, semesterId }: Pick<SheetPlace, "courseId" | "semesterId">,
  version: number,
  rulebook: Rulebook,
): Promise<readonly SheetStudent[]> => {
  const taken = db
    .select({
      studentId: courseRegistration.studentId,
      isStanding: sql<boolean>`bool_or(${courseRegistration.droppedAt} is null)`.as("is_standing"),
      isCarryover:
        sql<boolean>`(array_agg(${courseRegistration.isCarryover} order by ${courseRegistration.id} desc))[1]`.as(
          "latest_is_carryover",
        ),
    })
    .from(courseRegistration)
    .where(
      and(eq(courseRegistration.courseId, courseId), eq(courseRegistration.semesterId, semesterId)),
    )
    .groupBy(courseRegistration.studentId)
    .as("taken");
  const rows = await db
    .select({
      studentId: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
      isStanding: taken.isStanding,
      isCarryover: taken.isCarryover,
      standing: student.standing,
      programmeId: student.programmeId,
      entrySessionId: student.entrySessionId,
      // A joined row is taken for none where the first of its columns is null: keys first.
      entered: {
        studentId: resultScore.studentId,
        ca: resultScore.ca,
        exam: resultScore.exam,
        remark: resultScore.remark,
      },
      published: {
        version: publishedResult.version,
        ca: publishedResult.ca,
        exam: publishedResult.exam,
        remark: publishedResult.remark,
        total: publishedResult.total,
        grade: publishedResult.grade,
        isPassed: publishedResult.isPassed,
      },
      isPresent: examAttendance.isPresent,
    })
    .from(taken)
    .innerJoin(student, eq(student.id, taken.studentId))
    .leftJoin(
      resultScore,
      and(
        eq(resultScore.courseId, courseId),
        eq(resultScore.semesterId, semesterId),
        eq(resultScore.studentId, student.id),
      ),
    )
    .leftJoin(
      publishedResult,
      and(
        eq(publishedResult.courseId, courseId),
        eq(publishedResult.semesterId, semesterId),
        eq(publishedResult.version, version),
        eq(publishedResult.studentId, student.id),
      ),
    )
    .leftJoin(examAttendance, attendanceOf({ courseId, semesterId, studentId: student.id }))
    .orderBy(asc(student.matricNumber));
  return rows.map(({ isStanding, entered, published, programmeId, entrySessionId, ...rest }) => {
    const rules = rulebook.markRulesOf({ programmeId, entrySessionId });
    const one = { ...rest, rules };
    if (published !== null) {
      const { version: _version, ...result } = published;
      return { ...one, isDropped: false, ...result };
    }
    // Students who joined after publication have no result yet, even with entered marks.
    const scores = (version > 0 && isStanding ? null : entered) ?? nothingEntered;
    const result = resultOf(rules.scale, scores);
    return {
      ...one,
      isDropped: !isStanding,
      ...scores,
      total: totalOf(scores),
      grade: result?.grade ?? null,
      isPassed: result?.isPassed ?? null,
    };
  });
};

/** Whether a student's marks would be published as they are, or are waited for. */
const counts = (one: SheetStudent): boolean =>
  !one.isDropped && !isExcused(one.standing === "active", one);

/**
 * @throws 409 `incomplete` while a student's marks are missing, or the course has no students; `above_maximum` when
 * marks exceed the maxima of the student's programme
 */
export const requireComplete = (roster: readonly SheetStudent[]): void => {
  const taking = roster.filter(counts);
  if (taking.length === 0) throw refuse(409, sheetTexts.empty, "incomplete");
  const missing = taking.filter((one) => !isComplete(one));
  if (missing.length > 0)
    throw refuse(409, sheetTexts.incomplete(numbersOf(missing)), "incomplete");
  const above = taking.filter((one) => isAbove(one, one.rules.maxima));
  if (above.length > 0) throw refuse(409, sheetTexts.above(numbersOf(above)), "above_maximum");
};

const numbersOf = (students: readonly SheetStudent[]): string[] =>
  students.map(({ matricNumber }) => matricNumber);
