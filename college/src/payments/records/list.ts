import {
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  type SQL,
  sql,
} from "drizzle-orm";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import {
  exportPaymentRecords,
  paymentRecords,
  type paymentTotals,
} from "../../../../contract/payments/payment-records.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { student } from "../../db/schema/students.ts";
import { endOfDay, startOfDay } from "../../lists/day-range.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { rowQueryOf } from "../../lists/query.ts";
import { isAskedFor } from "../../lists/rows.ts";
import { itemLabel, nairaOf } from "../fees/amounts.ts";
import { isInRefund } from "../refunds/conditions.ts";
import { payerAnswer, payerColumns, payersMatching } from "./payers.ts";

/** At least as long as a reference, with the same characters; a long name may match too. */
const maybeReference = /^[\w=.-]{16,}$/;

/**
 * Payments with this reference, or of a payer with this number, name or email. The kind of text is decided first,
 * because each has its own index, and an "or" over all would use none.
 */
const matchesPayment = (text: string): SQL => {
  if (text.includes("@") || !maybeReference.test(text)) {
    return sql`${payment.accountId} in (${payersMatching(text)})`;
  }
  return sql`${payment.id} in (
    select found.id from ${payment} found where found.reference = ${text.toUpperCase()}
    union all
    select found.id from ${payment} found where found.account_id in (${payersMatching(text)})
  )`;
};

/** A payment with its payer; each join finds at most one row. */
export const selectPayments = (db: Database) =>
  db
    .select({
      id: payment.id,
      reference: payment.reference,
      purpose: payment.purpose,
      section: payment.section,
      status: payment.status,
      refusal: payment.refusal,
      amountKobo: payment.amountKobo,
      openedAt: payment.openedAt,
      resolvedAt: payment.resolvedAt,
      resolution: payment.resolution,
      session: academicSession.name,
      paidAt: receipt.paidAt,
      isInRefund,
      ...payerColumns,
    })
    .from(payment)
    .leftJoin(academicSession, eq(academicSession.id, payment.sessionId))
    .leftJoin(receipt, eq(receipt.paymentId, payment.id))
    .leftJoin(account, eq(account.id, payment.accountId))
    .leftJoin(student, eq(student.accountId, payment.accountId))
    .leftJoin(applicant, eq(applicant.accountId, payment.accountId))
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectPayments>>[number];

/** One payment in the form of the contract's list. */
export const listedAnswer = (row: ListedRow) => ({
  ...row,
  session: row.session ?? "",
  amount: nairaOf(row.amountKobo),
  openedAt: row.openedAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  payer: payerAnswer(row),
});

/** All payments, for the office and for ICT support. */
export const paymentList = defineList({
  name: "payments",
  endpoint: paymentRecords,
  exported: exportPaymentRecords,
  query: selectPayments,
  found: (db) => db.select({ id: payment.id }).from(payment).$dynamic(),
  id: payment.id,
  sorts: { opened_at: [payment.openedAt], amount: [payment.amountKobo] },
  filters: {
    purpose: (purpose) => eq(payment.purpose, purpose),
    status: (status) => eq(payment.status, status),
    // The status is included because it has the index.
    refusal: (refusal) => and(eq(payment.status, "refused"), eq(payment.refusal, refusal)),
    session: (name) =>
      sql`${payment.sessionId} = (select ${academicSession.id} from ${academicSession} where ${academicSession.name} = ${name})`,
    from: (day, { college }) => gte(payment.openedAt, startOfDay(college, "from", day)),
    until: (day, { college }) => lt(payment.openedAt, endOfDay(college, "until", day)),
    amountFrom: (naira) => gte(payment.amountKobo, koboOf(naira)),
    amountUntil: (naira) => lte(payment.amountKobo, koboOf(naira)),
    pendingMinutes: (minutes, { college }) => stuckLongerThan(college, minutes),
    resolved: (isResolved) =>
      and(
        eq(payment.status, "refused"),
        isResolved ? isNotNull(payment.resolvedAt) : isNull(payment.resolvedAt),
      ),
    inRefund: (isPromised) =>
      and(eq(payment.status, "refused"), isPromised ? isInRefund : not(isInRefund)),
  },
  search: matchesPayment,
  row: listedAnswer,
  columns: [
    { heading: "Reference", cell: (row) => row.reference },
    { heading: "Fee", cell: (row) => itemLabel(row) },
    { heading: "Session", cell: (row) => row.session },
    { heading: "Number", cell: (row) => row.number },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Email", cell: (row) => row.email },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "Status", cell: (row) => row.status },
    { heading: "Refused for", cell: (row) => row.refusal },
    { heading: "Opened", cell: (row) => row.openedAt },
    { heading: "Paid", cell: (row) => row.paidAt },
    { heading: "In refund", cell: (row) => row.isInRefund },
    { heading: "Resolved", cell: (row) => row.resolvedAt },
    { heading: "Resolution", cell: (row) => row.resolution },
  ],
});

const koboOf = (naira: number): number => Math.round(naira * 100);

/** Open for longer than this many minutes. */
const stuckLongerThan = ({ clock }: College, minutes: number): SQL | undefined =>
  and(
    eq(payment.status, "pending"),
    lt(payment.openedAt, new Date(clock().getTime() - minutes * 60_000)),
  );

/** The totals of the filtered payments by status, in naira. */
export const readTotals = async (context: ListContext, query: QueryOf<typeof paymentTotals>) => {
  const { db } = context.college;
  const [totals, sessions] = await Promise.all([
    db
      .select({
        status: payment.status,
        count: count(),
        // A string: the driver returns a bigint sum as text.
        kobo: sql<number>`sum(${payment.amountKobo})`.mapWith(Number),
      })
      .from(payment)
      .where(isAskedFor(paymentList, context, rowQueryOf(paymentList, query)))
      .groupBy(payment.status)
      .orderBy(payment.status),
    db
      .select({ name: academicSession.name })
      .from(academicSession)
      .orderBy(desc(academicSession.name)),
  ]);
  return {
    totals: totals.map(({ status, count: payments, kobo }) => ({
      status,
      count: payments,
      amount: kobo / 100,
    })),
    sessions: sessions.map(({ name }) => name),
  };
};
