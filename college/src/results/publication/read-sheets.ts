import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { MarkRules } from "../../../../rules/results/programme-rules.ts";
import { isAbove, isComplete, isExcused } from "../../../../rules/results/score.ts";
import type { Rulebook } from "../../courses/programmes/rulebook.ts";
import type { Transaction } from "../../db/database.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { resultScore, resultSheet } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import type { StudentStanding } from "../../students/standing.ts";

/** A student on a sheet, and what was entered for them. */
interface Entry {
  readonly studentId: number;
  readonly ca: number | null;
  readonly exam: number | null;
  readonly remark: "absent" | "withheld" | null;
  /** What the marks are judged by. */
  readonly rules: MarkRules;
}

/** The same of somebody who takes the course. */
interface TakingEntry extends Entry {
  readonly matricNumber: string;
  readonly standing: StudentStanding;
}

/** A sheet chosen for publication. */
export interface ChosenSheet {
  readonly courseId: number;
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly state: (typeof resultSheet.$inferSelect)["state"];
  readonly revision: number;
  /** The students who take the course, without the excused. */
  readonly entries: readonly Entry[];
  /** The matric numbers of those whose scores are not complete. */
  readonly incomplete: readonly string[];
  /** Of those with marks above the maxima that their programmes have now. */
  readonly above: readonly string[];
}

/**
 * Reads the sheets of courses in a semester, in the order of the courses' ids, and locks them for publication. A course
 * without a sheet has an empty draft. By a fixed number of statements.
 */
export const readChosenSheets = async (
  tx: Transaction,
  semesterId: number,
  courseIds: readonly number[],
  { lock, rulebook }: { readonly lock: boolean; readonly rulebook: Rulebook },
): Promise<readonly ChosenSheet[]> => {
  const ids = [...courseIds];
  const isSheet = and(eq(resultSheet.courseId, course.id), eq(resultSheet.semesterId, semesterId));
  if (lock) await lockSheets(tx, semesterId, ids);
  const courses = await tx
    .select({
      courseId: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      state: resultSheet.state,
      revision: resultSheet.revision,
    })
    .from(course)
    .leftJoin(resultSheet, isSheet)
    .where(inArray(course.id, ids))
    .orderBy(asc(course.id));
  const approved = courses.filter(({ state }) => state === "approved");
  const entries = await readEntries(
    tx,
    semesterId,
    approved.map(({ courseId }) => courseId),
    rulebook,
  );
  return courses.map(({ state, revision, ...one }) => {
    const own = (entries.get(one.courseId) ?? []).filter(
      (entry) => !isExcused(entry.standing === "active", entry),
    );
    return {
      ...one,
      state: state ?? "draft",
      revision: revision ?? 0,
      entries: own,
      incomplete: own.filter((entry) => !isComplete(entry)).map(numberOf),
      above: own.filter((entry) => isAbove(entry, entry.rules.maxima)).map(numberOf),
    };
  });
};

const numberOf = ({ matricNumber }: TakingEntry): string => matricNumber;

/** Holds sheets until the transaction ends, in the order in which everybody holds several: that of the courses' ids. */
export const lockSheets = async (
  tx: Transaction,
  semesterId: number,
  courseIds: readonly number[],
): Promise<void> => {
  await tx
    .select({ courseId: resultSheet.courseId })
    .from(resultSheet)
    .where(
      and(eq(resultSheet.semesterId, semesterId), inArray(resultSheet.courseId, [...courseIds])),
    )
    .orderBy(asc(resultSheet.courseId))
    .for("no key update");
};

const readEntries = async (
  tx: Transaction,
  semesterId: number,
  courseIds: readonly number[],
  rulebook: Rulebook,
): Promise<ReadonlyMap<number, readonly TakingEntry[]>> => {
  if (courseIds.length === 0) return new Map();
  const rows = await tx
    .select({
      courseId: courseRegistration.courseId,
      studentId: courseRegistration.studentId,
      matricNumber: student.matricNumber,
      standing: student.standing,
      programmeId: student.programmeId,
      entrySessionId: student.entrySessionId,
      ca: resultScore.ca,
      exam: resultScore.exam,
      remark: resultScore.remark,
    })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .leftJoin(
      resultScore,
      and(
        eq(resultScore.courseId, courseRegistration.courseId),
        eq(resultScore.semesterId, courseRegistration.semesterId),
        eq(resultScore.studentId, courseRegistration.studentId),
      ),
    )
    .where(
      and(
        eq(courseRegistration.semesterId, semesterId),
        inArray(courseRegistration.courseId, [...courseIds]),
        isNull(courseRegistration.droppedAt),
      ),
    )
    .orderBy(asc(student.matricNumber));
  return grouped(
    rows.map((one) => ({ ...one, rules: rulebook.markRulesOf(one) })),
    ({ courseId }) => courseId,
  );
};
