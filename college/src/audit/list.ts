import { eq, gte, lt, or, sql } from "drizzle-orm";
import { auditLog, exportAuditLog } from "../../../contract/audit/audit-log.ts";
import { account } from "../db/schema/accounts.ts";
import { auditEntry, staffMember } from "../db/schema/staff.ts";
import { endOfDay, startOfDay } from "../lists/day-range.ts";
import { defineList } from "../lists/list.ts";
import { staffName } from "../lists/names.ts";
import { contains, literally, startsWith } from "../lists/search.ts";

export const auditList = defineList({
  name: "audit-log",
  endpoint: auditLog,
  exported: exportAuditLog,
  query: (db) =>
    db
      .select({
        id: auditEntry.id,
        at: auditEntry.at,
        email: account.email,
        name: staffName,
        action: auditEntry.action,
        subject: auditEntry.subject,
        before: auditEntry.before,
        after: auditEntry.after,
        reason: auditEntry.reason,
      })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.actorAccountId))
      .leftJoin(staffMember, eq(staffMember.accountId, auditEntry.actorAccountId))
      .$dynamic(),
  id: auditEntry.id,
  sorts: { at: [auditEntry.at] },
  filters: {
    // Finds the account first, then its entries by the index on the actor.
    actor: (email) =>
      sql`${auditEntry.actorAccountId} in (select ${account.id} from ${account} where ${account.kind} = 'staff' and ${startsWith(account.email, email.trim())})`,
    action: (action) =>
      or(eq(auditEntry.action, action), sql`${auditEntry.action} like ${`${literally(action)}.%`}`),
    subject: (subject) =>
      or(
        eq(auditEntry.subject, subject),
        sql`${auditEntry.subject} like ${`${literally(subject)}:%`}`,
      ),
    from: (day, { college }) => gte(auditEntry.at, startOfDay(college, "from", day)),
    to: (day, { college }) => lt(auditEntry.at, endOfDay(college, "to", day)),
  },
  search: (text) => or(contains(auditEntry.reason, text), startsWith(auditEntry.subject, text)),
  row: ({ at, email, name, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: { email: email ?? "", name },
  }),
  columns: [
    { heading: "When", cell: ({ at }) => at },
    { heading: "Who", cell: ({ name }) => name },
    { heading: "Email", cell: ({ email }) => email },
    { heading: "Action", cell: ({ action }) => action },
    { heading: "Record", cell: ({ subject }) => subject },
    { heading: "Before", cell: ({ before }) => (before === null ? null : JSON.stringify(before)) },
    { heading: "After", cell: ({ after }) => (after === null ? null : JSON.stringify(after)) },
    { heading: "Reason", cell: ({ reason }) => reason },
  ],
});
