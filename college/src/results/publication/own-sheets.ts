import { and, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import { courseLecturer } from "../../db/schema/courses.ts";
import { resultScore, resultSheetEvent } from "../../db/schema/results.ts";
import { auditEntry, staffMember } from "../../db/schema/staff.ts";
import { scoreActions, sheetSubject } from "../sheets/cells.ts";

/**
 * Of these courses, those whose sheet of the semester is the caller's own: they are assigned to the course in its
 * session, or have entered or submitted something on the sheet, even if it was overwritten since. By four statements
 * for any number of courses.
 */
export const readOwnSheets = async (
  db: Database | Transaction,
  accountId: number,
  semesterId: number,
  courseIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const ids = [...courseIds];
  const taught = await db
    .select({ courseId: courseLecturer.courseId })
    .from(courseLecturer)
    .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
    .innerJoin(semester, eq(semester.sessionId, courseLecturer.sessionId))
    .where(
      and(
        eq(staffMember.accountId, accountId),
        eq(semester.id, semesterId),
        inArray(courseLecturer.courseId, ids),
      ),
    );
  const entered = await db
    .selectDistinct({ courseId: resultScore.courseId })
    .from(resultScore)
    .where(
      and(
        eq(resultScore.changedBy, accountId),
        eq(resultScore.semesterId, semesterId),
        inArray(resultScore.courseId, ids),
      ),
    );
  // A student's row tells its last writer alone.
  const subjects = new Map(
    ids.map((courseId) => [sheetSubject({ courseId, semesterId }), courseId]),
  );
  const overwritten = await db
    .selectDistinct({ subject: auditEntry.subject })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.actorAccountId, accountId),
        inArray(auditEntry.action, [...scoreActions]),
        inArray(auditEntry.subject, [...subjects.keys()]),
      ),
    );
  const submitted = await db
    .selectDistinct({ courseId: resultSheetEvent.courseId })
    .from(resultSheetEvent)
    .where(
      and(
        eq(resultSheetEvent.accountId, accountId),
        eq(resultSheetEvent.state, "submitted"),
        eq(resultSheetEvent.semesterId, semesterId),
        inArray(resultSheetEvent.courseId, ids),
      ),
    );
  return new Set([
    ...[...taught, ...entered, ...submitted].map(({ courseId }) => courseId),
    ...overwritten.flatMap(({ subject }) => subjects.get(subject) ?? []),
  ]);
};
