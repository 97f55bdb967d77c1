import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import {
  createPayer,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
} from "../../testing/payments.ts";
import { signWebhook } from "./webhook.ts";

let fake: FakePaystack;
let server: TestCollege;
let payer: Payer;
let reference: string;
let fees: Awaited<ReturnType<typeof openFees>>;

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

const notice = (data: object = {}) =>
  JSON.stringify({ event: "charge.success", data: { reference, ...data } });

const send = (body: string, signature?: string) => {
  const call = request(server.url)
    .post("/payment/paystack/webhook/")
    .set("content-type", "application/json");
  return (signature === undefined ? call : call.set("x-paystack-signature", signature)).send(body);
};

const sendSigned = (body: string) => send(body, signWebhook(body, fake.secretKey));

describe("Paystack's webhook", () => {
  it("credits a confirmed payment once despite a replayed notice", async () => {
    fake.pay(reference);
    for (let times = 0; times < 3; times += 1) await sendSigned(notice()).expect(200);
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it("believes the provider, not the notice", async () => {
    await sendSigned(notice({ status: "success", amount: 86_500_00 })).expect(200);
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
    expect((await paymentCalled(server, reference)).status).toBe("pending");
  });

  it("refuses a notice without a valid signature over its exact bytes", async () => {
    fake.pay(reference);
    const body = notice();
    const signature = signWebhook(body, fake.secretKey);
    const flipped = `${signature.startsWith("0") ? "1" : "0"}${signature.slice(1)}`;
    for (const [sent, signedWith] of [
      [body, undefined],
      [body, ""],
      [body, flipped],
      [body, signature.slice(0, -1)],
      [body, signWebhook(body, "sk_test_somebody_elses")],
      [body.replace("{", "{ "), signature],
    ] as const) {
      expect((await send(sent, signedWith)).status).toBe(401);
    }
    expect(fake.calls.verify).toBe(0);
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
  });

  it("ignores foreign references and events", async () => {
    await sendSigned(notice({ reference: "SOMEBODYELSES" })).expect(200);
    const other = JSON.stringify({ event: "transfer.success", data: {} });
    await sendSigned(other).expect(200);
    expect(fake.calls.verify).toBe(0);
  });

  it("refuses a body that is no event", async () => {
    await sendSigned(JSON.stringify({ hello: "there" })).expect(400);
    await sendSigned("{").expect(400);
  });

  it("schedules a check when the provider does not answer", async () => {
    fake.pay(reference);
    fake.behaviour = "failing";
    await sendSigned(notice()).expect(200);
    expect(await paymentCalled(server, reference)).toMatchObject({
      status: "pending",
      nextCheckAt: server.clock.read(),
    });
  });
});
