import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";

/** What is paid in the portal alone or charged with its payment, and so what credit pays. */
export const chargePurposes = ["tuition", "hostel", "screening"] as const;

/** What is paid online, each by a payment of its own. `section`: charges of the schedule that are not tuition. */
export const paymentPurposes = [...chargePurposes, "section"] as const;

export const scheduleSections = ["A", "B", "C"] as const;

/** One line of a fee as it was when the payment was opened; in kobo. */
export interface ChargedLine {
  readonly code: string;
  readonly label: string;
  readonly amountKobo: number;
}

/**
 * Why a payment that the provider reports as paid is not credited. `already_paid`: another reference of the same fee
 * was credited before, so this money must be refunded.
 */
export const refusals = [
  "reference",
  "amount",
  "currency",
  "owner",
  "purpose",
  "already_paid",
] as const;

/** `first_year` is level 100; `returning` every other level. */
const feeStages = ["first_year", "returning"] as const;

/** A fee line of the schedule. A row that names a department overrides the row of the same code that names none. */
export const feeLine = pgTable(
  "fee_line",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stage: text({ enum: feeStages }).notNull(),
    section: text({ enum: scheduleSections }).notNull(),
    paidAt: text({ enum: ["bursary", "external", "portal"] }).notNull(),
    code: text().notNull(),
    label: text().notNull(),
    amountKobo: integer().notNull(),
    frequency: text({ enum: ["once", "session"] }).notNull(),
    /** Set where indigenes of the home state and others pay differently. */
    residency: text({ enum: ["indigene", "non_indigene"] }),
    /** Matched by containment in the student's department, longest first. */
    departmentName: text(),
    position: smallint().notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("fee_line_one").on(
      table.stage,
      table.code,
      sql`coalesce(${table.residency}, '')`,
      sql`coalesce(${table.departmentName}, '')`,
    ),
    check("fee_line_amount", sql`${table.amountKobo} >= 0`),
  ],
);

/** Whether students may pay a section that is not tuition online as well. Without a row they may not. */
export const feeSection = pgTable(
  "fee_section",
  {
    stage: text({ enum: feeStages }).notNull(),
    section: text({ enum: scheduleSections }).notNull(),
    isPaidOnline: boolean().notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.stage, table.section] })],
);

/** §3 "Tuition fee record": what makes tuition payable for a level in a session. */
export const tuitionFee = pgTable(
  "tuition_fee",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    level: smallint().notNull(),
    isActive: boolean().notNull(),
    /** First day on which the late fee applies, in the college's time zone. */
    lateFrom: date({ mode: "string" }),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("tuition_fee_active")
      .on(table.sessionId, table.level)
      .where(sql`${table.isActive}`),
  ],
);

/** What a session charges beside its schedule. A session without a row has the specified amounts. */
export const sessionFee = pgTable(
  "session_fee",
  {
    sessionId: integer()
      .primaryKey()
      .references(() => academicSession.id),
    hostelFeeKobo: integer().notNull(),
    lateFeeKobo: integer().notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    check("session_fee_amounts", sql`${table.hostelFeeKobo} > 0 and ${table.lateFeeKobo} > 0`),
  ],
);

/** A reference opened with the payment provider. */
export const payment = pgTable(
  "payment",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique(),
    purpose: text({ enum: paymentPurposes }).notNull(),
    /** Of the purpose `section`: which. */
    section: text({ enum: scheduleSections }),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    amountKobo: integer().notNull(),
    currency: text().notNull(),
    lines: jsonb().$type<readonly ChargedLine[]>().notNull(),
    /** `refused`: the provider reports money that does not match what was owed; for people to look at. */
    status: text({ enum: ["pending", "succeeded", "failed", "abandoned", "refused"] }).notNull(),
    authorizationUrl: text(),
    gatewayResponse: text(),
    /** Why the provider's money was not credited, where `status` is `refused`. */
    refusal: text({ enum: refusals }),
    /** The amount that the provider reports, in its smallest unit, when it was not credited. */
    refusedAmount: bigint({ mode: "number" }),
    refusedCurrency: text(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the reconciliation job next asks the provider; null when it need not. */
    nextCheckAt: timestamp({ withTimezone: true }),
    checks: integer().notNull().default(0),
    /** Set once somebody has dealt with refused money: given back, or credited by hand elsewhere. */
    resolvedAt: timestamp({ withTimezone: true }),
    resolvedBy: integer().references(() => account.id),
    resolution: text(),
  },
  (table) => [
    uniqueIndex("payment_open")
      .on(table.accountId, table.purpose, table.sessionId, sql`coalesce(${table.section}, '')`)
      .where(sql`${table.status} = 'pending'`),
    index("payment_account").on(table.accountId),
    index("payment_due").on(table.nextCheckAt),
    index("payment_opened").on(table.openedAt, table.id),
    index("payment_status").on(table.status, table.openedAt),
    index("payment_amount").on(table.amountKobo, table.id),
    // What the days of a dashboard need beside the receipts, without the rows, which are long.
    index("payment_purpose").on(table.id, table.purpose),
    // All that the sums of a filter need, so that they are read without the rows.
    index("payment_figures").on(
      table.status,
      table.purpose,
      table.sessionId,
      table.openedAt,
      table.amountKobo,
    ),
    check("payment_resolution", sql`(${table.resolvedAt} is null) = (${table.resolution} is null)`),
    check("payment_amount", sql`${table.amountKobo} > 0`),
    check("payment_section", sql`(${table.purpose} = 'section') = (${table.section} is not null)`),
    check("payment_refusal", sql`(${table.status} = 'refused') = (${table.refusal} is not null)`),
  ],
);

/** The sandbox provider's own books; nothing but the sandbox reads them. */
export const sandboxTransaction = pgTable("sandbox_transaction", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reference: text().notNull().unique(),
  accessCode: text().notNull().unique(),
  email: text().notNull(),
  amountKobo: integer().notNull(),
  currency: text().notNull(),
  callbackUrl: text().notNull(),
  metadata: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  status: text({ enum: ["ongoing", "success", "failed", "abandoned"] }).notNull(),
  gatewayResponse: text().notNull(),
  paidAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
