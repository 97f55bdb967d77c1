import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, openFees } from "../../../testing/payments.ts";
import { createTestDatabase } from "../../../testing/postgres.ts";
import type { Transaction } from "../../db/database.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { chargeStudents } from "./charge-students.ts";
import { lockAccounts, reverseCharges, spendCredit } from "./entries.ts";
import { receive } from "./receive.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: readonly TestCollege[];
let sessionId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const first = await startTestCollege({ databaseUrl: database.url });
  servers = [first, await startTestCollege({ databaseUrl: database.url })];
  ({ sessionId } = await openFees(first.college));
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
  | { readonly kind: "take back receipt"; readonly nth: number };

const kobo = fc.integer({ min: 1, max: 9_000_000 });
const nth = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("bill" as const) }),
  fc.record({ kind: fc.constant("charge" as const), kobo }),
  fc.record({ kind: fc.constant("pay" as const), kobo }),
  fc.record({ kind: fc.constant("take back charge" as const), nth }),
  fc.record({ kind: fc.constant("take back receipt" as const), nth }),
);

const nthOf = <Row>(rows: readonly Row[], nth: number): Row | undefined =>
  rows[nth % Math.max(1, rows.length)];

let serial = 0;

const perform = async (
  { college }: TestCollege,
  tx: Transaction,
  accountId: number,
  one: Step,
): Promise<void> => {
  const now = college.clock();
  serial += 1;
  const number = serial;
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
    await takeBackReceipt(tx, accountId, one.nth, now);
  }
  await spendCredit(tx, [accountId], now);
};

const takeBackReceipt = async (
  tx: Transaction,
  accountId: number,
  nth: number,
  now: Date,
): Promise<void> => {
  const live = sql`${receipt.accountId} = ${accountId} and ${receipt.reversesId} is null and not ${receipt.isReversed}`;
  const found = nthOf(await tx.select().from(receipt).where(live).orderBy(receipt.id), nth);
  if (found === undefined) return;
  const standing = sql`${allocation.receiptId} = ${found.id} and ${allocation.reversesId} is null
    and not exists (select 1 from ${allocation} r where r.reverses_id = ${allocation.id})`;
  for (const { id, amountKobo, ...share } of await tx.select().from(allocation).where(standing)) {
    await tx
      .insert(allocation)
      .values({ ...share, amountKobo: -amountKobo, reversesId: id, allocatedAt: now });
  }
  await tx.insert(receipt).values({
    accountId,
    channel: "online",
    amountKobo: -found.amountKobo,
    paidAt: now,
    creditedAt: now,
    reversesId: found.id,
  });
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
      const { accountId } = await createPayer(first.college);
      const tasks = steps.map((one, index) => {
        const server = servers[index % servers.length] ?? first;
        return server.college.db.transaction((tx) => perform(server, tx, accountId, one));
      });
      await Promise.all(tasks);
      await expectBalanced(accountId);
    }),
    { numRuns: 40 },
  );
}, 240_000);
