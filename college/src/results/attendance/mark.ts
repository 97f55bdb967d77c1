import { and, asc, eq, inArray } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { barStudent, markAttendance } from "../../../../contract/results/attendance.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { savingTexts } from "../../records/texts.ts";
import { readCourse, readSemester, type SemesterOfSession } from "../semester.ts";
import { lecturerName } from "../teaching/course-lecturers.ts";
import {
  type AttendanceMark,
  attendanceTexts,
  type Examinee,
  readExaminees,
  type SheetAddress,
} from "./sheet.ts";

type RequestedMark = BodyOf<typeof markAttendance>["marks"][number];
type Answer = ResponseOf<typeof markAttendance>;

/**
 * Marks students present or absent, each by its own compare-and-set. It is idempotent: a mark that is already set
 * counts as saved.
 * @throws 404; 409 `not_open`.
 */
export const mark = (
  college: College,
  actor: Account,
  address: SheetAddress,
  { marks }: BodyOf<typeof markAttendance>,
): Promise<Answer> =>
  college.db.transaction(async (tx) => {
    const semester = await requireOpen(college, tx, address);
    // Of two marks for one student the last is meant.
    const requested = [...new Map(marks.map((one) => [one.studentId, one])).values()];
    const checked = await evaluateAll(tx, semester, address, requested);
    const open = checked.filter(({ outcome }) => outcome === "write");
    await lockRows(college, tx, actor, address, open.map(idOf));
    // Somebody else may have marked them before they were held.
    const rechecked = await evaluateAll(
      tx,
      semester,
      address,
      open.map((one) => one.requested),
    );
    const evaluated = [...checked.filter(({ outcome }) => outcome !== "write"), ...rechecked];
    const written = evaluated.filter((one) => one.outcome === "write");
    await write(college, tx, actor, address, written);
    await note(college, tx, actor, address, written);
    const conflicts = evaluated.filter((one) => one.outcome === "conflict");
    const names = await whoMarked(tx, address, conflicts.map(idOf));
    return {
      saved: evaluated.filter(({ outcome }) => outcome === "write" || outcome === "same").map(idOf),
      conflicts: conflicts.map((one) => ({
        studentId: idOf(one),
        mark: one.before,
        by: names.get(idOf(one)) ?? "",
      })),
      problems: evaluated.flatMap((one) =>
        one.problem === null ? [] : [{ studentId: idOf(one), message: one.problem }],
      ),
    };
  });

/** The semester of a sheet that can be marked. @throws 404; 409 `not_open` */
const requireOpen = async (
  college: College,
  tx: Transaction,
  { semesterId, courseId }: SheetAddress,
): Promise<SemesterOfSession> => {
  const semester = await readSemester(college, tx, semesterId);
  await readCourse(tx, courseId);
  if (!semester.isCurrent) throw refuse(409, attendanceTexts.notOpen, "not_open");
  return semester;
};

/**
 * Locks the attendance rows of these students in the order of their ids, and inserts missing rows first. Concurrent
 * marking of the same students waits.
 */
const lockRows = async (
  { clock }: College,
  tx: Transaction,
  actor: Account,
  { semesterId, courseId }: SheetAddress,
  studentIds: readonly number[],
): Promise<void> => {
  if (studentIds.length === 0) return;
  const ids = studentIds.toSorted((one, other) => one - other);
  const changedAt = clock();
  await tx
    .insert(examAttendance)
    .values(
      ids.map((studentId) => ({
        courseId,
        semesterId,
        studentId,
        changedBy: actor.id,
        changedAt,
      })),
    )
    .onConflictDoNothing();
  await tx
    .select({ id: examAttendance.studentId })
    .from(examAttendance)
    .where(rowsOf({ semesterId, courseId }, ids))
    .orderBy(asc(examAttendance.studentId))
    .for("update");
};

const rowsOf = ({ semesterId, courseId }: SheetAddress, ids: readonly number[]) =>
  and(
    eq(examAttendance.courseId, courseId),
    eq(examAttendance.semesterId, semesterId),
    inArray(examAttendance.studentId, [...ids]),
  );

interface Evaluated {
  readonly requested: RequestedMark;
  readonly matricNumber: string;
  readonly before: AttendanceMark;
  readonly outcome: "write" | "same" | "conflict" | "problem";
  readonly problem: string | null;
}

const evaluateAll = async (
  tx: Transaction,
  semester: SemesterOfSession,
  { courseId }: SheetAddress,
  requested: readonly RequestedMark[],
): Promise<readonly Evaluated[]> => {
  if (requested.length === 0) return [];
  const ids = requested.map(({ studentId }) => studentId);
  const found = await readExaminees(tx, { semester, courseId }, ids);
  const now = new Map(found.map((one) => [one.id, one]));
  return requested.map((one) => evaluate(one, now.get(one.studentId)));
};

const evaluate = (requested: RequestedMark, now: Examinee | undefined): Evaluated => {
  const before = now?.mark ?? "none";
  const evaluated = { requested, before, matricNumber: now?.matricNumber ?? "", problem: null };
  if (now === undefined) {
    return { ...evaluated, outcome: "problem", problem: attendanceTexts.notOnSheet };
  }
  if (before === requested.mark) return { ...evaluated, outcome: "same" };
  if (before !== requested.seen) return { ...evaluated, outcome: "conflict" };
  return requested.mark === "present" && now.obstacle !== null
    ? { ...evaluated, outcome: "problem", problem: attendanceTexts.notEligible(now.obstacle) }
    : { ...evaluated, outcome: "write" };
};

const idOf = ({ requested }: Evaluated): number => requested.studentId;

const write = async (
  { clock }: College,
  tx: Transaction,
  actor: Account,
  address: SheetAddress,
  written: readonly Evaluated[],
): Promise<void> => {
  for (const [to, isPresent] of [
    ["present", true],
    ["absent", false],
    ["none", null],
  ] as const) {
    const ids = written.filter(({ requested }) => requested.mark === to).map(idOf);
    if (ids.length === 0) continue;
    await tx
      .update(examAttendance)
      .set({ isPresent, changedBy: actor.id, changedAt: clock() })
      .where(rowsOf(address, ids));
  }
};

const note = async (
  college: College,
  tx: Transaction,
  actor: Account,
  { semesterId, courseId }: SheetAddress,
  written: readonly Evaluated[],
): Promise<void> => {
  if (written.length === 0) return;
  const marksBy = (of: (one: Evaluated) => AttendanceMark) =>
    Object.fromEntries(written.map((one) => [one.matricNumber, of(one)]));
  await recordChange(college, tx, {
    actorAccountId: actor.id,
    action: "attendance.mark",
    subject: `attendance:${semesterId}/${courseId}`,
    before: marksBy(({ before }) => before),
    after: marksBy(({ requested }) => requested.mark),
  });
};

const whoMarked = async (
  tx: Transaction,
  address: SheetAddress,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: examAttendance.studentId, name: lecturerName })
    .from(examAttendance)
    .innerJoin(staffMember, eq(staffMember.accountId, examAttendance.changedBy))
    .where(rowsOf(address, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

type BarAnswer = ResponseOf<typeof barStudent>;

/**
 * Keeps a student from an examination for a reason, or lets them sit it again; doing it again is harmless.
 * @throws 400 for a reason that is too short; 404 for who is not on the sheet; 409 `not_open`, `changed_elsewhere`, `is_present`.
 */
export const bar = (
  college: College,
  actor: Account,
  { studentId, ...address }: SheetAddress & { readonly studentId: number },
  { isBarred, reason: reasonText, seen: checked }: BodyOf<typeof barStudent>,
): Promise<BarAnswer> =>
  college.db.transaction(async (tx) => {
    const semester = await requireOpen(college, tx, address);
    const reason = readReason(reasonText);
    const barredReason = isBarred ? reason : null;
    const before = await readOne(tx, semester, address, studentId);
    if (before.barredReason === barredReason) return answerOf(before);
    await lockRows(college, tx, actor, address, [studentId]);
    const now = await readOne(tx, semester, address, studentId);
    if (now.barredReason === barredReason) return answerOf(now);
    if (now.barredReason !== checked) {
      throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
    }
    if (isBarred && now.mark === "present") {
      throw refuse(409, attendanceTexts.isPresent, "is_present");
    }
    await tx
      .update(examAttendance)
      .set({ barredReason, changedBy: actor.id, changedAt: college.clock() })
      .where(
        and(
          eq(examAttendance.courseId, address.courseId),
          eq(examAttendance.semesterId, address.semesterId),
          eq(examAttendance.studentId, studentId),
        ),
      );
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: isBarred ? "attendance.bar" : "attendance.unbar",
      subject: `attendance:${address.semesterId}/${address.courseId}`,
      before: { student: now.matricNumber, barred: now.barredReason },
      after: { student: now.matricNumber, barred: barredReason },
      reason,
    });
    return answerOf(await readOne(tx, semester, address, studentId));
  });

const answerOf = ({ barredReason, obstacle }: Examinee): BarAnswer => ({
  barredReason,
  obstacle,
});

const readOne = async (
  tx: Transaction,
  semester: SemesterOfSession,
  { courseId }: SheetAddress,
  studentId: number,
): Promise<Examinee> => {
  const [found] = await readExaminees(tx, { semester, courseId }, [studentId]);
  if (found === undefined) throw notFound();
  return found;
};
