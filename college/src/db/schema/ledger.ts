import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { chargeSections, paymentChannels } from "../../../../contract/payments/account.ts";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";
import { chargePurposes, payment } from "./payments.ts";
import { student } from "./students.ts";

/** The sections of an account, and the charges that reserve credit for refunds: nobody owes those. */
const ledgerSections = [...chargeSections, "refund"] as const;

/**
 * What a student or an applicant owes, line by line, as it was when it was charged. An entry is never changed, which triggers
 * enforce (migration 0011): a counter-entry with the negative amount takes it back. The triggers also keep `paidKobo`, `settledAt`
 * and `isReversed`.
 */
export const charge = pgTable(
  "charge",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    section: text({ enum: ledgerSections }).notNull(),
    /**
     * The online payment that pays it, together with the other charges of the same. Null for what is not tuition: it is paid elsewhere, or
     * by a payment of its section.
     */
    purpose: text({ enum: chargePurposes }),
    code: text().notNull(),
    label: text().notNull(),
    amountKobo: integer().notNull(),
    chargedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of a counter-entry: the charge that it takes back. */
    reversesId: integer().references((): AnyPgColumn => charge.id),
    /** The sum of its allocations. */
    paidKobo: integer().notNull().default(0),
    /** Of a charge paid in full: when the money that completed it was paid. */
    settledAt: timestamp({ withTimezone: true }),
    isReversed: boolean().notNull().default(false),
  },
  (table) => [
    unique("charge_owner").on(table.id, table.accountId),
    unique("charge_reverses").on(table.reversesId),
    uniqueIndex("charge_one")
      .on(table.accountId, table.sessionId, table.section, table.code)
      .where(sql`${table.reversesId} is null and not ${table.isReversed}`),
    index("charge_account").on(table.accountId),
    // Whether one fee of many people is paid, without the rows: all who paid it stand together.
    index("charge_paid")
      .on(table.purpose, table.sessionId, table.accountId, table.id)
      .where(sql`${table.settledAt} is not null`),
    // All that the sums of a session need, and of an account in it, so that they are read without the rows.
    index("charge_figures")
      .on(
        table.sessionId,
        table.accountId,
        table.section,
        table.amountKobo,
        table.paidKobo,
        table.chargedAt,
        table.id,
      )
      .where(sql`${table.reversesId} is null and not ${table.isReversed}`),
    // Neither a payment nor credit pays it.
    check("charge_refund", sql`${table.section} <> 'refund' or ${table.purpose} is null`),
    check("charge_amount", sql`(${table.reversesId} is null) = (${table.amountKobo} > 0)`),
    check(
      "charge_not_overpaid",
      sql`${table.paidKobo} between 0 and greatest(${table.amountKobo}, 0)`,
    ),
    check("charge_reversed_unpaid", sql`not ${table.isReversed} or ${table.paidKobo} = 0`),
    check(
      "charge_settled",
      sql`(${table.settledAt} is not null) = (${table.paidKobo} = ${table.amountKobo})`,
    ),
  ],
);

/** Money that came in. What its allocations leave over is the account's credit. Never changed, like a charge. */
export const receipt = pgTable(
  "receipt",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    channel: text({ enum: paymentChannels }).notNull(),
    /** One receipt per payment makes settlement idempotent. */
    paymentId: integer()
      .unique()
      .references(() => payment.id),
    amountKobo: integer().notNull(),
    paidAt: timestamp({ withTimezone: true }).notNull(),
    creditedAt: timestamp({ withTimezone: true }).notNull(),
    /** Unguessable; the QR code on the printed receipt leads to its confirmation. */
    code: text().unique(),
    /** Of a counter-entry: the receipt that it takes back. */
    reversesId: integer().references((): AnyPgColumn => receipt.id),
    /** The sum of its allocations, kept by a trigger. */
    allocatedKobo: integer().notNull().default(0),
    isReversed: boolean().notNull().default(false),
  },
  (table) => [
    unique("receipt_owner").on(table.id, table.accountId),
    unique("receipt_reverses").on(table.reversesId),
    index("receipt_account").on(table.accountId),
    // All that the sums of some days need, so that they are read without the rows.
    index("receipt_paid").on(
      table.paidAt,
      table.channel,
      table.isReversed,
      table.amountKobo,
      table.paymentId,
      table.id,
    ),
    index("receipt_credit")
      .on(table.accountId, table.id)
      .where(sql`${table.allocatedKobo} < ${table.amountKobo} and not ${table.isReversed}`),
    check(
      "receipt_channel",
      sql`${table.channel} in ('online', 'counter', 'bank', 'remita', 'sponsor')`,
    ),
    check("receipt_amount", sql`(${table.reversesId} is null) = (${table.amountKobo} > 0)`),
    check(
      "receipt_payment",
      sql`(${table.reversesId} is null and ${table.channel} = 'online') = (${table.paymentId} is not null)`,
    ),
    check("receipt_code", sql`(${table.reversesId} is null) = (${table.code} is not null)`),
    check(
      "receipt_not_overspent",
      sql`${table.allocatedKobo} between 0 and greatest(${table.amountKobo}, 0)`,
    ),
    check("receipt_reversed_free", sql`not ${table.isReversed} or ${table.allocatedKobo} = 0`),
  ],
);

/**
 * Which receipt pays how much of which charge; both are of one account. Never changed, like a charge. `sessionId` to `paidAt` repeat what
 * never changes of both, so that figures are summed without them: a trigger writes them (migration 0020).
 */
export const allocation = pgTable(
  "allocation",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    receiptId: integer().notNull(),
    chargeId: integer().notNull(),
    amountKobo: integer().notNull(),
    allocatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of a counter-entry: the allocation that it takes back. */
    reversesId: integer().references((): AnyPgColumn => allocation.id),
    sessionId: integer(),
    section: text({ enum: ledgerSections }),
    chargedAt: timestamp({ withTimezone: true }),
    channel: text({ enum: paymentChannels }),
    paidAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: "allocation_receipt",
      columns: [table.receiptId, table.accountId],
      foreignColumns: [receipt.id, receipt.accountId],
    }),
    foreignKey({
      name: "allocation_charge",
      columns: [table.chargeId, table.accountId],
      foreignColumns: [charge.id, charge.accountId],
    }),
    unique("allocation_reverses").on(table.reversesId),
    // With what a receipt's shares are, so that many are read without the rows.
    index("allocation_of_receipt").on(table.receiptId, table.chargeId, table.amountKobo),
    index("allocation_of_charge").on(table.chargeId),
    // All that the sums of a session need of what was paid, by receipt first for the list of receipts.
    index("allocation_figures")
      .on(
        table.sessionId,
        table.receiptId,
        table.accountId,
        table.section,
        table.channel,
        table.paidAt,
        table.chargedAt,
        table.amountKobo,
      )
      .where(sql`${table.section} <> 'refund'`),
    check("allocation_amount", sql`(${table.reversesId} is null) = (${table.amountKobo} > 0)`),
    check(
      "allocation_facts",
      sql`num_nonnulls(${table.sessionId}, ${table.section}, ${table.chargedAt}, ${table.channel}, ${table.paidAt}) = 5`,
    ),
  ],
);

/** Says that the fee schedule of a session has been charged to a student, and for what kind of student. */
export const bill = pgTable(
  "bill",
  {
    accountId: integer()
      .notNull()
      .references(() => account.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    /** Stage, department and residency that decided the lines. */
    basis: text().notNull(),
    billedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sessionId] })],
);

/** A printed statement of an account, with the sums that its confirmation shows. */
export const statement = pgTable(
  "statement",
  {
    /** Unguessable; the statement's QR code leads to its confirmation. */
    code: text().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the account printed on it: the same account is printed under the same code. */
    contentHash: text().notNull(),
    chargedKobo: bigint({ mode: "number" }).notNull(),
    paidKobo: bigint({ mode: "number" }).notNull(),
    creditKobo: bigint({ mode: "number" }).notNull(),
    refundedKobo: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [index("statement_student").on(table.studentId, table.contentHash)],
);
