import { sql } from "drizzle-orm";
import {
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
import {
  adjustmentKinds,
  adjustmentStates,
} from "../../../../contract/payments/adjustment-shapes.ts";
import { account } from "./accounts.ts";
import { charge } from "./ledger.ts";

/**
 * Charges of a student's account that are lowered or taken back. What was asked for and what is final is never changed, which triggers
 * enforce (migration 0020).
 */
export const adjustment = pgTable(
  "adjustment",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** The caller's `Idempotency-Key`. */
    requestKey: text().notNull().unique(),
    kind: text({ enum: adjustmentKinds }).notNull(),
    reason: text().notNull(),
    askedBy: integer()
      .notNull()
      .references(() => account.id),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    isApproved: boolean(),
    decidedBy: integer().references(() => account.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** Why it was declined. */
    note: text(),
    cancelledAt: timestamp({ withTimezone: true }),
    state: text({ enum: adjustmentStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when cancelled_at is not null then 'cancelled' when is_approved then 'approved' when is_approved is null then 'asked' else 'declined' end`,
      ),
  },
  (table) => [
    unique("adjustment_owner").on(table.id, table.accountId),
    index("adjustment_account").on(table.accountId),
    index("adjustment_state").on(table.state, table.askedAt),
    index("adjustment_asked").on(table.askedAt, table.id),
    check("adjustment_reason", sql`length(${table.reason}) >= 5`),
    check(
      "adjustment_decided",
      sql`num_nonnulls(${table.isApproved}, ${table.decidedBy}, ${table.decidedAt}) in (0, 3)`,
    ),
    check(
      "adjustment_declined",
      sql`${table.isApproved} is not false or ${table.note} is not null`,
    ),
    check("adjustment_second_person", sql`${table.decidedBy} <> ${table.askedBy}`),
    check("adjustment_cancelled", sql`${table.cancelledAt} is null or ${table.isApproved} is null`),
  ],
);

/** A charge that an adjustment takes back, and the one that is charged instead. */
export const adjustmentLine = pgTable(
  "adjustment_line",
  {
    adjustmentId: integer().notNull(),
    accountId: integer().notNull(),
    chargeId: integer().notNull(),
    fromKobo: integer().notNull(),
    toKobo: integer().notNull(),
    /** Of an approved one that charges something instead. */
    newChargeId: integer().unique(),
    /** While it waits; a trigger keeps it. */
    isOpen: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.adjustmentId, table.chargeId] }),
    foreignKey({
      name: "adjustment_line_of",
      columns: [table.adjustmentId, table.accountId],
      foreignColumns: [adjustment.id, adjustment.accountId],
    }),
    foreignKey({
      name: "adjustment_line_charge",
      columns: [table.chargeId, table.accountId],
      foreignColumns: [charge.id, charge.accountId],
    }),
    foreignKey({
      name: "adjustment_line_new_charge",
      columns: [table.newChargeId, table.accountId],
      foreignColumns: [charge.id, charge.accountId],
    }),
    uniqueIndex("adjustment_one_open").on(table.chargeId).where(sql`${table.isOpen}`),
    index("adjustment_line_of_charge").on(table.chargeId),
    check("adjustment_lowers", sql`${table.toKobo} >= 0 and ${table.toKobo} < ${table.fromKobo}`),
    check("adjustment_charged", sql`${table.newChargeId} is null or ${table.toKobo} > 0`),
  ],
);
