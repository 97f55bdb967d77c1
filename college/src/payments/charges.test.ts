import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import {
  createPayer,
  creditPayment,
  hostelCallback,
  initializeHostel,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
  tuitionCallback,
} from "../../testing/payments.ts";
import { isCallbackUrl } from "./charges.ts";
import { paymentTexts } from "./texts.ts";

let fake: FakePaystack;
let server: TestCollege;
let payer: Payer;
let fees: Awaited<ReturnType<typeof openFees>>;

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config });
  fees = await openFees(server.college, { lateFrom: "2026-03-11" });
});

beforeEach(async () => {
  fake.recover();
  payer = await createPayer(server.college);
});

afterAll(async () => {
  await server.close();
  await fake.close();
});

const startTuition = () => initializeTuition(server.url, payer, fees.tuitionFeeIds[100]);

describe("opening tuition", () => {
  it("charges what the college computes, in kobo, in the payer's name", async () => {
    const answer = await startTuition().expect(200);
    expect(fake.last()).toMatchObject({
      amount: 86_500_00,
      currency: "NGN",
      metadata: { account_id: String(payer.accountId), purpose: "tuition" },
    });
    expect(answer.body.data).toEqual({
      authorization_url: `https://checkout.example/${fake.last().reference}`,
      reference: fake.last().reference,
    });
    expect(fake.last().reference).toMatch(/^[0-9A-Z]{25}$/);
  });

  it("adds the late fee from its date in the college's zone", async () => {
    const atLast = await startTestCollege({ config: fake.config, now: "2026-03-10T22:59:00Z" });
    const { tuitionFeeIds } = await openFees(atLast.college, { lateFrom: "2026-03-11" });
    const late = await createPayer(atLast.college);
    await initializeTuition(atLast.url, late, tuitionFeeIds[100]).expect(200);
    expect(fake.last().amount).toBe(86_500_00);
    atLast.clock.advance({ minutes: 1 });
    await initializeTuition(atLast.url, late, tuitionFeeIds[100]).expect(200);
    expect(fake.last().amount).toBe(96_500_00);
    expect((await paymentCalled(atLast, fake.last().reference)).lines.at(-1)).toEqual({
      code: "late",
      label: "Late payment fee",
      amountKobo: 10_000_00,
    });
    await atLast.close();
  });

  it("offers an open reference again and opens one for two tabs", async () => {
    const [one, other] = await Promise.all([startTuition(), startTuition()]);
    const later = await startTuition();
    expect([one.status, other.status, later.status]).toEqual([200, 200, 200]);
    expect(other.body).toEqual(one.body);
    expect(later.body).toEqual(one.body);
    expect(fake.calls.initialize).toBe(1);
  });

  it("credits an open reference that was paid and opens nothing", async () => {
    await startTuition().expect(200);
    fake.pay(fake.last().reference);
    const answer = await startTuition().expect(400);
    expect(answer.body).toEqual({ detail: paymentTexts.alreadyPaid, code: "already_paid" });
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
    expect(fake.calls.initialize).toBe(1);
  });

  it("waits for a payment that is being processed", async () => {
    await startTuition().expect(200);
    fake.set(fake.last().reference, { status: "processing" });
    const answer = await startTuition().expect(400);
    expect(answer.body.code).toBe("payment_in_progress");
    expect(fake.calls.initialize).toBe(1);
  });

  it("opens another reference after a failed or forgotten one", async () => {
    await startTuition().expect(200);
    const failed = fake.last().reference;
    fake.set(failed, { status: "failed", gateway_response: "Declined" });
    await startTuition().expect(200);
    const second = fake.last().reference;
    expect(second).not.toBe(failed);
    fake.forget(second);
    await startTuition().expect(200);
    expect(fake.last().reference).not.toBe(second);
    expect((await paymentCalled(server, failed)).status).toBe("failed");
    expect((await paymentCalled(server, second)).status).toBe("abandoned");
  });

  it.each([
    "silent",
    "html",
    "failing",
    "unauthorized",
  ] as const)("answers 502 while the provider is %s, opens nothing, and recovers", async (behaviour) => {
    fake.behaviour = behaviour;
    const answer = await startTuition().expect(502);
    expect(answer.body).toEqual({
      detail: paymentTexts.providerDown,
      code: "provider_unavailable",
    });
    fake.behaviour = "well";
    await startTuition().expect(200);
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
  });

  it("keeps the open reference while the provider cannot be asked about it", async () => {
    const first = await startTuition().expect(200);
    fake.behaviour = "failing";
    await startTuition().expect(502);
    fake.behaviour = "well";
    expect((await startTuition().expect(200)).body).toEqual(first.body);
  });

  it("refuses a record that is not the student's own active one", async () => {
    const other = await initializeTuition(server.url, payer, fees.tuitionFeeIds[200]);
    expect([other.status, other.body.code]).toEqual([400, "fee_not_active"]);
    const unknown = await initializeTuition(server.url, payer, 999_999);
    expect([unknown.status, unknown.body.code]).toEqual([400, "fee_not_active"]);
    expect(fake.calls.initialize).toBe(0);
  });

  it("refuses a department without fees", async () => {
    const nurse = await createPayer(server.college, { department: "Nursing" });
    const answer = await initializeTuition(server.url, nurse, fees.tuitionFeeIds[100]);
    expect([answer.status, answer.body.code]).toEqual([400, "no_fees"]);
  });

  it("refuses a callback outside the portal's result pages", async () => {
    for (const callback_url of ["https://evil.example/tuition-verify", hostelCallback]) {
      const answer = await request(server.url)
        .post("/payment/tuition/initialize/")
        .set("authorization", payer.authorization)
        .send({ tuition_fee_id: fees.tuitionFeeIds[100], callback_url });
      expect([answer.status, answer.body.code]).toEqual([400, "callback_refused"]);
    }
    expect(fake.calls.initialize).toBe(0);
  });

  it("refuses tuition that is paid, and anybody who is not signed in", async () => {
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId: fees.sessionId,
      purpose: "tuition",
    });
    const answer = await startTuition().expect(400);
    expect(answer.body.code).toBe("already_paid");
    await request(server.url)
      .post("/payment/tuition/initialize/")
      .send({ tuition_fee_id: fees.tuitionFeeIds[100], callback_url: tuitionCallback })
      .expect(401);
  });
});

describe("opening the hostel fee", () => {
  const payTuition = () =>
    creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId: fees.sessionId,
      purpose: "tuition",
    });

  it("refuses before tuition is paid, in the specified words", async () => {
    const answer = await initializeHostel(server.url, payer).expect(400);
    expect(answer.body).toEqual({
      detail: "You have to pay tuition fee first, before commencing hostel application",
      code: "tuition_unpaid",
    });
    expect(fake.calls.initialize).toBe(0);
  });

  it("charges ₦25,000, whatever amount the client sends", async () => {
    await payTuition();
    for (const amount of [1, 24_999, 25_000.5, 2_500_000]) {
      const answer = await initializeHostel(server.url, payer, amount);
      expect([answer.status, answer.body.code]).toEqual([400, "amount_differs"]);
    }
    expect(fake.calls.initialize).toBe(0);
    await initializeHostel(server.url, payer).expect(200);
    expect(fake.last().amount).toBe(25_000_00);
  });

  it("refuses a fee that is paid", async () => {
    await payTuition();
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId: fees.sessionId,
      purpose: "hostel",
    });
    const answer = await initializeHostel(server.url, payer).expect(400);
    expect(answer.body.code).toBe("already_paid");
  });
});

const portal = "https://portal.college.example";

describe("the return address of a payer", () => {
  it("is a result page of the same purpose on the portal", () => {
    expect(isCallbackUrl(`${portal}/student/tuition-verify`, "tuition", portal)).toBe(true);
    expect(isCallbackUrl(`${portal}/tuition-verify`, "tuition", portal)).toBe(true);
    expect(isCallbackUrl(`${portal}/student/hostel-payment-verify`, "hostel", portal)).toBe(true);
    expect(isCallbackUrl(`${portal}/hostel-payment-verify/`, "hostel", portal)).toBe(true);
  });

  it.each([
    ["another origin", "https://evil.example/tuition-verify"],
    ["the portal's name as a user", "https://portal.college.example@evil.example/tuition-verify"],
    ["a name that begins like the portal's", `${portal}.evil.example/tuition-verify`],
    ["another scheme", "http://portal.college.example/tuition-verify"],
    ["a script", "javascript:alert(1)"],
    ["another port", `${portal}:8443/tuition-verify`],
    ["another path", `${portal}/student/dashboard`],
    ["the other purpose's path", `${portal}/hostel-payment-verify`],
    ["a query of its own", `${portal}/tuition-verify?reference=SOMEBODY`],
    ["a fragment", `${portal}/tuition-verify#x`],
    ["credentials", "https://a:b@portal.college.example/tuition-verify"],
    ["a bare path", "/tuition-verify"],
    ["spaced, as browsers forgive and the provider may not", `${portal}/tuition-verify\n`],
    ["cut by what browsers leave out", `${portal}/tuition\t-verify`],
    ["ended by a character no database holds", `${portal}/tuition-verify\u0000`],
  ])("is not %s", (_, address) => {
    expect(isCallbackUrl(address, "tuition", portal)).toBe(false);
  });
});
