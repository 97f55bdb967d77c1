import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { dropCourse } from "../../../contract/registration/registration.ts";
import { dropProblem } from "../../../rules/registration/course-drop.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { courseRegistration } from "../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../db/schema/results.ts";
import { student } from "../db/schema/students.ts";
import { refuse } from "../http/refusal.ts";
import { lockStudent } from "../students/standing.ts";
import { texts } from "../texts.ts";
import { readCourseOffer } from "./course-offer.ts";
import { refuseRegistration, refuseSelection, requireActive } from "./refusals.ts";
import { readStanding, type Standing } from "./standing.ts";
import { dropEnd, dropEndedText, isRegistrationOpen } from "./window.ts";

type Dropped = ResponseOf<typeof dropCourse>;

const done: Dropped = { message: texts.registration.dropped };

/**
 * Drops one of the caller's registrations; one that is dropped already stays so. Under the student's lock.
 * @throws 404 for a registration that is not the caller's; 402 until tuition is paid; 400 `not_active`, `wrong_semester`,
 * `deadline_passed`, `result_published`, `carryover_required`, `compulsory_required`, `too_few_credits`.
 */
export const drop = (college: College, caller: Account, registrationId: number): Promise<Dropped> =>
  college.db.transaction(async (tx) => {
    const ownStanding = await lockStudent(tx, caller.id);
    const { registration, asked } = await findRegistration(tx, caller, registrationId);
    const standing = await readStanding(tx, caller.id, asked);
    if (registration.droppedAt !== null) return done;
    requireActive(ownStanding);
    const now = college.clock();
    if (!standing.semester.isCurrent) {
      throw refuseRegistration("wrong_semester", texts.registration.wrongSemester);
    }
    const end = dropEnd(standing.semester);
    if (end === null || end <= now) {
      throw refuseRegistration("deadline_passed", dropEndedText(end, college.identity));
    }
    await requireUnpublished(tx, registration);
    await requireDroppable(tx, standing, registration.courseId, now);
    await tx
      .update(courseRegistration)
      .set({ droppedAt: now })
      .where(eq(courseRegistration.id, registration.id));
    return done;
  });

const findRegistration = async (tx: Transaction, caller: Account, registrationId: number) => {
  const [row] = await tx
    .select({ courseRegistration, number: semester.number, session: academicSession.name })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(and(eq(courseRegistration.id, registrationId), eq(student.accountId, caller.id)));
  if (row === undefined) throw refuse(404, texts.registration.unknownRegistration);
  const { courseRegistration: registration, number, session } = row;
  return { registration, asked: { session, semester: String(number) } };
};

/**
 * What is published stays in the student's record, dropped or not. The sheet is held, so that it is not published in between:
 * after the student, whose row publication does not wait for.
 */
const requireUnpublished = async (
  tx: Transaction,
  { studentId, courseId, semesterId }: typeof courseRegistration.$inferSelect,
): Promise<void> => {
  const [sheet] = await tx
    .select({ version: resultSheet.version })
    .from(resultSheet)
    .where(and(eq(resultSheet.courseId, courseId), eq(resultSheet.semesterId, semesterId)))
    .for("share");
  if (sheet === undefined) return;
  const results = await tx.$count(
    publishedResult,
    and(
      eq(publishedResult.courseId, courseId),
      eq(publishedResult.semesterId, semesterId),
      eq(publishedResult.version, sheet.version),
      eq(publishedResult.studentId, studentId),
    ),
  );
  if (results > 0) {
    throw refuseRegistration("result_published", texts.registration.resultPublished);
  }
};

const requireDroppable = async (
  tx: Transaction,
  standing: Standing,
  courseId: number,
  now: Date,
): Promise<void> => {
  const { offer } = await readCourseOffer(tx, standing);
  const course = offer.courses.find(({ id }) => id === courseId);
  if (course === undefined) throw new Error("a standing registration is not among the courses");
  const isOpen = isRegistrationOpen(now, standing.semester);
  const problem = dropProblem(offer, course, { isOpen });
  if (problem !== null) throw refuseSelection(problem);
};
