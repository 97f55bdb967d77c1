import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApplicant, createApplicationSession } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import { createPayer, ledgerOf, openFees, paymentCalled, verify } from "../../testing/payments.ts";
import { readPdf } from "../../testing/pdf.ts";
import { signInAs } from "../../testing/people.ts";
import { applicationSession } from "../db/schema/admissions.ts";
import { payment } from "../db/schema/payments.ts";
import { isCallbackUrl, screeningCallbackUrl } from "./charges.ts";
import { openPaystack } from "./paystack-client.ts";
import type { Cashier } from "./provider.ts";
import { reconcile } from "./reconcile.ts";
import { paymentTexts } from "./texts.ts";
import { signWebhook } from "./webhook.ts";

let fake: FakePaystack;
let server: TestCollege;
let cashier: Cashier;
let session: typeof applicationSession.$inferSelect;
let fees: Awaited<ReturnType<typeof openFees>>;
let applicant: Awaited<ReturnType<typeof createPayingApplicant>>;

const createPayingApplicant = async (fields: Parameters<typeof createApplicant>[1] = {}) => {
  const created = await createApplicant(server.college, {
    applicationSessionId: session.id,
    ...fields,
  });
  return { ...created, authorization: (await signInAs(server.college, created)).authorization };
};

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config });
  fees = await openFees(server.college);
  session = await createApplicationSession(server.college);
  cashier = {
    ...server.college,
    provider: openPaystack({ apiUrl: () => fake.url, secretKey: fake.secretKey, timeoutMs: 4_000 }),
  };
});

beforeEach(async () => {
  fake.recover();
  applicant = await createPayingApplicant();
});

afterAll(async () => {
  await server.close();
  await cashier.provider.close();
  await fake.close();
});

const initialize = (amount = 10_000, who: { readonly authorization: string } = applicant) =>
  request(server.url)
    .post("/payment/initialize/")
    .set("authorization", who.authorization)
    .send({ amount });

const verifyScreening = (reference: string) =>
  request(server.url).get(`/payment/verify/${reference}/`);

const openReference = async (): Promise<string> => {
  await initialize().expect(200);
  return fake.last().reference;
};

const mailTo = async (email: string) => (await server.mail()).filter(({ to }) => to === email);

describe("opening the screening fee", () => {
  it("charges the session's fee and returns to the portal's result page", async () => {
    const answer = await initialize().expect(200);
    const { reference } = fake.last();
    expect(answer.body.data).toEqual({
      authorization_url: `https://checkout.example/${reference}`,
      reference,
    });
    expect(fake.last()).toMatchObject({
      amount: 10_000_00,
      currency: "NGN",
      metadata: {
        account_id: String(applicant.accountId),
        purpose: "screening",
        custom_fields: [
          { variable_name: "payer", value: applicant.applicationNo },
          { variable_name: "item", value: "Pre-admission Screening Fee" },
        ],
      },
    });
    expect((await paymentCalled(server, reference)).sessionId).toBe(session.academicSessionId);
  });

  it("returns to a page that is one of the portal's own", () => {
    const portal = "https://portal.college.example";
    expect(isCallbackUrl(screeningCallbackUrl(portal), "screening", portal)).toBe(true);
    expect(isCallbackUrl(screeningCallbackUrl(portal), "tuition", portal)).toBe(false);
  });

  it.each([0, 1, 9_999.99, 10_001, 1_000_000])("refuses the amount %d", async (amount) => {
    const answer = await initialize(amount).expect(400);
    expect(answer.body).toEqual({ detail: paymentTexts.amountDiffers, code: "amount_differs" });
    expect(fake.calls.initialize).toBe(0);
  });

  it("asks the fee of the applicant's own session", async () => {
    const dear = await createApplicationSession(server.college, {
      name: "2026/2027",
      screeningFeeKobo: 12_500_50,
    });
    const other = await createPayingApplicant({ applicationSessionId: dear.id });
    await initialize(10_000, other).expect(400);
    await initialize(12_500.5, other).expect(200);
    expect(fake.last().amount).toBe(12_500_50);
  });

  it("offers the open reference again instead of a second payment", async () => {
    const first = await initialize().expect(200);
    expect((await initialize().expect(200)).body).toEqual(first.body);
    expect(fake.calls.initialize).toBe(1);
  });

  it("is for applicants only", async () => {
    const student = await createPayer(server.college);
    await initialize(10_000, student).expect(403);
    await request(server.url).post("/payment/initialize/").send({ amount: 10_000 }).expect(401);
  });

  it("refuses a fee that is paid", async () => {
    const reference = await openReference();
    fake.pay(reference);
    await verifyScreening(reference).expect(200);
    const answer = await initialize().expect(400);
    expect(answer.body).toEqual({ detail: paymentTexts.screeningPaid, code: "already_paid" });
  });

  it("answers 502 while the provider is down, and works again after it", async () => {
    fake.behaviour = "failing";
    const answer = await initialize().expect(502);
    expect(answer.body.code).toBe("provider_unavailable");
    fake.behaviour = "well";
    await initialize().expect(200);
  });
});

describe("an application session that takes nothing now", () => {
  const closed = {
    detail: "Applications closed on Tuesday 10 March 2026 at 10:00.",
    code: "session_closed",
  };

  const applicantOf = async (fields: Partial<typeof applicationSession.$inferInsert>) => {
    const { id } = await createApplicationSession(server.college, fields);
    return createPayingApplicant({ applicationSessionId: id });
  };

  it("opens no payment from the instant it closes, nor before it opens", async () => {
    const now = server.clock.read();
    const late = await applicantOf({ closesAt: now });
    expect((await initialize(10_000, late).expect(409)).body).toEqual(closed);
    const early = await applicantOf({ opensAt: new Date(now.getTime() + 1) });
    expect((await initialize(10_000, early).expect(409)).body).toEqual({
      detail: "Applications open on Tuesday 10 March 2026 at 10:00.",
      code: "session_closed",
    });
    const lastMoment = await applicantOf({ closesAt: new Date(now.getTime() + 1) });
    await initialize(10_000, lastMoment).expect(200);
  });

  it("still offers the payment that was opened in time, no other", async () => {
    const payer = await applicantOf({});
    const first = await initialize(10_000, payer).expect(200);
    await server.college.db
      .update(applicationSession)
      .set({ closesAt: server.clock.read() })
      .where(eq(applicationSession.id, payer.applicationSessionId));
    expect((await initialize(10_000, payer).expect(200)).body).toEqual(first.body);
    fake.set(fake.last().reference, { status: "failed" });
    expect((await initialize(10_000, payer).expect(409)).body).toEqual(closed);
  });

  it("still credits what was paid", async () => {
    const payer = await applicantOf({});
    await initialize(10_000, payer).expect(200);
    await server.college.db
      .update(applicationSession)
      .set({ closesAt: server.clock.read() })
      .where(eq(applicationSession.id, payer.applicationSessionId));
    fake.pay(fake.last().reference);
    await verifyScreening(fake.last().reference).expect(200);
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
    expect((await initialize(10_000, payer).expect(400)).body.code).toBe("already_paid");
  });
});

describe("verifying a screening payment", () => {
  it("credits it and tells what the public result page shows", async () => {
    const reference = await openReference();
    fake.pay(reference);
    const answer = await verifyScreening(reference).expect(200);
    const { id } = await paymentCalled(server, reference);
    expect(answer.body).toEqual({
      message: paymentTexts.verified.succeeded,
      data: {
        gateway_response: "Successful",
        id,
        reference,
        item: "Pre-admission Screening Fee",
        amount: 10_000,
        status: "success",
        student_details: { session: "2025/2026", surname: "Okonkwo", first_name: "Ngozi" },
      },
    });
    expect(await ledgerOf(server, applicant.accountId)).toMatchObject([
      { channel: "online", amountKobo: 10_000_00, allocatedKobo: 10_000_00 },
    ]);
  });

  it("mails the applicant the reference once", async () => {
    const reference = await openReference();
    fake.pay(reference);
    await Promise.all(Array.from({ length: 5 }, () => verifyScreening(reference)));
    await verifyScreening(reference).expect(200);
    const mails = await mailTo(applicant.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Your COHT screening fee is received");
    expect(mails[0]?.text).toContain("Dear Ngozi,");
    expect(mails[0]?.text).toContain("₦10,000.00");
    expect(mails[0]?.text).toContain(reference);
    expect(mails[0]?.text).toContain("http://localhost:4000/applicant/application-form");
  });

  it("credits and mails nothing for a payment that was not made", async () => {
    const reference = await openReference();
    const open = await verifyScreening(reference).expect(200);
    expect(open.body.data.status).toBe("abandoned");
    fake.set(reference, { status: "failed", gateway_response: "Declined" });
    const failed = await verifyScreening(reference).expect(200);
    expect(failed.body.data).toMatchObject({ status: "failed", gateway_response: "Declined" });
    expect(await ledgerOf(server, applicant.accountId)).toEqual([]);
    expect(await mailTo(applicant.email)).toEqual([]);
  });

  it("says why it refuses as a message", async () => {
    const unknown = await verifyScreening("NO-SUCH-REFERENCE").expect(404);
    expect(unknown.body.message).toBe(paymentTexts.unknownReference);
    const reference = await openReference();
    fake.behaviour = "failing";
    const down = await verifyScreening(reference).expect(502);
    expect(down.body.message).toBe(paymentTexts.stillPending);
    fake.behaviour = "well";
    fake.pay(reference, { amount: 100 });
    const short = await verifyScreening(reference).expect(409);
    expect(short.body).toMatchObject({
      message: paymentTexts.mismatch(server.college.identity.supportPhone),
      code: "payment_refused",
    });
    expect(await ledgerOf(server, applicant.accountId)).toEqual([]);
    expect(await mailTo(applicant.email)).toEqual([]);
  });

  it("is not to be had under another purpose's address, either way round", async () => {
    const reference = await openReference();
    fake.pay(reference);
    await verify(server.url, "tuition", reference).expect(404);
    await verify(server.url, "hostel", reference).expect(404);
    const student = await createPayer(server.college);
    const tuition = await request(server.url)
      .post("/payment/tuition/initialize/")
      .set("authorization", student.authorization)
      .send({
        tuition_fee_id: fees.tuitionFeeIds[100],
        callback_url: "http://localhost:4000/student/tuition-verify",
      })
      .expect(200);
    await verifyScreening(tuition.body.data.reference).expect(404);
    expect(await ledgerOf(server, applicant.accountId)).toEqual([]);
  });

  it("limits guesses", async () => {
    const attemptLimits = { perAccountAndAddress: 2, perAddress: 2 };
    const guarded = await startTestCollege({ config: { ...fake.config, attemptLimits } });
    const guess = () => request(guarded.url).get("/payment/verify/GUESS/");
    await guess().expect(404);
    await guess().expect(404);
    expect((await guess().expect(429)).headers["retry-after"]).toBeDefined();
    await guarded.close();
  });
});

describe("a payment made while the tab was closed", () => {
  it("is found and credited by the reconciliation, with its mail", async () => {
    const reference = await openReference();
    fake.pay(reference);
    await server.college.db
      .update(payment)
      .set({ nextCheckAt: server.clock.read() })
      .where(eq(payment.reference, reference));
    await reconcile(cashier);
    expect(await ledgerOf(server, applicant.accountId)).toHaveLength(1);
    expect(await mailTo(applicant.email)).toHaveLength(1);
  });

  it("is credited by the provider's notice", async () => {
    const reference = await openReference();
    fake.pay(reference);
    const body = JSON.stringify({ event: "charge.success", data: { reference } });
    await request(server.url)
      .post("/payment/paystack/webhook/")
      .set("content-type", "application/json")
      .set("x-paystack-signature", signWebhook(body, fake.secretKey))
      .send(body)
      .expect(200);
    expect(await ledgerOf(server, applicant.accountId)).toHaveLength(1);
    expect(await mailTo(applicant.email)).toHaveLength(1);
  });

  it("is found when the applicant asks to pay again", async () => {
    fake.pay(await openReference());
    expect((await initialize().expect(400)).body.code).toBe("already_paid");
    expect(await ledgerOf(server, applicant.accountId)).toHaveLength(1);
  });
});

describe("the receipt of the screening fee", () => {
  const download = (who: { readonly authorization: string }) =>
    request(server.url)
      .get("/payment/screening/receipt/")
      .set("authorization", who.authorization)
      .buffer();

  it("says who paid for which session, and is confirmed by its code", async () => {
    const reference = await openReference();
    fake.pay(reference);
    await verifyScreening(reference).expect(200);
    const answer = await download(applicant).expect(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toContain('filename="screening_receipt.pdf"');
    const [entry] = await ledgerOf(server, applicant.accountId);
    const { text, pages } = await readPdf(answer.body);
    for (const words of [
      "Okonkwo Ngozi",
      `Application number ${applicant.applicationNo}`,
      `Application session ${session.title}`,
      "Pre-admission Screening Fee, 2025/2026 session",
      "₦10,000.00",
      reference,
      `${server.college.config.publicUrl}/receipt/${entry?.code}`,
    ]) {
      expect(text).toContain(words);
    }
    // As its title and as the one line of its bill.
    expect(text.match(/Pre-admission Screening Fee/g)).toHaveLength(2);
    expect(pages).toBe(1);
    const { body } = await request(server.url)
      .get(`/payment/receipt/confirm/${entry?.code}/`)
      .expect(200);
    expect(body).toMatchObject({
      payer: "Okonkwo Ngozi",
      item: "Pre-admission Screening Fee",
      amount: 10_000,
      reference,
    });
  });

  it("exists after the fee is paid, for the applicant only", async () => {
    await openReference();
    await download(applicant).expect(404);
    await download(await createPayer(server.college)).expect(403);
    await request(server.url).get("/payment/screening/receipt/").expect(401);
  });
});
