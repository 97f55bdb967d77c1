import { desc, eq, inArray } from "drizzle-orm";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { OfficeAction } from "../../../../contract/payments/payment-records.ts";
import type { Database } from "../../db/database.ts";
import { auditEntry, staffMember } from "../../db/schema/staff.ts";
import { staffName } from "../../lists/names.ts";

const mostActions = 50;

/** What staff did with these subjects of the audit log, the newest first. */
export const readActions = async (
  db: Database,
  subjects: readonly string[],
): Promise<ValueOf<typeof OfficeAction>[]> => {
  const entries = await db
    .select({ entry: auditEntry, by: staffName })
    .from(auditEntry)
    .leftJoin(staffMember, eq(staffMember.accountId, auditEntry.actorAccountId))
    .where(inArray(auditEntry.subject, [...subjects]))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(mostActions);
  return entries.map(({ entry, by }) => ({
    at: entry.at.toISOString(),
    by,
    action: entry.action,
    reason: entry.reason,
    outcome: textOf(entry.after?.outcome ?? entry.after?.way),
  }));
};

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
