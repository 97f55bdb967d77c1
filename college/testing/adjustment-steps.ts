import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { adjustment, adjustmentLine } from "../src/db/schema/adjustments.ts";
import { charge } from "../src/db/schema/ledger.ts";
import { ask } from "../src/payments/adjustments/ask-adjustment.ts";
import { decide } from "../src/payments/adjustments/decide-adjustment.ts";
import { isOwed } from "../src/payments/ledger/paid.ts";
import type { TestCollege } from "./college.ts";
import type { TestStudent } from "./people.ts";
import { nextSerial } from "./serial.ts";
import type { TestStaff } from "./staff.ts";

interface AdjustStep {
  /** What is charged instead, of what is charged. */
  readonly percent: number;
  readonly nth: number;
  /** What becomes of a request that is refused. */
  readonly settle: (work: Promise<unknown>) => Promise<void>;
}

/** Adjusts a charge and the one after it by two people; each request is sent twice, as after a lost answer. */
export const adjustSome = async (
  { college }: Pick<TestCollege, "college">,
  officers: readonly [TestStaff, TestStaff],
  payer: Pick<TestStudent, "id" | "accountId">,
  { percent, nth, settle }: AdjustStep,
): Promise<void> => {
  const [asker, decider] = officers.map(({ accountId }) => ({ id: accountId }));
  if (asker === undefined || decider === undefined) throw new Error("two people decide");
  const owed = await college.db
    .select({ id: charge.id, amountKobo: charge.amountKobo })
    .from(charge)
    .where(and(eq(charge.accountId, payer.accountId), isOwed()))
    .orderBy(charge.id);
  const begin = nth % Math.max(1, owed.length);
  const lines = owed.slice(begin, begin + 2).map(({ id, amountKobo }) => ({
    chargeId: id,
    amount: Math.floor((amountKobo * percent) / 100) / 100,
  }));
  if (lines.length === 0) return;
  const body = {
    studentId: payer.id,
    kind: "waived" as const,
    reason: "To see what happens",
    lines,
  };
  const key = `adjustment-${nextSerial("adjustment request")}`;
  await settle(ask(college, asker, key, body));
  await settle(ask(college, asker, key, body));
  const [asked] = await college.db
    .select({ id: adjustment.id })
    .from(adjustment)
    .where(eq(adjustment.requestKey, key));
  if (asked === undefined) return;
  const decision = { isApproved: true };
  await Promise.all([
    settle(decide(college, decider, asked.id, decision)),
    settle(decide(college, decider, asked.id, decision)),
  ]);
  // One whose charge was taken back meanwhile makes room.
  await settle(decide(college, decider, asked.id, { isApproved: false, note: "It changed" }));
};

/** What must hold of the adjustments of an account at any moment: each took its charges back once, and charged what it says. */
export const expectAdjusted = async (
  { college: { db } }: Pick<TestCollege, "college">,
  { accountId }: Pick<TestStudent, "accountId">,
): Promise<void> => {
  const charges = new Map(
    (await db.select().from(charge).where(eq(charge.accountId, accountId))).map((row) => [
      row.id,
      row,
    ]),
  );
  const lines = await db
    .select({ state: adjustment.state, line: adjustmentLine })
    .from(adjustmentLine)
    .innerJoin(adjustment, eq(adjustment.id, adjustmentLine.adjustmentId))
    .where(eq(adjustmentLine.accountId, accountId));
  for (const { state, line } of lines) {
    if (state !== "approved") {
      expect(line.newChargeId).toBeNull();
      continue;
    }
    expect(charges.get(line.chargeId)?.isReversed).toBe(true);
    const instead = line.newChargeId === null ? undefined : charges.get(line.newChargeId);
    expect(instead?.amountKobo ?? 0).toBe(line.toKobo);
  }
  const approved = lines.filter(({ state }) => state === "approved");
  expect(new Set(approved.map(({ line }) => line.chargeId)).size).toBe(approved.length);
};
