import { and, asc, eq, gte, isNotNull, isNull, lt, lte, not, sql } from "drizzle-orm";
import { addDays } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import {
  bankAccount,
  bankReceipt,
  bankRow,
  bankStatement,
  rowProposal,
} from "../../db/schema/bank.ts";
import { receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { grouped } from "../../grouped.ts";
import { payInto } from "../bank-accounts/bank-accounts.ts";
import { isLeftover } from "../waiting.ts";
import { type ChannelLine, type DayRange, none } from "./channel-line.ts";
import { sumOf } from "./sum-sql.ts";

/** Each account of the college: what its statements say beside what was credited. */
export const readBankLines = async (
  db: Transaction,
  range: DayRange,
  today: string,
): Promise<ChannelLine[]> => {
  const accounts = await db
    .select({ account: payInto, isActive: bankAccount.isActive })
    .from(bankAccount)
    .orderBy(asc(bankAccount.channel), asc(bankAccount.bank), asc(bankAccount.id));
  const rows = new Map((await readRows(db, range)).map((one) => [one.accountId, one]));
  const credited = new Map((await readCredited(db, range)).map((one) => [one.accountId, one]));
  const statements = grouped(await readStatements(db), ({ accountId }) => accountId);
  return accounts
    .filter(({ account, isActive }) => isActive || rows.has(account.id) || credited.has(account.id))
    .map(({ account, isActive }) => {
      const sums = rows.get(account.id);
      const imported = statements.get(account.id) ?? [];
      return {
        channel: account.channel,
        account,
        ledger: credited.get(account.id)?.sum ?? none,
        source: sums?.all ?? none,
        differences: {
          leftover: sums?.leftover ?? none,
          proposed: sums?.proposed ?? none,
          returned: sums?.returned ?? none,
          sponsor_transfer: sums?.sponsorTransfer ?? none,
        },
        waiting: {
          void_asked: sums?.voidAsked ?? none,
          receipt_voided: sums?.receiptVoided ?? none,
          import_unfinished: {
            count: imported.filter(({ isFinished }) => !isFinished).length,
            kobo: 0,
          },
        },
        gaps: isActive ? gapsOf(range, today, imported) : [],
      };
    });
};

const readRows = (db: Transaction, { firstDay, lastDay }: DayRange) => {
  const leftover = isLeftover ?? sql`false`;
  return db
    .select({
      accountId: bankRow.bankAccountId,
      all: sumOf(bankRow.amountKobo),
      leftover: sumOf(bankRow.amountKobo, sql`${leftover} and ${rowProposal.id} is null`),
      proposed: sumOf(bankRow.amountKobo, sql`${leftover} and ${rowProposal.id} is not null`),
      returned: sumOf(bankRow.amountKobo, sql`${bankRow.isReturned}`),
      sponsorTransfer: sumOf(bankRow.amountKobo, isNotNull(bankRow.remittanceId)),
      voidAsked: sumOf(bankRow.amountKobo, isNotNull(receiptVoid.id)),
      receiptVoided: sumOf(bankRow.amountKobo, sql`${leftover} and ${bankRow.reason} = 'voided'`),
    })
    .from(bankRow)
    .leftJoin(rowProposal, and(eq(rowProposal.rowId, bankRow.id), isNull(rowProposal.isApproved)))
    .leftJoin(
      receiptVoid,
      and(eq(receiptVoid.receiptId, bankRow.receiptId), isNull(receiptVoid.isApproved)),
    )
    .where(and(gte(bankRow.day, firstDay), lte(bankRow.day, lastDay)))
    .groupBy(bankRow.bankAccountId);
};

const readCredited = (db: Transaction, { from, until }: DayRange) =>
  db
    .select({ accountId: bankRow.bankAccountId, sum: sumOf(receipt.amountKobo) })
    .from(receipt)
    .innerJoin(bankReceipt, eq(bankReceipt.receiptId, receipt.id))
    .innerJoin(bankRow, eq(bankRow.id, bankReceipt.rowId))
    .where(and(gte(receipt.paidAt, from), lt(receipt.paidAt, until), not(receipt.isReversed)))
    .groupBy(bankRow.bankAccountId);

interface Imported {
  readonly isFinished: boolean;
  readonly fromDay: string | null;
  readonly untilDay: string | null;
}

const readStatements = (db: Transaction) =>
  db
    .select({
      accountId: bankStatement.bankAccountId,
      isFinished: sql<boolean>`${bankStatement.finishedAt} is not null`,
      fromDay: bankStatement.fromDay,
      untilDay: bankStatement.untilDay,
    })
    .from(bankStatement);

/** The days of the range, before today, that no finished statement has, as ranges. */
export const gapsOf = (
  { firstDay, lastDay }: Pick<DayRange, "firstDay" | "lastDay">,
  today: string,
  statements: readonly Imported[],
): { from: string; until: string }[] => {
  const gaps: { from: string; until: string }[] = [];
  for (let day = firstDay; day <= lastDay && day < today; day = addDays(day, 1)) {
    const isThere = statements.some(
      ({ isFinished, fromDay, untilDay }) =>
        isFinished && fromDay !== null && untilDay !== null && fromDay <= day && day <= untilDay,
    );
    if (isThere) continue;
    const last = gaps.at(-1);
    if (last !== undefined && addDays(last.until, 1) === day) last.until = day;
    else gaps.push({ from: day, until: day });
  }
  return gaps;
};
