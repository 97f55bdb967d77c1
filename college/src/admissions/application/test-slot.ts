import { and, eq, isNotNull, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import { applicant, testBatch } from "../../db/schema/admissions.ts";
import { refuse } from "../../http/refusal.ts";
import { applicationTexts } from "./texts.ts";

/** When a test batch is held, in the college's time zone. */
export interface TestSlot {
  /** `2026-03-26` */
  readonly date: string;
  /** `09:00` */
  readonly startTime: string;
  readonly endTime: string;
}

export const testSlot = (
  { startsAt, endsAt }: Pick<typeof testBatch.$inferSelect, "startsAt" | "endsAt">,
  timeZone: string,
): TestSlot => ({
  date: zonedDay(startsAt, timeZone),
  startTime: timeOf(startsAt, timeZone),
  endTime: timeOf(endsAt, timeZone),
});

const timeOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(instant);

/** When the applicant sits the aptitude test. @throws 404 before one is assigned. */
export const readTestSlot = async (
  { db, identity }: College,
  accountId: number,
): Promise<TestSlot> => {
  const [batch] = await db
    .select({ startsAt: testBatch.startsAt, endsAt: testBatch.endsAt })
    .from(applicant)
    .innerJoin(testBatch, eq(testBatch.id, applicant.testBatchId))
    .where(eq(applicant.accountId, accountId));
  if (batch === undefined) throw refuse(404, applicationTexts.noTest);
  return testSlot(batch, identity.timeZone);
};

/** Notes that the applicant has seen which test they sit; the first time counts. @throws 404 before one is assigned. */
export const markTestNoticeSeen = async (
  { db, clock }: College,
  accountId: number,
): Promise<void> => {
  const noted = await db
    .update(applicant)
    .set({
      testNoticeSeenAt: sql`coalesce(${applicant.testNoticeSeenAt}, ${clock().toISOString()}::timestamptz)`,
    })
    .where(and(eq(applicant.accountId, accountId), isNotNull(applicant.testBatchId)))
    .returning({ id: applicant.id });
  if (noted.length === 0) throw refuse(404, applicationTexts.noTest);
};
