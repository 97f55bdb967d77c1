import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import type { semester } from "../db/schema/calendar.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { refuseFields } from "../http/refusal.ts";
import { readCalendar } from "../registration/calendar.ts";
import { removalConsequences } from "../results/teaching/course-lecturers.ts";
import type { CourseValues } from "./course-form.ts";
import type { CourseRecord } from "./course-record.ts";
import { catalogueTexts } from "./texts.ts";

const texts = catalogueTexts.course;

/**
 * The consequences of a course change for its registered students and for entered marks.
 * @throws 400 when a student would exceed the running semester's credit limit.
 */
export const courseConsequences = async (
  tx: Transaction,
  before: CourseRecord,
  after: CourseValues,
): Promise<readonly string[]> => {
  const isElsewhere = before.level !== after.level || before.semester !== after.semester;
  return [
    ...(isElsewhere && before.registered > 0 ? [texts.placeRegistered(before.registered)] : []),
    ...(before.creditLoad === after.creditLoad ? [] : await ofLoad(tx, before, after.creditLoad)),
    ...(await ofTeaching(tx, before, after.lecturerIds)),
  ];
};

const ofTeaching = async (
  tx: Transaction,
  { id: courseId, lecturers }: CourseRecord,
  after: readonly number[],
): Promise<readonly string[]> => {
  const { session } = await readCalendar(tx);
  const removed = lecturers.flatMap(({ id }) => (after.includes(id) ? [] : [id]));
  return session === undefined
    ? []
    : removalConsequences(tx, { courseId, sessionId: session.id }, removed);
};

const ofLoad = async (
  tx: Transaction,
  before: CourseRecord,
  creditLoad: number,
): Promise<readonly string[]> => {
  const { semester: running } = await readCalendar(tx);
  const past = before.registeredEver - before.registered;
  return [
    ...(running === undefined || before.registered === 0
      ? []
      : await ofRunning(tx, running, before, creditLoad)),
    ...(past > 0 ? [texts.loadPast(past)] : []),
  ];
};

const ofRunning = async (
  tx: Transaction,
  running: typeof semester.$inferSelect,
  before: CourseRecord,
  creditLoad: number,
): Promise<readonly string[]> => {
  const more = creditLoad - before.creditLoad;
  const { minCredits, maxCredits } = running;
  const isRegistered = and(
    eq(courseRegistration.semesterId, running.id),
    isNull(courseRegistration.droppedAt),
  );
  const taken = tx
    .select({ credits: sql<number>`sum(${course.creditLoad})`.as("credits") })
    .from(courseRegistration)
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .where(isRegistered)
    .groupBy(courseRegistration.studentId)
    .having(sql`bool_or(${courseRegistration.courseId} = ${before.id})`)
    .as("taken");
  const [row] = await tx
    .select({
      over: sql<number>`(count(*) filter (where ${taken.credits} + ${more} > ${maxCredits}))::int`,
      under: sql<number>`(count(*) filter (
        where ${taken.credits} + ${more} < ${minCredits} and ${taken.credits} >= ${minCredits}
      ))::int`,
    })
    .from(taken);
  const { over, under } = row ?? { over: 0, under: 0 };
  if (more > 0 && over > 0) {
    throw refuseFields({ creditLoad: [texts.loadOverMaximum(over, maxCredits)] });
  }
  return [
    texts.loadRegistered(before.registered),
    ...(under > 0 ? [texts.loadBelowMinimum(under, minCredits)] : []),
  ];
};
