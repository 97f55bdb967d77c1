import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { decideRow, proposeRow } from "../../../../contract/payments/bank-rows.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { bankAccount, bankRow, rowProposal, slip } from "../../db/schema/bank.ts";
import { student } from "../../db/schema/students.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { chooseItems, readItems } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { lockAccounts } from "../ledger/entries.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { readReason } from "../reason.ts";
import { selectSlips } from "../slips/slip.ts";
import { paymentTexts } from "../texts.ts";
import { mostOfReceipt } from "./classify.ts";
import { findSlipReferences } from "./find-references.ts";
import { requireRemittance, takeAsRemittance } from "./row-remittances.ts";
import { statementTexts } from "./texts.ts";
import { writeReceipts } from "./write-receipts.ts";

type Caller = Pick<Account, "id">;

/**
 * Locks a row until the transaction ends, so that one of two people who deal with it at once comes first. Whoever locks accounts,
 * too, locks them before. @throws 404
 */
export const lockRow = async (
  tx: Transaction,
  id: number,
): Promise<typeof bankRow.$inferSelect> => {
  const [row] = await tx.select().from(bankRow).where(eq(bankRow.id, id)).for("no key update");
  if (row === undefined) throw notFound();
  return row;
};

/** Says whose money a leftover is, for a second person to approve. @throws 400; 404; 409 `changed_elsewhere` */
export const propose = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
  { way, studentId, remittanceId, items: keys = [], note }: BodyOf<typeof proposeRow>,
): Promise<void> => {
  const text = readReason("note", note);
  requireOwner({ way, studentId, remittanceId });
  await college.db.transaction(async (tx) => {
    const items = studentId === undefined ? [] : await readItemsFor(college, tx, studentId);
    const row = await lockRow(tx, id);
    const dealtWith = refuse(409, statementTexts.dealtWith, "changed_elsewhere");
    if (row.receiptId !== null || row.isReturned || row.remittanceId !== null) throw dealtWith;
    if (way === "credit_student" && row.amountKobo > mostOfReceipt) {
      throw refuseFields({ way: [statementTexts.tooLarge] });
    }
    if (remittanceId !== undefined) await requireRemittance(tx, remittanceId, row);
    const lines = chooseItems(items, way === "credit_student" ? keys : []).map((item) => ({
      key: item.key,
      session: item.session,
      label: item.label,
      amountKobo: item.outstandingKobo,
    }));
    const proposed = {
      way,
      studentId: studentId ?? null,
      remittanceId: remittanceId ?? null,
      lines,
      note: text,
    };
    const [entered] = await tx
      .insert(rowProposal)
      .values({ ...proposed, rowId: id, proposedBy: caller.id, proposedAt: college.clock() })
      .onConflictDoNothing()
      .returning({ id: rowProposal.id });
    if (entered === undefined) throw dealtWith;
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "bank_row.propose",
      subject: `bank_row:${id}`,
      after: { way, studentId: proposed.studentId, remittanceId: proposed.remittanceId, lines },
      reason: text,
    });
  });
};

/** @throws 400 unless a student or a remittance is named where the way has one, and only there */
const requireOwner = ({
  way,
  studentId,
  remittanceId,
}: {
  readonly way: BodyOf<typeof proposeRow>["way"];
  readonly studentId: number | undefined;
  readonly remittanceId: number | undefined;
}): void => {
  const { noStudent, noStudentOfOther, noTransfer, noTransferOfOther } = statementTexts;
  if ((way === "credit_student") !== (studentId !== undefined)) {
    throw refuseFields({ student_id: [studentId === undefined ? noStudent : noStudentOfOther] });
  }
  if ((way === "sponsor_transfer") !== (remittanceId !== undefined)) {
    throw refuseFields({
      remittance_id: [remittanceId === undefined ? noTransfer : noTransferOfOther],
    });
  }
};

/** What a student owes by now, with the account locked. @throws 400 */
const readItemsFor = async (college: PaymentsCollege, tx: Transaction, studentId: number) => {
  const [owner] = await tx
    .select({ accountId: student.accountId })
    .from(student)
    .where(eq(student.id, studentId));
  if (owner === undefined) throw refuseFields({ student_id: [statementTexts.unknownStudent] });
  const { session } = await readCalendar(tx);
  if (session === undefined) await lockAccounts(tx, [owner.accountId]);
  else await chargeStudents(college, tx, session.id, [owner.accountId]);
  return readItems(tx, owner.accountId);
};

/**
 * Approves or declines what somebody else proposed. An approval writes a student's receipt; what is settled meanwhile of the items is
 * not paid again. @throws 400; 404; 409 `changed_elsewhere`, `second_person`, `wrong_state`
 */
export const decide = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
  { proposalId, isApproved, note = "" }: BodyOf<typeof decideRow>,
): Promise<void> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const accountId = await lockOwner(tx, proposalId);
    const row = await lockRow(tx, id);
    const [waiting] = await tx
      .select()
      .from(rowProposal)
      .where(
        and(
          eq(rowProposal.rowId, id),
          eq(rowProposal.id, proposalId),
          isNull(rowProposal.isApproved),
        ),
      );
    if (waiting === undefined) throw refuse(409, statementTexts.notProposed, "changed_elsewhere");
    if (waiting.proposedBy === caller.id) {
      throw refuse(409, paymentTexts.secondPerson, "second_person");
    }
    await tx
      .update(rowProposal)
      .set({ isApproved, decidedBy: caller.id, decidedAt: college.clock(), decisionNote: text })
      .where(eq(rowProposal.id, proposalId));
    if (isApproved) await carryOut(college, tx, row, { ...waiting, accountId });
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: isApproved ? "bank_row.approve" : "bank_row.decline",
      subject: `bank_row:${id}`,
      before: {
        proposedBy: waiting.proposedBy,
        way: waiting.way,
        studentId: waiting.studentId,
        remittanceId: waiting.remittanceId,
        note: waiting.note,
      },
      reason: text,
    });
  });
};

/** Locks the account of a proposal's student; null where it has none. */
const lockOwner = async (tx: Transaction, proposalId: number): Promise<number | null> => {
  const [owner] = await tx
    .select({ accountId: student.accountId })
    .from(rowProposal)
    .innerJoin(student, eq(student.id, rowProposal.studentId))
    .where(eq(rowProposal.id, proposalId));
  if (owner === undefined) return null;
  await lockAccounts(tx, [owner.accountId]);
  return owner.accountId;
};

const carryOut = async (
  college: PaymentsCollege,
  tx: Transaction,
  row: typeof bankRow.$inferSelect,
  {
    id: proposalId,
    accountId,
    remittanceId,
    lines,
  }: typeof rowProposal.$inferSelect & { readonly accountId: number | null },
): Promise<void> => {
  if (remittanceId !== null) return takeAsRemittance(tx, row, remittanceId);
  if (accountId === null) {
    await tx.update(bankRow).set({ isReturned: true }).where(eq(bankRow.id, row.id));
    return;
  }
  const [source] = await tx.select().from(bankAccount).where(eq(bankAccount.id, row.bankAccountId));
  if (source === undefined) throw new Error("the account of the row is not there");
  const named = await readOwnSlip(tx, row, accountId);
  await writeReceipts(college, tx, source, [
    {
      rowId: row.id,
      accountId,
      amountKobo: row.amountKobo,
      day: row.day,
      slipId: named?.id ?? null,
      proposalId,
      keys: lines.map(({ key }) => key),
      restKobo: Math.max(0, (named?.restKobo ?? 0) - row.amountKobo),
    },
  ]);
};

/** The one slip of this account that a row names, for which its money counts; none that is cancelled, as nothing comes for it. */
const readOwnSlip = async (
  tx: Transaction,
  { slipId, narration }: typeof bankRow.$inferSelect,
  accountId: number,
) => {
  const references = findSlipReferences(narration).map(({ reference }) => reference);
  const own = await selectSlips(tx).where(
    and(
      eq(slip.accountId, accountId),
      isNull(slip.cancelledAt),
      or(slipId === null ? undefined : eq(slip.id, slipId), inArray(slip.reference, references)),
    ),
  );
  return own.length === 1 ? own[0] : undefined;
};
