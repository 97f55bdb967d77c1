import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { coverageKinds, sponsoredSections } from "../../../../contract/payments/sponsors.ts";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";
import type { ReceiptLine } from "./counter.ts";
import { receipt } from "./ledger.ts";
import { student } from "./students.ts";

/** Somebody who pays fees for many students: a loan fund, a local government. */
export const sponsor = pgTable(
  "sponsor",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** As accounts and receipts show it. */
    shortName: text().notNull(),
    contactEmail: text(),
    contactPhone: text(),
    isActive: boolean().notNull().default(true),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("sponsor_name").on(sql`lower(${table.name})`),
    uniqueIndex("sponsor_short_name").on(sql`lower(${table.shortName})`),
  ],
);

/** A sponsor's list of a session: whom it pays for, and what. */
export const sponsorship = pgTable(
  "sponsorship",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sponsorId: integer()
      .notNull()
      .references(() => sponsor.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    sections: text({ enum: sponsoredSections }).array().notNull(),
    coverage: text({ enum: coverageKinds }).notNull(),
    percentage: smallint(),
    /** By student. */
    mostKobo: integer(),
    /** The last day on which the sponsor takes claims, in the college's time zone. */
    deadline: date({ mode: "string" }).notNull(),
    isClosed: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    unique("sponsorship_of_session").on(table.sponsorId, table.sessionId),
    // Names the sponsor of a remittance together with its list.
    unique("sponsorship_sponsor").on(table.id, table.sponsorId),
    index("sponsorship_session").on(table.sessionId),
    check(
      "sponsorship_sections",
      sql`cardinality(${table.sections}) > 0 and ${table.sections} <@ array['A', 'B', 'C', 'hostel']`,
    ),
    check("sponsorship_coverage", sql`${table.coverage} in ('full', 'percentage', 'at_most')`),
    check(
      "sponsorship_percentage",
      sql`(${table.coverage} = 'percentage') = (${table.percentage} is not null) and coalesce(${table.percentage}, 1) between 1 and 100`,
    ),
    check(
      "sponsorship_most",
      sql`(${table.coverage} = 'at_most') = (${table.mostKobo} is not null) and coalesce(${table.mostKobo}, 1) > 0`,
    ),
  ],
);

/** A student of a list. */
export const sponsoredStudent = pgTable(
  "sponsored_student",
  {
    sponsorshipId: integer()
      .notNull()
      .references(() => sponsorship.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sponsorshipId, table.studentId] }),
    index("sponsored_student_student").on(table.studentId),
  ],
);

/** `approved` ones are credited share by share; `creditedAt` says when that was done. */
const remittanceStatuses = ["draft", "waiting", "approved", "declined"] as const;

/**
 * A transfer of a sponsor for the students of a list, decided by somebody else than who entered it. Only a draft changes, which triggers
 * enforce (migration 0019), as well as that the shares of one that waits do not exceed it.
 */
export const sponsorRemittance = pgTable(
  "sponsor_remittance",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sponsorId: integer().notNull(),
    sponsorshipId: integer().notNull(),
    amountKobo: bigint({ mode: "number" }).notNull(),
    /** The day of the transfer, in the college's time zone. */
    paidOn: date({ mode: "string" }).notNull(),
    bankReference: text().notNull(),
    /** Why the shares do not come to the amount. */
    note: text(),
    status: text({ enum: remittanceStatuses }).notNull().default("draft"),
    recordedBy: integer()
      .notNull()
      .references(() => account.id),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    decidedBy: integer().references(() => account.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** Why it was declined. */
    decisionNote: text(),
    creditedAt: timestamp({ withTimezone: true }),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    foreignKey({
      name: "sponsor_remittance_sponsorship",
      columns: [table.sponsorshipId, table.sponsorId],
      foreignColumns: [sponsorship.id, sponsorship.sponsorId],
    }),
    // Names the list of a share together with its remittance.
    unique("sponsor_remittance_list").on(table.id, table.sponsorshipId),
    uniqueIndex("sponsor_remittance_reference")
      .on(table.sponsorId, sql`lower(${table.bankReference})`)
      .where(sql`${table.status} <> 'declined'`),
    index("sponsor_remittance_of_list").on(table.sponsorshipId),
    index("sponsor_remittance_paid").on(table.paidOn, table.id),
    index("sponsor_remittance_open")
      .on(table.status)
      .where(sql`${table.status} in ('draft', 'waiting') or ${table.creditedAt} is null`),
    check("sponsor_remittance_amount", sql`${table.amountKobo} > 0`),
    check(
      "sponsor_remittance_status",
      sql`${table.status} in ('draft', 'waiting', 'approved', 'declined')`,
    ),
    check(
      "sponsor_remittance_decided",
      sql`num_nonnulls(${table.decidedBy}, ${table.decidedAt}) = case when ${table.status} in ('approved', 'declined') then 2 else 0 end`,
    ),
    check(
      "sponsor_remittance_declined",
      sql`(${table.status} = 'declined') = (${table.decisionNote} is not null)`,
    ),
    check(
      "sponsor_remittance_credited",
      sql`${table.creditedAt} is null or ${table.status} = 'approved'`,
    ),
    check("sponsor_remittance_second_person", sql`${table.decidedBy} <> ${table.recordedBy}`),
  ],
);

/** What of a remittance is for one student of its list. */
export const remittanceShare = pgTable(
  "remittance_share",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    remittanceId: integer().notNull(),
    sponsorshipId: integer().notNull(),
    studentId: integer().notNull(),
    amountKobo: integer().notNull(),
  },
  (table) => [
    unique("remittance_share_student").on(table.remittanceId, table.studentId),
    foreignKey({
      name: "remittance_share_remittance",
      columns: [table.remittanceId, table.sponsorshipId],
      foreignColumns: [sponsorRemittance.id, sponsorRemittance.sponsorshipId],
    }),
    // A student of a remittance stays on its list.
    foreignKey({
      name: "remittance_share_on_list",
      columns: [table.sponsorshipId, table.studentId],
      foreignColumns: [sponsoredStudent.sponsorshipId, sponsoredStudent.studentId],
    }),
    index("remittance_share_of_student").on(table.sponsorshipId, table.studentId),
    check("remittance_share_amount", sql`${table.amountKobo} > 0`),
  ],
);

/**
 * What a sponsor's remittance is to a receipt of the ledger. Written once for each share of an approved remittance and never changed, which
 * triggers enforce (migration 0019).
 */
export const sponsorReceipt = pgTable("sponsor_receipt", {
  receiptId: integer()
    .primaryKey()
    .references(() => receipt.id),
  /** One receipt per share makes crediting idempotent. */
  shareId: integer()
    .notNull()
    .unique()
    .references(() => remittanceShare.id),
  /** `S0012-000345`, of remittance and share. */
  number: text().notNull().unique(),
  /** The sponsor's short name when it was written. */
  sponsor: text().notNull(),
  lines: jsonb().$type<readonly ReceiptLine[]>().notNull(),
});

/** A printed statement for a sponsor, with the sums that its confirmation shows. */
export const sponsorStatement = pgTable(
  "sponsor_statement",
  {
    /** Unguessable; the statement's QR code leads to its confirmation. */
    code: text().primaryKey(),
    sponsorshipId: integer()
      .notNull()
      .references(() => sponsorship.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the list printed on it: the same list is printed under the same code. */
    contentHash: text().notNull(),
    students: integer().notNull(),
    claimedKobo: bigint({ mode: "number" }).notNull(),
    paidKobo: bigint({ mode: "number" }).notNull(),
    outstandingKobo: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("sponsor_statement_list").on(table.sponsorshipId, table.contentHash)],
);
