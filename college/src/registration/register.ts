import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { registerCourses } from "../../../contract/registration/registration.ts";
import { selectionProblem } from "../../../rules/registration/selection-problem.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { student } from "../db/schema/students.ts";
import { lockStudent } from "../students/standing.ts";
import { texts } from "../texts.ts";
import { type Calendar, readCalendar } from "./calendar.ts";
import { readCourseOffer } from "./course-offer.ts";
import { refuseRegistration, refuseSelection, requireActive } from "./refusals.ts";
import { readStanding, type Standing } from "./standing.ts";
import { closedText, isRegistrationOpen } from "./window.ts";

type Asked = BodyOf<typeof registerCourses>;
type Registered = ResponseOf<typeof registerCourses>;

const done: Registered = { message: texts.registration.registered };

/**
 * Adds courses to the caller's registration, all or none. What is registered already is no mistake, and a call that names
 * nothing else does nothing, whenever it comes. Under the student's lock: calls made at once come one after the other.
 * @throws 402 until tuition is paid; 400 `not_active`, `closed`, `wrong_semester`, `unknown_course`, `prerequisite`,
 * `carryover_required`, `compulsory_required`, `too_many_credits`, `too_few_credits`.
 */
export const register = (college: College, caller: Account, asked: Asked): Promise<Registered> =>
  college.db.transaction(async (tx) => {
    const standing = await lockStudent(tx, caller.id);
    const calendar = await readCalendar(tx);
    const running = await standingNow(tx, caller, calendar);
    const ids = new Set(asked.courseIds);
    if (await areRegistered(tx, caller, asked, ids)) return done;
    requireActive(standing);
    const now = college.clock();
    if (running === undefined || !isRegistrationOpen(now, running.semester)) {
      throw refuseRegistration("closed", closedText(now, running?.semester, college.identity));
    }
    if (running.session !== asked.session || running.semester.number !== Number(asked.semester)) {
      throw refuseRegistration("wrong_semester", texts.registration.wrongSemester);
    }
    await add(tx, running, ids, now);
    return done;
  });

const add = async (
  tx: Transaction,
  standing: Standing,
  ids: ReadonlySet<number>,
  now: Date,
): Promise<void> => {
  await holdCourses(tx, standing, ids);
  const { open, offer } = await readCourseOffer(tx, standing);
  const offered = new Set(offer.courses.map(({ id }) => id));
  const unknown = [...ids].filter((id) => !offered.has(id));
  if (unknown.length > 0) {
    throw refuseRegistration("unknown_course", texts.registration.unknownCourse, {
      courseIds: unknown,
    });
  }
  const problem = selectionProblem(offer, ids);
  if (problem !== null) throw refuseSelection(problem);
  await tx.insert(courseRegistration).values(
    open
      .filter(({ course, registration }) => ids.has(course.id) && registration === null)
      .map(({ course, isCarryover }) => ({
        studentId: standing.student.id,
        courseId: course.id,
        semesterId: standing.semester.id,
        isCarryover,
        registeredAt: now,
      })),
  );
};

/**
 * Holds the courses whose credits are to be added up, as a registration's own key will hold them: whoever changes a credit
 * load waits for this registration and counts it, or has changed it before the load is read.
 */
const holdCourses = async (
  tx: Transaction,
  { student: one, semester: running }: Standing,
  ids: ReadonlySet<number>,
): Promise<void> => {
  const registered = tx
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
    .where(or(inArray(course.id, [...ids]), inArray(course.id, registered)))
    .orderBy(asc(course.id))
    .for("key share");
};

/** Undefined while no semester runs. @throws 402 until its session's tuition is paid. */
const standingNow = async (
  tx: Transaction,
  caller: Account,
  { session, semester: running }: Calendar,
): Promise<Standing | undefined> =>
  session === undefined || running === undefined
    ? undefined
    : readStanding(tx, caller.id, { session: session.name, semester: String(running.number) });

const areRegistered = async (
  tx: Transaction,
  caller: Account,
  asked: Asked,
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
        eq(academicSession.name, asked.session),
        eq(semester.number, Number(asked.semester)),
        inArray(courseRegistration.courseId, [...ids]),
        isNull(courseRegistration.droppedAt),
      ),
    );
  return rows.length === ids.size;
};
