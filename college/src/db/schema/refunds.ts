import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { refundKinds, refundStates } from "../../../../contract/payments/refund-shapes.ts";
import { account } from "./accounts.ts";
import { charge } from "./ledger.ts";
import { payment } from "./payments.ts";

/**
 * Money in naira that is given back: of a refused payment, or of the credit of an account. What was asked for and what is final is
 * never changed, and what was paid out stays covered, which triggers enforce (migration 0016).
 */
export const refund = pgTable(
  "refund",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** The refused payment; null of credit. */
    paymentId: integer().references(() => payment.id),
    /** The caller's `Idempotency-Key`; of credit alone, for a payment has one refund anyway. */
    requestKey: text().unique(),
    /** Of credit that was approved: the charge that reserves it. */
    chargeId: integer().unique(),
    /** A provider may report more than a charge can hold. */
    amountKobo: bigint({ mode: "number" }).notNull(),
    kind: text({ enum: refundKinds }).notNull(),
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
    cancelledBy: integer().references(() => account.id),
    cancelledAt: timestamp({ withTimezone: true }),
    paidBy: integer().references(() => account.id),
    paidAt: timestamp({ withTimezone: true }),
    /** Of the bank transfer, or of the provider's refund. */
    payOutReference: text(),
    state: text({ enum: refundStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when paid_at is not null then 'paid' when cancelled_at is not null then 'cancelled' when is_approved then 'approved' when is_approved is null then 'asked' else 'declined' end`,
      ),
  },
  (table) => [
    foreignKey({
      name: "refund_charge",
      columns: [table.chargeId, table.accountId],
      foreignColumns: [charge.id, charge.accountId],
    }),
    // A declined or cancelled one makes room for another.
    uniqueIndex("refund_of_payment")
      .on(table.paymentId)
      .where(sql`${table.isApproved} is not false and ${table.cancelledAt} is null`),
    uniqueIndex("refund_pay_out_reference").on(sql`lower(${table.payOutReference})`),
    index("refund_account").on(table.accountId),
    index("refund_payment").on(table.paymentId),
    index("refund_state").on(table.state, table.askedAt),
    index("refund_asked").on(table.askedAt, table.id),
    check("refund_source", sql`(${table.paymentId} is null) = (${table.requestKey} is not null)`),
    check("refund_amount", sql`${table.amountKobo} > 0`),
    check("refund_reason", sql`length(${table.reason}) >= 5`),
    check(
      "refund_decided",
      sql`num_nonnulls(${table.isApproved}, ${table.decidedBy}, ${table.decidedAt}) in (0, 3)`,
    ),
    check("refund_declined", sql`${table.isApproved} is not false or ${table.note} is not null`),
    check("refund_second_person", sql`${table.decidedBy} <> ${table.askedBy}`),
    check(
      "refund_reserved",
      sql`(${table.chargeId} is not null) = (${table.paymentId} is null and ${table.isApproved} is true)`,
    ),
    check(
      "refund_cancelled",
      sql`num_nonnulls(${table.cancelledBy}, ${table.cancelledAt}) in (0, 2) and (${table.cancelledAt} is null or ${table.isApproved} is not false)`,
    ),
    check(
      "refund_paid",
      sql`num_nonnulls(${table.paidBy}, ${table.paidAt}, ${table.payOutReference}) in (0, 3) and (${table.paidAt} is null or (${table.isApproved} is true and ${table.cancelledAt} is null))`,
    ),
  ],
);
