import { and, inArray, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { adjustmentLine } from "../../db/schema/adjustments.ts";

/**
 * What is charged now instead of charges that adjustments lowered, by the keys of items: `charge-12`. A slip that was printed before
 * pays the new amount. What was taken back, and what no adjustment changed, is not in the answer.
 */
export const followCharges = async (
  tx: Transaction,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const followed = new Map<string, string>();
  const ids = keys.flatMap((key) => /^charge-(\d+)$/.exec(key)?.[1] ?? []).map(Number);
  if (ids.length === 0) return followed;
  const steps = await tx
    .select({ chargeId: adjustmentLine.chargeId, newChargeId: adjustmentLine.newChargeId })
    .from(adjustmentLine)
    .where(and(inArray(adjustmentLine.chargeId, ids), isNotNull(adjustmentLine.newChargeId)));
  const next = steps.map(({ newChargeId }) => `charge-${newChargeId}`);
  // The new one may have been adjusted again.
  const further = await followCharges(tx, next);
  for (const [index, { chargeId }] of steps.entries()) {
    const key = next[index] ?? "";
    followed.set(`charge-${chargeId}`, further.get(key) ?? key);
  }
  return followed;
};
