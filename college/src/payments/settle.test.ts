import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import {
  createPayer,
  creditPayment,
  initializeHostel,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
  verify,
} from "../../testing/payments.ts";
import { paymentTexts } from "./texts.ts";

let fake: FakePaystack;
let server: TestCollege;
let payer: Payer;
let fees: Awaited<ReturnType<typeof openFees>>;
let reference: string;

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config });
  fees = await openFees(server.college);
});

beforeEach(async () => {
  fake.recover();
  payer = await createPayer(server.college);
  await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(200);
  reference = fake.last().reference;
});

afterAll(async () => {
  await server.close();
  await fake.close();
});

const verifyTuition = () => verify(server.url, "tuition", reference);

describe("verifying a payment", () => {
  it("credits an accepted payment and answers the result page", async () => {
    fake.pay(reference);
    const answer = await verifyTuition().expect(200);
    const { id } = await paymentCalled(server, reference);
    expect(answer.body).toEqual({
      message: paymentTexts.verified.succeeded,
      data: {
        gateway_response: "Successful",
        id,
        reference,
        item: "Tuition Fee",
        amount: 86_500,
        status: "success",
        student_details: { session: "2025/2026", surname: "Adeyemi", first_name: "Folake" },
      },
    });
    expect(await ledgerOf(server, payer.accountId)).toMatchObject([
      { paymentId: id, amountKobo: 86_500_00, allocatedKobo: 86_500_00, channel: "online" },
    ]);
  });

  it("credits once under repeated and concurrent calls", async () => {
    fake.pay(reference);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verifyTuition()));
    const again = await verifyTuition();
    for (const { status, body } of [...answers, again]) {
      expect([status, body.data.status]).toEqual([200, "success"]);
    }
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it("repeats a credited answer without the provider", async () => {
    fake.pay(reference);
    const first = await verifyTuition().expect(200);
    fake.behaviour = "failing";
    expect((await verifyTuition().expect(200)).body).toEqual(first.body);
  });

  it.each([
    ["failed", "Declined", "failed", paymentTexts.verified.failed],
    ["failed", "Insufficient funds", "failed", paymentTexts.verified.failed],
    [
      "abandoned",
      "The transaction was not completed",
      "abandoned",
      paymentTexts.verified.abandoned,
    ],
    ["ongoing", "The transaction was not completed", "abandoned", paymentTexts.verified.abandoned],
    ["pending", "Bank is processing", "pending", paymentTexts.verified.pending],
  ])("credits nothing for %s (%s)", async (status, gatewayResponse, transaction, message) => {
    fake.set(reference, { status, gateway_response: gatewayResponse });
    const answer = await verifyTuition().expect(200);
    expect(answer.body).toMatchObject({
      message,
      data: { status: transaction, gateway_response: gatewayResponse },
    });
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
  });

  it("credits a failed or abandoned payment that succeeds later", async () => {
    fake.set(reference, { status: "failed", gateway_response: "Declined" });
    await verifyTuition().expect(200);
    expect((await paymentCalled(server, reference)).status).toBe("failed");
    fake.pay(reference);
    expect((await verifyTuition().expect(200)).body.data.status).toBe("success");
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it.each([
    ["amount", { amount: 100 }],
    ["currency", { currency: "USD" }],
    ["owner", { metadata: { account_id: "999999", purpose: "tuition" } }],
    ["purpose", { metadata: { account_id: "", purpose: "hostel" } }],
  ] as const)("refuses money with the wrong %s and keeps it for review", async (refusal, change) => {
    const metadata =
      refusal === "purpose"
        ? { account_id: String(payer.accountId), purpose: "hostel" }
        : undefined;
    fake.pay(reference, { ...change, ...(metadata && { metadata }) });
    const answer = await verifyTuition().expect(409);
    expect(answer.body).toEqual({
      detail: paymentTexts.mismatch(server.college.identity.supportPhone),
      code: "payment_refused",
    });
    expect(await paymentCalled(server, reference)).toMatchObject({
      status: "refused",
      refusal,
      refusedAmount: fake.last().amount,
      refusedCurrency: fake.last().currency,
      nextCheckAt: null,
    });
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
    await verifyTuition().expect(409);
  });

  it("never credits one fee twice and keeps the second for refund", async () => {
    fake.set(reference, { status: "failed", gateway_response: "Declined" });
    await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(200);
    const second = fake.last().reference;
    fake.pay(second);
    await verify(server.url, "tuition", second).expect(200);
    fake.pay(reference);
    const answer = await verifyTuition().expect(409);
    expect(answer.body.detail).toBe(paymentTexts.paidTwice(server.college.identity.supportPhone));
    expect(await paymentCalled(server, reference)).toMatchObject({
      status: "refused",
      refusal: "already_paid",
      refusedAmount: 86_500_00,
    });
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it("knows a reference under its purpose only; the wrong path changes nothing", async () => {
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId: fees.sessionId,
      purpose: "tuition",
      amountKobo: 86_500_00,
    });
    await initializeHostel(server.url, payer).expect(200);
    const hostel = fake.last().reference;
    fake.pay(hostel);
    const answer = await verify(server.url, "tuition", hostel).expect(404);
    expect(answer.body).toEqual({ detail: paymentTexts.unknownReference });
    expect(fake.calls.verify).toBe(0);
    await verify(server.url, "hostel", hostel).expect(200);
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(2);
  });

  it("refuses unknown references and limits guesses", async () => {
    const attemptLimits = { perAccountAndAddress: 3, perAccount: 3, perAddress: 3 };
    const guarded = await startTestCollege({ config: { ...fake.config, attemptLimits } });
    const { tuitionFeeIds } = await openFees(guarded.college);
    const honest = await createPayer(guarded.college);
    await initializeTuition(guarded.url, honest, tuitionFeeIds[100]).expect(200);
    for (let index = 0; index < 3; index += 1) {
      await verify(guarded.url, "tuition", `GUESS${index}`).expect(404);
    }
    const stopped = await verify(guarded.url, "tuition", "GUESS3").expect(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    await verify(guarded.url, "tuition", fake.last().reference).expect(200);
    await guarded.close();
  });

  it.each([
    "silent",
    "html",
    "failing",
    "unauthorized",
  ] as const)("keeps the payment pending while the provider is %s", async (behaviour) => {
    fake.pay(reference);
    fake.behaviour = behaviour;
    const answer = await verifyTuition().expect(502);
    expect(answer.body).toEqual({
      detail: paymentTexts.stillPending,
      code: "provider_unavailable",
    });
    expect((await paymentCalled(server, reference)).status).toBe("pending");
    fake.behaviour = "well";
    await verifyTuition().expect(200);
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });
});
