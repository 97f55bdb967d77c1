import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { auditEntry } from "../db/schema/staff.ts";

/** What somebody on the staff changed, and why where they were asked. */
export type Change = Pick<
  typeof auditEntry.$inferInsert,
  "actorAccountId" | "action" | "subject" | "before" | "after" | "reason"
>;

/** Entries of one write: a statement takes no more than 65,535 values. */
const atOnce = 1_000;

/** Writes a change into the audit log, in the change's own transaction. */
export const recordChange = (
  college: Pick<College, "clock">,
  tx: Transaction,
  change: Change,
): Promise<void> => recordChanges(college, tx, [change]);

/** The same for many records that one action changed. */
export const recordChanges = async (
  { clock }: Pick<College, "clock">,
  tx: Transaction,
  changes: readonly Change[],
): Promise<void> => {
  const at = clock();
  for (let from = 0; from < changes.length; from += atOnce) {
    const part = changes.slice(from, from + atOnce);
    await tx.insert(auditEntry).values(part.map((change) => ({ at, ...change })));
  }
};
