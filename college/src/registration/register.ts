import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { BodyOf, ResponseOf, ValueOf } from "../../../contract/endpoint.ts";
import type {
  dropCourse,
  RegistrationRefused,
  registerCourses,
} from "../../../contract/registration/registration.ts";
import { dropProblem } from "../../../rules/registration/course-drop.ts";
import {
  type SelectionProblem,
  selectionProblem,
} from "../../../rules/registration/selection-problem.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../db/schema/results.ts";
import { student } from "../db/schema/students.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { lockStudent, type StudentStanding, standingObstacle } from "../students/standing.ts";
import {
  type Calendar,
  closedText,
  dropEnd,
  dropEndedText,
  isRegistrationOpen,
  readCalendar,
} from "./calendar.ts";
import {
  type RegistrationContext,
  readCourseOffer,
  readRegistrationContext,
} from "./course-offer.ts";
import { registrationTexts } from "./texts.ts";

type Body = BodyOf<typeof registerCourses>;
type Registered = ResponseOf<typeof registerCourses>;

const registered: Registered = { message: registrationTexts.registered };

/**
 * Adds courses to the caller's registration, all or none. Idempotent: ignores courses that are registered already,
 * and does nothing for a call that names no others. Takes the student's lock, which serialises concurrent calls.
 * @throws 402 until tuition is paid; 400 `not_active`, `closed`, `wrong_semester`, `unknown_course`, `prerequisite`,
 * `carryover_required`, `compulsory_required`, `too_many_credits`, `too_few_credits`.
 */
export const register = (college: College, caller: Account, body: Body): Promise<Registered> =>
  college.db.transaction(async (tx) => {
    const standing = await lockStudent(tx, caller.id);
    const calendar = await readCalendar(tx);
    const running = await standingNow(college, tx, caller, calendar);
    const ids = new Set(body.courseIds);
    if (await areRegistered(tx, caller, body, ids)) return registered;
    requireActive(standing);
    const now = college.clock();
    if (running === undefined || !isRegistrationOpen(now, running.semester)) {
      throw refuseRegistration("closed", closedText(now, running?.semester, college.identity));
    }
    if (running.session !== body.session || running.semester.number !== Number(body.semester)) {
      throw refuseRegistration("wrong_semester", registrationTexts.wrongSemester);
    }
    await add(tx, running, ids, now);
    return registered;
  });

const add = async (
  tx: Transaction,
  context: RegistrationContext,
  ids: ReadonlySet<number>,
  now: Date,
): Promise<void> => {
  await lockCourses(tx, context, ids);
  const { open, offer } = await readCourseOffer(tx, context);
  const offered = new Set(offer.courses.map(({ id }) => id));
  const unknown = [...ids].filter((id) => !offered.has(id));
  if (unknown.length > 0) {
    throw refuseRegistration("unknown_course", registrationTexts.unknownCourse, {
      courseIds: unknown,
    });
  }
  const problem = selectionProblem(offer, ids);
  if (problem !== null) throw refuseSelection(problem);
  await tx.insert(courseRegistration).values(
    open
      .filter(({ course, registration }) => ids.has(course.id) && registration === null)
      .map(({ course, isCarryover }) => ({
        studentId: context.student.id,
        courseId: course.id,
        semesterId: context.semester.id,
        isCarryover,
        registeredAt: now,
      })),
  );
};

/**
 * Locks the courses to be added up, in the mode of a registration's foreign key: a change of a credit load waits for
 * this registration and counts it, or commits before the load is read.
 */
const lockCourses = async (
  tx: Transaction,
  { student: one, semester: running }: RegistrationContext,
  ids: ReadonlySet<number>,
): Promise<void> => {
  const registeredIds = tx
    .select({ id: courseRegistration.courseId })
    .from(courseRegistration)
    .where(
      and(
        eq(courseRegistration.studentId, one.id),
        eq(courseRegistration.semesterId, running.id),
        isNull(courseRegistration.droppedAt),
      ),
    );
  await tx
    .select({ id: course.id })
    .from(course)
    .where(or(inArray(course.id, [...ids]), inArray(course.id, registeredIds)))
    .orderBy(asc(course.id))
    .for("key share");
};

/** Undefined while no semester runs. @throws 402 until its session's tuition is paid. */
const standingNow = async (
  college: College,
  tx: Transaction,
  caller: Account,
  { session, semester: running }: Calendar,
): Promise<RegistrationContext | undefined> =>
  session === undefined || running === undefined
    ? undefined
    : readRegistrationContext(college, tx, caller.id, {
        session: session.name,
        semester: String(running.number),
      });

const areRegistered = async (
  tx: Transaction,
  caller: Account,
  body: Body,
  ids: ReadonlySet<number>,
): Promise<boolean> => {
  const rows = await tx
    .select({ courseId: courseRegistration.courseId })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(
      and(
        eq(student.accountId, caller.id),
        eq(academicSession.name, body.session),
        eq(semester.number, Number(body.semester)),
        inArray(courseRegistration.courseId, [...ids]),
        isNull(courseRegistration.droppedAt),
      ),
    );
  return rows.length === ids.size;
};

type Dropped = ResponseOf<typeof dropCourse>;

const dropped: Dropped = { message: registrationTexts.dropped };

/**
 * Drops one of the caller's registrations; idempotent. Takes the student's lock.
 * @throws 404 for a registration that is not the caller's; 402 until tuition is paid; 400 `not_active`, `wrong_semester`,
 * `deadline_passed`, `result_published`, `carryover_required`, `compulsory_required`, `too_few_credits`.
 */
export const drop = (college: College, caller: Account, registrationId: number): Promise<Dropped> =>
  college.db.transaction(async (tx) => {
    const standing = await lockStudent(tx, caller.id);
    const { registration, requested } = await findRegistration(tx, caller, registrationId);
    const context = await readRegistrationContext(college, tx, caller.id, requested);
    if (registration.droppedAt !== null) return dropped;
    requireActive(standing);
    const now = college.clock();
    if (!context.semester.isCurrent) {
      throw refuseRegistration("wrong_semester", registrationTexts.wrongSemester);
    }
    const end = dropEnd(context.semester);
    if (end === null || end <= now) {
      throw refuseRegistration("deadline_passed", dropEndedText(end, college.identity));
    }
    await requireUnpublished(tx, registration);
    await requireDroppable(tx, context, registration.courseId, now);
    await tx
      .update(courseRegistration)
      .set({ droppedAt: now })
      .where(eq(courseRegistration.id, registration.id));
    return dropped;
  });

const findRegistration = async (tx: Transaction, caller: Account, registrationId: number) => {
  const [row] = await tx
    .select({ courseRegistration, number: semester.number, session: academicSession.name })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(and(eq(courseRegistration.id, registrationId), eq(student.accountId, caller.id)));
  if (row === undefined) throw refuse(404, registrationTexts.unknownRegistration);
  const { courseRegistration: registration, number, session } = row;
  return { registration, requested: { session, semester: String(number) } };
};

/**
 * A published result stays in the student's record. Locks the sheet so that it is not published meanwhile. The
 * student is locked first; publication does not wait for that row.
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
    throw refuseRegistration("result_published", registrationTexts.resultPublished);
  }
};

const requireDroppable = async (
  tx: Transaction,
  context: RegistrationContext,
  courseId: number,
  now: Date,
): Promise<void> => {
  const { offer } = await readCourseOffer(tx, context);
  const course = offer.courses.find(({ id }) => id === courseId);
  if (course === undefined) throw new Error("a standing registration is not among the courses");
  const isOpen = isRegistrationOpen(now, context.semester);
  const problem = dropProblem(offer, course, { isOpen });
  if (problem !== null) throw refuseSelection(problem);
};

type Refused = ValueOf<typeof RegistrationRefused>;

/** 400 as §7 has it for course registration: `{error, code, course_ids?, carryover_course_ids?}`. */
const refuseRegistration = (
  code: string,
  error: string,
  ids: Pick<Refused, "courseIds" | "carryoverCourseIds"> = {},
): Refusal => {
  const body: Refused = { error, code, ...ids };
  return new Refusal(400, body);
};

/** A problem of the selection rules as a refusal. */
const refuseSelection = ({ code, message, courseIds }: SelectionProblem): Refusal => {
  const ids = [...courseIds];
  if (code === "carryover_required") {
    return refuseRegistration(code, message, { carryoverCourseIds: ids });
  }
  return refuseRegistration(code, message, ids.length > 0 ? { courseIds: ids } : {});
};

/** @throws 400 `not_active` for a deferred, withdrawn or graduated student. */
const requireActive = (standing: StudentStanding): void => {
  const obstacle = standingObstacle(standing, "register");
  if (obstacle !== undefined) throw refuseRegistration("not_active", obstacle);
};
