import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createPayer,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
  tuitionCallback,
  verify,
} from "../../../testing/payments.ts";
import { sandboxSecret } from "./sandbox.ts";

let server: TestCollege;
let fees: Awaited<ReturnType<typeof openFees>>;
let payer: Payer;
let checkoutPath: string;
let reference: string;

beforeAll(async () => {
  server = await startTestCollege({ identity: { COLLEGE_NAME: "Ọ̀yọ́ <College> & Sons" } });
  fees = await openFees(server.college);
});

afterAll(async () => {
  await server.close();
});

beforeEach(async () => {
  payer = await createPayer(server.college);
  const answer = await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(200);
  reference = answer.body.data.reference;
  const address = new URL(answer.body.data.authorization_url);
  expect(address.origin).toBe(server.college.config.collegePublicUrl);
  checkoutPath = address.pathname;
});

const press = (action: string) =>
  request(server.url).post(checkoutPath).type("form").send({ action }).redirects(0);

const look = () => request(server.url).get(checkoutPath);

const verifyTuition = async () => (await verify(server.url, "tuition", reference)).body.data;

describe("the sandbox's checkout", () => {
  it("shows merchant, email and amount with escaped text", async () => {
    const { text, headers } = await look().expect(200);
    expect(text).toContain("<h1>Ọ̀yọ́ &lt;College&gt; &amp; Sons</h1>");
    expect(text).toContain(payer.email);
    expect(text).toContain("₦86,500.00");
    expect(text).not.toContain("<script");
    const policy = headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4000");
    expect(policy).not.toContain("unsafe");
  });

  it("takes the money, redirects the person and sends the webhook", async () => {
    const answer = await press("pay").expect(303);
    expect(answer.headers.location).toBe(
      `${tuitionCallback}?trxref=${reference}&reference=${reference}`,
    );
    // Nobody follows the redirect: the tab was closed. Only the webhook can have credited it.
    await expect.poll(() => ledgerOf(server, payer.accountId), { timeout: 20_000 }).toHaveLength(1);
    expect(await verifyTuition()).toMatchObject({
      status: "success",
      gateway_response: "Successful",
      amount: 86_500,
    });
  });

  it.each([
    ["decline", "failed", "Declined"],
    ["insufficient", "failed", "Insufficient funds"],
    ["cancel", "abandoned", "The transaction was not completed"],
  ])("sends a person who chose to %s back without taking anything", async (action, status, words) => {
    const answer = await press(action).expect(303);
    expect(answer.headers.location).toContain(`reference=${reference}`);
    expect(await verifyTuition()).toMatchObject({ status, gateway_response: words });
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
  });

  it("can be tried again after a refusal, on the same page", async () => {
    await press("decline").expect(303);
    expect((await verifyTuition()).status).toBe("failed");
    const { text } = await look().expect(200);
    expect(text).toContain("Declined");
    await press("pay").expect(303);
    expect((await verifyTuition()).status).toBe("success");
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it("takes money once, despite concurrent or later actions", async () => {
    const pressed = await Promise.all([press("pay"), press("pay"), press("pay")]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303]);
    await press("decline").expect(303);
    await press("cancel").expect(303);
    expect((await verifyTuition()).status).toBe("success");
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
    const { text } = await look().expect(200);
    expect(text).toContain("This payment is complete.");
    expect(text).not.toContain("<form");
  });

  it("answers an unknown code or action with a page", async () => {
    await request(server.url).get("/paystack-sandbox/checkout/0000").expect(404);
    await request(server.url)
      .post("/paystack-sandbox/checkout/0000")
      .type("form")
      .send({ action: "pay" })
      .expect(404);
    await press("steal").expect(400);
    expect((await paymentCalled(server, reference)).status).toBe("pending");
  });
});

describe("the sandbox's API", () => {
  const key = () => `Bearer ${sandboxSecret(server.college.config.secret)}`;

  it("requires its secret key", async () => {
    const path = `/paystack-sandbox/transaction/verify/${reference}`;
    await request(server.url).get(path).expect(401);
    await request(server.url).get(path).set("authorization", `${key()}x`).expect(401);
    await request(server.url).post("/paystack-sandbox/transaction/initialize").send({}).expect(401);
  });

  it("reports an unfinished transaction as Paystack does", async () => {
    const answer = await request(server.url)
      .get(`/paystack-sandbox/transaction/verify/${reference}`)
      .set("authorization", key())
      .expect(200);
    expect(answer.body).toMatchObject({
      status: true,
      data: {
        status: "abandoned",
        gateway_response: "The transaction was not completed",
        amount: 86_500_00,
        currency: "NGN",
        customer: { email: payer.email },
      },
    });
  });

  it("refuses a used or unknown reference, and an invalid body", async () => {
    const opening = {
      email: "a@b.example",
      amount: 100,
      currency: "NGN",
      reference,
      callback_url: tuitionCallback,
      metadata: {},
    };
    const initialize = (body: object) =>
      request(server.url)
        .post("/paystack-sandbox/transaction/initialize")
        .set("authorization", key())
        .send(body);
    expect((await initialize(opening).expect(400)).body).toMatchObject({
      status: false,
      code: "duplicate_reference",
    });
    expect((await initialize({ ...opening, amount: -1 }).expect(400)).body.status).toBe(false);
    const unknown = await request(server.url)
      .get("/paystack-sandbox/transaction/verify/NOBODY")
      .set("authorization", key())
      .expect(400);
    expect(unknown.body.code).toBe("transaction_not_found");
  });

  it("is absent when payments go to Paystack", async () => {
    const real = await startTestCollege({ config: { paystackSecretKey: "sk_live_of_a_college" } });
    await request(real.url).get("/paystack-sandbox/checkout/0000").expect(404);
    const answer = await request(real.url)
      .post("/paystack-sandbox/transaction/initialize")
      .send({});
    expect(answer.status).toBe(404);
    await real.close();
  });
});
