import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { bankAccount, bankRow, slip } from "../../db/schema/bank.ts";
import { grouped } from "../../grouped.ts";
import { lockAccounts } from "../ledger/entries.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { openJudge, readSlips, textsOf } from "./judge.ts";
import type { JudgedRow } from "./outcome.ts";
import type { PaidRow } from "./read-statement.ts";
import { identityOf } from "./row-identity.ts";
import { writeReceipts } from "./write-receipts.ts";

/** Where rows come from. */
interface Origin {
  readonly source: Pick<typeof bankAccount.$inferSelect, "id" | "channel" | "bank">;
  readonly statementId: number;
}

/** Imports some rows in one transaction, with their receipts: all of them or none. Rows that are there by now are seen. */
export const importRows = (
  college: PaymentsCollege,
  origin: Origin,
  rows: readonly PaidRow[],
): Promise<readonly JudgedRow[]> =>
  college.db.transaction(async (tx) => {
    const { source } = origin;
    // Whoever imports for the same account takes turns.
    await tx
      .select({ id: bankAccount.id })
      .from(bankAccount)
      .where(eq(bankAccount.id, source.id))
      .for("no key update");
    const known = await readKnown(tx, source.id, rows);
    const fresh = rows.filter((row) => !known.has(identityOf(row)));
    const payers = new Set((await readSlips(tx, fresh)).map(({ accountId }) => accountId));
    await lockAccounts(tx, [...payers]);
    // Read again with the accounts locked: no slip is cancelled or paid by others now.
    const judge = await openJudge(tx, fresh);
    const judged = fresh.map((row) => ({ row, verdict: judge(row), problem: null }));
    await write(college, tx, origin, judged);
    const seen = rows.filter((row) => known.has(identityOf(row)));
    return [
      ...judged,
      ...seen.map((row) => ({ row, verdict: { kind: "seen" as const }, problem: null })),
    ];
  });

const readKnown = async (
  tx: Transaction,
  bankAccountId: number,
  rows: readonly PaidRow[],
): Promise<ReadonlySet<string>> => {
  const found = await tx
    .select({ identity: bankRow.identity })
    .from(bankRow)
    .where(
      and(
        eq(bankRow.bankAccountId, bankAccountId),
        sql`${bankRow.identity} in ${textsOf(rows.map(identityOf))}`,
      ),
    );
  return new Set(found.map(({ identity }) => identity));
};

type Judged = {
  readonly row: PaidRow;
  readonly verdict: ReturnType<Awaited<ReturnType<typeof openJudge>>>;
};

const write = async (
  college: PaymentsCollege,
  tx: Transaction,
  { source, statementId }: Origin,
  judged: readonly Judged[],
): Promise<void> => {
  if (judged.length === 0) return;
  const stored = await tx
    .insert(bankRow)
    .values(
      judged.map(({ row, verdict }) => ({
        bankAccountId: source.id,
        statementId,
        identity: identityOf(row),
        digest: row.digest,
        line: row.line,
        day: row.day,
        narration: row.narration,
        transactionId: row.transactionId,
        amountKobo: row.amountKobo,
        kind: verdict.kind,
        reason: "reason" in verdict ? verdict.reason : null,
        slipId: "slip" in verdict ? (verdict.slip?.id ?? null) : null,
      })),
    )
    .returning({ id: bankRow.id, identity: bankRow.identity });
  const ids = new Map(stored.map(({ id, identity }) => [identity, id]));
  const credited = judged.flatMap(({ row, verdict }) => {
    const rowId = ids.get(identityOf(row));
    if (!("nameDiffers" in verdict) || rowId === undefined) return [];
    return { row, rowId, slip: verdict.slip };
  });
  const keys = await readKeys(
    tx,
    credited.map((one) => one.slip.id),
  );
  await writeReceipts(
    college,
    tx,
    source,
    credited.map(({ row, rowId, slip: paid }) => ({
      rowId,
      accountId: paid.accountId,
      amountKobo: row.amountKobo,
      day: row.day,
      slipId: paid.id,
      proposalId: null,
      keys: keys.get(paid.id)?.flatMap(({ lines }) => lines.map(({ key }) => key)) ?? [],
      restKobo: Math.max(0, paid.restKobo - row.amountKobo),
    })),
  );
};

/** What each slip pays. */
const readKeys = async (tx: Transaction, slipIds: readonly number[]) =>
  grouped(
    await tx
      .select({ id: slip.id, lines: slip.lines })
      .from(slip)
      .where(inArray(slip.id, [...slipIds])),
    ({ id }) => id,
  );
