import { eq, gte, inArray, isNotNull, isNull, lt, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { exportRefunds, refunds } from "../../../../contract/payments/refunds.ts";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { endOfDay, startOfDay } from "../../lists/day-range.ts";
import { defineList } from "../../lists/list.ts";
import { colleagueName } from "../../lists/names.ts";
import { nairaOf } from "../fees/amounts.ts";
import { payerAnswer, payerColumns, payersMatching } from "../records/payers.ts";
import { shownColumns, shownRefund } from "./shown.ts";

const asker = alias(staffMember, "asker");

/** Refunds with who asked, the person and the refused payment; each join finds at most one row. */
export const selectRefunds = (db: Database) =>
  db
    .select({
      ...shownColumns,
      reason: refund.reason,
      note: refund.note,
      askedBy: colleagueName(asker),
      ...payerColumns,
    })
    .from(refund)
    .leftJoin(asker, eq(asker.accountId, refund.askedBy))
    .leftJoin(payment, eq(payment.id, refund.paymentId))
    .leftJoin(account, eq(account.id, refund.accountId))
    .leftJoin(student, eq(student.accountId, refund.accountId))
    .leftJoin(applicant, eq(applicant.accountId, refund.accountId))
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectRefunds>>[number];

/** One refund in the form of the contract's list. */
export const listedRefund = (row: ListedRow) => ({
  ...shownRefund(row),
  askedBy: row.askedBy,
  paymentId: row.paymentId,
  payer: payerAnswer(row),
});

/** Refunds in every state, for the bursary and the office. */
export const refundList = defineList({
  name: "refunds",
  endpoint: refunds,
  exported: exportRefunds,
  query: selectRefunds,
  id: refund.id,
  sorts: { asked_at: [refund.askedAt], amount: [refund.amountKobo] },
  filters: {
    state: (state) => eq(refund.state, state),
    isOpen: (isOpen) => {
      const open = inArray(refund.state, ["asked", "approved"]);
      return isOpen ? open : not(open);
    },
    kind: (kind) => eq(refund.kind, kind),
    source: (source) =>
      source === "payment" ? isNotNull(refund.paymentId) : isNull(refund.paymentId),
    from: (day, { college }) => gte(refund.askedAt, startOfDay(college, "from", day)),
    until: (day, { college }) => lt(refund.askedAt, endOfDay(college, "until", day)),
    paidFrom: (day, { college }) => gte(refund.paidAt, startOfDay(college, "paid_from", day)),
    paidUntil: (day, { college }) => lt(refund.paidAt, endOfDay(college, "paid_until", day)),
  },
  search: (text) =>
    or(
      sql`lower(${refund.payOutReference}) = ${text.toLowerCase()}`,
      eq(payment.reference, text.toUpperCase()),
      sql`${refund.accountId} in (${payersMatching(text)})`,
    ),
  row: listedRefund,
  columns: [
    { heading: "Refund", cell: (row) => row.id },
    { heading: "State", cell: (row) => row.state },
    { heading: "Kind", cell: (row) => row.kind },
    { heading: "Refused payment", cell: (row) => row.paymentReference },
    { heading: "Number", cell: (row) => row.number },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Email", cell: (row) => row.email },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "Reason", cell: (row) => row.reason },
    { heading: "Asked", cell: (row) => row.askedAt },
    { heading: "Asked by", cell: (row) => row.askedBy },
    { heading: "Decided", cell: (row) => row.decidedAt },
    { heading: "Paid out", cell: (row) => row.paidAt },
    { heading: "Reference", cell: (row) => row.payOutReference },
  ],
});
