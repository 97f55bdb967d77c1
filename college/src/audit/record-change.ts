import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { auditEntry } from "../db/schema/staff.ts";

/** What somebody on the staff changed. */
type Change = Pick<
  typeof auditEntry.$inferInsert,
  "actorAccountId" | "action" | "subject" | "before" | "after"
>;

/** Writes a change into the audit log, in the change's own transaction. */
export const recordChange = async (
  { clock }: Pick<College, "clock">,
  tx: Transaction,
  change: Change,
): Promise<void> => {
  await tx.insert(auditEntry).values({ at: clock(), ...change });
};
