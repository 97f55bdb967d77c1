import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import request from "supertest";
import type { College } from "../src/context.ts";
import { charge } from "../src/db/schema/ledger.ts";
import { payment } from "../src/db/schema/payments.ts";
import { chargeStudents } from "../src/payments/ledger/charge-students.ts";
import { reverseCharges } from "../src/payments/ledger/entries.ts";
import type { Counter } from "./counter.ts";
import { creditPayment } from "./payments.ts";
import { nextSerial } from "./serial.ts";
import type { TestStaff } from "./staff.ts";

/** The endpoints of refunds, as one member of the staff calls them. */
export const refundsOf = (url: string, { authorization }: Pick<TestStaff, "authorization">) => {
  const get = (path: string) => request(url).get(`/payment${path}`).set({ authorization });
  const post = (path: string, body: object = {}) =>
    request(url).post(`/payment${path}`).set({ authorization }).send(body);
  return {
    get,
    list: (query: object = {}) => get("/refunds/").query(query),
    read: (id: number) => get(`/refunds/${id}/`),
    askForPayment: (id: number, reason = "The tuition of the session was paid twice") =>
      post(`/records/${id}/refund/`, { reason }),
    askForCredit: (body: object, key: string = randomUUID()) =>
      post("/refunds/", {
        amount: 10_000,
        kind: "overpaid",
        reason: "Paid more than was owed",
        ...body,
      }).set("idempotency-key", key),
    decide: (id: number, body: object = { is_approved: true }) =>
      post(`/refunds/${id}/decision/`, body),
    payOut: (id: number, reference = `TRF-${nextSerial("pay-out")}`) =>
      post(`/refunds/${id}/pay-out/`, { reference }),
    cancel: (id: number) => post(`/refunds/${id}/cancel/`),
  };
};

export type Refunds = ReturnType<typeof refundsOf>;

type Account = Pick<typeof payment.$inferSelect, "accountId" | "sessionId">;

/** A payment whose money the provider took and the college did not credit. @returns its id and reference */
export const refusePayment = async (
  { db, clock }: College,
  { accountId, sessionId }: Account,
  fields: Partial<typeof payment.$inferInsert> = {},
): Promise<{ readonly id: number; readonly reference: string }> => {
  const [row] = await db
    .insert(payment)
    .values({
      reference: `REFUSED${nextSerial("refused payment")}`,
      purpose: "tuition",
      accountId,
      sessionId,
      amountKobo: 86_500_00,
      currency: "NGN",
      lines: [],
      status: "refused",
      refusal: "already_paid",
      refusedAmount: 86_500_00,
      refusedCurrency: "NGN",
      openedAt: clock(),
      ...fields,
    })
    .returning({ id: payment.id, reference: payment.reference });
  if (row === undefined) throw new Error("the payment was not written");
  return row;
};

/** Pays the tuition of ₦86,500 with so much more that this credit is left. @returns the payment's reference */
export const overpayTuition = async (
  college: College,
  { accountId, sessionId }: Account,
  creditKobo: number,
): Promise<string> => {
  await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [accountId]));
  const { reference } = await creditPayment(college, {
    accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_00 + creditKobo,
  });
  return reference;
};

/** Credit of the counter: what pays a student's charges of section A, which are taken back afterwards. */
export const creditAtCounter = async (
  { db, clock }: College,
  counter: Counter,
  { id, accountId }: { readonly id: number; readonly accountId: number },
): Promise<{ readonly id: number; readonly number: string; readonly amount: number }> => {
  const items = await counter.items(id, "A");
  const amount = items.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const { body } = await counter
    .record({ student_id: id, method: "cash", amount, items: items.map(({ key }) => key) })
    .expect(201);
  const charged = await db.select().from(charge).where(eq(charge.accountId, accountId));
  const paid = charged.filter(({ paidKobo }) => paidKobo > 0).map((one) => one.id);
  await db.transaction((tx) => reverseCharges(tx, paid, clock()));
  return { id: body.id, number: body.number, amount };
};
