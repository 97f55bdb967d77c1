import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { SheetParams } from "../../../../contract/results/sheets.ts";
import { canStep, type SheetStep } from "../../../../rules/results/result-sheet.ts";
import type { Account } from "../../accounts/guard.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import {
  course,
  courseDepartment,
  courseLecturer,
  courseRegistration,
} from "../../db/schema/courses.ts";
import { resultSheet } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { lockSheets } from "../publication/read-sheets.ts";
import { sheetTexts } from "./texts.ts";

/** The course and the semester of a sheet, and whether the caller teaches it. */
export type SheetPlace = Awaited<ReturnType<typeof readPlace>>;

/** Those who teach a query's course in the session of its semester. */
export const teaching = sql`from ${courseLecturer} join ${staffMember} on ${staffMember.id} = ${courseLecturer.staffMemberId}
  where ${courseLecturer.courseId} = ${course.id} and ${courseLecturer.sessionId} = ${semester.sessionId}`;

/** Whether somebody teaches a query's course in the session of its semester. */
export const isTaughtBy = ({ id }: Pick<Account, "id">): SQL<boolean> =>
  sql<boolean>`exists (select 1 ${teaching} and ${staffMember.accountId} = ${id})`;

/** Their names. */
export const lecturersOfSheet = sql<string[]>`array(
  select ${staffMember.firstName} || ' ' || ${staffMember.surname} ${teaching}
  order by ${staffMember.surname}, ${staffMember.firstName}
)`;

/**
 * Finds a sheet for somebody who may read it. Every course has one in the semesters that it is taught in, and in those
 * that somebody registered it in.
 * @throws 404 when it does not exist, or is a colleague's
 */
export const readPlace = async (
  db: Database | Transaction,
  account: Account,
  { semesterId, courseId }: ValueOf<typeof SheetParams>,
) => {
  const [place] = await db
    .select({
      semesterId: semester.id,
      semester: semester.number,
      session: academicSession.name,
      dueOn: semester.resultsDueOn,
      courseId: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      level: course.level,
      department: courseDepartment.name,
      lecturers: lecturersOfSheet,
      isAssigned: isTaughtBy(account),
      isThere: sql<boolean>`${course.semester} = ${semester.number}
        or exists (select 1 from ${courseRegistration} where ${courseRegistration.courseId} = ${course.id} and ${courseRegistration.semesterId} = ${semester.id})
        or exists (select 1 from ${resultSheet} where ${resultSheet.courseId} = ${course.id} and ${resultSheet.semesterId} = ${semester.id})`,
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .innerJoin(semester, eq(semester.id, semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(eq(course.id, courseId));
  if (place === undefined || !place.isThere) throw notFound();
  if (account.role === "LECTURER" && !place.isAssigned) throw notFound();
  return place;
};

/** Finds a sheet for a caller who enters or submits marks. @throws 403 `not_assigned`, besides */
export const readOwnPlace = async (
  db: Database | Transaction,
  account: Account,
  params: ValueOf<typeof SheetParams>,
): Promise<SheetPlace> => {
  const place = await readPlace(db, account, params);
  if (!place.isAssigned) throw refuse(403, sheetTexts.notAssigned, "not_assigned");
  return place;
};

type Address = Pick<SheetPlace, "courseId" | "semesterId">;

/** Where a sheet stands. */
export interface SheetStatus {
  readonly state: (typeof resultSheet.$inferSelect)["state"];
  readonly version: number;
  readonly revision: number;
  /** False for the empty draft that a course has before anything was entered. */
  readonly isWritten: boolean;
}

const emptyDraft: SheetStatus = { state: "draft", version: 0, revision: 1, isWritten: false };

export const isSheet = ({ courseId, semesterId }: Address) =>
  and(eq(resultSheet.courseId, courseId), eq(resultSheet.semesterId, semesterId));

export const readSheetStatus = async (
  db: Database | Transaction,
  place: Address,
): Promise<SheetStatus> => {
  const [row] = await db.select().from(resultSheet).where(isSheet(place));
  return row === undefined ? emptyDraft : { ...row, isWritten: true };
};

/**
 * Holds a sheet until the transaction ends, as everybody does who changes it. The empty draft cannot be held: it is written by
 * `openSheet`.
 */
export const lockSheet = async (tx: Transaction, place: Address): Promise<SheetStatus> => {
  await lockSheets(tx, place.semesterId, [place.courseId]);
  return readSheetStatus(tx, place);
};

/** Writes an empty draft, and holds it with that. @returns false where somebody else did meanwhile */
export const openSheet = async (
  tx: Transaction,
  { courseId, semesterId }: Address,
): Promise<boolean> => {
  const rows = await tx
    .insert(resultSheet)
    .values({ courseId, semesterId })
    .onConflictDoNothing()
    .returning({ courseId: resultSheet.courseId });
  return rows.length > 0;
};

/** @throws 409 `wrong_state` */
export const requireStep = ({ state }: SheetStatus, step: SheetStep): void => {
  if (!canStep(state, step)) throw refuse(409, sheetTexts.wrongState[state], "wrong_state");
};
