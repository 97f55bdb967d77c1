import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { announcementAudiences } from "../../../../contract/announcements/announcements.ts";
import { staffRoles } from "../../../../contract/staff/role.ts";
import { account } from "./accounts.ts";
import { storedFile } from "./files.ts";

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
    /** The second factor's secret, sealed with the college's key; set while it is being set up or is in use. */
    totpSecret: text(),
    /** Since when a code is asked for at sign-in. */
    totpConfirmedAt: timestamp({ withTimezone: true }),
    /** The time step of the last code that was taken: none is taken twice. */
    totpLastStep: integer(),
    /** Hashes of recovery codes that were not used yet. */
    recoveryCodes: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    check(
      "staff_member_role",
      sql`${table.role} in ('LECTURER', 'EXAM_OFFICER', 'ICT_SUPPORT', 'BURSARY_OFFICER', 'SUPER_ADMIN')`,
    ),
    check(
      "staff_member_totp",
      sql`${table.totpConfirmedAt} is null or ${table.totpSecret} is not null`,
    ),
  ],
);

/** Somebody asked to join the staff, by a link in a mail; only its hash is stored. */
export const staffInvitation = pgTable(
  "staff_invitation",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text().notNull(),
    surname: text().notNull(),
    firstName: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    tokenHash: text().notNull().unique(),
    invitedBy: integer()
      .notNull()
      .references(() => account.id),
    invitedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("staff_invitation_open")
      .on(table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
  ],
);

/** A link by which somebody chooses a new password, handed out by the staff; only its hash is stored. */
export const passwordLink = pgTable(
  "password_link",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("password_link_account").on(table.accountId)],
);

/** What an applicant or a student asks to have corrected and cannot change by themself. */
export const profileChangeRequest = pgTable(
  "profile_change_request",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** By the fields' names in the contract: the old and the requested values. */
    before: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    after: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    explanation: text().notNull(),
    evidenceFileId: uuid().references(() => storedFile.id),
    status: text({ enum: ["pending", "approved", "refused", "withdrawn"] }).notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: integer().references(() => account.id),
    /** Why it was refused. */
    reason: text(),
  },
  (table) => [
    uniqueIndex("profile_change_request_open")
      .on(table.accountId)
      .where(sql`${table.status} = 'pending'`),
    index("profile_change_request_status").on(table.status, table.requestedAt),
    check(
      "profile_change_request_status",
      sql`${table.status} in ('pending', 'approved', 'refused', 'withdrawn')`,
    ),
    check(
      "profile_change_request_reason",
      sql`(${table.status} = 'refused') = (${table.reason} is not null)`,
    ),
  ],
);

/** A temporary notice on people's dashboards. */
export const announcement = pgTable(
  "announcement",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    body: text().notNull(),
    audience: text({ enum: announcementAudiences }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until it is taken down. */
    endsAt: timestamp({ withTimezone: true }),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    index("announcement_time").on(table.startsAt),
    check(
      "announcement_audience",
      sql`${table.audience} in ('everybody', 'applicants', 'students', 'staff')`,
    ),
    check(
      "announcement_times",
      sql`${table.endsAt} is null or ${table.startsAt} < ${table.endsAt}`,
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
    /** The actor's reason; bulk actions require it. */
    reason: text(),
  },
  (table) => [
    index("audit_entry_at").on(table.at, table.id),
    index("audit_entry_subject").on(table.subject, table.at),
    index("audit_entry_actor").on(table.actorAccountId, table.at),
  ],
);
