import { once } from "node:events";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planUnlocks, unlockedBy } from "../../../../rules/payments/instalments.ts";
import { expectAdjusted } from "../../../testing/adjustment-steps.ts";
import { createBankAccount } from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPlan } from "../../../testing/instalments.ts";
import {
  type LedgerWorld,
  performAll,
  type SponsoredPayer,
  type Step,
} from "../../../testing/ledger-steps.ts";
import { createPayer, openFees } from "../../../testing/payments.ts";
import type { TestStudent } from "../../../testing/people.ts";
import { createTestDatabase } from "../../../testing/postgres.ts";
import type { LaneAnswer, LaneRequest } from "../../../testing/processes/ledger-lane.ts";
import { startProcess, type TestProcess } from "../../../testing/processes/process.ts";
import type { RefundStep } from "../../../testing/refund-steps.ts";
import { sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { createStaff } from "../../../testing/staff.ts";
import { bankReceipt, slip } from "../../db/schema/bank.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { refund } from "../../db/schema/refunds.ts";
import { student } from "../../db/schema/students.ts";
import { duesOf } from "../fees/dues.ts";
import { isUnlocked } from "../instalments/plan-sql.ts";
import { chargeStudents } from "./charge-students.ts";

const laneFile = new URL("../../../testing/processes/ledger-lane.ts", import.meta.url);

/** How many processes do something at once, beside the test's own. */
const otherLanes = 2;

/** A college here, and others that are processes of their own, on one PostgreSQL. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let first: TestCollege;
let others: readonly TestProcess[];
let world: LedgerWorld;

beforeAll(async () => {
  database = await createTestDatabase();
  first = await startTestCollege({ databaseUrl: database.url });
  others = await Promise.all(
    Array.from({ length: otherLanes }, (_, lane) => startLane(1_000_000 * (lane + 1))),
  );
  const { college } = first;
  const { sessionId } = await openFees(college);
  world = {
    sessionId,
    planId: await createPlan(college, { sessionId, level: 100 }),
    admin: await createStaff(college, "SUPER_ADMIN"),
    officers: [
      await createStaff(college, "BURSARY_OFFICER"),
      await createStaff(college, "BURSARY_OFFICER"),
    ],
    bankAccountId: await createBankAccount(college),
  };
}, 120_000);

afterAll(async () => {
  for (const { child } of others) child.disconnect();
  await Promise.all(others.map(({ ended }) => ended));
  await first.close();
  await database.drop();
});

const startLane = async (firstSerial: number): Promise<TestProcess> => {
  const lane = startProcess(laneFile, [database.url, String(firstSerial)]);
  const ready = await Promise.race([once(lane.child, "message"), lane.ended.then(() => undefined)]);
  if (ready === undefined) throw new Error(`The college did not start: ${lane.errors()}`);
  return lane;
};

/** Has another process perform these steps. */
const performIn = async (
  lane: TestProcess,
  payer: SponsoredPayer,
  steps: readonly Step[],
): Promise<void> => {
  const request: LaneRequest = { world, payer, steps };
  const answered = once(lane.child, "message");
  lane.child.send(request);
  const [answer] = (await Promise.race([
    answered,
    lane.ended.then(() => [{ error: `The process ended: ${lane.errors()}` }]),
  ])) as [LaneAnswer];
  if (answer !== "ready" && answer.error !== null) throw new Error(answer.error);
};

const kobo = fc.integer({ min: 1, max: 9_000_000 });
/** More than tuition, too, so that there is credit. */
const amount = fc.integer({ min: 1, max: 30_000_000 });
const nth = fc.nat(20);
const moneyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("bill" as const) }),
  fc.record({ kind: fc.constant("charge" as const), kobo }),
  fc.record({ kind: fc.constant("pay" as const), kobo: amount }),
  fc.record({ kind: fc.constant("take back charge" as const), nth }),
  fc.record({ kind: fc.constant("take back receipt" as const), nth }),
  fc.record({ kind: fc.constant("take at counter" as const), kobo, nth }),
  fc.record({ kind: fc.constant("void at counter" as const), nth }),
  fc.record({ kind: fc.constant("pay share" as const) }),
  fc.record({
    kind: fc.constant("pay section" as const),
    kobo,
    section: fc.constantFrom("A" as const, "B" as const),
  }),
  fc.record({
    kind: fc.constant("change plan" as const),
    percent: fc.integer({ min: 1, max: 99 }),
    isPast: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("import for slip" as const), kobo, nth }),
  fc.record({ kind: fc.constant("match by hand" as const), kobo, nth }),
  fc.record({ kind: fc.constant("void at bank" as const), nth }),
  fc.record({ kind: fc.constant("remit" as const), kobo }),
  fc.record({ kind: fc.constant("void of sponsor" as const), nth }),
  fc.record({
    kind: fc.constant("adjust" as const),
    percent: fc.integer({ min: 0, max: 99 }),
    nth,
  }),
);
const isApproved = fc.integer({ min: 0, max: 3 }).map((drawn) => drawn > 0);
const refundStep: fc.Arbitrary<RefundStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("ask for refund" as const), kobo }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("decide on refund" as const), nth, isApproved }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel refund" as const), nth }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("pay refund out" as const), nth }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(moneyStep, refundStep);

/** What must hold of a student's plan once the job has charged what there is to charge. */
const expectPlanned = async ({ college }: TestCollege, { id, accountId }: TestStudent) => {
  const bill = () =>
    college.db.transaction((tx) => chargeStudents(college, tx, world.sessionId, [accountId]));
  const entries = () => college.db.$count(charge, eq(charge.accountId, accountId));
  await bill();
  const before = await entries();
  await bill();
  expect(await entries()).toBe(before);
  const { plan, tuition, isTuitionPaid } = await duesOf(college, accountId);
  if (plan === null) throw new Error("the plan is for everybody");
  const [seen] = await college.db
    .select({
      registration: isUnlocked("registration", world.sessionId),
      hostel: isUnlocked("hostel", world.sessionId),
      examination: isUnlocked("examination", world.sessionId),
    })
    .from(student)
    .where(eq(student.id, id));
  for (const unlock of planUnlocks) {
    expect(seen?.[unlock]).toBe(unlockedBy(plan).includes(unlock));
  }
  const next = plan.find(({ state }) => state !== "paid");
  if (next === undefined) {
    expect(isTuitionPaid || tuition.totalKobo === tuition.lateFeeKobo).toBe(true);
  } else if (plan.some(({ amountKobo }) => amountKobo > 0)) {
    expect(next.outstandingKobo).toBeGreaterThan(0);
  }
};

const sumBy = (rows: readonly { readonly amountKobo: number }[]): number =>
  rows.reduce((sum, { amountKobo }) => sum + amountKobo, 0);

/** What must hold of an account's books at any moment. */
const expectBalanced = async (accountId: number): Promise<void> => {
  const { db } = first.college;
  const [charges, receipts, shares, refunds] = await Promise.all([
    db.select().from(charge).where(eq(charge.accountId, accountId)),
    db.select().from(receipt).where(eq(receipt.accountId, accountId)),
    db.select().from(allocation).where(eq(allocation.accountId, accountId)),
    db.select().from(refund).where(eq(refund.accountId, accountId)),
  ]);
  const reserved = charges.filter((one) => one.section === "refund" && one.reversesId === null);
  expect(reserved).toHaveLength(refunds.filter(({ chargeId }) => chargeId !== null).length);
  for (const { state, chargeId, amountKobo } of refunds) {
    const own = reserved.find(({ id }) => id === chargeId);
    expect(own?.isReversed).toBe(own === undefined ? undefined : state === "cancelled");
    // A receipt that was voided after the approval leaves an approved one uncovered, and a paid one cannot be voided.
    if (state === "paid") expect(own).toMatchObject({ amountKobo, paidKobo: amountKobo });
    if (state === "asked" || state === "declined") expect(own).toBeUndefined();
  }
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

it("balances after any steps, of several processes at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      amount,
      fc.array(step, { minLength: 4, maxLength: 48, size: "max" }),
      async (paid, steps) => {
        const owing = await createPayer(first.college);
        const listId = await sponsorStudent(first, owing, {
          sessionId: world.sessionId,
          sections: ["A", "C", "hostel"],
        });
        const payer = { ...owing, listId };
        // Most have credit at the beginning.
        await performAll(first, world, payer, [{ kind: "bill" }, { kind: "pay", kobo: paid }]);
        const stepsOf = (lane: number): readonly Step[] =>
          steps.filter((_one, index) => index % (otherLanes + 1) === lane);
        await Promise.all([
          performAll(first, world, payer, stepsOf(otherLanes)),
          ...others.map((other, lane) => performIn(other, payer, stepsOf(lane))),
        ]);
        await expectBalanced(payer.accountId);
        await expectAdjusted(first, payer);
        await expectPlanned(first, payer);
      },
    ),
    { numRuns: 40 },
  );
}, 240_000);
