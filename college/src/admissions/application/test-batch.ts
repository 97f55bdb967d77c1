import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { testBatch } from "../../db/schema/admissions.ts";

/** Between submission and test: time to read the mail, print and travel. */
const noticeMs = 24 * 3_600_000;

/**
 * Takes a place in the session's earliest test batch that has one and starts in a day or later. The batch's row stays
 * locked until the transaction ends; whoever waits for it then sees what is left.
 * @returns undefined where every such batch is full, or there is none.
 */
export const takePlace = async (
  tx: Transaction,
  applicationSessionId: number,
  now: Date,
): Promise<typeof testBatch.$inferSelect | undefined> => {
  const [batch] = await tx
    .select()
    .from(testBatch)
    .where(
      and(
        eq(testBatch.applicationSessionId, applicationSessionId),
        gte(testBatch.startsAt, new Date(now.getTime() + noticeMs)),
        lt(testBatch.assigned, testBatch.capacity),
      ),
    )
    .orderBy(asc(testBatch.startsAt), asc(testBatch.id))
    .limit(1)
    .for("update");
  if (batch === undefined) return undefined;
  await tx
    .update(testBatch)
    .set({ assigned: sql`${testBatch.assigned} + 1` })
    .where(eq(testBatch.id, batch.id));
  return batch;
};
