import { eq } from "drizzle-orm";
import { bankRow, rowProposal } from "../src/db/schema/bank.ts";
import { receipt } from "../src/db/schema/ledger.ts";
import { importStatement } from "../src/payments/bank-statements/import-statement.ts";
import * as rowMatch from "../src/payments/bank-statements/match-row.ts";
import { rowVoids } from "../src/payments/bank-statements/void-row.ts";
import { readItems } from "../src/payments/items.ts";
import { createSlip, uploadOf } from "./bank.ts";
import type { TestCollege } from "./college.ts";
import type { TestStudent } from "./people.ts";
import { allowRefusal, nthOf } from "./random-steps.ts";
import { nextSerial } from "./serial.ts";
import type { TestStaff } from "./staff.ts";

/** Who imports and matches, and the statements of which account. */
interface BankWorld {
  readonly officers: readonly [TestStaff, TestStaff];
  readonly bankAccountId: number;
}

/** Keys of some of what is owed. */
const someKeys = async (
  { college }: Pick<TestCollege, "college">,
  { accountId }: TestStudent,
  first: number,
): Promise<readonly string[]> =>
  (await readItems(college.db, accountId)).slice(first % 3).map(({ key }) => key);

const importRow = async (
  { college }: Pick<TestCollege, "college">,
  world: BankWorld,
  narration: string,
  amountKobo: number,
): Promise<void> => {
  const upload = uploadOf("2026-03-01", narration, amountKobo);
  const [officer] = world.officers;
  await allowRefusal(
    importStatement(college, { id: officer.accountId }, world.bankAccountId, upload),
  );
  // The same file again, as after a lost answer.
  await allowRefusal(
    importStatement(college, { id: officer.accountId }, world.bankAccountId, upload),
  );
};

/** Imports a row with the reference of a new slip: its amount, a part of it, or more. */
export const importForSlip = async (
  server: Pick<TestCollege, "college">,
  world: BankWorld,
  payer: TestStudent,
  { nth: first, kobo: most }: { readonly nth: number; readonly kobo: number },
): Promise<void> => {
  const keys = await someKeys(server, payer, first);
  if (keys.length === 0) return;
  await allowRefusal(
    createSlip(server.college, payer, keys).then(({ reference, amountKobo }) => {
      const number = nextSerial("bank row");
      const paid = first % 2 === 0 ? amountKobo : most;
      return importRow(server, world, `ROW ${number} ${reference}`, paid);
    }),
  );
};

/** Imports a row that names nobody, and matches it by two people. */
export const matchByHand = async (
  server: Pick<TestCollege, "college">,
  world: BankWorld,
  payer: TestStudent,
  { nth: first, kobo: amountKobo }: { readonly nth: number; readonly kobo: number },
): Promise<void> => {
  const { college } = server;
  const narration = `ROW ${nextSerial("bank row")} CASH`;
  await importRow(server, world, narration, amountKobo);
  const [row] = await college.db.select().from(bankRow).where(eq(bankRow.narration, narration));
  if (row === undefined) return;
  const [proposer, decider] = world.officers.map(({ accountId }) => ({ id: accountId }));
  if (proposer === undefined || decider === undefined) throw new Error("two people decide");
  const items = await someKeys(server, payer, first);
  const body = { way: "credit_student" as const, studentId: payer.id, note: "It is theirs" };
  await allowRefusal(rowMatch.propose(college, proposer, row.id, { ...body, items: [...items] }));
  const [waiting] = await college.db
    .select()
    .from(rowProposal)
    .where(eq(rowProposal.rowId, row.id));
  if (waiting === undefined) return;
  const decision = { proposalId: waiting.id, isApproved: true };
  await Promise.all([
    allowRefusal(rowMatch.decide(college, decider, row.id, decision)),
    allowRefusal(rowMatch.decide(college, decider, row.id, decision)),
  ]);
};

/** Voids the receipt of a row, by two people. */
export const voidAtBank = async (
  { college }: Pick<TestCollege, "college">,
  world: BankWorld,
  payer: TestStudent,
  chosen: number,
): Promise<void> => {
  const rows = await college.db
    .select({ id: bankRow.id })
    .from(bankRow)
    .innerJoin(receipt, eq(receipt.id, bankRow.receiptId))
    .where(eq(receipt.accountId, payer.accountId))
    .orderBy(bankRow.id);
  const found = nthOf(rows, chosen);
  const [asker, decider] = world.officers.map(({ accountId }) => ({ id: accountId }));
  if (found === undefined || asker === undefined || decider === undefined) return;
  await allowRefusal(rowVoids.ask(college, asker, found.id, { reason: "To see what happens" }));
  await allowRefusal(rowVoids.decide(college, decider, found.id, { isApproved: true }));
};
