import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { counterOf } from "../../../testing/counter.ts";
import { createPayer, openFees, type Payer } from "../../../testing/payments.ts";
import { type Race, startRace, statusCounts } from "../../../testing/race.ts";
import { overpayTuition, refundsOf, refusePayment } from "../../../testing/refunds.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { charge } from "../../db/schema/ledger.ts";
import { mailMessage } from "../../db/schema/mail.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { reverseCharges, spendCredit } from "../ledger/entries.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let race: Race;
let sessionId: number;
let asker: TestStaff;
let deciders: readonly [TestStaff, TestStaff];
let payer: Payer;

beforeAll(async () => {
  race = await startRace();
  const [{ college }] = race.colleges;
  ({ sessionId } = await openFees(college));
  asker = await createStaff(college, "BURSARY_OFFICER");
  deciders = [
    await createStaff(college, "BURSARY_OFFICER"),
    await createStaff(college, "SUPER_ADMIN"),
  ];
});

afterAll(() => race.close());

beforeEach(async () => {
  payer = await createPayer(race.colleges[0].college);
});

const first = () => race.colleges[0];

const refuse = () => refusePayment(first().college, { accountId: payer.accountId, sessionId });

const askForCredit = async (amount = 10_000) => {
  const { body } = await refundsOf(first().url, asker)
    .askForCredit({ student_id: payer.id, amount })
    .expect(201);
  return body.id;
};

const overpay = () =>
  overpayTuition(first().college, { accountId: payer.accountId, sessionId }, 10_000_00);

const actionsOf = async (id: number) => {
  const rows = await first()
    .college.db.select({ action: auditEntry.action })
    .from(auditEntry)
    .where(eq(auditEntry.subject, `refund:${id}`));
  return rows.map(({ action }) => action).toSorted();
};

const reservedOf = async () => {
  const rows = await first()
    .college.db.select()
    .from(charge)
    .where(eq(charge.accountId, payer.accountId));
  return rows.filter(({ section }) => section === "refund");
};

describe("at the same moment", () => {
  it("a refund is asked for once", async () => {
    const { id } = await refuse();
    const answers = await race.burst(6, (url) => refundsOf(url, asker).askForPayment(id));
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: 5 });
    await overpay();
    const body = { student_id: payer.id, amount: 4_000 };
    const key = "the same refund";
    const same = await race.burst(4, (url) => refundsOf(url, asker).askForCredit(body, key));
    expect(statusCounts(same)).toEqual({ 201: 4 });
    expect(new Set(same.map((answer) => answer.body.id)).size).toBe(1);
    // The rest is enough for one of them.
    const others = await race.burst(4, (url) => refundsOf(url, asker).askForCredit(body));
    expect(statusCounts(others)).toEqual({ 201: 1, 400: 3 });
  });

  it("a refund is decided once, by the first of two people", async () => {
    await overpay();
    const id = await askForCredit();
    const answers = await race.burst(6, (url, index) => {
      const isApproved = index % 2 === 0;
      const who = refundsOf(url, deciders[index % 2 === 0 ? 0 : 1]);
      return who.decide(id, { is_approved: isApproved, note: "It is not to be given back" });
    });
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 5 });
    const winner = answers.find(({ status }) => status === 200);
    const isApproved = winner?.body.state === "approved";
    expect(await reservedOf()).toHaveLength(isApproved ? 1 : 0);
    expect(await actionsOf(id)).toEqual([
      ...(isApproved ? ["refund.approve"] : []),
      "refund.ask",
      ...(isApproved ? [] : ["refund.decline"]),
    ]);
  });

  it("credit is reserved for one of two refunds that want all of it", async () => {
    await overpay();
    const ids = [await askForCredit(6_000), await askForCredit(4_000)];
    const { college } = first();
    await college.db.insert(charge).values({
      accountId: payer.accountId,
      sessionId,
      section: "C",
      purpose: "tuition",
      code: "more",
      label: "More",
      amountKobo: 4_000_00,
      chargedAt: college.clock(),
    });
    // It takes a part of the credit: the two want 10,000, and 6,000 are left.
    await college.db.transaction((tx) => spendCredit(tx, [payer.accountId], college.clock()));
    const answers = await race.burst(4, (url, index) =>
      refundsOf(url, deciders[0]).decide(ids[index % 2] ?? 0),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 3 });
    expect(await reservedOf()).toHaveLength(1);
  });

  it("a refund is paid out once, with one mail, and never cancelled as well", async () => {
    const { id: paymentId } = await refuse();
    const { body } = await refundsOf(first().url, asker).askForPayment(paymentId).expect(201);
    await refundsOf(first().url, deciders[0]).decide(body.id).expect(200);
    const answers = await race.burst(6, (url, index) => {
      const who = refundsOf(url, index < 3 ? asker : deciders[1]);
      return index === 5 ? who.cancel(body.id) : who.payOut(body.id);
    });
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 5 });
    const { db } = first().college;
    const [row] = await db.select().from(refund).where(eq(refund.id, body.id));
    const [paid] = await db.select().from(payment).where(eq(payment.id, paymentId));
    const isPaid = row?.state === "paid";
    expect(paid?.resolvedAt !== null).toBe(isPaid);
    const mails = await db.select().from(mailMessage).where(eq(mailMessage.recipient, payer.email));
    expect(mails).toHaveLength(isPaid ? 1 : 0);
  });

  it("two refunds with one reference are paid out once", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { id } = await refuse();
      const { body } = await refundsOf(first().url, asker).askForPayment(id).expect(201);
      await refundsOf(first().url, deciders[0]).decide(body.id).expect(200);
      ids.push(body.id);
    }
    const answers = await race.burst(2, (url, index) =>
      refundsOf(url, asker).payOut(ids[index] ?? 0, index === 0 ? "One-77" : "ONE-77"),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 400: 1 });
  });

  it("refused money is either refunded or dealt with by hand", async () => {
    const { id } = await refuse();
    const [asked, resolved] = await Promise.all([
      refundsOf(race.colleges[0].url, asker).askForPayment(id),
      request(race.colleges[1].url)
        .put(`/payment/records/${id}/resolution/`)
        .set({ authorization: deciders[1].authorization })
        .send({ way: "handled", note: "Done by hand" }),
    ]);
    expect([asked.status, resolved.status].toSorted()).not.toEqual([200, 201]);
  });

  it("a receipt is voided, or its money is paid out", async () => {
    const counter = counterOf(first().url, asker);
    const items = await counter.items(payer.id, "A");
    const amount = items.reduce((sum, { outstanding }) => sum + outstanding, 0);
    const { body: taken } = await counter
      .record({
        student_id: payer.id,
        method: "cash",
        amount,
        items: items.map(({ key }) => key),
      })
      .expect(201);
    const { college } = first();
    const paid = await college.db
      .select()
      .from(charge)
      .where(eq(charge.accountId, payer.accountId));
    const ids = paid.filter(({ paidKobo }) => paidKobo > 0).map(({ id }) => id);
    await college.db.transaction((tx) => reverseCharges(tx, ids, college.clock()));
    const id = await askForCredit(amount);
    await counter.askVoid(taken.id).expect(200);
    // Approved while the receipt is voided: either finds what the other has done.
    const [voided, approved] = await Promise.all([
      counterOf(race.colleges[0].url, deciders[0]).decideVoid(taken.id),
      refundsOf(race.colleges[1].url, deciders[1]).decide(id),
    ]);
    expect(voided.status).toBe(200);
    if (approved.status === 409) {
      expect(approved.body).toMatchObject({ code: "credit_gone" });
      return;
    }
    expect(approved.status).toBe(200);
    const { body } = await refundsOf(first().url, asker).payOut(id).expect(409);
    expect(body).toMatchObject({ code: "not_covered" });
  });

  it("a receipt is not voided while its money is paid out", async () => {
    await overpay();
    const counter = counterOf(first().url, asker);
    const items = await counter.items(payer.id, "A");
    const amount = items.reduce((sum, { outstanding }) => sum + outstanding, 0);
    const { body: taken } = await counter
      .record({
        student_id: payer.id,
        method: "cash",
        amount,
        items: items.map(({ key }) => key),
      })
      .expect(201);
    const { college } = first();
    const paid = await college.db
      .select()
      .from(charge)
      .where(eq(charge.accountId, payer.accountId));
    const ids = paid
      .filter(({ section, paidKobo }) => section === "A" && paidKobo > 0)
      .map(({ id }) => id);
    await college.db.transaction((tx) => reverseCharges(tx, ids, college.clock()));
    const id = await askForCredit(10_000 + amount);
    await refundsOf(first().url, deciders[0]).decide(id).expect(200);
    await counter.askVoid(taken.id).expect(200);
    const [voided, paidOut] = await Promise.all([
      counterOf(race.colleges[0].url, deciders[0]).decideVoid(taken.id),
      refundsOf(race.colleges[1].url, asker).payOut(id),
    ]);
    expect([voided.status, paidOut.status].toSorted()).toEqual([200, 409]);
    const refused = voided.status === 409 ? voided : paidOut;
    expect(refused.body.code).toBe(voided.status === 409 ? "refunded" : "not_covered");
  });
});
