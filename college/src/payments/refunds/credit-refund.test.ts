import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type Counter, counterOf } from "../../../testing/counter.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { readPdf } from "../../../testing/pdf.ts";
import {
  creditAtCounter,
  overpayTuition,
  type Refunds,
  refundsOf,
} from "../../../testing/refunds.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { charge } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import { reverseCharges, reverseReceipt, spendCredit } from "../ledger/entries.ts";
import { refundTexts } from "./texts.ts";

let server: TestCollege;
let sessionId: number;
let officer: Refunds;
let colleague: Refunds;
let office: Refunds;
let admin: TestStaff;
let counter: Counter;
let secondCounter: Counter;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege();
  const { college, url } = server;
  ({ sessionId } = await openFees(college));
  const [first, second] = [
    await createStaff(college, "BURSARY_OFFICER"),
    await createStaff(college, "BURSARY_OFFICER"),
  ];
  officer = refundsOf(url, first);
  colleague = refundsOf(url, second);
  admin = await createStaff(college, "SUPER_ADMIN");
  office = refundsOf(url, admin);
  counter = counterOf(url, first);
  secondCounter = counterOf(url, second);
});

afterAll(() => server.close());

beforeEach(async () => {
  payer = await createPayer(server.college);
});

const overpay = (kobo = 10_000_00) =>
  overpayTuition(server.college, { accountId: payer.accountId, sessionId }, kobo);

const account = async () => {
  const { body } = await request(server.url)
    .get("/payment/account/")
    .set({ authorization: payer.authorization })
    .expect(200);
  return body;
};

/** What receipts come to is what was paid, refunded and credit together. */
const expectBalanced = async () => {
  const shown = await account();
  const received = shown.receipts
    .filter(({ voided_at }: { voided_at: string | null }) => voided_at === null)
    .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  expect(shown.paid + shown.refunded + shown.credit).toBe(received);
  return shown;
};

const ask = async (body: object = {}) =>
  (await officer.askForCredit({ student_id: payer.id, ...body }).expect(201)).body;

const approve = async (body: object = {}) => {
  const { id } = await ask(body);
  return (await colleague.decide(id).expect(200)).body;
};

describe("a refund of credit", () => {
  it("reserves the credit when it is approved, and the account shows it to the end", async () => {
    const reference = await overpay();
    expect(await expectBalanced()).toMatchObject({ credit: 10_000, refunded: 0 });
    const asked = await ask({ amount: 7_000.5, kind: "withdrawn" });
    expect(asked).toMatchObject({ source: "credit", state: "asked", amount: 7_000.5, lines: [] });
    // Asking reserves nothing.
    expect(await account()).toMatchObject({ credit: 10_000, refunds: [{ state: "asked" }] });
    const { body: approved } = await colleague.decide(asked.id).expect(200);
    expect(approved.lines).toMatchObject([{ channel: "online", reference, amount: 7_000.5 }]);
    const before = await expectBalanced();
    expect(before).toMatchObject({
      credit: 2_999.5,
      refunded: 7_000.5,
      receipts: [{ reference, refunded: 7_000.5 }],
    });
    await office.payOut(asked.id, "GTB-2026-77").expect(200);
    const after = await expectBalanced();
    expect(after).toMatchObject({
      credit: 2_999.5,
      refunds: [
        {
          state: "paid",
          kind: "withdrawn",
          amount: 7_000.5,
          reference: "GTB-2026-77",
          payment_reference: null,
        },
      ],
    });
    expect(after).toMatchObject({ charged: before.charged, outstanding: before.outstanding });
  });

  it("is no debt: not in the account, at the counter, on the dashboard", async () => {
    await overpay();
    const dashboard = async () => {
      const { body } = await request(server.url)
        .get("/staff/dashboard/bursary/")
        .set({ authorization: admin.authorization })
        .expect(200);
      return body;
    };
    const before = await dashboard();
    const plain = await account();
    await approve();
    const shown = await account();
    for (const name of ["charged", "paid", "outstanding", "arrears", "sessions"]) {
      expect(shown[name]).toEqual(plain[name]);
    }
    const { body: student } = await counter.student(payer.id).expect(200);
    expect(student.items.map(({ section }: { section: string }) => section)).not.toContain(
      "refund",
    );
    const { asked_refunds, approved_refunds, ...sums } = await dashboard();
    expect({ asked_refunds, approved_refunds }).toEqual({
      asked_refunds: before.asked_refunds,
      approved_refunds: before.approved_refunds + 1,
    });
    expect(sums).toMatchObject({ charged: before.charged, paid: before.paid });
  });

  it("does not keep the schedule from being charged to a student who comes back", async () => {
    const { db, clock } = server.college;
    const { accountId, id } = payer;
    const change = (standing: "withdrawn" | "active") =>
      db.update(student).set({ standing }).where(eq(student.id, id));
    await change("withdrawn");
    await creditPayment(server.college, { accountId, sessionId, purpose: "hostel" });
    const [hostel] = await db.select().from(charge).where(eq(charge.accountId, accountId));
    await db.transaction((tx) => reverseCharges(tx, [hostel?.id ?? 0], clock()));
    await approve({ amount: 25_000, kind: "withdrawn" });
    expect(await expectBalanced()).toMatchObject({ charged: 0, refunded: 25_000, sessions: [] });
    await change("active");
    const { sessions } = await expectBalanced();
    expect(sessions[0].sections.map(({ section }: { section: string }) => section)).toEqual([
      "A",
      "B",
      "C",
    ]);
  });

  it("is no more than the credit that no other refund is asked for", async () => {
    await overpay();
    const freeOf = async () => {
      const { body } = await counter.student(payer.id).expect(200);
      const own = await office.get(`/students/${payer.id}/account/`).expect(200);
      expect(own.body.free_credit).toBe(body.free_credit);
      return body.free_credit;
    };
    expect(await freeOf()).toBe(10_000);
    const first = await ask({ amount: 6_000 });
    expect(await freeOf()).toBe(4_000);
    const wrong = async (fields: object) =>
      (await officer.askForCredit({ student_id: payer.id, ...fields }).expect(400)).body;
    expect(await wrong({ amount: 4_000.01 })).toEqual({
      amount: [refundTexts.tooMuch("₦4,000.00")],
    });
    expect(await wrong({ amount: 1.005 })).toEqual({ amount: [refundTexts.wholeKobo] });
    expect(await wrong({ amount: 0 })).toEqual({ amount: [refundTexts.nothing] });
    expect(await wrong({ reason: " ok " })).toHaveProperty("reason");
    await officer.askForCredit({ student_id: 2_147_483_647 }).expect(404);
    await colleague.decide(first.id).expect(200);
    expect(await freeOf()).toBe(4_000);
    await officer.cancel(first.id).expect(200);
    expect(await freeOf()).toBe(10_000);
  });

  it("is asked for once with one key", async () => {
    await overpay();
    const body = { student_id: payer.id, amount: 1_000 };
    const { body: first } = await officer.askForCredit(body, "refund-key-1").expect(201);
    const { body: again } = await officer.askForCredit(body, "refund-key-1").expect(201);
    expect(again.id).toBe(first.id);
    const other = await officer.askForCredit({ ...body, amount: 2_000 }, "refund-key-1");
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: "key_reused" });
    await colleague.askForCredit(body, "refund-key-1").expect(409);
  });

  it("is refused where the credit has paid something else meanwhile", async () => {
    await overpay();
    const { id } = await ask();
    const { db, clock } = server.college;
    await db.insert(charge).values({
      accountId: payer.accountId,
      sessionId,
      section: "C",
      purpose: "tuition",
      code: "late-line",
      label: "Laboratory",
      amountKobo: 4_000_00,
      chargedAt: clock(),
    });
    await db.transaction((tx) => spendCredit(tx, [payer.accountId], clock()));
    const gone = await colleague.decide(id).expect(409);
    expect(gone.body).toEqual({ detail: refundTexts.creditGone, code: "credit_gone" });
    const no = { is_approved: false, note: "The credit paid the laboratory" };
    await colleague.decide(id, no).expect(200);
    expect(await expectBalanced()).toMatchObject({ credit: 6_000, refunded: 0 });
  });

  it("pays what is open with the credit that comes back when it is cancelled", async () => {
    await overpay();
    const { id } = await approve();
    const { db, clock } = server.college;
    await db.insert(charge).values({
      accountId: payer.accountId,
      sessionId,
      section: "C",
      purpose: "tuition",
      code: "late-line",
      label: "Laboratory",
      amountKobo: 4_000_00,
      chargedAt: clock(),
    });
    await colleague.cancel(id).expect(200);
    expect(await expectBalanced()).toMatchObject({ credit: 6_000, refunded: 0, paid: 90_500 });
  });
});

describe("a receipt that a refund gives back", () => {
  it("keeps the refund from being paid out once it is voided", async () => {
    const taken = await creditAtCounter(server.college, counter, payer);
    const { id, lines } = await approve({ amount: taken.amount });
    expect(lines).toMatchObject([{ id: taken.id, channel: "counter", reference: taken.number }]);
    expect((await counter.receipt(taken.id)).body).toMatchObject({ refunded: taken.amount });
    await counter.askVoid(taken.id).expect(200);
    await secondCounter.decideVoid(taken.id).expect(200);
    const refused = await officer.payOut(id).expect(409);
    expect(refused.body).toEqual({ detail: refundTexts.notCovered, code: "not_covered" });
    expect((await officer.read(id)).body).toMatchObject({ is_covered: false, can_pay_out: false });
    await officer.cancel(id).expect(200);
    expect(await expectBalanced()).toMatchObject({ credit: 0, refunded: 0 });
  });

  it("cannot be voided once it is paid out, and says that it was refunded", async () => {
    const taken = await creditAtCounter(server.college, counter, payer);
    const { id } = await approve({ amount: taken.amount });
    await counter.askVoid(taken.id).expect(200);
    await officer.payOut(id).expect(200);
    const late = await secondCounter.decideVoid(taken.id).expect(409);
    expect(late.body).toMatchObject({ code: "refunded" });
    const no = { is_approved: false, note: "It was refunded instead" };
    await secondCounter.decideVoid(taken.id, no).expect(200);
    const { body } = await counter.askVoid(taken.id).expect(409);
    expect(body).toMatchObject({ code: "refunded" });
    const { body: shown } = await counter.receipt(taken.id).expect(200);
    expect(shown).toMatchObject({ refunded: taken.amount, can_ask_void: false });
    const confirmed = await request(server.url)
      .get(`/payment/receipt/confirm/${shown.receipt_code}/`)
      .expect(200);
    expect(confirmed.body).toMatchObject({ refunded: taken.amount, voided_at: null });
    const file = await counter.get(`/receipts/${taken.id}/file/`).buffer().expect(200);
    expect((await readPdf(file.body)).text).toContain("Refunded of it");
    const { db } = server.college;
    const found = { accountId: payer.accountId, receiptId: taken.id };
    await expect(
      db.transaction((tx) => reverseReceipt(tx, found, server.college.clock())),
    ).rejects.toThrow();
  });
});

it("is printed on the statement, which changes with it", async () => {
  await overpay();
  const print = async () => {
    const { body } = await request(server.url)
      .get("/payment/account/statement/")
      .set({ authorization: payer.authorization })
      .buffer()
      .expect(200);
    return readPdf(body);
  };
  const before = await print();
  expect(before.text).not.toContain("Refunds");
  const { id } = await approve({ amount: 4_000 });
  expect((await print()).text).toContain("Approved, not paid out yet");
  await officer.payOut(id, "UBA/2026/551").expect(200);
  const { text } = await print();
  for (const expected of [
    "Refund of what was paid too much",
    "reference UBA/2026/551",
    "refunded ₦4,000.00",
  ]) {
    expect(text).toContain(expected);
  }
});
