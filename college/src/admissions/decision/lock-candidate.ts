import { eq, type SQL } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { admissionDecision, applicant, testBatch } from "../../db/schema/admissions.ts";
import { notFound } from "../../http/refusal.ts";
import type { Candidate } from "./decision-rules.ts";

export interface LockedCandidate extends Candidate {
  readonly applicant: typeof applicant.$inferSelect;
  readonly decision: typeof admissionDecision.$inferSelect | null;
}

/**
 * Reads one applicant and what was decided on them, and holds the applicant's row until the transaction ends: scores,
 * decisions and answers come one after the other. The decision is read once the lock is held, for a statement that
 * waited for a lock sees other tables as they were before.
 * @throws 404 when there is none.
 */
export const lockCandidate = async (tx: Transaction, which: SQL): Promise<LockedCandidate> => {
  const [row] = await tx.select().from(applicant).where(which).for("update");
  if (row === undefined) throw notFound();
  const [decision] = await tx
    .select()
    .from(admissionDecision)
    .where(eq(admissionDecision.applicantId, row.id));
  return {
    applicant: row,
    submittedAt: row.submittedAt,
    testScore: row.testScore,
    testStartsAt: await testStart(tx, row.testBatchId),
    decision: decision ?? null,
  };
};

const testStart = async (tx: Transaction, batchId: number | null): Promise<Date | null> => {
  if (batchId === null) return null;
  const [batch] = await tx
    .select({ startsAt: testBatch.startsAt })
    .from(testBatch)
    .where(eq(testBatch.id, batchId));
  return batch?.startsAt ?? null;
};
