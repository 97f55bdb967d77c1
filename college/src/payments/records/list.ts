import { and, eq, gte, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import {
  exportPaymentRecords,
  paymentRecords,
} from "../../../../contract/payments/payment-records.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { ledgerEntry, payment } from "../../db/schema/payments.ts";
import { student } from "../../db/schema/students.ts";
import { defineList } from "../../lists/list.ts";
import { nairaOf } from "../fees/amounts.ts";
import { itemLabels } from "../item.ts";
import { endOfDay, startOfDay } from "./day.ts";
import { payerAnswer, payerColumns } from "./payer.ts";
import { matchesPayment } from "./search.ts";

/** A payment with whoever pays it; each join finds one row at most. */
export const selectPayments = (db: Database) =>
  db
    .select({
      id: payment.id,
      reference: payment.reference,
      purpose: payment.purpose,
      status: payment.status,
      refusal: payment.refusal,
      amountKobo: payment.amountKobo,
      openedAt: payment.openedAt,
      resolvedAt: payment.resolvedAt,
      resolution: payment.resolution,
      session: academicSession.name,
      paidAt: ledgerEntry.paidAt,
      ...payerColumns,
    })
    .from(payment)
    .leftJoin(academicSession, eq(academicSession.id, payment.sessionId))
    .leftJoin(ledgerEntry, eq(ledgerEntry.paymentId, payment.id))
    .leftJoin(account, eq(account.id, payment.accountId))
    .leftJoin(student, eq(student.accountId, payment.accountId))
    .leftJoin(applicant, eq(applicant.accountId, payment.accountId))
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectPayments>>[number];

/** One payment as the contract's list shows it. */
export const listedAnswer = (row: ListedRow) => ({
  id: row.id,
  reference: row.reference,
  purpose: row.purpose,
  status: row.status,
  refusal: row.refusal,
  session: row.session ?? "",
  amount: nairaOf(row.amountKobo),
  openedAt: row.openedAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  payer: payerAnswer(row),
});

/** Payments of everybody, for the office and for ICT support. */
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
    // The state is named too, for it has the index.
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
  },
  search: matchesPayment,
  row: listedAnswer,
  columns: [
    { heading: "Reference", cell: (row) => row.reference },
    { heading: "Fee", cell: (row) => itemLabels[row.purpose] },
    { heading: "Session", cell: (row) => row.session },
    { heading: "Number", cell: (row) => row.number },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Email", cell: (row) => row.email },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "Status", cell: (row) => row.status },
    { heading: "Refused for", cell: (row) => row.refusal },
    { heading: "Opened", cell: (row) => row.openedAt },
    { heading: "Paid", cell: (row) => row.paidAt },
    { heading: "Resolved", cell: (row) => row.resolvedAt },
    { heading: "Resolution", cell: (row) => row.resolution },
  ],
});

const koboOf = (naira: number): number => Math.round(naira * 100);

/** Open for longer than so many minutes. */
const stuckLongerThan = ({ clock }: College, minutes: number): SQL | undefined =>
  and(
    eq(payment.status, "pending"),
    lt(payment.openedAt, new Date(clock().getTime() - minutes * 60_000)),
  );
