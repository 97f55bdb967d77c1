import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type Counter, counterOf } from "../../testing/counter.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import {
  createPayer,
  hostelCallback,
  initializeSection,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
  payOnline,
  sectionCallback,
  verify,
} from "../../testing/payments.ts";
import { createStaff } from "../../testing/staff.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { charge } from "../db/schema/ledger.ts";
import { student, studentLevel } from "../db/schema/students.ts";
import { paymentTexts } from "./texts.ts";

let fake: FakePaystack;
let server: TestCollege;
let counter: Counter;
let payer: Payer;
let fees: Awaited<ReturnType<typeof openFees>>;

const sectionA = { stage: "first_year", section: "A" } as const;
const sectionB = { stage: "first_year", section: "B" } as const;

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config });
  fees = await openFees(server.college);
  counter = counterOf(server.url, await createStaff(server.college, "BURSARY_OFFICER"));
});

beforeEach(async () => {
  fake.recover();
  await payOnline(server.college, sectionA, sectionB);
  payer = await createPayer(server.college);
});

afterAll(async () => {
  await server.close();
  await fake.close();
});

const start = (section = "A", session?: string) =>
  initializeSection(server.url, payer, section, session);

/** Opens a section, and pays it at the provider. @returns its reference */
const startAndPay = async (section = "A"): Promise<string> => {
  await start(section).expect(200);
  const { reference } = fake.last();
  fake.pay(reference);
  return reference;
};

const get = (path: string) =>
  request(server.url).get(path).set("authorization", payer.authorization);

/** What of each section may be paid online: of the fee table, and of the account. */
const payable = async () => {
  const { body: fee } = await get("/payment/fee-schedule/").expect(200);
  const { body: account } = await get("/payment/account/").expect(200);
  const amounts = (sections: { section: string; payable_online: number | null }[]) =>
    Object.fromEntries(sections.map((one) => [one.section, one.payable_online]));
  const table = amounts(fee.sections);
  expect(amounts(account.sessions[0].sections)).toEqual(table);
  return table;
};

const payAtCounter = async (naira: number, section = "A") => {
  const items = await counter.items(payer.id, section);
  const keys = items.map(({ key }) => key);
  await counter
    .record({ student_id: payer.id, method: "cash", amount: naira, items: keys })
    .expect(201);
};

const chargesOf = (section: "A" | "B" | "C") =>
  server.college.db
    .select()
    .from(charge)
    .where(eq(charge.accountId, payer.accountId))
    .orderBy(charge.id)
    .then((rows) => rows.filter((row) => row.section === section));

describe("opening a section", () => {
  it("charges what is outstanding of it, in the payer's name", async () => {
    expect(await payable()).toEqual({ A: 15_000, B: 30_000, C: null });
    const answer = await start().expect(200);
    expect(fake.last()).toMatchObject({
      amount: 15_000_00,
      metadata: { account_id: String(payer.accountId), purpose: "section", section: "A" },
    });
    expect(answer.body.data.reference).toBe(fake.last().reference);
    expect((await paymentCalled(server, fake.last().reference)).lines).toEqual([
      { code: "acceptance", label: expect.any(String), amountKobo: 10_000_00 },
      { code: "caution", label: expect.any(String), amountKobo: 5_000_00 },
    ]);
  });

  it("offers an open reference again, and keeps one for each section beside tuition", async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect([one.status, other.body]).toEqual([200, one.body]);
    await start("B").expect(200);
    expect(fake.last().amount).toBe(30_000_00);
    await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(200);
    expect((await start().expect(200)).body).toEqual(one.body);
    expect(fake.calls.initialize).toBe(3);
  });

  it("opens the rest once a part was paid at the counter, and closes what was open", async () => {
    await start().expect(200);
    const whole = fake.last().reference;
    await payAtCounter(12_000);
    expect(await payable()).toMatchObject({ A: 3_000 });
    await start().expect(200);
    expect(fake.last()).toMatchObject({ amount: 3_000_00 });
    expect((await paymentCalled(server, whole)).status).toBe("abandoned");
  });

  it("waits for money that is on its way", async () => {
    await start().expect(200);
    fake.set(fake.last().reference, { status: "processing" });
    const answer = await start().expect(400);
    expect(answer.body.code).toBe("payment_in_progress");
    // Of this section alone.
    await start("B").expect(200);
  });

  it.each([
    ["tuition", "C", undefined, "no_fees"],
    ["a session that there is not", "A", "1999/2000", "no_fees"],
  ] as const)("refuses %s", async (_what, section, session, code) => {
    const answer = await start(section, session).expect(400);
    expect(answer.body).toEqual({ detail: paymentTexts.sectionNotCharged, code });
    expect(fake.calls.initialize).toBe(0);
  });

  it("refuses a section that the college takes elsewhere alone", async () => {
    await payOnline(server.college, { stage: "returning", section: "A" });
    expect(await payable()).toEqual({ A: null, B: null, C: null });
    const answer = await start().expect(400);
    expect(answer.body).toEqual({ detail: paymentTexts.notOnline, code: "not_online" });
    expect(fake.calls.initialize).toBe(0);
  });

  it("offers and credits what was open before the college took it elsewhere alone", async () => {
    const first = await start().expect(200);
    await payOnline(server.college);
    expect((await start().expect(200)).body).toEqual(first.body);
    const { reference } = fake.last();
    fake.pay(reference);
    await verify(server.url, "section", reference).expect(200);
    expect(await chargesOf("A")).toMatchObject([{ paidKobo: 10_000_00 }, { paidKobo: 5_000_00 }]);
  });

  it("refuses what is paid, a deferred student, and a callback of another fee", async () => {
    await payAtCounter(15_000);
    const paid = await start().expect(400);
    expect(paid.body).toEqual({ detail: paymentTexts.sectionPaid, code: "already_paid" });
    const answer = await request(server.url)
      .post("/payment/section/initialize/")
      .set("authorization", payer.authorization)
      .send({ section: "B", callback_url: hostelCallback })
      .expect(400);
    expect(answer.body.code).toBe("callback_refused");
    await server.college.db
      .update(student)
      .set({ standing: "deferred" })
      .where(eq(student.id, payer.id));
    expect((await start("B").expect(409)).body.code).toBe("not_active");
    await request(server.url)
      .post("/payment/section/initialize/")
      .send({ section: "A", callback_url: sectionCallback })
      .expect(401);
    expect(fake.calls.initialize).toBe(0);
  });

  it("answers 502 while the provider is silent, opens nothing, and recovers", async () => {
    fake.behaviour = "failing";
    expect((await start().expect(502)).body.code).toBe("provider_unavailable");
    fake.behaviour = "well";
    await start().expect(200);
  });
});

describe("a section that is paid online", () => {
  it("is credited once, and neither opens nor locks anything", async () => {
    const reference = await startAndPay();
    const answers = await Promise.all(
      [1, 2, 3].map(() => verify(server.url, "section", reference)),
    );
    for (const { body } of answers) {
      expect(body.data).toMatchObject({
        status: "success",
        item: "Section A Fees",
        amount: 15_000,
      });
    }
    expect(await ledgerOf(server, payer.accountId)).toMatchObject([
      { amountKobo: 15_000_00, allocatedKobo: 15_000_00, channel: "online" },
    ]);
    expect(await chargesOf("A")).toMatchObject([
      { purpose: null, paidKobo: 10_000_00 },
      { purpose: null, paidKobo: 5_000_00 },
    ]);
    expect(await payable()).toEqual({ A: 0, B: 30_000, C: null });
    const { body: fee } = await get("/payment/fee-schedule/").expect(200);
    expect(fee.tuition).toMatchObject({ is_paid: false, amount: 86_500 });
    expect(fee.hostel.obstacle).toBe(paymentTexts.tuitionFirst);
  });

  it("is in the history with its receipt, which anybody can confirm", async () => {
    const reference = await startAndPay();
    await verify(server.url, "section", reference).expect(200);
    const { id } = await paymentCalled(server, reference);
    const { body } = await get("/payment/student-payments/").expect(200);
    expect(body).toMatchObject({
      tuition_payments: [],
      hostel_payments: [],
      section_payments: [{ id, amount: 15_000, reference, section: "A" }],
    });
    const pdf = await get(`/payment/receipt/download/?payment_type=section&payment_id=${id}`);
    expect([pdf.status, pdf.type]).toEqual([200, "application/pdf"]);
    await get(`/payment/receipt/download/?payment_type=tuition&payment_id=${id}`).expect(404);
    const [receipt] = await ledgerOf(server, payer.accountId);
    const confirmed = await request(server.url).get(`/payment/receipt/confirm/${receipt?.code}/`);
    expect(confirmed.body).toMatchObject({ item: "Section A Fees", amount: 15_000, reference });
  });

  it("is no payment of another purpose or section", async () => {
    const reference = await startAndPay();
    await verify(server.url, "tuition", reference).expect(404);
    fake.set(reference, {
      status: "success",
      metadata: { account_id: String(payer.accountId), purpose: "section", section: "B" },
    });
    expect((await verify(server.url, "section", reference).expect(409)).body.code).toBe(
      "payment_refused",
    );
    expect(await paymentCalled(server, reference)).toMatchObject({ refusal: "purpose" });
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
  });

  it("is credited when it is opened again after a closed tab", async () => {
    await startAndPay();
    expect((await start().expect(400)).body.code).toBe("already_paid");
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it("is refused if the counter took all of it meanwhile", async () => {
    const reference = await startAndPay();
    await payAtCounter(15_000);
    const answer = await verify(server.url, "section", reference).expect(409);
    expect(answer.body.detail).toContain("already paid");
    expect(await paymentCalled(server, reference)).toMatchObject({
      status: "refused",
      refusal: "already_paid",
      refusedAmount: 15_000_00,
    });
  });

  it("leaves credit if the counter took a part of it meanwhile, which pays tuition", async () => {
    const reference = await startAndPay();
    await payAtCounter(12_000);
    await verify(server.url, "section", reference).expect(200);
    expect(await payable()).toMatchObject({ A: 0 });
    const { body } = await get("/payment/fee-schedule/").expect(200);
    expect(body.tuition.amount).toBe(86_500 - 12_000);
  });

  it("is paid by its own money, not by credit that the account has", async () => {
    await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(200);
    const tuition = fake.last().reference;
    await payAtCounter(6_500, "C");
    fake.pay(tuition);
    await verify(server.url, "tuition", tuition).expect(200);
    const reference = await startAndPay();
    await verify(server.url, "section", reference).expect(200);
    const { body } = await get("/payment/account/").expect(200);
    expect(body).toMatchObject({ credit: 6_500, outstanding: 30_000 });
  });

  it("becomes credit if it was taken back meanwhile, and pays what is tuition then", async () => {
    const reference = await startAndPay("B");
    // Who is moved to another level owes section B there as tuition.
    await server.college.db.update(student).set({ level: 200 }).where(eq(student.id, payer.id));
    await get("/payment/account/").expect(200);
    await verify(server.url, "section", reference).expect(200);
    const [receipt] = await ledgerOf(server, payer.accountId);
    expect(receipt).toMatchObject({ amountKobo: 30_000_00, allocatedKobo: 29_000_00 });
  });
});

describe("arrears of a section", () => {
  it("are paid online by the rule of the level of that session", async () => {
    const { college } = server;
    await payOnline(college, { stage: "returning", section: "A" });
    const senior = await createPayer(college, { level: 300 });
    const [earlier] = await college.db
      .insert(academicSession)
      .values({ name: "2024/2025", isCurrent: false })
      .onConflictDoNothing()
      .returning();
    if (earlier === undefined) throw new Error("the session was there before");
    const sessionId = earlier.id;
    await college.db.insert(studentLevel).values({ studentId: senior.id, sessionId, level: 200 });
    await college.db.insert(charge).values({
      accountId: senior.accountId,
      sessionId,
      section: "A",
      code: "school",
      label: "School fees",
      amountKobo: 20_000_00,
      chargedAt: college.clock(),
    });
    payer = senior;
    const payableThen = async () => {
      const { body } = await get("/payment/account/").expect(200);
      const [old] = body.sessions.filter((one: { session: string }) => one.session === "2024/2025");
      return old.sections[0].payable_online;
    };
    const setLevel = (level: number) =>
      college.db.update(studentLevel).set({ level }).where(eq(studentLevel.studentId, senior.id));
    await setLevel(100);
    expect(await payableThen()).toBeNull();
    expect((await start("A", "2024/2025").expect(400)).body.code).toBe("not_online");
    await setLevel(200);
    expect(await payableThen()).toBe(20_000);
    await start("A", "2024/2025").expect(200);
    const { reference, amount } = fake.last();
    expect(amount).toBe(20_000_00);
    fake.pay(reference);
    await verify(server.url, "section", reference).expect(200);
    expect((await get("/payment/account/")).body.arrears).toBe(0);
    expect((await start("A", "2024/2025").expect(400)).body.code).toBe("already_paid");
  });
});
