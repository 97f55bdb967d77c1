import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApplicant } from "../../../testing/applicants.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, openFees, type Payer } from "../../../testing/payments.ts";
import { type Refunds, refundsOf, refusePayment } from "../../../testing/refunds.ts";
import { mailTo } from "../../../testing/sign-ups.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { refund } from "../../db/schema/refunds.ts";
import { refundTexts } from "./texts.ts";

let server: TestCollege;
let sessionId: number;
let admin: TestStaff;
let officer: Refunds;
let colleague: Refunds;
let office: Refunds;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege();
  const { college, url } = server;
  ({ sessionId } = await openFees(college));
  admin = await createStaff(college, "SUPER_ADMIN");
  officer = refundsOf(url, await createStaff(college, "BURSARY_OFFICER"));
  colleague = refundsOf(url, await createStaff(college, "BURSARY_OFFICER"));
  office = refundsOf(url, admin);
});

afterAll(() => server.close());

beforeEach(async () => {
  payer = await createPayer(server.college);
});

const refusedOf = (fields: Parameters<typeof refusePayment>[2] = {}) =>
  refusePayment(server.college, { accountId: payer.accountId, sessionId }, fields);

const recordOf = async (id: number) => (await office.get(`/records/${id}/`).expect(200)).body;

const resolve = (id: number) =>
  request(server.url)
    .put(`/payment/records/${id}/resolution/`)
    .set({ authorization: admin.authorization })
    .send({ way: "given_back", note: "Refunded at the provider" });

describe("a refund of a refused payment", () => {
  it("is what an applicant's result page says once it is paid out", async () => {
    const applicant = await createApplicant(server.college);
    const { id, reference } = await refusePayment(
      server.college,
      { accountId: applicant.accountId, sessionId },
      { purpose: "screening" },
    );
    const answer = async () =>
      (await request(server.url).get(`/payment/verify/${reference}/`).expect(409)).body;
    const { body: asked } = await officer.askForPayment(id).expect(201);
    await colleague.decide(asked.id).expect(200);
    expect(await answer()).toMatchObject({
      code: "payment_refused",
      message: expect.stringContaining("Please contact the college"),
    });
    await officer.payOut(asked.id, "ZIB/2026/77").expect(200);
    expect(await answer()).toMatchObject({
      code: "payment_refunded",
      message: expect.stringMatching(/paid it back to you on .+ The reference is ZIB\/2026\/77\.$/),
    });
  });

  it("is asked for, approved by another person and paid out, which resolves the payment", async () => {
    const { id: paymentId, reference } = await refusedOf();
    expect(await recordOf(paymentId)).toMatchObject({ can_ask_refund: true, refund: null });
    const { body: asked } = await officer.askForPayment(paymentId).expect(201);
    expect(asked).toMatchObject({
      source: "payment",
      state: "asked",
      kind: "paid_twice",
      amount: 86_500,
      payment_id: paymentId,
      payment_reference: reference,
      payer: { kind: "student", id: payer.id, number: payer.matricNumber },
      asked_by: "Tunde Balogun",
      lines: [],
      can_decide: false,
      can_pay_out: false,
      can_cancel: true,
    });
    const self = await officer.decide(asked.id).expect(409);
    expect(self.body).toMatchObject({ code: "second_person" });
    await officer.payOut(asked.id).expect(409);

    const { body: approved } = await colleague.decide(asked.id).expect(200);
    expect(approved).toMatchObject({ state: "approved", can_pay_out: true, is_covered: true });
    expect(await recordOf(paymentId)).toMatchObject({
      is_in_refund: true,
      can_ask_refund: false,
      refund: { id: asked.id, state: "approved" },
    });
    const held = await resolve(paymentId).expect(409);
    expect(held.body).toMatchObject({ code: "refund_open" });

    const { body: paid } = await officer.payOut(asked.id, "  PSK refund\n 7781 ").expect(200);
    expect(paid).toMatchObject({
      state: "paid",
      reference: "PSK refund 7781",
      paid_at: server.clock.read().toISOString(),
      can_cancel: false,
    });
    const after = await recordOf(paymentId);
    expect(after).toMatchObject({
      is_in_refund: false,
      resolution: { text: "Refunded with PSK refund 7781", by: "Tunde Balogun" },
      refund: { state: "paid", reference: "PSK refund 7781" },
    });
    expect(after.audit.map(({ action }: { action: string }) => action)).toEqual([
      "refund.pay_out",
      "refund.approve",
      "refund.ask",
    ]);
    expect(await auditOf(server.college, `refund:${asked.id}`)).toHaveLength(3);
    const [mail] = await mailTo(server, payer.email);
    expect(mail?.subject).toBe("Refund of ₦86,500.00 by COHT");
    expect(mail?.text).toContain(
      "that you paid twice back to you. The reference is PSK refund 7781",
    );
    await resolve(paymentId).expect(409);
    const again = await officer.askForPayment(paymentId).expect(409);
    expect(again.body).toMatchObject({ code: "resolved" });
  });

  it("reaches applicants, too", async () => {
    const applicant = await createApplicant(server.college);
    const { id } = await refusePayment(
      server.college,
      { accountId: applicant.accountId, sessionId },
      { purpose: "screening", refusal: "amount", refusedAmount: 12_000_50 },
    );
    const { body } = await officer.askForPayment(id).expect(201);
    expect(body).toMatchObject({
      kind: "other",
      amount: 12_000.5,
      payer: { kind: "applicant", id: applicant.id, number: applicant.applicationNo },
    });
    await office.decide(body.id).expect(200);
    await office.payOut(body.id).expect(200);
    const mails = await mailTo(server, applicant.email);
    expect(mails.at(-1)?.text).toContain("/applicant/dashboard");
  });

  it("is open once, and is declined with a note or cancelled to make room for another", async () => {
    const { id } = await refusedOf();
    const short = await officer.askForPayment(id, " no \n ").expect(400);
    expect(short.body).toEqual({ reason: ["Say why, in 5 to 500 characters."] });
    const { body: first } = await officer.askForPayment(id).expect(201);
    const second = await colleague.askForPayment(id).expect(409);
    expect(second.body).toEqual({ detail: refundTexts.open, code: "refund_open" });
    const silent = await colleague.decide(first.id, { is_approved: false }).expect(400);
    expect(silent.body).toEqual({ note: ["Say why, in 5 to 500 characters."] });
    const no = { is_approved: false, note: "The bank has returned it already" };
    const declined = await colleague.decide(first.id, no).expect(200);
    expect(declined.body).toMatchObject({ state: "declined", note: no.note, can_cancel: false });
    await officer.cancel(first.id).expect(409);

    const { body: next } = await officer.askForPayment(id).expect(201);
    await colleague.decide(next.id).expect(200);
    const { body: cancelled } = await officer.cancel(next.id).expect(200);
    expect(cancelled).toMatchObject({ state: "cancelled", cancelled_by: "Tunde Balogun" });
    await colleague.decide(next.id).expect(409);
    await officer.payOut(next.id).expect(409);
    await resolve(id).expect(200);
  });

  it("is not for money of an unknown amount or in another currency, nor for other payments", async () => {
    const codeOf = async (fields: Parameters<typeof refusePayment>[2]) => {
      const { id } = await refusedOf(fields);
      const { body } = await officer.askForPayment(id).expect(409);
      expect(await recordOf(id)).toMatchObject({ can_ask_refund: false });
      return body.code;
    };
    const dollars = { refusal: "currency", refusedCurrency: "USD" } as const;
    expect(await codeOf(dollars)).toBe("other_currency");
    expect(await codeOf({ refusedAmount: null })).toBe("amount_unknown");
    expect(await codeOf({ status: "failed", refusal: null })).toBe("not_refused");
    const { id } = await refusedOf(dollars);
    await resolve(id).expect(200);
    await officer.askForPayment(2_147_483_647).expect(404);
  });

  it("has a reference of its own, whatever its letters", async () => {
    const approve = async () => {
      const { id } = await refusedOf();
      const { body } = await officer.askForPayment(id).expect(201);
      await colleague.decide(body.id).expect(200);
      return body.id;
    };
    const [first, second] = [await approve(), await approve()];
    for (const reference of [" x ", "y".repeat(61)]) {
      const { body } = await officer.payOut(first, reference).expect(400);
      expect(body).toEqual({ reference: [refundTexts.reference] });
    }
    await officer.payOut(first, "Zenith-44102").expect(200);
    const taken = await officer.payOut(second, "ZENITH-44102").expect(400);
    expect(taken.body).toEqual({ reference: [refundTexts.referenceTaken(first)] });
    await officer.payOut(second, "ZENITH-44103").expect(200);
  });
});

describe("the database", () => {
  it("refuses a decision by who asked, changes of what is final, and pay-outs that nobody approved", async () => {
    const { db, clock } = server.college;
    const { id: paymentId } = await refusedOf();
    const { body } = await officer.askForPayment(paymentId).expect(201);
    const [row] = await db.select().from(refund).where(eq(refund.id, body.id));
    const change = (values: Partial<typeof refund.$inferInsert>) =>
      db.update(refund).set(values).where(eq(refund.id, body.id));
    const decided = { isApproved: true, decidedAt: clock(), decidedBy: row?.askedBy ?? 0 };
    const paid = { paidAt: clock(), paidBy: admin.accountId, payOutReference: "NOT-APPROVED" };
    await expect(change(decided)).rejects.toThrow();
    await expect(change(paid)).rejects.toThrow();
    await expect(change({ amountKobo: 1 })).rejects.toThrow();
    await expect(db.delete(refund).where(eq(refund.id, body.id))).rejects.toThrow();
    await officer.cancel(body.id).expect(200);
    await expect(change({ cancelledAt: null, cancelledBy: null })).rejects.toThrow();
  });
});

it("is for the bursary and super admins only", async () => {
  const { id: paymentId } = await refusedOf();
  const { body } = await officer.askForPayment(paymentId).expect(201);
  const ict = refundsOf(server.url, await createStaff(server.college, "ICT_SUPPORT"));
  await ict.list().expect(403);
  await ict.read(body.id).expect(403);
  await ict.askForPayment(paymentId).expect(403);
  await ict.decide(body.id).expect(403);
  await ict.payOut(body.id).expect(403);
  await ict.cancel(body.id).expect(403);
  // It reads payments, and their refunds there.
  const { body: record } = await ict.get(`/records/${paymentId}/`).expect(200);
  expect(record.refund).toMatchObject({ id: body.id, state: "asked" });
});

it("is listed with filters and search", async () => {
  const { id: paymentId, reference } = await refusedOf();
  const { body: asked } = await officer.askForPayment(paymentId).expect(201);
  const idsOf = async (query: object) => {
    const { body } = await office.list({ search: payer.matricNumber, ...query }).expect(200);
    return body.rows.map(({ id }: { id: number }) => id);
  };
  expect(await idsOf({})).toEqual([asked.id]);
  expect(await idsOf({ state: "asked", kind: "paid_twice", source: "payment" })).toEqual([
    asked.id,
  ]);
  expect(await idsOf({ is_open: true })).toEqual([asked.id]);
  expect(await idsOf({ is_open: false })).toEqual([]);
  expect(await idsOf({ source: "credit" })).toEqual([]);
  expect(await idsOf({ from: "2026-03-10", until: "2026-03-10" })).toEqual([asked.id]);
  expect(await idsOf({ from: "2026-03-11" })).toEqual([]);
  expect(await idsOf({ search: payer.email })).toEqual([asked.id]);
  expect(await idsOf({ search: reference.toLowerCase() })).toEqual([asked.id]);
  await colleague.decide(asked.id).expect(200);
  await colleague.payOut(asked.id, "Listed-1").expect(200);
  expect(await idsOf({ search: "LISTED-1" })).toEqual([asked.id]);
  const { text } = await office.get("/refunds/export/").query({ format: "csv" }).expect(200);
  expect(text).toContain("Listed-1");
  await office.read(2_147_483_647).expect(404);
});
