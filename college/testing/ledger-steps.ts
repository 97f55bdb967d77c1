import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../src/db/database.ts";
import { paymentPlan } from "../src/db/schema/instalments.ts";
import { charge, receipt } from "../src/db/schema/ledger.ts";
import { payment } from "../src/db/schema/payments.ts";
import { recordReceipt } from "../src/payments/counter/record-receipt.ts";
import { counterVoids } from "../src/payments/counter/void-receipt.ts";
import { duesOf, nextTuition } from "../src/payments/fees/dues.ts";
import { editPlan } from "../src/payments/instalments/save-plan.ts";
import { readItems } from "../src/payments/items.ts";
import { chargeStudents } from "../src/payments/ledger/charge-students.ts";
import {
  lockAccounts,
  reverseCharges,
  reverseReceipt,
  spendCredit,
} from "../src/payments/ledger/entries.ts";
import { isOwed } from "../src/payments/ledger/paid.ts";
import { receive } from "../src/payments/ledger/receive.ts";
import { isPaidOut } from "../src/payments/refunds/conditions.ts";
import { adjustSome } from "./adjustment-steps.ts";
import { importForSlip, matchByHand, voidAtBank } from "./bank-steps.ts";
import type { TestCollege } from "./college.ts";
import type { TestStudent } from "./people.ts";
import { allowRefusal, nthOf } from "./random-steps.ts";
import { type RefundStep, refundMoney } from "./refund-steps.ts";
import { nextSerial } from "./serial.ts";
import { remitFor, voidSponsorReceipt } from "./sponsor-steps.ts";
import type { TestStaff } from "./staff.ts";

type Server = Pick<TestCollege, "college">;

/** What all steps share; another process gets it as data. */
export interface LedgerWorld {
  readonly sessionId: number;
  /** Of the plan that is for everybody. */
  readonly planId: number;
  readonly admin: TestStaff;
  readonly officers: readonly [TestStaff, TestStaff];
  readonly bankAccountId: number;
}

/** One thing that happens to an account; `nth` chooses among what there is. */
export type Step =
  | { readonly kind: "bill" }
  | { readonly kind: "charge"; readonly kobo: number }
  | { readonly kind: "pay"; readonly kobo: number }
  | { readonly kind: "take back charge"; readonly nth: number }
  | { readonly kind: "take at counter"; readonly kobo: number; readonly nth: number }
  | { readonly kind: "void at counter"; readonly nth: number }
  | { readonly kind: "import for slip"; readonly kobo: number; readonly nth: number }
  | { readonly kind: "match by hand"; readonly kobo: number; readonly nth: number }
  | { readonly kind: "void at bank"; readonly nth: number }
  | { readonly kind: "remit"; readonly kobo: number }
  | { readonly kind: "void of sponsor"; readonly nth: number }
  | { readonly kind: "pay share" }
  | { readonly kind: "pay section"; readonly kobo: number; readonly section: "A" | "B" }
  | { readonly kind: "change plan"; readonly percent: number; readonly isPast: boolean }
  | { readonly kind: "take back receipt"; readonly nth: number }
  | { readonly kind: "adjust"; readonly percent: number; readonly nth: number }
  | RefundStep;

export interface SponsoredPayer extends TestStudent {
  /** The list of a sponsor that covers the payer. */
  readonly listId: number;
}

/** Performs the steps one after the other, each once the one before it is done. */
export const performAll = async (
  server: Server,
  world: LedgerWorld,
  payer: SponsoredPayer,
  steps: readonly Step[],
): Promise<void> => {
  for (const one of steps) await perform(server, world, payer, one);
};

const perform = (
  server: Server,
  world: LedgerWorld,
  payer: SponsoredPayer,
  one: Step,
): Promise<unknown> => {
  const { officers } = world;
  if (one.kind === "take at counter") return takeAtCounter(server, officers[0], payer, one);
  if (one.kind === "void at counter") return voidAtCounter(server, officers, payer, one.nth);
  if (one.kind === "change plan") return changePlan(server, world, one);
  if (isRefundStep(one)) return refundMoney(server, officers, payer, one);
  if (one.kind === "import for slip") return importForSlip(server, world, payer, one);
  if (one.kind === "match by hand") return matchByHand(server, world, payer, one);
  if (one.kind === "void at bank") return voidAtBank(server, world, payer, one.nth);
  if (one.kind === "remit") return remitFor(server, officers, payer, { ...payer, ...one });
  if (one.kind === "adjust") {
    return adjustSome(server, officers, payer, { ...one, settle: allowRefusal });
  }
  if (one.kind === "void of sponsor") {
    return allowRefusal(
      voidSponsorReceipt(server, officers, payer, (rows) => nthOf(rows, one.nth)),
    );
  }
  return server.college.db.transaction((tx) => write(server, tx, { ...payer, ...world }, one));
};

const isRefundStep = (one: Step): one is RefundStep => one.kind.includes("refund");

const write = async (
  { college }: Server,
  tx: Transaction,
  { accountId, sessionId }: { readonly accountId: number; readonly sessionId: number },
  one: Extract<
    Step,
    {
      readonly kind:
        | "bill"
        | "charge"
        | "pay"
        | "pay share"
        | "pay section"
        | `take back ${string}`;
    }
  >,
): Promise<void> => {
  const now = college.clock();
  const number = nextSerial("ledger step");
  if (one.kind === "bill") return chargeStudents(college, tx, sessionId, [accountId]);
  if (one.kind === "pay" || one.kind === "pay share" || one.kind === "pay section") {
    const amountKobo =
      one.kind === "pay share"
        ? nextTuition(await duesOf({ ...college, db: tx }, accountId)).totalKobo
        : one.kobo;
    if (amountKobo === 0) return;
    const fee =
      one.kind === "pay section"
        ? ({ purpose: "section", section: one.section } as const)
        : ({ purpose: "tuition" } as const);
    const [paid] = await tx
      .insert(payment)
      .values({
        reference: `PAID${number}`,
        ...fee,
        accountId,
        sessionId,
        amountKobo,
        currency: "NGN",
        lines: [{ code: "tuition", label: "Tuition", amountKobo }],
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
    const live = and(eq(charge.accountId, accountId), isOwed());
    const found = nthOf(await tx.select().from(charge).where(live).orderBy(charge.id), one.nth);
    if (found !== undefined) await reverseCharges(tx, [found.id], now);
  } else {
    const live = sql`${receipt.accountId} = ${accountId} and ${receipt.channel} = 'online'
      and ${receipt.reversesId} is null and not ${receipt.isReversed} and not ${isPaidOut(receipt.id)}`;
    const found = nthOf(await tx.select().from(receipt).where(live).orderBy(receipt.id), one.nth);
    if (found !== undefined) await reverseReceipt(tx, { accountId, receiptId: found.id }, now);
  }
  await spendCredit(tx, [accountId], now);
};

/** Takes money for what is owed, or less, at the counter; nothing where nothing is owed, or it was paid meanwhile. */
const takeAtCounter = async (
  { college }: Server,
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

/** Changes the plan of all, to other shares or to a date that has passed; a change that races with another is refused. */
const changePlan = async (
  { college }: Server,
  { admin, planId }: LedgerWorld,
  { percent, isPast }: { readonly percent: number; readonly isPast: boolean },
): Promise<void> => {
  const [plan] = await college.db.select().from(paymentPlan).where(eq(paymentPlan.id, planId));
  if (plan === undefined) throw new Error("the plan is gone");
  const form = {
    revision: plan.revision,
    isConfirmed: true,
    shares: [
      {
        percent,
        dueDate: isPast ? "2026-01-15" : "2026-04-15",
        unlocks: ["registration" as const],
      },
      { percent: 100 - percent, dueDate: "2026-05-15", unlocks: [] },
    ],
  };
  await allowRefusal(editPlan(college, { id: admin.accountId }, planId, form));
};

/** Voids a receipt of the counter, by two people. */
const voidAtCounter = async (
  { college }: Server,
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
  await allowRefusal(counterVoids.ask(college, asker, found.id, { reason: "To see what happens" }));
  await allowRefusal(counterVoids.decide(college, decider, found.id, { isApproved: true }));
};
