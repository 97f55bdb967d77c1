import { and, eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../../testing/fake-paystack.ts";
import {
  createPayer,
  creditPayment,
  emptyLedger,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  verify,
} from "../../../testing/payments.ts";
import { signInAs } from "../../../testing/people.ts";
import { allocation, bill, charge, receipt } from "../../db/schema/ledger.ts";
import { feeLine, payment, tuitionFee } from "../../db/schema/payments.ts";
import { student } from "../../db/schema/students.ts";
import { billEverybody } from "./charge-students.ts";
import { reverseCharges } from "./entries.ts";

let fake: FakePaystack;
let server: TestCollege;
let fees: Awaited<ReturnType<typeof openFees>>;
let payer: Payer;

const today = "2026-03-10T09:00:00.000Z";

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config, now: today });
  fees = await openFees(server.college, { lateFrom: "2026-03-20" });
});

afterAll(async () => {
  await server.close();
  await fake.close();
});

beforeEach(async () => {
  server.clock.set(today);
  fake.recover();
  await emptyLedger(server.college);
  payer = await createPayer(server.college);
});

const bills = () => billEverybody(server.college);

const chargesOf = (accountId: number) =>
  server.college.db.select().from(charge).where(eq(charge.accountId, accountId)).orderBy(charge.id);

const sumOf = (rows: readonly { readonly amountKobo: number }[]): number =>
  rows.reduce((sum, { amountKobo }) => sum + amountKobo, 0) / 100;

const tuitionOwed = async (): Promise<{ amount: number; late_fee: number; is_paid: boolean }> => {
  // The clock may have moved beyond the first token.
  const { authorization } = await signInAs(server.college, payer);
  const { body } = await request(server.url)
    .get("/payment/fee-schedule/")
    .set("authorization", authorization)
    .expect(200);
  return body.tuition;
};

const open = async (): Promise<string> => {
  const { body } = await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(200);
  return body.data.reference;
};

describe("billing", () => {
  it("charges every line of the schedule once, by section", async () => {
    await bills();
    await bills();
    const charges = await chargesOf(payer.accountId);
    expect(sumOf(charges.filter(({ purpose }) => purpose === "tuition"))).toBe(86_500);
    expect(new Set(charges.map(({ section }) => section))).toEqual(new Set(["A", "B", "C"]));
    expect(charges.filter(({ section }) => section !== "C").map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining([null]),
    );
  });

  it("charges nobody who is not active or of a level that is not payable", async () => {
    const away = await createPayer(server.college, { standing: "deferred" });
    const third = await createPayer(server.college, { level: 300 });
    await bills();
    expect(await chargesOf(away.accountId)).toEqual([]);
    expect(await chargesOf(third.accountId)).toEqual([]);
  });

  it("touches nothing that is charged when the schedule changes", async () => {
    await bills();
    const { db } = server.college;
    const inSection = and(eq(feeLine.section, "C"), eq(feeLine.code, "lab"));
    const [lab] = await db.select().from(feeLine).where(inSection);
    await db.update(feeLine).set({ amountKobo: 99_000_00 }).where(inSection);
    await bills();
    expect((await tuitionOwed()).amount).toBe(86_500);
    await db
      .update(feeLine)
      .set({ amountKobo: lab?.amountKobo ?? 0 })
      .where(inSection);
  });

  it("charges anew by counter-entries after a correction, while nothing is paid", async () => {
    await bills();
    await server.college.db
      .update(student)
      .set({ stateOfOrigin: "Lagos" })
      .where(eq(student.id, payer.id));
    await open();
    const charges = await chargesOf(payer.accountId);
    const taken = charges.filter(({ reversesId }) => reversesId !== null);
    const live = charges.filter(({ reversesId, isReversed }) => reversesId === null && !isReversed);
    expect(taken.length).toBeGreaterThan(5);
    expect(sumOf(charges)).toBe(sumOf(live));
    expect(await server.college.db.select().from(bill)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          accountId: payer.accountId,
          basis: expect.stringContaining("/non_indigene"),
        }),
      ]),
    );
  });

  it("charges the late fee on its date, and takes it back when the date moves", async () => {
    await bills();
    server.clock.set("2026-03-20T09:00:00.000Z");
    await bills();
    expect(await tuitionOwed()).toMatchObject({ amount: 96_500, late_fee: 10_000 });
    const moveTo = (lateFrom: string) => server.college.db.update(tuitionFee).set({ lateFrom });
    await moveTo("2026-04-20");
    await bills();
    expect(await tuitionOwed()).toMatchObject({ amount: 86_500, late_fee: 0 });
    expect((await chargesOf(payer.accountId)).filter(({ code }) => code === "late")).toHaveLength(
      2,
    );
    await moveTo("2026-03-20");
  });
});

describe("a receipt", () => {
  it("pays the charges that it was opened for, line by line", async () => {
    fake.pay(await open());
    await verify(server.url, "tuition", fake.last().reference).expect(200);
    const charges = await chargesOf(payer.accountId);
    for (const { purpose, paidKobo, amountKobo, settledAt } of charges) {
      expect(paidKobo).toBe(purpose === "tuition" ? amountKobo : 0);
      expect(settledAt === null).toBe(purpose === null);
    }
    expect(await ledgerOf(server, payer.accountId)).toMatchObject([
      { amountKobo: 86_500_00, allocatedKobo: 86_500_00 },
    ]);
  });

  it("waives the late fee of who was on the provider's page in time", async () => {
    const reference = await open();
    server.clock.set("2026-03-20T09:00:00.000Z");
    await bills();
    fake.pay(reference);
    await verify(server.url, "tuition", reference).expect(200);
    expect(await tuitionOwed()).toMatchObject({ amount: 86_500, is_paid: true });
  });

  it("leaves credit, which the next charge takes", async () => {
    const { db, clock } = server.college;
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId: fees.sessionId,
      purpose: "hostel",
      amountKobo: 25_000_00,
    });
    const [hostel] = await chargesOf(payer.accountId);
    await db.transaction((tx) => reverseCharges(tx, [hostel?.id ?? 0], clock()));
    expect(await ledgerOf(server, payer.accountId)).toMatchObject([{ allocatedKobo: 0 }]);
    await bills();
    expect(await tuitionOwed()).toMatchObject({ amount: 61_500, is_paid: false });
    const reference = await open();
    const [opened] = await db.select().from(payment).where(eq(payment.reference, reference));
    expect(opened?.amountKobo).toBe(61_500_00);
    fake.pay(reference);
    await verify(server.url, "tuition", reference).expect(200);
    expect(await tuitionOwed()).toMatchObject({ amount: 86_500, is_paid: true });
    await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(400);
  });
});

it("no statement changes an entry, overpays a charge or spends money twice", async () => {
  const { db, clock } = server.college;
  await creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId: fees.sessionId,
    purpose: "hostel",
  });
  await bills();
  const [money] = await ledgerOf(server, payer.accountId);
  const charges = await chargesOf(payer.accountId);
  const hostel = charges.find(({ section }) => section === "hostel");
  const lab = charges.find(({ code }) => code === "lab");
  const other = await createPayer(server.college);
  await bills();
  const [others] = await chargesOf(other.accountId);
  if (!money || !hostel || !lab || !others) throw new Error("the ledger is empty");
  const pay = (chargeId: number, amountKobo: number, reversesId?: number) =>
    db.insert(allocation).values({
      accountId: payer.accountId,
      receiptId: money.id,
      chargeId,
      amountKobo,
      allocatedAt: clock(),
      reversesId,
    });
  const refused = (statement: PromiseLike<unknown>, why: RegExp) =>
    expect(Promise.resolve(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(why) },
    });
  const never = /never changed/;
  await refused(db.update(charge).set({ amountKobo: 1 }), never);
  await refused(db.update(charge).set({ paidKobo: 0, settledAt: null }), never);
  await refused(db.update(receipt).set({ allocatedKobo: 0 }), never);
  await refused(db.update(allocation).set({ amountKobo: 1 }), never);
  await refused(db.delete(allocation), never);
  await refused(db.delete(receipt), never);
  await refused(db.delete(charge), never);
  await refused(pay(lab.id, 1), /receipt_not_overspent/);
  await refused(pay(hostel.id, 1), /receipt_not_overspent|charge_not_overpaid/);
  await refused(pay(others.id, 1), /allocation_charge|receipt_not_overspent/);
  const [own] = await db.select().from(allocation).where(eq(allocation.chargeId, hostel.id));
  await refused(pay(hostel.id, -1, own?.id), /one whole allocation/);
  const { id: _, ...copy } = lab;
  await refused(db.insert(charge).values(copy), /charge_one/);
  const counter = { ...copy, amountKobo: -1, reversesId: lab.id };
  await refused(db.insert(charge).values(counter), /one whole charge/);
  const { id: __, ...paid } = { ...hostel, amountKobo: -hostel.amountKobo, reversesId: hostel.id };
  await refused(
    db.insert(charge).values({ ...paid, paidKobo: 0, settledAt: null }),
    /charge_reversed_unpaid/,
  );
});
