import { asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { admissionDecision, applicant, testBatch } from "../../db/schema/admissions.ts";
import { notFound } from "../../http/refusal.ts";
import type { Candidate } from "./decision-rules.ts";

export interface LockedCandidate extends Candidate {
  readonly applicant: typeof applicant.$inferSelect;
  readonly decision: typeof admissionDecision.$inferSelect | null;
}

/**
 * Reads one applicant and their decision, and locks the applicant's row until the transaction ends: scores,
 * decisions and answers are serialized. The decision is read once the lock is held, because a statement that
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

/**
 * Reads applicants and their decisions, in the order of their ids, and locks their rows until the transaction
 * ends, unless disabled. The decisions are read once the locks are held. An unknown id is left out.
 */
export const lockCandidates = async (
  tx: Transaction,
  ids: readonly number[],
  { lock = true }: { readonly lock?: boolean } = {},
): Promise<readonly LockedCandidate[]> => {
  if (ids.length === 0) return [];
  const query = tx
    .select()
    .from(applicant)
    .where(inArray(applicant.id, [...ids]))
    .orderBy(asc(applicant.id));
  const rows = await (lock ? query.for("update") : query);
  const decisions = await tx
    .select()
    .from(admissionDecision)
    .where(inArray(admissionDecision.applicantId, [...ids]));
  const starts = await batchStarts(tx, rows);
  const decisionOf = new Map(decisions.map((one) => [one.applicantId, one]));
  return rows.map((row) => ({
    applicant: row,
    submittedAt: row.submittedAt,
    testScore: row.testScore,
    testStartsAt: row.testBatchId === null ? null : (starts.get(row.testBatchId) ?? null),
    decision: decisionOf.get(row.id) ?? null,
  }));
};

const batchStarts = async (
  tx: Transaction,
  rows: readonly { readonly testBatchId: number | null }[],
): Promise<ReadonlyMap<number, Date>> => {
  const ids = [...new Set(rows.flatMap(({ testBatchId }) => testBatchId ?? []))];
  if (ids.length === 0) return new Map();
  const batches = await tx
    .select({ id: testBatch.id, startsAt: testBatch.startsAt })
    .from(testBatch)
    .where(inArray(testBatch.id, ids));
  return new Map(batches.map(({ id, startsAt }) => [id, startsAt]));
};

/** The rounds of admission that applicants belong to. Read without a lock, because applicants never change rounds. */
export const roundsOf = async (tx: Transaction, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: applicant.applicationSessionId })
    .from(applicant)
    .where(inArray(applicant.id, [...ids]));
  return rows.map(({ id }) => id);
};
