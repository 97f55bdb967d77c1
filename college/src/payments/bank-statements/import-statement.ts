import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { importStatement as importEndpoint } from "../../../../contract/payments/bank-statements.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { bankAccount, bankRow, bankStatement, type StatementSum } from "../../db/schema/bank.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { importRows } from "./import-rows.ts";
import { inParts, inUnhurriedParts } from "./in-parts.ts";
import { openJudge, textsOf } from "./judge.ts";
import { type JudgedRow, judgedOther, kindOf, shownRows, shownSums, sumsOf } from "./outcome.ts";
import type { PaidRow } from "./read-statement.ts";
import { identityOf, openSightings, type Stored } from "./row-identity.ts";
import type { StatementUpload } from "./statement-form.ts";
import { statementTexts } from "./texts.ts";

type Answer = ResponseOf<typeof importEndpoint>;

type BankAccountRow = typeof bankAccount.$inferSelect;

/** @throws 404 */
export const requireBankAccount = async (db: Database, id: number): Promise<BankAccountRow> => {
  const [row] = await db.select().from(bankAccount).where(eq(bankAccount.id, id));
  if (row === undefined) throw notFound();
  return row;
};

/** Rows that are looked up before other requests have their turn. */
const readAtOnce = 500;

/** Rows that are judged before other requests have their turn: a dashboard waits for many turns. */
const judgedAtOnce = 50;

/** What an import of this file would do; nothing is written. @throws 404 */
export const previewStatement = async (
  { db }: PaymentsCollege,
  bankAccountId: number,
  upload: StatementUpload,
): Promise<Answer> => {
  const { id } = await requireBankAccount(db, bankAccountId);
  const { fresh, others } = await sift(db, id, upload);
  const judge = await openJudge(db, fresh);
  const judged = [...others];
  for await (const part of inUnhurriedParts(fresh, judgedAtOnce)) {
    judged.push(...part.map((row) => ({ row, verdict: judge(row), problem: null })));
  }
  return answerOf(upload, null, judged);
};

/** The accounts of each database for which this process imports a statement now. */
const running = new WeakMap<Database, Set<number>>();

/**
 * Imports a file: rows that were not imported before become receipts or leftovers, some hundred in a transaction, so that others are
 * not kept waiting. Where it is interrupted, the same file again finishes it. Another process that imports for the same account
 * takes turns with this one, and each row is written once.
 * @throws 404; 409 `import_runs`
 */
export const importStatement = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  bankAccountId: number,
  upload: StatementUpload,
): Promise<Answer> => {
  const { db } = college;
  const source = await requireBankAccount(db, bankAccountId);
  const accounts = running.get(db) ?? new Set();
  running.set(db, accounts);
  if (accounts.has(source.id)) throw refuse(409, statementTexts.importRuns, "import_runs");
  accounts.add(source.id);
  try {
    const { fresh, others } = await sift(db, source.id, upload);
    const { id: statementId, isFinished } = await begin(college, caller, source, upload, others);
    const judged = [...others];
    for await (const part of inParts(fresh, rowsAtOnce)) {
      judged.push(...(await importRows(college, { source, statementId }, part)));
    }
    if (!isFinished) await finish(college, caller, statementId, judged);
    return answerOf(upload, statementId, judged);
  } finally {
    accounts.delete(source.id);
  }
};

/** Limits what one transaction locks, and for how long. */
const rowsAtOnce = 100;

/** The rows that are to be imported, and those that are not. */
const sift = async (
  db: Database,
  bankAccountId: number,
  { rows }: StatementUpload,
): Promise<{ readonly fresh: readonly PaidRow[]; readonly others: readonly JudgedRow[] }> => {
  const paid = rows.filter((row) => row.kind === "paid");
  // Equal rows of the file meet the same stored ones, which count once.
  const stored = new Map<string, Stored>();
  for await (const part of inUnhurriedParts(paid, readAtOnce)) {
    for (const row of await readStored(db, bankAccountId, part)) stored.set(row.identity, row);
  }
  const sight = openSightings([...stored.values()]);
  const fresh: PaidRow[] = [];
  const others: JudgedRow[] = [];
  for (const row of rows) {
    const sighting = row.kind === "paid" ? sight(row) : undefined;
    if (row.kind === "paid" && sighting === "new") fresh.push(row);
    else if (sighting === "seen") others.push({ row, verdict: { kind: "seen" }, problem: null });
    else if (row.kind === "paid") others.push(judgedOther(row, reused(row)));
    else others.push(judgedOther(row, null));
  }
  return { fresh, others };
};

/** As arrays, by which both are found in their indexes; as lists, every row of the account would be read. */
const readStored = (
  db: Database,
  bankAccountId: number,
  rows: readonly PaidRow[],
): Promise<readonly Stored[]> => {
  const digests = new Set(rows.map(({ digest }) => digest));
  return db
    .select({
      identity: bankRow.identity,
      digest: bankRow.digest,
      transactionId: bankRow.transactionId,
      day: bankRow.day,
      amountKobo: bankRow.amountKobo,
    })
    .from(bankRow)
    .where(
      and(
        eq(bankRow.bankAccountId, bankAccountId),
        sql`(${bankRow.digest} = any(array${textsOf(digests)})
          or ${bankRow.identity} = any(array${textsOf(rows.map(identityOf))}))`,
      ),
    );
};

const reused = ({ transactionId }: PaidRow): string =>
  statementTexts.reused((transactionId ?? "").slice(0, 40));

/** A statement that is being imported. */
interface Begun {
  readonly id: number;
  /** All of its rows are there from an earlier import. */
  readonly isFinished: boolean;
}

/** Keeps the map for the account's next file, and writes the statement unless it is there. */
const begin = (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  source: BankAccountRow,
  upload: StatementUpload,
  others: readonly JudgedRow[],
): Promise<Begun> =>
  college.db.transaction(async (tx) => {
    const { map, fileName, rows } = upload;
    const isSaved = isDeepStrictEqual(source.columns, map);
    const known = await findStatement(tx, source.id, upload);
    if (known?.isFinished && isSaved) return known;
    if (!isSaved) {
      await tx.update(bankAccount).set({ columns: map }).where(eq(bankAccount.id, source.id));
    }
    const begun = known ?? (await insertStatement(college, caller, tx, source.id, upload, others));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "bank_statement.import",
      subject: `bank_statement:${begun.id}`,
      before: { columns: source.columns },
      after: { bankAccountId: source.id, fileName, rowCount: rows.length, columns: map },
    });
    return begun;
  });

const findStatement = async (
  tx: Transaction,
  bankAccountId: number,
  { contentHash }: StatementUpload,
): Promise<Begun | undefined> => {
  const [found] = await tx
    .select({ id: bankStatement.id, finishedAt: bankStatement.finishedAt })
    .from(bankStatement)
    .where(
      and(
        eq(bankStatement.bankAccountId, bankAccountId),
        eq(bankStatement.contentHash, contentHash),
      ),
    );
  return found && { id: found.id, isFinished: found.finishedAt !== null };
};

const insertStatement = async (
  { clock }: PaymentsCollege,
  caller: Pick<Account, "id">,
  tx: Transaction,
  bankAccountId: number,
  upload: StatementUpload,
  others: readonly JudgedRow[],
): Promise<Begun> => {
  const { fileName, contentHash, rows } = upload;
  const days = rows.flatMap((row) => (row.kind === "paid" ? row.day : [])).toSorted();
  const [inserted] = await tx
    .insert(bankStatement)
    .values({
      bankAccountId,
      contentHash,
      fileName,
      importedBy: caller.id,
      importedAt: clock(),
      rowCount: rows.length,
      fromDay: days.at(0) ?? null,
      untilDay: days.at(-1) ?? null,
      unreadable: others
        .filter((one) => kindOf(one) === "unreadable")
        .slice(0, mostUnreadable)
        .map(({ row, problem }) => ({ line: row.line, problem: problem ?? "" })),
    })
    .onConflictDoNothing()
    .returning({ id: bankStatement.id });
  if (inserted !== undefined) return { id: inserted.id, isFinished: false };
  // Another process began it at the same moment.
  const begun = await findStatement(tx, bankAccountId, upload);
  if (begun === undefined) throw new Error("the statement is not there");
  return begun;
};

const mostUnreadable = 200;

/** Keeps the sums of a statement, once: of an interrupted import with what was written before. */
const finish = (
  { db, clock }: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
  judged: readonly JudgedRow[],
) =>
  db.transaction(async (tx) => {
    const own = await tx
      .select({
        kind: bankRow.kind,
        rows: sql<number>`count(*)::int`,
        amountKobo: sql<number>`sum(${bankRow.amountKobo})::float8`,
      })
      .from(bankRow)
      .where(eq(bankRow.statementId, id))
      .groupBy(bankRow.kind);
    const sums = withOwn(sumsOf(judged), own);
    const finished = await tx
      .update(bankStatement)
      .set({ finishedAt: clock(), sums })
      .where(and(eq(bankStatement.id, id), isNull(bankStatement.finishedAt)))
      .returning({ id: bankStatement.id });
    if (finished.length === 0) return;
    await recordChange({ clock }, tx, {
      actorAccountId: caller.id,
      action: "bank_statement.finish",
      subject: `bank_statement:${id}`,
      after: { sums },
    });
  });

/** Rows that the statement has from an earlier try are among those that this one has seen. */
const withOwn = (
  sums: readonly StatementSum[],
  own: readonly StatementSum[],
): readonly StatementSum[] => {
  const ownOf = (kind: StatementSum["kind"]) => own.find((one) => one.kind === kind);
  const earlier = { rows: 0, amountKobo: 0 };
  for (const { kind, rows, amountKobo } of sums) {
    const stored = ownOf(kind);
    if (stored === undefined) continue;
    earlier.rows += stored.rows - rows;
    earlier.amountKobo += stored.amountKobo - amountKobo;
  }
  return sums.map((sum) => {
    if (sum.kind !== "seen") return ownOf(sum.kind) ?? sum;
    return {
      kind: sum.kind,
      rows: sum.rows - earlier.rows,
      amountKobo: sum.amountKobo - earlier.amountKobo,
    };
  });
};

const answerOf = (
  { isDryRun, rows }: StatementUpload,
  statementId: number | null,
  judged: readonly JudgedRow[],
): Answer => ({
  dryRun: isDryRun,
  statementId,
  rowCount: rows.length,
  sums: shownSums(sumsOf(judged)),
  rows: shownRows(judged),
});
