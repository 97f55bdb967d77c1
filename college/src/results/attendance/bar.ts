import { and, eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { barStudent } from "../../../../contract/results/attendance.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { catalogueTexts } from "../../courses/texts.ts";
import type { Transaction } from "../../db/database.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import type { SemesterOfSession } from "../semester.ts";
import { holdRows, requireOpen } from "./mark.ts";
import type { SheetAddress } from "./sheet.ts";
import { type Examinee, readExaminees } from "./students.ts";
import { attendanceTexts } from "./texts.ts";

type Answer = ResponseOf<typeof barStudent>;

/**
 * Keeps a student from an examination for a reason, or lets them sit it again; doing it again is harmless.
 * @throws 400 for a reason that is too short; 404 for who is not on the sheet; 409 `not_open`, `changed_elsewhere`, `is_present`.
 */
export const bar = (
  college: College,
  actor: Account,
  { studentId, ...address }: SheetAddress & { readonly studentId: number },
  { isBarred, reason: given, seen }: BodyOf<typeof barStudent>,
): Promise<Answer> =>
  college.db.transaction(async (tx) => {
    const semester = await requireOpen(college, tx, address);
    const reason = readReason(given);
    const barredReason = isBarred ? reason : null;
    const before = await readOne(tx, semester, address, studentId);
    if (before.barredReason === barredReason) return answerOf(before);
    await holdRows(college, tx, actor, address, [studentId]);
    const now = await readOne(tx, semester, address, studentId);
    if (now.barredReason === barredReason) return answerOf(now);
    if (now.barredReason !== seen) {
      throw refuse(409, catalogueTexts.changedElsewhere, "changed_elsewhere");
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

const answerOf = ({ barredReason, obstacle }: Examinee): Answer => ({
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
