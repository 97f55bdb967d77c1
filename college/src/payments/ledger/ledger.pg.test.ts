import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBankAccount, createSlip, uploadOf } from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, openFees } from "../../../testing/payments.ts";
import type { TestStudent } from "../../../testing/people.ts";
import { createTestDatabase } from "../../../testing/postgres.ts";
import { nextSerial } from "../../../testing/serial.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import type { Transaction } from "../../db/database.ts";
import { bankReceipt, bankRow, rowProposal, slip } from "../../db/schema/bank.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { Refusal } from "../../http/refusal.ts";
import { importStatement } from "../bank-statements/import-statement.ts";
import { decide, propose } from "../bank-statements/match-row.ts";
import * as rowVoid from "../bank-statements/void-row.ts";
import { recordReceipt } from "../counter/record-receipt.ts";
import { askVoid, decideVoid } from "../counter/void-receipt.ts";
import { readItems } from "../items.ts";
import { chargeStudents } from "./charge-students.ts";
import { lockAccounts, reverseCharges, reverseReceipt, spendCredit } from "./entries.ts";
import { receive } from "./receive.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: readonly TestCollege[];
let sessionId: number;
let officers: readonly [TestStaff, TestStaff];
let bankAccountId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const first = await startTestCollege({ databaseUrl: database.url });
  servers = [first, await startTestCollege({ databaseUrl: database.url })];
  ({ sessionId } = await openFees(first.college));
  officers = [
    await createStaff(first.college, "BURSARY_OFFICER"),
    await createStaff(first.college, "BURSARY_OFFICER"),
  ];
  bankAccountId = await createBankAccount(first.college);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

/** One thing that happens to an account; `nth` chooses among what there is. */
type Step =
  | { readonly kind: "bill" }
  | { readonly kind: "charge"; readonly kobo: number }
  | { readonly kind: "pay"; readonly kobo: number }
  | { readonly kind: "take back charge"; readonly nth: number }
  | { readonly kind: "take at counter"; readonly kobo: number; readonly nth: number }
  | { readonly kind: "void at counter"; readonly nth: number }
  | { readonly kind: "import for slip"; readonly kobo: number; readonly nth: number }
  | { readonly kind: "match by hand"; readonly kobo: number; readonly nth: number }
  | { readonly kind: "void at bank"; readonly nth: number }
  | { readonly kind: "take back receipt"; readonly nth: number };

const kobo = fc.integer({ min: 1, max: 9_000_000 });
const nth = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("bill" as const) }),
  fc.record({ kind: fc.constant("charge" as const), kobo }),
  fc.record({ kind: fc.constant("pay" as const), kobo }),
  fc.record({ kind: fc.constant("take back charge" as const), nth }),
  fc.record({ kind: fc.constant("take back receipt" as const), nth }),
  fc.record({ kind: fc.constant("take at counter" as const), kobo, nth }),
  fc.record({ kind: fc.constant("void at counter" as const), nth }),
  fc.record({ kind: fc.constant("import for slip" as const), kobo, nth }),
  fc.record({ kind: fc.constant("match by hand" as const), kobo, nth }),
  fc.record({ kind: fc.constant("void at bank" as const), nth }),
);

const nthOf = <Row>(rows: readonly Row[], nth: number): Row | undefined =>
  rows[nth % Math.max(1, rows.length)];

const perform = (server: TestCollege, payer: TestStudent, one: Step): Promise<void> => {
  if (one.kind === "take at counter") return takeAtCounter(server, officers[0], payer, one);
  if (one.kind === "void at counter") return voidAtCounter(server, officers, payer, one.nth);
  if (one.kind === "import for slip") return importForSlip(server, payer, one);
  if (one.kind === "match by hand") return matchByHand(server, payer, one);
  if (one.kind === "void at bank") return voidAtBank(server, payer, one.nth);
  return server.college.db.transaction((tx) => write(server, tx, payer.accountId, one));
};

const write = async (
  { college }: TestCollege,
  tx: Transaction,
  accountId: number,
  one: Extract<Step, { readonly kind: "bill" | "charge" | "pay" | `take back ${string}` }>,
): Promise<void> => {
  const now = college.clock();
  const number = nextSerial("ledger step");
  if (one.kind === "bill") return chargeStudents(college, tx, sessionId, [accountId]);
  if (one.kind === "pay") {
    const [paid] = await tx
      .insert(payment)
      .values({
        reference: `PAID${number}`,
        purpose: "tuition",
        accountId,
        sessionId,
        amountKobo: one.kobo,
        currency: "NGN",
        lines: [{ code: "tuition", label: "Tuition", amountKobo: one.kobo }],
        status: "succeeded",
        openedAt: now,
      })
      .returning();
    if (paid !== undefined) await receive(tx, paid, now, now);
    return;
  }
  await lockAccounts(tx, [accountId]);
  if (one.kind === "charge") {
    await tx.insert(charge).values({
      accountId,
      sessionId,
      section: "C",
      purpose: "tuition",
      code: `line${number}`,
      label: "Line",
      amountKobo: one.kobo,
      chargedAt: now,
    });
  } else if (one.kind === "take back charge") {
    const live = sql`${charge.accountId} = ${accountId} and ${charge.reversesId} is null and not ${charge.isReversed}`;
    const found = nthOf(await tx.select().from(charge).where(live).orderBy(charge.id), one.nth);
    if (found !== undefined) await reverseCharges(tx, [found.id], now);
  } else {
    const live = sql`${receipt.accountId} = ${accountId} and ${receipt.channel} = 'online'
      and ${receipt.reversesId} is null and not ${receipt.isReversed}`;
    const found = nthOf(await tx.select().from(receipt).where(live).orderBy(receipt.id), one.nth);
    if (found !== undefined) await reverseReceipt(tx, { accountId, receiptId: found.id }, now);
  }
  await spendCredit(tx, [accountId], now);
};

/** Takes money for what is owed, or less, at the counter; nothing where nothing is owed, or it was paid meanwhile. */
const takeAtCounter = async (
  { college }: TestCollege,
  officer: TestStaff,
  payer: TestStudent,
  { nth: first, kobo: most }: { readonly nth: number; readonly kobo: number },
): Promise<void> => {
  const items = (await readItems(college.db, payer.accountId)).slice(first % 3);
  const owed = items.reduce((sum, { outstandingKobo }) => sum + outstandingKobo, 0);
  if (owed === 0) return;
  const key = `counter-${nextSerial("counter request")}`;
  const body = {
    studentId: payer.id,
    method: "cash" as const,
    amount: Math.min(owed, most) / 100,
    items: items.map((item) => item.key),
  };
  await allowRefusal(recordReceipt(college, { id: officer.accountId }, key, body));
  // The same request again, as after a lost answer.
  await allowRefusal(recordReceipt(college, { id: officer.accountId }, key, body));
};

/** Voids a receipt of the counter, by two people. */
const voidAtCounter = async (
  { college }: TestCollege,
  officers: readonly [TestStaff, TestStaff],
  payer: TestStudent,
  chosen: number,
): Promise<void> => {
  const rows = await college.db
    .select({ id: receipt.id })
    .from(receipt)
    .where(sql`${receipt.accountId} = ${payer.accountId} and ${receipt.channel} = 'counter'
      and ${receipt.reversesId} is null`)
    .orderBy(receipt.id);
  const found = nthOf(rows, chosen);
  if (found === undefined) return;
  const [asker, decider] = officers.map(({ accountId }) => ({ id: accountId }));
  if (asker === undefined || decider === undefined) throw new Error("two people decide");
  await allowRefusal(askVoid(college, asker, found.id, { reason: "To see what happens" }));
  await allowRefusal(decideVoid(college, decider, found.id, { isApproved: true }));
};

/** Keys of some of what is owed. */
const someKeys = async (
  { college }: TestCollege,
  { accountId }: TestStudent,
  first: number,
): Promise<readonly string[]> =>
  (await readItems(college.db, accountId)).slice(first % 3).map(({ key }) => key);

const importRow = async (
  { college }: TestCollege,
  narration: string,
  amountKobo: number,
): Promise<void> => {
  const upload = uploadOf("2026-03-01", narration, amountKobo);
  const [officer] = officers;
  await allowRefusal(importStatement(college, { id: officer.accountId }, bankAccountId, upload));
  // The same file again, as after a lost answer.
  await allowRefusal(importStatement(college, { id: officer.accountId }, bankAccountId, upload));
};

/** Imports a row with the reference of a new slip: its amount, a part of it, or more. */
const importForSlip = async (
  server: TestCollege,
  payer: TestStudent,
  { nth: first, kobo: most }: { readonly nth: number; readonly kobo: number },
): Promise<void> => {
  const keys = await someKeys(server, payer, first);
  if (keys.length === 0) return;
  await allowRefusal(
    createSlip(server.college, payer, keys).then(({ reference, amountKobo }) => {
      const number = nextSerial("bank row");
      const paid = first % 2 === 0 ? amountKobo : most;
      return importRow(server, `ROW ${number} ${reference}`, paid);
    }),
  );
};

/** Imports a row that names nobody, and matches it by two people. */
const matchByHand = async (
  server: TestCollege,
  payer: TestStudent,
  { nth: first, kobo: amountKobo }: { readonly nth: number; readonly kobo: number },
): Promise<void> => {
  const { college } = server;
  const narration = `ROW ${nextSerial("bank row")} CASH`;
  await importRow(server, narration, amountKobo);
  const [row] = await college.db.select().from(bankRow).where(eq(bankRow.narration, narration));
  if (row === undefined) return;
  const [proposer, decider] = officers.map(({ accountId }) => ({ id: accountId }));
  if (proposer === undefined || decider === undefined) throw new Error("two people decide");
  const items = await someKeys(server, payer, first);
  const body = { way: "credit_student" as const, studentId: payer.id, note: "It is theirs" };
  await allowRefusal(propose(college, proposer, row.id, { ...body, items: [...items] }));
  const [waiting] = await college.db
    .select()
    .from(rowProposal)
    .where(eq(rowProposal.rowId, row.id));
  if (waiting === undefined) return;
  const decision = { proposalId: waiting.id, isApproved: true };
  await Promise.all([
    allowRefusal(decide(college, decider, row.id, decision)),
    allowRefusal(decide(college, decider, row.id, decision)),
  ]);
};

/** Voids the receipt of a row, by two people. */
const voidAtBank = async (
  { college }: TestCollege,
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
  const [asker, decider] = officers.map(({ accountId }) => ({ id: accountId }));
  if (found === undefined || asker === undefined || decider === undefined) return;
  await allowRefusal(rowVoid.askVoid(college, asker, found.id, { reason: "To see what happens" }));
  await allowRefusal(rowVoid.decideVoid(college, decider, found.id, { isApproved: true }));
};

/** What was paid or voided meanwhile is refused; nothing else may fail. */
const allowRefusal = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

const sumBy = (rows: readonly { readonly amountKobo: number }[]): number =>
  rows.reduce((sum, { amountKobo }) => sum + amountKobo, 0);

/** What must hold of an account's books at any moment. */
const expectBalanced = async (accountId: number): Promise<void> => {
  const [first] = servers;
  if (first === undefined) throw new Error("no college runs");
  const { db } = first.college;
  const [charges, receipts, shares] = await Promise.all([
    db.select().from(charge).where(eq(charge.accountId, accountId)),
    db.select().from(receipt).where(eq(receipt.accountId, accountId)),
    db.select().from(allocation).where(eq(allocation.accountId, accountId)),
  ]);
  for (const { id, paidKobo, amountKobo, isReversed } of charges) {
    expect(paidKobo).toBe(sumBy(shares.filter(({ chargeId }) => chargeId === id)));
    expect(paidKobo).toBeLessThanOrEqual(Math.max(0, isReversed ? 0 : amountKobo));
  }
  const live = receipts.filter((one) => one.reversesId === null && !one.isReversed);
  for (const { id, allocatedKobo, amountKobo } of live) {
    expect(allocatedKobo).toBe(sumBy(shares.filter(({ receiptId }) => receiptId === id)));
    expect(allocatedKobo).toBeLessThanOrEqual(amountKobo);
  }
  const slips = await db.select().from(slip).where(eq(slip.accountId, accountId));
  const forSlips = await db
    .select({ slipId: bankReceipt.slipId, amountKobo: receipt.amountKobo })
    .from(bankReceipt)
    .innerJoin(receipt, eq(receipt.id, bankReceipt.receiptId))
    .where(and(eq(receipt.accountId, accountId), eq(receipt.isReversed, false)));
  for (const { id, receivedKobo } of slips) {
    expect(receivedKobo).toBe(sumBy(forSlips.filter(({ slipId }) => slipId === id)));
  }
  const credit = live.reduce((sum, one) => sum + one.amountKobo - one.allocatedKobo, 0);
  expect(sumBy(receipts)).toBe(sumBy(shares) + credit);
  const open = charges
    .filter((one) => one.purpose !== null && one.reversesId === null && !one.isReversed)
    .reduce((sum, one) => sum + one.amountKobo - one.paidKobo, 0);
  expect(Math.min(credit, open)).toBe(0);
};

it("balances after any steps, of several colleges at once", async () => {
  const [first] = servers;
  if (first === undefined) throw new Error("no college runs");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const payer = await createPayer(first.college);
      const tasks = steps.map((one, index) => {
        const server = servers[index % servers.length] ?? first;
        return perform(server, payer, one);
      });
      await Promise.all(tasks);
      await expectBalanced(payer.accountId);
    }),
    { numRuns: 40 },
  );
}, 240_000);
