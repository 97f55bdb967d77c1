import { desc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { bankRow as rowEndpoint } from "../../../../contract/payments/bank-rows.ts";
import { importerRoles } from "../../../../contract/payments/bank-statements.ts";
import type { Account } from "../../accounts/guard.ts";
import type { Database } from "../../db/database.ts";
import { bankReceipt, bankRow, bankStatement, rowProposal, slip } from "../../db/schema/bank.ts";
import type { ReceiptLine } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { sponsor, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { personName, staffName } from "../../lists/names.ts";
import { nairaOf } from "../fees/amounts.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { isPaidOut } from "../refunds/conditions.ts";
import { slipColumns, slipState } from "../slips/slip.ts";
import { readVoids, voidActions } from "../voids.ts";
import { findNumbers } from "./find-references.ts";
import { readNamed } from "./judge.ts";
import { listedRow, selectBankRows } from "./row-list.ts";
import { remittanceColumns, shownRemittance, suggestRemittances } from "./row-remittances.ts";

type RowRecord = ResponseOf<typeof rowEndpoint>;

const mostSuggestions = 5;

/** A student as rows name one. */
const named = { id: student.id, matricNumber: student.matricNumber, name: personName(student) };

/** @throws 404 */
export const readRow = async (
  { db, clock }: PaymentsCollege,
  caller: Pick<Account, "id" | "role">,
  id: number,
): Promise<RowRecord> => {
  const [[listed], [origin], proposals, receipts] = await Promise.all([
    selectBankRows(db).where(eq(bankRow.id, id)),
    readOrigin(db, id),
    readProposals(db, id),
    readReceipts(db, id),
  ]);
  if (listed === undefined || origin === undefined) throw notFound();
  const row = listedRow(listed);
  const others = await readNamed(db, [{ numbers: findNumbers(row.narration) }]);
  const own = origin.student === null ? [] : [origin.student];
  const waiting = proposals.find((one) => one.isApproved === null);
  const [current] = receipts;
  return {
    ...row,
    fileName: origin.fileName,
    importedBy: origin.importedBy,
    importedAt: origin.importedAt.toISOString(),
    slip:
      origin.slip === null || origin.student === null
        ? null
        : {
            id: origin.slip.id,
            reference: origin.slip.reference,
            state: slipState(origin.slip, clock()),
            amount: nairaOf(origin.slip.amountKobo),
            received: nairaOf(origin.slip.receivedKobo),
            student: origin.student,
          },
    suggestions: [...own, ...others.filter((one) => one.id !== origin.student?.id)].slice(
      0,
      mostSuggestions,
    ),
    remittances: row.state === "open" ? await suggestRemittances(db, listed) : [],
    proposals,
    receipts,
    canPropose: row.state === "open" && importerRoles.some((role) => role === caller.role),
    canDecide: waiting !== undefined && waiting.proposedById !== caller.id,
    ...voidActions(
      // Without a receipt there is nothing to void.
      current ?? { isReversed: true, isPaidOut: false, voids: [] },
      caller,
    ),
  };
};

const readOrigin = (db: Database, id: number) =>
  db
    .select({
      fileName: bankStatement.fileName,
      importedBy: staffName,
      importedAt: bankStatement.importedAt,
      slip: slipColumns,
      student: named,
    })
    .from(bankRow)
    .innerJoin(bankStatement, eq(bankStatement.id, bankRow.statementId))
    .leftJoin(staffMember, eq(staffMember.accountId, bankStatement.importedBy))
    .leftJoin(slip, eq(slip.id, bankRow.slipId))
    .leftJoin(student, eq(student.accountId, slip.accountId))
    .where(eq(bankRow.id, id));

const shownLines = (lines: readonly ReceiptLine[]) =>
  lines.map(({ session, label, amountKobo }) => ({ session, label, amount: nairaOf(amountKobo) }));

const readProposals = async (db: Database, rowId: number) => {
  const proposer = alias(staffMember, "proposer");
  const decider = alias(staffMember, "decider");
  const rows = await db
    .select({
      one: rowProposal,
      student: named,
      remittance: remittanceColumns,
      proposer,
      decider,
    })
    .from(rowProposal)
    .leftJoin(student, eq(student.id, rowProposal.studentId))
    .leftJoin(sponsorRemittance, eq(sponsorRemittance.id, rowProposal.remittanceId))
    .leftJoin(sponsor, eq(sponsor.id, sponsorRemittance.sponsorId))
    .leftJoin(proposer, eq(proposer.accountId, rowProposal.proposedBy))
    .leftJoin(decider, eq(decider.accountId, rowProposal.decidedBy))
    .where(eq(rowProposal.rowId, rowId))
    .orderBy(desc(rowProposal.id));
  return rows.map(({ one, student: owner, remittance, proposer: first, decider: second }) => ({
    id: one.id,
    way: one.way,
    student: owner,
    remittance: shownRemittance(remittance),
    lines: shownLines(one.lines),
    note: one.note,
    proposedById: one.proposedBy,
    proposedBy: nameOf(first) ?? "",
    proposedAt: one.proposedAt.toISOString(),
    isApproved: one.isApproved,
    decidedBy: nameOf(second),
    decidedAt: one.decidedAt?.toISOString() ?? null,
    decisionNote: one.decisionNote,
  }));
};

const nameOf = (member: typeof staffMember.$inferSelect | null): string | null =>
  member === null ? null : `${member.firstName} ${member.surname}`;

const readReceipts = async (db: Database, rowId: number) => {
  const counterEntry = alias(receipt, "counter_entry");
  const rows = await db
    .select({
      one: bankReceipt,
      receipt,
      isPaidOut: isPaidOut(receipt.id),
      voidedAt: counterEntry.creditedAt,
      student: named,
    })
    .from(bankReceipt)
    .innerJoin(receipt, eq(receipt.id, bankReceipt.receiptId))
    .innerJoin(student, eq(student.accountId, receipt.accountId))
    .leftJoin(counterEntry, eq(counterEntry.reversesId, receipt.id))
    .where(inArray(bankReceipt.rowId, [rowId]))
    .orderBy(desc(bankReceipt.receiptId));
  const voids = await readVoids(
    db,
    rows.map(({ one }) => one.receiptId),
  );
  return rows.map(({ one, receipt: written, isPaidOut: wasPaidOut, voidedAt, student: owner }) => ({
    id: one.receiptId,
    number: one.number,
    student: owner,
    writtenAt: written.creditedAt.toISOString(),
    lines: shownLines(one.lines),
    receiptCode: written.code ?? "",
    voidedAt: voidedAt?.toISOString() ?? null,
    isReversed: written.isReversed,
    isPaidOut: wasPaidOut,
    voids: [...(voids.get(one.receiptId) ?? [])],
  }));
};
