import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { catalogueTexts } from "./texts.ts";

interface Limits {
  readonly minCredits: number;
  readonly maxCredits: number;
}

/** What new limits of a semester mean for those who have registered courses in it. */
export const creditConsequences = async (
  tx: Transaction,
  before: Limits & { readonly id: number },
  after: Limits,
): Promise<readonly string[]> => {
  if (before.minCredits >= after.minCredits && before.maxCredits <= after.maxCredits) return [];
  const taken = tx
    .select({ credits: sql<number>`sum(${course.creditLoad})`.as("credits") })
    .from(courseRegistration)
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .where(and(eq(courseRegistration.semesterId, before.id), isNull(courseRegistration.droppedAt)))
    .groupBy(courseRegistration.studentId)
    .as("taken");
  // Who was beyond the old limit already is not concerned by the new one.
  const [row] = await tx
    .select({
      over: sql<number>`count(*) filter (
        where ${taken.credits} > ${after.maxCredits} and ${taken.credits} <= ${before.maxCredits}
      )::int`,
      under: sql<number>`count(*) filter (
        where ${taken.credits} < ${after.minCredits} and ${taken.credits} >= ${before.minCredits}
      )::int`,
    })
    .from(taken);
  const { over, under } = row ?? { over: 0, under: 0 };
  const texts = catalogueTexts.calendar;
  return [
    ...(over > 0 ? [texts.overMaximum(over, after.maxCredits)] : []),
    ...(under > 0 ? [texts.underMinimum(under, after.minCredits)] : []),
  ];
};
