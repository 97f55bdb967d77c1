import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../../testing/fake-paystack.ts";
import { createPlan } from "../../../testing/instalments.ts";
import {
  createPayer,
  emptyLedger,
  initializeHostel,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
  verify,
} from "../../../testing/payments.ts";
import { signInAs } from "../../../testing/people.ts";
import { charge } from "../../db/schema/ledger.ts";
import { billEverybody } from "../ledger/charge-students.ts";
import { paymentTexts } from "../texts.ts";

let fake: FakePaystack;
let server: TestCollege;
let fees: Awaited<ReturnType<typeof openFees>>;
let payer: Payer;

const today = "2026-03-10T09:00:00.000Z";

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config, now: today });
  fees = await openFees(server.college, { lateFrom: "2026-03-11" });
  await createPlan(server.college, { sessionId: fees.sessionId, level: 100 });
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

const open = (share?: "next" | "all") =>
  initializeTuition(server.url, payer, fees.tuitionFeeIds[100], share);

/** Opens a payment; answers its reference. */
const opened = async (share?: "next" | "all"): Promise<string> =>
  (await open(share).expect(200)).body.data.reference;

const pay = async (reference: string) => {
  fake.pay(reference);
  return verify(server.url, "tuition", reference);
};

const schedule = async (who: Payer = payer) => {
  // The clock may have moved beyond the first token.
  const { authorization } = await signInAs(server.college, who);
  const { body } = await request(server.url)
    .get("/payment/fee-schedule/")
    .set({ authorization })
    .expect(200);
  return body;
};

const states = async (): Promise<string[]> =>
  (await schedule()).tuition.plan.shares.map(({ state }: { state: string }) => state);

const moveTo = async (now: string) => {
  server.clock.set(now);
  payer = { ...payer, ...(await signInAs(server.college, payer)) };
  await billEverybody(server.college);
};

const lateFees = async () =>
  (
    await server.college.db.select().from(charge).where(eq(charge.accountId, payer.accountId))
  ).filter(({ section }) => section === "late");

describe("a student with a plan", () => {
  it("sees each share, what it opens, and what the next one costs", async () => {
    const { tuition, hostel } = await schedule();
    expect(tuition).toMatchObject({ amount: 86_500, late_fee: 0, late_from: "2026-03-16" });
    expect(tuition.plan).toEqual({
      shares: [
        {
          number: 1,
          label: "Instalment 1 of 2",
          percent: 60,
          amount: 51_900,
          outstanding: 51_900,
          due_date: "2026-03-15",
          state: "next",
          unlocks: ["registration"],
        },
        {
          number: 2,
          label: "Instalment 2 of 2",
          percent: 40,
          amount: 34_600,
          outstanding: 34_600,
          due_date: "2026-05-15",
          state: "later",
          unlocks: ["hostel", "examination"],
        },
      ],
      unlocked: [],
      next_amount: 51_900,
    });
    expect(hostel.obstacle).toBe(paymentTexts.tuitionFirst);
  });

  it("pays share by share, line by line, until all is paid", async () => {
    const reference = await opened("next");
    const { amountKobo, lines } = await paymentCalled(server, reference);
    expect(amountKobo).toBe(51_900_00);
    expect(lines.reduce((sum, line) => sum + line.amountKobo, 0)).toBe(51_900_00);
    expect((await pay(reference)).body.data.status).toBe("success");
    const half = await schedule();
    expect(half.tuition).toMatchObject({ amount: 34_600, is_paid: false, late_from: "2026-05-16" });
    expect(half.tuition.plan).toMatchObject({ unlocked: ["registration"], next_amount: 34_600 });
    expect(await states()).toEqual(["paid", "next"]);
    await pay(await opened("next"));
    expect((await schedule()).tuition).toMatchObject({
      is_paid: true,
      plan: { next_amount: null, unlocked: ["registration", "hostel", "examination"] },
    });
    for (const share of ["next", "all"] as const) {
      expect((await open(share).expect(400)).body.code).toBe("already_paid");
    }
  });

  it("pays everything at once where it is not asked for a share", async () => {
    await pay(await opened());
    expect(fake.last().amount).toBe(86_500_00);
    expect(await states()).toEqual(["paid", "paid"]);
  });

  it("pays the rest of a share that is paid in part", async () => {
    await pay(await opened("next"));
    await pay(await opened("all"));
    expect(await ledgerOf(server, payer.accountId)).toMatchObject([
      { amountKobo: 51_900_00, allocatedKobo: 51_900_00 },
      { amountKobo: 34_600_00, allocatedKobo: 34_600_00 },
    ]);
  });

  it("needs the share that opens the hostel for the hostel fee", async () => {
    await pay(await opened("next"));
    const { body } = await initializeHostel(server.url, payer).expect(400);
    expect(body).toEqual({
      detail:
        "You have to pay ₦34,600.00 more of tuition before commencing hostel application. Instalment 2 of 2 is due by 15 May 2026.",
      code: "tuition_unpaid",
    });
    expect((await schedule()).hostel.obstacle).toBe(body.detail);
    await pay(await opened("next"));
    await initializeHostel(server.url, payer).expect(200);
    expect((await schedule()).hostel.obstacle).toBeNull();
  });
});

describe("two pages of one student", () => {
  it("have one open payment: another amount closes the first", async () => {
    const share = await opened("next");
    const all = await opened("all");
    expect((await paymentCalled(server, share)).status).toBe("abandoned");
    expect(await opened("all")).toBe(all);
  });

  it("keep the money that pays a share twice as credit", async () => {
    const share = await opened("next");
    const all = await opened("all");
    await pay(share);
    expect(await states()).toEqual(["paid", "next"]);
    await pay(all);
    expect(await states()).toEqual(["paid", "paid"]);
    expect(await ledgerOf(server, payer.accountId)).toMatchObject([
      { amountKobo: 51_900_00, allocatedKobo: 51_900_00 },
      { amountKobo: 86_500_00, allocatedKobo: 34_600_00 },
    ]);
  });

  it("are refused money once everything is paid", async () => {
    const share = await opened("next");
    const all = await opened("all");
    await pay(all);
    expect((await pay(share)).status).toBe(409);
    expect(await paymentCalled(server, share)).toMatchObject({
      status: "refused",
      refusal: "already_paid",
    });
  });

  it("open nothing when a share was paid in a closed tab, and say so", async () => {
    const share = await opened("next");
    fake.pay(share);
    const { body } = await open("next").expect(400);
    expect(body).toEqual({ detail: paymentTexts.sharePaid, code: "share_paid" });
    expect(fake.calls.initialize).toBe(1);
    expect(await states()).toEqual(["paid", "next"]);
    await open("next").expect(200);
    expect(fake.last().amount).toBe(34_600_00);
  });
});

describe("the late fee of a plan", () => {
  it("is charged once, the day after a share's date, and paid with the last share", async () => {
    await moveTo("2026-03-15T22:30:00.000Z");
    expect(await lateFees()).toEqual([]);
    await moveTo("2026-03-15T23:00:00.000Z");
    expect(await lateFees()).toHaveLength(1);
    expect(await states()).toEqual(["overdue", "later"]);
    expect((await schedule()).tuition).toMatchObject({ amount: 96_500, late_fee: 10_000 });
    await pay(await opened("next"));
    expect(fake.last().amount).toBe(51_900_00);
    await moveTo("2026-05-16T09:00:00.000Z");
    expect(await lateFees()).toHaveLength(1);
    await pay(await opened("next"));
    expect(fake.last().amount).toBe(44_600_00);
    expect((await schedule()).tuition.is_paid).toBe(true);
  });

  it("is not charged to those who pay each share in time", async () => {
    await pay(await opened("next"));
    await moveTo("2026-03-20T09:00:00.000Z");
    await moveTo("2026-05-15T09:00:00.000Z");
    expect(await lateFees()).toEqual([]);
    await moveTo("2026-05-16T09:00:00.000Z");
    expect(await lateFees()).toHaveLength(1);
  });

  it("is not charged to those who were on the provider's page in time", async () => {
    const reference = await opened("next");
    await moveTo("2026-03-16T09:00:00.000Z");
    expect(await lateFees()).toHaveLength(1);
    await pay(reference);
    await moveTo("2026-03-16T09:05:00.000Z");
    expect((await schedule()).tuition).toMatchObject({ amount: 34_600, late_fee: 0 });
  });

  it("stays with those who paid late, and is shown before the job charges it", async () => {
    server.clock.set("2026-03-16T09:00:00.000Z");
    expect((await schedule()).tuition.late_fee).toBe(10_000);
    await moveTo("2026-03-16T09:00:00.000Z");
    await pay(await opened("next"));
    await moveTo("2026-03-17T09:00:00.000Z");
    expect((await schedule()).tuition.late_fee).toBe(10_000);
  });
});

it("without a plan a share is everything, and the record's date is that of the late fee", async () => {
  const other = await createPayer(server.college, { level: 200 });
  const before = (await schedule(other)).tuition;
  expect(before).toMatchObject({ plan: null, late_from: "2026-03-11" });
  await initializeTuition(server.url, other, fees.tuitionFeeIds[200], "next").expect(200);
  expect(fake.last().amount).toBe(before.amount * 100);
});
