import { and, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planUnlocks, unlockedBy } from "../../../../rules/payments/instalments.ts";
import { createBankAccount, createSlip, uploadOf } from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPlan } from "../../../testing/instalments.ts";
import { createPayer, openFees } from "../../../testing/payments.ts";
import type { TestStudent } from "../../../testing/people.ts";
import { createTestDatabase } from "../../../testing/postgres.ts";
import { nextSerial } from "../../../testing/serial.ts";
import { remitFor, sponsorStudent, voidSponsorReceipt } from "../../../testing/sponsor-steps.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import type { Transaction } from "../../db/database.ts";
import { bankReceipt, bankRow, rowProposal, slip } from "../../db/schema/bank.ts";
import { paymentPlan } from "../../db/schema/instalments.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { student } from "../../db/schema/students.ts";
import { Refusal } from "../../http/refusal.ts";
import { importStatement } from "../bank-statements/import-statement.ts";
import * as rowMatch from "../bank-statements/match-row.ts";
import * as rowVoid from "../bank-statements/void-row.ts";
import { recordReceipt } from "../counter/record-receipt.ts";
import { askVoid, decideVoid } from "../counter/void-receipt.ts";
import { duesOf, nextTuition } from "../fees/dues.ts";
import { isUnlocked } from "../instalments/plan-sql.ts";
import { editPlan } from "../instalments/save-plan.ts";
import { readItems } from "../items.ts";
import { askForCredit } from "../refunds/ask-refund.ts";
import { isPaidOut } from "../refunds/conditions.ts";
import { cancel, decide } from "../refunds/decide-refund.ts";
import { payOut } from "../refunds/pay-out.ts";
import { readFreeCredit } from "../refunds/shown.ts";
import { chargeStudents } from "./charge-students.ts";
import { lockAccounts, reverseCharges, reverseReceipt, spendCredit } from "./entries.ts";
import { isOwed } from "./paid.ts";
import { receive } from "./receive.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: readonly TestCollege[];
let sessionId: number;
let planId: number;
let admin: TestStaff;
let officers: readonly [TestStaff, TestStaff];
let bankAccountId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const first = await startTestCollege({ databaseUrl: database.url });
  servers = [first, await startTestCollege({ databaseUrl: database.url })];
  ({ sessionId } = await openFees(first.college));
  planId = await createPlan(first.college, { sessionId, level: 100 });
  admin = await createStaff(first.college, "SUPER_ADMIN");
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
  | { readonly kind: "remit"; readonly kobo: number }
  | { readonly kind: "void of sponsor"; readonly nth: number }
  | { readonly kind: "pay share" }
  | { readonly kind: "pay section"; readonly kobo: number; readonly section: "A" | "B" }
  | { readonly kind: "change plan"; readonly percent: number; readonly isPast: boolean }
  | { readonly kind: "take back receipt"; readonly nth: number }
  | RefundStep;

type RefundStep =
  | { readonly kind: "ask for refund"; readonly kobo: number }
  | { readonly kind: "decide on refund"; readonly nth: number; readonly isApproved: boolean }
  | { readonly kind: "cancel refund"; readonly nth: number }
  | { readonly kind: "pay refund out"; readonly nth: number };

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

const nthOf = <Row>(rows: readonly Row[], nth: number): Row | undefined =>
  rows[nth % Math.max(1, rows.length)];

interface SponsoredPayer extends TestStudent {
  /** The list of a sponsor that covers the payer. */
  readonly listId: number;
}

const perform = (server: TestCollege, payer: SponsoredPayer, one: Step): Promise<void> => {
  if (one.kind === "take at counter") return takeAtCounter(server, officers[0], payer, one);
  if (one.kind === "void at counter") return voidAtCounter(server, officers, payer, one.nth);
  if (one.kind === "change plan") return changePlan(server, one);
  if (isRefundStep(one)) return refundMoney(server, officers, payer, one);
  if (one.kind === "import for slip") return importForSlip(server, payer, one);
  if (one.kind === "match by hand") return matchByHand(server, payer, one);
  if (one.kind === "void at bank") return voidAtBank(server, payer, one.nth);
  if (one.kind === "remit") return remitFor(server, officers, payer, { ...payer, ...one });
  if (one.kind === "void of sponsor") {
    return allowRefusal(
      voidSponsorReceipt(server, officers, payer, (rows) => nthOf(rows, one.nth)),
    );
  }
  return server.college.db.transaction((tx) => write(server, tx, payer.accountId, one));
};

/** How many do something at once. Each goes on once it has done that, so that there is something to go on with. */
const lanes = 3;

const performAll = async (
  server: TestCollege,
  payer: SponsoredPayer,
  steps: readonly Step[],
): Promise<void> => {
  for (const one of steps) await perform(server, payer, one);
};

const isRefundStep = (one: Step): one is RefundStep => one.kind.includes("refund");

const write = async (
  { college }: TestCollege,
  tx: Transaction,
  accountId: number,
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

/** Changes the plan of all, to other shares or to a date that has passed; a change that races with another is refused. */
const changePlan = async (
  { college }: TestCollege,
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

/** In which states each step finds a refund; another lane may change it meanwhile. */
const stateBefore = {
  "decide on refund": ["asked"],
  "cancel refund": ["asked", "approved"],
  "pay refund out": ["approved"],
} as const;

/** Asks for what credit there is, or less, or goes on with a refund of this account. */
const refundMoney = async (
  { college }: TestCollege,
  officers: readonly [TestStaff, TestStaff],
  payer: TestStudent,
  one: RefundStep,
): Promise<void> => {
  const [asker, decider] = officers.map(({ accountId }) => ({ id: accountId }));
  if (asker === undefined || decider === undefined) throw new Error("two people decide");
  const number = nextSerial("refund request");
  if (one.kind === "ask for refund") {
    const amountKobo = Math.min(one.kobo, await readFreeCredit(college.db, payer.accountId));
    if (amountKobo === 0) return;
    const body = {
      studentId: payer.id,
      amount: amountKobo / 100,
      kind: "overpaid" as const,
      reason: "To see what happens",
    };
    await allowRefusal(askForCredit(college, asker, `refund-${number}`, body));
    // The same request again, as after a lost answer.
    await allowRefusal(askForCredit(college, asker, `refund-${number}`, body));
    return;
  }
  const isOf = eq(refund.accountId, payer.accountId);
  const rows = await college.db
    .select({ id: refund.id })
    .from(refund)
    .where(and(isOf, inArray(refund.state, [...stateBefore[one.kind]])))
    .orderBy(refund.id);
  const found = nthOf(rows, one.nth);
  if (found === undefined) return;
  if (one.kind === "cancel refund") await allowRefusal(cancel(college, asker, found.id));
  else if (one.kind === "pay refund out") {
    await allowRefusal(payOut(college, asker, found.id, { reference: `Transfer ${number}` }));
  } else {
    const decision = { isApproved: one.isApproved, note: "To see what happens" };
    await allowRefusal(decide(college, decider, found.id, decision));
  }
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

/** What must hold of a student's plan once the job has charged what there is to charge. */
const expectPlanned = async ({ college }: TestCollege, { id, accountId }: TestStudent) => {
  const bill = () =>
    college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [accountId]));
  const entries = () => college.db.$count(charge, eq(charge.accountId, accountId));
  await bill();
  const before = await entries();
  await bill();
  expect(await entries()).toBe(before);
  const { plan, tuition, isTuitionPaid } = await duesOf(college, accountId);
  if (plan === null) throw new Error("the plan is for everybody");
  const [seen] = await college.db
    .select({
      registration: isUnlocked("registration", sessionId),
      hostel: isUnlocked("hostel", sessionId),
      examination: isUnlocked("examination", sessionId),
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
  const [first] = servers;
  if (first === undefined) throw new Error("no college runs");
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

it("balances after any steps, of several colleges at once", async () => {
  const [first] = servers;
  if (first === undefined) throw new Error("no college runs");
  await fc.assert(
    fc.asyncProperty(
      amount,
      fc.array(step, { minLength: 4, maxLength: 48, size: "max" }),
      async (paid, steps) => {
        const owing = await createPayer(first.college);
        const listId = await sponsorStudent(first, owing, {
          sessionId,
          sections: ["A", "C", "hostel"],
        });
        const payer = { ...owing, listId };
        // Most have credit at the beginning.
        await performAll(first, payer, [{ kind: "bill" }, { kind: "pay", kobo: paid }]);
        await Promise.all(
          Array.from({ length: lanes }, (_, lane) => {
            const own = steps.filter((_one, index) => index % lanes === lane);
            return performAll(servers[lane % servers.length] ?? first, payer, own);
          }),
        );
        await expectBalanced(payer.accountId);
        await expectPlanned(first, payer);
      },
    ),
    { numRuns: 40 },
  );
}, 240_000);
