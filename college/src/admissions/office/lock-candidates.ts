import { asc, inArray } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { admissionDecision, applicant, testBatch } from "../../db/schema/admissions.ts";
import type { LockedCandidate } from "../decision/lock-candidate.ts";

/**
 * Reads applicants and what was decided on them, in the order of their ids, and holds their rows until the transaction
 * ends, unless told not to. The decisions are read once the locks are held. An id that is nobody's is left out.
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

/** The rounds of admission that applicants belong to. Read without a lock: nobody changes rounds. */
export const roundsOf = async (tx: Transaction, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: applicant.applicationSessionId })
    .from(applicant)
    .where(inArray(applicant.id, [...ids]));
  return rows.map(({ id }) => id);
};
