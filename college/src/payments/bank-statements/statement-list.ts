import { and, eq, exists, gte, lt, not, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  bankStatements,
  exportBankStatements,
  type bankStatement as statementEndpoint,
} from "../../../../contract/payments/bank-statements.ts";
import type { Database } from "../../db/database.ts";
import { bankAccount, bankRow, bankStatement, type StatementSum } from "../../db/schema/bank.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound } from "../../http/refusal.ts";
import { endOfDay, startOfDay } from "../../lists/day-range.ts";
import { defineList } from "../../lists/list.ts";
import { staffName } from "../../lists/names.ts";
import { payInto } from "../bank-accounts/bank-accounts.ts";
import { nairaOf } from "../fees/amounts.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { isLeftover } from "../waiting.ts";
import { shownSums } from "./outcome.ts";

const leftoversOf = (db: Database, fields: Parameters<Database["select"]>[0] & object) =>
  db
    .select(fields)
    .from(bankRow)
    .where(and(eq(bankRow.statementId, bankStatement.id), isLeftover));

const selectStatements = (db: Database) =>
  db
    .select({
      id: bankStatement.id,
      account: payInto,
      fileName: bankStatement.fileName,
      importedBy: staffName,
      importedAt: bankStatement.importedAt,
      finishedAt: bankStatement.finishedAt,
      fromDay: bankStatement.fromDay,
      untilDay: bankStatement.untilDay,
      rowCount: bankStatement.rowCount,
      sums: bankStatement.sums,
      waitingRows: sql<number>`${leftoversOf(db, { count: sql`count(*)::int` })}`,
      waitingKobo: sql<number>`${leftoversOf(db, {
        sum: sql`coalesce(sum(${bankRow.amountKobo}), 0)::float8`,
      })}`,
    })
    .from(bankStatement)
    .innerJoin(bankAccount, eq(bankAccount.id, bankStatement.bankAccountId))
    .leftJoin(staffMember, eq(staffMember.accountId, bankStatement.importedBy))
    .$dynamic();

type StatementRow = Awaited<ReturnType<typeof selectStatements>>[number];

const listedStatement = (row: StatementRow) => ({
  id: row.id,
  account: row.account,
  fileName: row.fileName,
  importedBy: row.importedBy,
  importedAt: row.importedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  from: row.fromDay,
  until: row.untilDay,
  rowCount: row.rowCount,
  sums: shownSums(row.sums ?? []),
  waiting: { rows: row.waitingRows, amount: nairaOf(row.waitingKobo) },
});

const sumOf = ({ sums }: StatementRow, ...kinds: readonly StatementSum["kind"][]) =>
  sums === null
    ? null
    : nairaOf(
        sums
          .filter(({ kind }) => kinds.includes(kind))
          .reduce((sum, { amountKobo }) => sum + amountKobo, 0),
      );

/** The statements that were imported. */
export const bankStatementList = defineList({
  name: "bank-statements",
  endpoint: bankStatements,
  exported: exportBankStatements,
  query: selectStatements,
  id: bankStatement.id,
  sorts: { imported_at: [bankStatement.importedAt] },
  filters: {
    account: (id) => eq(bankStatement.bankAccountId, id),
    isWaiting: (waits, { college }) => {
      const waiting = exists(leftoversOf(college.db, { one: sql`1` }));
      return waits ? waiting : not(waiting);
    },
    from: (day, { college }) => gte(bankStatement.importedAt, startOfDay(college, "from", day)),
    until: (day, { college }) => lt(bankStatement.importedAt, endOfDay(college, "until", day)),
  },
  row: listedStatement,
  columns: [
    { heading: "Imported", cell: (row) => row.importedAt },
    { heading: "By", cell: (row) => row.importedBy },
    { heading: "Bank", cell: (row) => row.account.bank },
    { heading: "Account", cell: (row) => row.account.accountNumber },
    { heading: "File", cell: (row) => row.fileName },
    { heading: "From", cell: (row) => row.fromDay },
    { heading: "Until", cell: (row) => row.untilDay },
    { heading: "Rows", cell: (row) => row.rowCount },
    { heading: "Credited (NGN)", cell: (row) => sumOf(row, "matched", "short", "over") },
    { heading: "Leftovers (NGN)", cell: (row) => sumOf(row, "ambiguous", "unmatched") },
    { heading: "Leftovers now (NGN)", cell: (row) => nairaOf(row.waitingKobo) },
    { heading: "Finished", cell: (row) => row.finishedAt },
  ],
});

/** @throws 404 */
export const readBankStatement = async (
  { db }: PaymentsCollege,
  id: number,
): Promise<ResponseOf<typeof statementEndpoint>> => {
  const [[listed], [kept]] = await Promise.all([
    selectStatements(db).where(eq(bankStatement.id, id)),
    db
      .select({ unreadable: bankStatement.unreadable })
      .from(bankStatement)
      .where(eq(bankStatement.id, id)),
  ]);
  if (listed === undefined || kept === undefined) throw notFound();
  return { ...listedStatement(listed), unreadable: [...kept.unreadable] };
};
