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
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import { bankChannels, type ColumnMap } from "../../../../contract/payments/bank-accounts.ts";
import { importedKinds, rowWays } from "../../../../contract/payments/bank-rows.ts";
import { leftoverReasons, type rowKinds } from "../../../../contract/payments/bank-statements.ts";
import { account } from "./accounts.ts";
import type { ReceiptLine } from "./counter.ts";
import { receipt } from "./ledger.ts";
import { sponsorRemittance } from "./sponsors.ts";
import { student } from "./students.ts";

/** An account of the college that students pay into. */
export const bankAccount = pgTable(
  "bank_account",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: bankChannels }).notNull(),
    bank: text().notNull(),
    accountName: text().notNull(),
    accountNumber: text().notNull(),
    isActive: boolean().notNull(),
    /** Of the last import, for the next. */
    columns: jsonb().$type<ValueOf<typeof ColumnMap>>(),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("bank_account_one").on(sql`lower(${table.bank})`, table.accountNumber),
    check("bank_account_channel", sql`${table.channel} in ('bank', 'remita')`),
  ],
);

/** A line of a slip, in kobo, with the item that it pays. */
export interface SlipLine extends ReceiptLine {
  /** `charge-12`, or `hostel`. */
  readonly key: string;
}

/**
 * What a student wants to pay at a bank. Only a slip for which nothing came can be cancelled. Triggers keep `receivedKobo` and
 * `settledAt` by the receipts that name it (migration 0018).
 */
export const slip = pgTable(
  "slip",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** 12 digits, `rules/payments/slip-reference.ts`. */
    reference: text().notNull().unique(),
    lines: jsonb().$type<readonly SlipLine[]>().notNull(),
    amountKobo: integer().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    cancelledAt: timestamp({ withTimezone: true }),
    /** The sum of its receipts that are not voided. */
    receivedKobo: bigint({ mode: "number" }).notNull().default(0),
    /** When the money that completed it was paid in. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("slip_account").on(table.accountId, table.id),
    index("slip_issued").on(table.issuedAt, table.id),
    check("slip_reference", sql`${table.reference} ~ '^[1-9][0-9]{11}$'`),
    check("slip_amount", sql`${table.amountKobo} > 0`),
    check("slip_received", sql`${table.receivedKobo} >= 0`),
    check("slip_cancelled", sql`${table.cancelledAt} is null or ${table.receivedKobo} = 0`),
    check(
      "slip_settled",
      sql`(${table.settledAt} is not null) = (${table.receivedKobo} >= ${table.amountKobo})`,
    ),
  ],
);

/** How many rows of a file came to something, and how much they are. */
export interface StatementSum {
  readonly kind: (typeof rowKinds)[number];
  readonly rows: number;
  readonly amountKobo: number;
}

/** An imported file. The same file is one statement, so that an interrupted import is finished in it. */
export const bankStatement = pgTable(
  "bank_statement",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bankAccountId: integer()
      .notNull()
      .references(() => bankAccount.id),
    /** SHA-256 of its bytes, in hex. */
    contentHash: text().notNull(),
    fileName: text().notNull(),
    importedBy: integer()
      .notNull()
      .references(() => account.id),
    importedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until all of its rows are there. */
    finishedAt: timestamp({ withTimezone: true }),
    rowCount: integer().notNull(),
    fromDay: date({ mode: "string" }),
    untilDay: date({ mode: "string" }),
    /** By kind, of every row of the file; null until it is finished. */
    sums: jsonb().$type<readonly StatementSum[]>(),
    /** Rows that could not be read: they are in no other table. 200 at most. */
    unreadable: jsonb()
      .$type<readonly { readonly line: number; readonly problem: string }[]>()
      .notNull(),
  },
  (table) => [
    unique("bank_statement_file").on(table.bankAccountId, table.contentHash),
    index("bank_statement_imported").on(table.importedAt, table.id),
    check("bank_statement_finished", sql`(${table.finishedAt} is null) = (${table.sums} is null)`),
  ],
);

/**
 * A row that paid something in, once per account of the college. What the bank said is never changed. Triggers keep `receiptId`
 * and, when that receipt is voided, `reason` (migration 0018).
 */
export const bankRow = pgTable(
  "bank_row",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bankAccountId: integer()
      .notNull()
      .references(() => bankAccount.id),
    statementId: integer()
      .notNull()
      .references(() => bankStatement.id),
    /** The same in every file that has the row: by the bank's number of it, or by what it says. */
    identity: text().notNull(),
    /** Of what it says: equal rows have it too, also where the bank numbers them. */
    digest: text().notNull(),
    line: integer().notNull(),
    day: date({ mode: "string" }).notNull(),
    narration: text().notNull(),
    transactionId: text(),
    amountKobo: bigint({ mode: "number" }).notNull(),
    kind: text({ enum: importedKinds }).notNull(),
    /** Why it is, or was, a leftover. */
    reason: text({ enum: leftoverReasons }),
    /** The slip that it names, also where it is a leftover. */
    slipId: integer().references(() => slip.id),
    /** The receipt that counts for it. */
    receiptId: integer()
      .unique()
      .references(() => receipt.id),
    /** The money goes back to the bank. */
    isReturned: boolean().notNull().default(false),
    /** The sponsor's transfer that it is: the remittance credits the students. */
    remittanceId: integer().references(() => sponsorRemittance.id),
  },
  (table) => [
    unique("bank_row_once").on(table.bankAccountId, table.identity),
    index("bank_row_digest").on(table.bankAccountId, table.digest),
    index("bank_row_statement").on(table.statementId, table.line),
    index("bank_row_day").on(table.day, table.id),
    index("bank_row_slip").on(table.slipId),
    index("bank_row_transaction").on(sql`lower(${table.transactionId})`),
    index("bank_row_leftover")
      .on(table.statementId, table.amountKobo)
      .where(
        sql`${table.receiptId} is null and not ${table.isReturned} and ${table.remittanceId} is null`,
      ),
    index("bank_row_remittance").on(table.remittanceId),
    check("bank_row_amount", sql`${table.amountKobo} > 0`),
    check(
      "bank_row_dealt_with_once",
      sql`num_nonnulls(${table.receiptId}, ${table.remittanceId}) + ${table.isReturned}::int <= 1`,
    ),
    check(
      "bank_row_leftover_reason",
      sql`${table.reason} is not null or ${table.kind} in ('matched', 'short', 'over')`,
    ),
  ],
);

/** What somebody says about a leftover, decided by somebody else. */
export const rowProposal = pgTable(
  "row_proposal",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rowId: integer()
      .notNull()
      .references(() => bankRow.id),
    way: text({ enum: rowWays }).notNull(),
    studentId: integer().references(() => student.id),
    remittanceId: integer().references(() => sponsorRemittance.id),
    /** What it is to pay, with the amounts that were owed then; none: all of it is credit. */
    lines: jsonb().$type<readonly SlipLine[]>().notNull(),
    note: text().notNull(),
    proposedBy: integer()
      .notNull()
      .references(() => account.id),
    proposedAt: timestamp({ withTimezone: true }).notNull(),
    isApproved: boolean(),
    decidedBy: integer().references(() => account.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** Why it was declined. */
    decisionNote: text(),
  },
  (table) => [
    unique("row_proposal_of_row").on(table.id, table.rowId),
    uniqueIndex("row_proposal_waiting").on(table.rowId).where(sql`${table.isApproved} is null`),
    index("row_proposal_row").on(table.rowId),
    check(
      "row_proposal_student",
      sql`(${table.way} = 'credit_student') = (${table.studentId} is not null)`,
    ),
    check(
      "row_proposal_remittance",
      sql`(${table.way} = 'sponsor_transfer') = (${table.remittanceId} is not null)`,
    ),
    check(
      "row_proposal_way",
      sql`${table.way} in ('credit_student', 'return', 'sponsor_transfer')`,
    ),
    check(
      "row_proposal_decided",
      sql`num_nonnulls(${table.isApproved}, ${table.decidedBy}, ${table.decidedAt}) in (0, 3)`,
    ),
    check("row_proposal_second_person", sql`${table.decidedBy} <> ${table.proposedBy}`),
  ],
);

/**
 * What a bank's statement says of a receipt of the ledger. Never changed. A trigger (migration 0018) refuses one for a row that
 * has a receipt already or is returned, whose amount or channel differs, or whose proposal is not approved.
 */
export const bankReceipt = pgTable(
  "bank_receipt",
  {
    receiptId: integer()
      .primaryKey()
      .references(() => receipt.id),
    /** `B00001234`: of the receipt's id, so not without gaps. */
    number: text().notNull().unique(),
    rowId: integer()
      .notNull()
      .references(() => bankRow.id),
    /** The slip for which it counts. */
    slipId: integer().references(() => slip.id),
    /** Of one that people wrote. */
    proposalId: integer().unique(),
    lines: jsonb().$type<readonly ReceiptLine[]>().notNull(),
  },
  (table) => [
    foreignKey({
      name: "bank_receipt_proposal",
      columns: [table.proposalId, table.rowId],
      foreignColumns: [rowProposal.id, rowProposal.rowId],
    }),
    index("bank_receipt_row").on(table.rowId),
    index("bank_receipt_slip").on(table.slipId),
    check("bank_receipt_source", sql`num_nonnulls(${table.slipId}, ${table.proposalId}) > 0`),
  ],
);
