import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, testBatch } from "../../db/schema/admissions.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { testMovedMail } from "../../mail/admission-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { testSlot } from "../application/test-slot.ts";
import { lockCandidate } from "../decision/candidates.ts";
import type { Candidate } from "../decision/decision-rules.ts";
import { moveTexts } from "./texts.ts";

type BatchRow = typeof testBatch.$inferSelect;

/** Why an applicant cannot be moved to another test now, or undefined. */
export const moveRefusal = (
  { submittedAt, testStartsAt, testScore }: Candidate,
  now: Date,
): "not_submitted" | "tested" | "test_begun" | undefined => {
  if (submittedAt === null || testStartsAt === null) return "not_submitted";
  if (testScore !== null) return "tested";
  return now >= testStartsAt ? "test_begun" : undefined;
};

/**
 * Moves an applicant to another test of the same round, mails them and shows the notice of the test
 * again. Moving to the current test changes nothing.
 * @throws 400 for a test of another round; 404; 409 `not_submitted`, `tested`, `test_begun` or `batch_full`.
 */
export const moveToBatch = (
  college: College,
  actor: Account,
  applicantId: number,
  batchId: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const candidate = await lockCandidate(tx, eq(applicant.id, applicantId));
    const { applicant: one } = candidate;
    if (one.testBatchId !== batchId) {
      const refusal = moveRefusal(candidate, now);
      if (refusal !== undefined) throw refuse(409, moveTexts.refusals[refusal], refusal);
      const { from, to } = await lockBatches(tx, one, batchId);
      if (now >= to.startsAt) {
        throw refuse(409, moveTexts.refusals.test_begun, "test_begun");
      }
      if (to.assigned >= to.capacity) {
        throw refuse(409, moveTexts.refusals.batch_full, "batch_full");
      }
      await changePlaces(tx, applicantId, from, to);
      const slots = [from, to].map((batch) => testSlot(batch, college.identity.timeZone));
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "admission.move_test",
        subject: `applicant:${applicantId}`,
        before: { testBatchId: from.id, ...slots[0] },
        after: { testBatchId: to.id, ...slots[1] },
      });
      await queueMovedMail(college, tx, one, to);
    }
    return { message: moveTexts.moved };
  });

/** Locks both in the order of their ids, so that two opposite moves do not deadlock. */
const lockBatches = async (
  tx: Transaction,
  one: typeof applicant.$inferSelect,
  batchId: number,
): Promise<{ readonly from: BatchRow; readonly to: BatchRow }> => {
  const batches = await tx
    .select()
    .from(testBatch)
    .where(inArray(testBatch.id, [one.testBatchId ?? 0, batchId]))
    .orderBy(asc(testBatch.id))
    .for("update");
  const from = batches.find(({ id }) => id === one.testBatchId);
  const to = batches.find(({ id }) => id === batchId);
  if (from === undefined || to?.applicationSessionId !== one.applicationSessionId) {
    throw refuseFields({ testBatchId: [moveTexts.unknownBatch] });
  }
  return { from, to };
};

const changePlaces = async (
  tx: Transaction,
  applicantId: number,
  from: BatchRow,
  to: BatchRow,
): Promise<void> => {
  for (const [batch, by] of [
    [from, -1],
    [to, 1],
  ] as const) {
    await tx
      .update(testBatch)
      .set({ assigned: sql`${testBatch.assigned} + ${by}` })
      .where(eq(testBatch.id, batch.id));
  }
  await tx
    .update(applicant)
    .set({ testBatchId: to.id, testNoticeSeenAt: null })
    .where(eq(applicant.id, applicantId));
};

const queueMovedMail = async (
  college: College,
  tx: Transaction,
  { accountId, firstName }: typeof applicant.$inferSelect,
  batch: BatchRow,
): Promise<void> => {
  const [owner] = await tx
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  if (owner === undefined) throw new Error("an applicant has no account");
  const mail = testMovedMail(college.identity, {
    firstName,
    ...testSlot(batch, college.identity.timeZone),
    scheduleUrl: `${college.config.publicUrl}/applicant/aptitude-test-schedule`,
  });
  await queueMail(college, tx, { to: owner.email, ...mail });
};
