import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";

export const staffRoles = ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;

export const staffMember = pgTable(
  "staff_member",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .unique()
      .references(() => account.id),
    surname: text().notNull(),
    firstName: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
  },
  (table) => [
    check(
      "staff_member_role",
      sql`${table.role} in ('LECTURER', 'EXAM_OFFICER', 'ICT_SUPPORT', 'SUPER_ADMIN')`,
    ),
  ],
);

/** What staff changed: written in the transaction of the change, never altered. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorAccountId: integer()
      .notNull()
      .references(() => account.id),
    /** `admission.decide`, `admission.score`. */
    action: text().notNull(),
    /** What was changed: `applicant:12`. */
    subject: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index("audit_entry_subject").on(table.subject, table.at),
    index("audit_entry_actor").on(table.actorAccountId, table.at),
  ],
);
