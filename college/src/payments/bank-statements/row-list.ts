import { and, eq, exists, gte, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import {
  bankRows,
  exportBankRows,
  type rowStates,
} from "../../../../contract/payments/bank-rows.ts";
import type { Database } from "../../db/database.ts";
import { bankAccount, bankReceipt, bankRow, rowProposal, slip } from "../../db/schema/bank.ts";
import { receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { sponsor, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { startOfDay } from "../../lists/day-range.ts";
import { defineList } from "../../lists/list.ts";
import { personName } from "../../lists/names.ts";
import { contains, wordsOf } from "../../lists/search.ts";
import { payInto } from "../bank-accounts/bank-accounts.ts";
import { nairaOf } from "../fees/amounts.ts";
import { isLeftover } from "../waiting.ts";
import { remittanceColumns, shownRemittance } from "./row-remittances.ts";

type State = (typeof rowStates)[number];

/** Rows of statements with their account, who is credited, and what waits for a second person. */
export const selectBankRows = (db: Database) =>
  db
    .select({
      id: bankRow.id,
      statementId: bankRow.statementId,
      line: bankRow.line,
      account: payInto,
      day: bankRow.day,
      narration: bankRow.narration,
      transactionId: bankRow.transactionId,
      amountKobo: bankRow.amountKobo,
      kind: bankRow.kind,
      reason: bankRow.reason,
      receiptId: bankRow.receiptId,
      isReturned: bankRow.isReturned,
      receiptNumber: bankReceipt.number,
      voidId: receiptVoid.id,
      proposalId: rowProposal.id,
      student: { id: student.id, matricNumber: student.matricNumber, name: personName(student) },
      remittance: remittanceColumns,
    })
    .from(bankRow)
    .innerJoin(bankAccount, eq(bankAccount.id, bankRow.bankAccountId))
    .leftJoin(bankReceipt, eq(bankReceipt.receiptId, bankRow.receiptId))
    .leftJoin(receipt, eq(receipt.id, bankRow.receiptId))
    .leftJoin(student, eq(student.accountId, receipt.accountId))
    .leftJoin(
      receiptVoid,
      and(eq(receiptVoid.receiptId, bankRow.receiptId), isNull(receiptVoid.isApproved)),
    )
    .leftJoin(rowProposal, and(eq(rowProposal.rowId, bankRow.id), isNull(rowProposal.isApproved)))
    .leftJoin(sponsorRemittance, eq(sponsorRemittance.id, bankRow.remittanceId))
    .leftJoin(sponsor, eq(sponsor.id, sponsorRemittance.sponsorId))
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectBankRows>>[number];

const stateOf = ({ isReturned, remittance, receiptId, voidId, proposalId }: ListedRow): State => {
  if (remittance !== null) return "sponsor_transfer";
  if (isReturned) return "returned";
  if (receiptId !== null) return voidId === null ? "credited" : "void_asked";
  return proposalId === null ? "open" : "proposed";
};

/** One row in the form of the contract's list. */
export const listedRow = (row: ListedRow) => ({
  id: row.id,
  statementId: row.statementId,
  line: row.line,
  account: row.account,
  day: row.day,
  narration: row.narration,
  transactionId: row.transactionId,
  amount: nairaOf(row.amountKobo),
  state: stateOf(row),
  kind: row.kind,
  reason: row.reason,
  receiptNumber: row.receiptNumber,
  student: row.student,
  remittance: shownRemittance(row.remittance),
});

const inState: Readonly<Record<State, SQL | undefined>> = {
  open: and(isLeftover, isNull(rowProposal.id)),
  proposed: and(isLeftover, isNotNull(rowProposal.id)),
  credited: and(isNotNull(bankRow.receiptId), isNull(receiptVoid.id)),
  void_asked: and(isNotNull(bankRow.receiptId), isNotNull(receiptVoid.id)),
  returned: eq(bankRow.isReturned, true),
  sponsor_transfer: isNotNull(bankRow.remittanceId),
};

const isWaiting = or(isLeftover, inState.void_asked);

/** The rows of imported statements, for the bursary and the office. */
export const bankRowList = defineList({
  name: "bank-rows",
  endpoint: bankRows,
  exported: exportBankRows,
  query: selectBankRows,
  id: bankRow.id,
  sorts: { day: [bankRow.day], amount: [bankRow.amountKobo] },
  filters: {
    account: (id) => eq(bankRow.bankAccountId, id),
    statement: (id) => eq(bankRow.statementId, id),
    state: (state) => inState[state],
    isWaiting: (waits) => (waits || isWaiting === undefined ? isWaiting : not(isWaiting)),
    reason: (reason) => eq(bankRow.reason, reason),
    from: (day, { college }) => {
      startOfDay(college, "from", day);
      return gte(bankRow.day, day);
    },
    until: (day, { college }) => {
      startOfDay(college, "until", day);
      return lte(bankRow.day, day);
    },
    amountFrom: (naira) => gte(bankRow.amountKobo, Math.round(naira * 100)),
    amountUntil: (naira) => lte(bankRow.amountKobo, Math.round(naira * 100)),
  },
  search: (text, { college }) =>
    or(
      and(...wordsOf(text).map((word) => contains(bankRow.narration, word))),
      eq(bankReceipt.number, text.toUpperCase()),
      sql`lower(${bankRow.transactionId}) = ${text.toLowerCase()}`,
      sql`lower(${student.matricNumber}) = ${text.toLowerCase()}`,
      exists(
        college.db
          .select({ one: sql`1` })
          .from(slip)
          .where(
            and(eq(slip.id, bankRow.slipId), eq(slip.reference, text.replaceAll(/[\s-]/g, ""))),
          ),
      ),
    ),
  row: listedRow,
  columns: [
    { heading: "Date", cell: (row) => row.day },
    { heading: "Bank", cell: (row) => row.account.bank },
    { heading: "Account", cell: (row) => row.account.accountNumber },
    { heading: "Narration", cell: (row) => row.narration },
    { heading: "Transaction", cell: (row) => row.transactionId },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "State", cell: stateOf },
    { heading: "Kind", cell: (row) => row.kind },
    { heading: "Reason", cell: (row) => row.reason },
    { heading: "Receipt", cell: (row) => row.receiptNumber },
    { heading: "Matric number", cell: (row) => row.student?.matricNumber ?? null },
    { heading: "Name", cell: (row) => row.student?.name ?? null },
    { heading: "Sponsor", cell: (row) => row.remittance?.sponsor ?? null },
    { heading: "Remittance", cell: (row) => row.remittance?.bankReference ?? null },
  ],
});
