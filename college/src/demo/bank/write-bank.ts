import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Transaction } from "../../db/database.ts";
import { bankAccount, bankRow, rowProposal } from "../../db/schema/bank.ts";
import { importStatement } from "../../payments/bank-statements/import-statement.ts";
import { decide, propose } from "../../payments/bank-statements/match-row.ts";
import { answerStatementRows } from "../../payments/bank-statements/read-statement.ts";
import { rowVoids } from "../../payments/bank-statements/void-row.ts";
import type { PaymentsCollege } from "../../payments/payments-college.ts";
import { findMoneyStaff, type MoneyStaff } from "../staff/money-staff.ts";
import { type DemoSlip, slipAt, slipPlaces, writeSlips } from "./slips.ts";
import { type DemoStatement, remitaStatement, zenithLines, zenithStatement } from "./statements.ts";

interface BankData extends Pick<PaymentsCollege, "config" | "identity"> {
  readonly now: Date;
}

const dayMs = 24 * 3_600_000;

/**
 * Writes the college's accounts, slips in every state, and two statements that were imported, with rows of every kind and
 * leftovers in every state.
 */
export const writeBank = async (
  tx: Transaction,
  { config, identity, now }: BankData,
): Promise<void> => {
  const at = (daysAgo: number): PaymentsCollege => ({
    db: tx,
    identity,
    config,
    clock: () => new Date(now.getTime() - daysAgo * dayMs),
  });
  const dayAt = (daysAgo: number): string => zonedDay(at(daysAgo).clock(), identity.timeZone);
  const accounts = await writeAccounts(tx, identity.name);
  const slips = await writeSlips(tx, now);
  const [officer, colleague, admin] = await findMoneyStaff(tx);
  const zenith = zenithStatement(slips, dayAt(4));
  await importFile(at(3), officer, accounts.zenith, zenith);
  await importFile(at(1), colleague, accounts.remita, remitaStatement(slips, dayAt(2)));
  await matchRows(at(2), { officer, colleague, admin }, accounts.zenith, slips);
  await voidRows(at(1), { officer, admin }, accounts.zenith);
};

const writeAccounts = async (tx: Transaction, accountName: string) => {
  const written = await tx
    .insert(bankAccount)
    .values([
      {
        channel: "bank",
        bank: "Zenith Bank",
        accountName,
        accountNumber: "1012345678",
        isActive: true,
      },
      {
        channel: "bank",
        bank: "First Bank",
        accountName,
        accountNumber: "2034567891",
        isActive: true,
      },
      {
        channel: "remita",
        bank: "Remita",
        accountName,
        accountNumber: "4430021600",
        isActive: true,
      },
    ])
    .returning({ id: bankAccount.id });
  const [zenith, , remita] = written;
  if (zenith === undefined || remita === undefined) throw new Error("the demo has no accounts");
  return { zenith: zenith.id, remita: remita.id };
};

/** Imports a statement for an account, past the preview. */
export const importFile = async (
  college: PaymentsCollege,
  officer: MoneyStaff,
  accountId: number,
  { fileName, text, map }: DemoStatement,
): Promise<void> => {
  const bytes = Buffer.from(text);
  const today = zonedDay(college.clock(), college.identity.timeZone);
  const read = await answerStatementRows({ bytes, map, today });
  if (!("rows" in read)) throw new Error(`the demo cannot read ${fileName}`);
  await importStatement(college, officer, accountId, {
    isDryRun: false,
    fileName,
    map,
    contentHash: createHash("sha256").update(bytes).digest("hex"),
    rows: read.rows,
  });
};

const rowOf = async (
  { db }: PaymentsCollege,
  bankAccountId: number,
  line: number,
): Promise<number> => {
  const [row] = await db
    .select({ id: bankRow.id })
    .from(bankRow)
    .where(and(eq(bankRow.bankAccountId, bankAccountId), eq(bankRow.line, line)))
    .orderBy(asc(bankRow.id));
  if (row === undefined) throw new Error(`the demo has no row of line ${line}`);
  return row.id;
};

/** A leftover that waits for a second person, one that was credited, one that goes back, and one that was declined. */
const matchRows = async (
  college: PaymentsCollege,
  { officer, colleague, admin }: Readonly<Record<"officer" | "colleague" | "admin", MoneyStaff>>,
  accountId: number,
  slips: readonly DemoSlip[],
): Promise<void> => {
  const row = (line: number) => rowOf(college, accountId, line);
  const [one, another] = slipPlaces.several;
  const proposal = async (rowId: number): Promise<number> => {
    const [latest] = await college.db
      .select({ id: rowProposal.id })
      .from(rowProposal)
      .where(eq(rowProposal.rowId, rowId));
    if (latest === undefined) throw new Error("the demo has no proposal");
    return latest.id;
  };
  const credit = (place: number) => {
    const { studentId, items } = slipAt(slips, place);
    return { way: "credit_student" as const, studentId, items: [...items] };
  };
  await propose(college, officer, await row(zenithLines.proposed), {
    ...credit(one),
    note: "One digit of the reference is wrong; the teller was shown at the office",
  });
  const credited = await row(zenithLines.credited);
  await propose(college, officer, credited, {
    ...credit(another),
    note: "The student's name is in the narration, and the amount fits",
  });
  await decide(college, colleague, credited, {
    proposalId: await proposal(credited),
    isApproved: true,
  });
  const returned = await row(zenithLines.returned);
  await propose(college, colleague, returned, {
    way: "return",
    note: "A payment to the water board, paid into our account by mistake",
  });
  await decide(college, admin, returned, {
    proposalId: await proposal(returned),
    isApproved: true,
  });
  const declined = await row(zenithLines.declined);
  await propose(college, colleague, declined, {
    ...credit(slipPlaces.other),
    note: "The student says that a brother paid it",
  });
  await decide(college, officer, declined, {
    proposalId: await proposal(declined),
    isApproved: false,
    note: "Ask for the teller first: half of the fee could be anybody's",
  });
};

/** One void that waits for a second person, and one that makes its row a leftover again. */
const voidRows = async (
  college: PaymentsCollege,
  { officer, admin }: Readonly<Record<"officer" | "admin", MoneyStaff>>,
  accountId: number,
): Promise<void> => {
  const doubted = await rowOf(college, accountId, zenithLines.doubted);
  await rowVoids.ask(college, officer, doubted, {
    reason: "A mother says that she paid for another",
  });
  const voided = await rowOf(college, accountId, zenithLines.voided);
  await rowVoids.ask(college, officer, voided, { reason: "The bank took the transfer back" });
  await rowVoids.decide(college, admin, voided, { isApproved: true });
};
