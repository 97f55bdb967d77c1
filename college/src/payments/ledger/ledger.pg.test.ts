import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, openFees } from "../../../testing/payments.ts";
import type { TestStudent } from "../../../testing/people.ts";
import { createTestDatabase } from "../../../testing/postgres.ts";
import { nextSerial } from "../../../testing/serial.ts";
import { remitFor, sponsorStudent, voidSponsorReceipt } from "../../../testing/sponsor-steps.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import type { Transaction } from "../../db/database.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { Refusal } from "../../http/refusal.ts";
import { readItems } from "../counter/items.ts";
import { recordReceipt } from "../counter/record-receipt.ts";
import { askVoid, decideVoid } from "../counter/void-receipt.ts";
import { chargeStudents } from "./charge-students.ts";
import { lockAccounts, reverseCharges, reverseReceipt, spendCredit } from "./entries.ts";
import { receive } from "./receive.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: readonly TestCollege[];
let sessionId: number;
let officers: readonly [TestStaff, TestStaff];

beforeAll(async () => {
  database = await createTestDatabase();
  const first = await startTestCollege({ databaseUrl: database.url });
  servers = [first, await startTestCollege({ databaseUrl: database.url })];
  ({ sessionId } = await openFees(first.college));
  officers = [
    await createStaff(first.college, "BURSARY_OFFICER"),
    await createStaff(first.college, "BURSARY_OFFICER"),
  ];
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
  | { readonly kind: "remit"; readonly kobo: number }
  | { readonly kind: "void of sponsor"; readonly nth: number }
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
  fc.record({ kind: fc.constant("remit" as const), kobo }),
  fc.record({ kind: fc.constant("void of sponsor" as const), nth }),
);

const nthOf = <Row>(rows: readonly Row[], nth: number): Row | undefined =>
  rows[nth % Math.max(1, rows.length)];

interface SponsoredPayer extends TestStudent {
  /** The list of a sponsor that covers the payer. */
  readonly listId: number;
}

const perform = (server: TestCollege, payer: SponsoredPayer, one: Step): Promise<void> => {
  if (one.kind === "remit") return remitFor(server, officers, payer, { ...payer, ...one });
  if (one.kind === "void of sponsor") {
    return allowRefusal(
      voidSponsorReceipt(server, officers, payer, (rows) => nthOf(rows, one.nth)),
    );
  }
  if (one.kind === "take at counter") return takeAtCounter(server, officers[0], payer, one);
  if (one.kind === "void at counter") return voidAtCounter(server, officers, payer, one.nth);
  return server.college.db.transaction((tx) => write(server, tx, payer.accountId, one));
};

const write = async (
  { college }: TestCollege,
  tx: Transaction,
  accountId: number,
  one: Exclude<
    Step,
    { readonly kind: "take at counter" | "void at counter" | "remit" | "void of sponsor" }
  >,
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
      const student = await createPayer(first.college);
      const sections = ["A", "C", "hostel"] as const;
      const listId = await sponsorStudent(first, student, { sessionId, sections: [...sections] });
      const payer = { ...student, listId };
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
