import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Adjustments, adjustmentsOf, linesTo } from "../../../testing/adjustments.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type Counter, counterOf } from "../../../testing/counter.ts";
import {
  createPayer,
  creditPayment,
  initializeTuition,
  openFees,
  type Payer,
} from "../../../testing/payments.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { refundsOf } from "../../../testing/refunds.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { charge } from "../../db/schema/ledger.ts";
import { mailMessage } from "../../db/schema/mail.ts";
import { payment, tuitionFee } from "../../db/schema/payments.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { billEverybody } from "../ledger/charge-students.ts";
import { reverseCharges } from "../ledger/entries.ts";
import { receive } from "../ledger/receive.ts";
import { adjustmentTexts } from "./texts.ts";

let server: TestCollege;
let sessionId: number;
let tuitionFeeIds: Readonly<Record<100 | 200, number>>;
let first: TestStaff;
let officer: Adjustments;
let colleague: Adjustments;
let second: TestStaff;
let counter: Counter;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege();
  const { college, url } = server;
  ({ sessionId, tuitionFeeIds } = await openFees(college));
  first = await createStaff(college, "BURSARY_OFFICER");
  second = await createStaff(college, "SUPER_ADMIN");
  officer = adjustmentsOf(url, first);
  colleague = adjustmentsOf(url, second);
  counter = counterOf(url, first);
});

afterAll(() => server.close());

beforeEach(async () => {
  payer = await createPayer(server.college);
});

const setStanding = (standing: "active" | "withdrawn") =>
  server.college.db.update(student).set({ standing }).where(eq(student.id, payer.id));

const payTuition = async () => {
  await officer.account(payer.id);
  return creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_00,
  });
};

/** What receipts come to is what was paid, refunded and credit together. */
const balanced = async () => {
  const shown = await officer.account(payer.id);
  const received = shown.receipts.reduce(
    (sum: number, { amount }: { amount: number }) => sum + amount,
    0,
  );
  expect(shown.paid + shown.refunded + shown.credit).toBe(received);
  return shown;
};

const approve = async (body: object) => {
  const { body: asked } = await officer.ask({ student_id: payer.id, ...body }).expect(201);
  return (await colleague.decide(asked.id).expect(200)).body;
};

describe("an adjustment", () => {
  it("changes nothing until a second person approves it; then what was paid is credit", async () => {
    await payTuition();
    await setStanding("withdrawn");
    const tuition = await officer.charges(payer.id, "C");
    const school = await officer.charges(payer.id, "A");
    const lines = [...linesTo(0, tuition), ...linesTo(0, school)];
    const before = await balanced();
    const { body: preview } = await officer.preview({ student_id: payer.id, lines }).expect(200);
    const { body: asked } = await officer
      .ask({ student_id: payer.id, lines, kind: "withdrawn", reason: "Left for another college" })
      .expect(201);
    expect(asked).toMatchObject({
      state: "asked",
      can_decide: false,
      can_cancel: true,
      effect: {
        credit_before: 0,
        credit_after: 86_500,
        outstanding_after: before.outstanding - sum(school),
      },
    });
    expect(asked.effect).toEqual(preview);
    expect(await balanced()).toMatchObject({
      charged: before.charged,
      adjustments: [],
      waiting_adjustments: [{ id: asked.id }],
    });
    await officer.decide(asked.id).expect(409).expect(coded("second_person"));
    const { body: approved } = await colleague.decide(asked.id).expect(200);
    expect(approved).toMatchObject({ state: "approved", effect: null, can_decide: false });
    expect(approved.audit.map(({ action }: { action: string }) => action)).toEqual([
      "adjustment.approve",
      "adjustment.ask",
    ]);
    const after = await balanced();
    expect(after).toMatchObject({
      charged: preview.charged_after,
      outstanding: preview.outstanding_after,
      credit: 86_500,
      waiting_adjustments: [],
      adjustments: [{ id: asked.id, kind: "withdrawn" }],
    });
    const [mail] = await server.college.db
      .select()
      .from(mailMessage)
      .where(eq(mailMessage.subject, "Your fees at COHT were adjusted"));
    expect(mail?.body).toContain("You have credit of ₦86,500.");
    // The refund is what there was before.
    const refunds = refundsOf(server.url, first);
    const { body: refund } = await refunds
      .askForCredit({ student_id: payer.id, amount: 86_500, kind: "withdrawn" })
      .expect(201);
    await refundsOf(server.url, second).decide(refund.id).expect(200);
    await refunds.payOut(refund.id).expect(200);
    expect(await balanced()).toMatchObject({ credit: 0, refunded: 86_500 });
  });

  it("charges a lower amount anew, which its own money pays first, whatever the section", async () => {
    await officer.account(payer.id);
    const [school] = await officer.charges(payer.id, "A");
    if (school === undefined) throw new Error("nothing is charged");
    await counter
      .record({
        student_id: payer.id,
        method: "cash",
        amount: school.charged,
        items: [`charge-${school.id}`],
      })
      .expect(201);
    await approve({ lines: linesTo(school.charged - 1_000, [school]), kind: "other" });
    const changed = (await officer.charges(payer.id, "A")).find(({ code }) => code === school.code);
    expect(changed).toMatchObject({
      charged: school.charged - 1_000,
      paid: school.charged - 1_000,
      adjusted: { from: school.charged },
    });
    // Tuition is open, and takes what is over.
    const tuition = await officer.charges(payer.id, "C");
    expect(sum(tuition, "paid")).toBe(1_000);
    expect(await balanced()).toMatchObject({ credit: 0 });
    const { body } = await request(server.url)
      .get("/payment/account/statement/")
      .set({ authorization: payer.authorization })
      .expect(200);
    const { text } = await readPdf(body);
    expect(text).toContain("Adjusted on");
  });

  it("takes part of what an adjusted charge is back again", async () => {
    await officer.account(payer.id);
    const [school] = await officer.charges(payer.id, "A");
    await approve({ lines: linesTo(10, school === undefined ? [] : [school]) });
    const [again] = (await officer.charges(payer.id, "A")).filter(({ charged }) => charged === 10);
    await approve({ lines: linesTo(0, again === undefined ? [] : [again]) });
    expect((await officer.charges(payer.id, "A")).some(({ code }) => code === school?.code)).toBe(
      false,
    );
  });

  it("is refused where a charge changed, waits already, is not the student's, or is not lowered", async () => {
    const charges = await officer.charges(payer.id);
    const [one, other] = charges;
    if (one === undefined || other === undefined) throw new Error("nothing is charged");
    const ask = (lines: object[], body: object = {}) =>
      officer.ask({ student_id: payer.id, lines, ...body });
    const fieldsOf = async (answer: ReturnType<typeof ask>) => (await answer.expect(400)).body;
    expect(await fieldsOf(ask(linesTo(one.charged, [one])))).toEqual({
      [`lines.${one.id}`]: [expect.stringContaining("Enter less than ₦")],
    });
    expect(await fieldsOf(ask(linesTo(0.001, [one])))).toHaveProperty([`lines.${one.id}`]);
    expect(await fieldsOf(ask(linesTo(0, [one, one])))).toEqual({
      [`lines.${one.id}`]: [adjustmentTexts.twice],
    });
    expect(await fieldsOf(ask(linesTo(0, [{ id: 2_000_000 }])))).toEqual({
      "lines.2000000": [adjustmentTexts.notCharged],
    });
    expect(await fieldsOf(ask(linesTo(0, [one]), { kind: "withdrawn" }))).toEqual({
      kind: [adjustmentTexts.notWithdrawn],
    });
    expect(await fieldsOf(ask(linesTo(0, [one]), { reason: "no" }))).toHaveProperty("reason");
    const { body: asked } = await ask(linesTo(0, [one])).expect(201);
    await ask(linesTo(0, [one, other]))
      .expect(409)
      .expect(coded("adjustment_open"));
    await server.college.db.transaction((tx) =>
      reverseCharges(tx, [one.id], server.college.clock()),
    );
    const { body: outdated } = await colleague.read(asked.id).expect(200);
    expect(outdated).toMatchObject({ is_outdated: true, effect: null, can_decide: true });
    await colleague.decide(asked.id).expect(409).expect(coded("charge_changed"));
    const { body: untouched } = await colleague.read(asked.id).expect(200);
    expect(untouched.state).toBe("asked");
    await colleague.decide(asked.id, { is_approved: false, note: "It changed" }).expect(200);
    await ask(linesTo(0, [one]))
      .expect(409)
      .expect(coded("charge_changed"));
  });

  it("is asked for once by a repeated request, and its key is for nothing else", async () => {
    const [one] = await officer.charges(payer.id);
    if (one === undefined) throw new Error("nothing is charged");
    const body = { student_id: payer.id, lines: linesTo(0, [one]) };
    const { body: asked } = await officer.ask(body, "the same adjustment").expect(201);
    const { body: again } = await officer.ask(body, "the same adjustment").expect(201);
    expect(again.id).toBe(asked.id);
    await officer
      .ask({ ...body, lines: linesTo(5, [one]) }, "the same adjustment")
      .expect(409)
      .expect(coded("key_reused"));
  });

  it("is cancelled by who asked alone, and makes room for another", async () => {
    const [one] = await officer.charges(payer.id);
    const body = { student_id: payer.id, lines: linesTo(0, one === undefined ? [] : [one]) };
    const { body: asked } = await officer.ask(body).expect(201);
    await colleague.cancel(asked.id).expect(409).expect(coded("not_yours"));
    const { body: cancelled } = await officer.cancel(asked.id).expect(200);
    expect(cancelled).toMatchObject({ state: "cancelled", can_cancel: false });
    await colleague.decide(asked.id).expect(409).expect(coded("changed_elsewhere"));
    await officer.ask(body).expect(201);
    const actions = await server.college.db
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `adjustment:${asked.id}`));
    expect(actions).toHaveLength(2);
  });

  it("is found in the list by state, kind and student", async () => {
    const [one] = await officer.charges(payer.id);
    const { body: asked } = await officer
      .ask({ student_id: payer.id, lines: linesTo(0, one === undefined ? [] : [one]) })
      .expect(201);
    const { body } = await officer
      .list({ state: "asked", kind: "waived", search: payer.matricNumber })
      .expect(200);
    expect(body.rows.map(({ id }: { id: number }) => id)).toEqual([asked.id]);
  });
});

describe("what was taken back", () => {
  it("is not charged again, and a waived tuition counts as paid", async () => {
    const tuition = await officer.charges(payer.id, "C");
    await initializeTuition(server.url, payer, tuitionFeeIds[100]).expect(200);
    await approve({ lines: linesTo(0, tuition) });
    await billEverybody(server.college);
    expect(await officer.charges(payer.id, "C")).toEqual([]);
    await initializeTuition(server.url, payer, tuitionFeeIds[100])
      .expect(400)
      .expect(coded("already_paid"));
    // Money for the old amount is not credited, so that it is refused and given back.
    const [opened] = await server.college.db
      .select()
      .from(payment)
      .where(eq(payment.accountId, payer.accountId));
    if (opened === undefined) throw new Error("nothing was opened");
    const now = server.college.clock();
    const isCredited = await server.college.db.transaction((tx) => receive(tx, opened, now, now));
    expect(isCredited).toBe(false);
    const { body: items } = await counter.student(payer.id).expect(200);
    expect(items.items.map(({ key }: { key: string }) => key)).toContain("hostel");
  });

  it("opens nothing for who has withdrawn, and is charged again once they are back", async () => {
    const tuition = await officer.charges(payer.id, "C");
    await setStanding("withdrawn");
    await approve({ lines: linesTo(0, tuition), kind: "withdrawn" });
    await billEverybody(server.college);
    expect(await officer.charges(payer.id, "C")).toEqual([]);
    await setStanding("active");
    await billEverybody(server.college);
    const rows = await server.college.db
      .select()
      .from(charge)
      .where(eq(charge.accountId, payer.accountId));
    const live = rows.filter(
      ({ section, isReversed, reversesId }) =>
        section === "C" && !isReversed && reversesId === null,
    );
    expect(live.map(({ code }) => code).toSorted()).toEqual(
      tuition.map(({ code }) => code).toSorted(),
    );
    const { body } = await counter.student(payer.id).expect(200);
    expect(body.items.map(({ key }: { key: string }) => key)).not.toContain("hostel");
  });

  it("is refused for a withdrawal when the student is active again", async () => {
    const tuition = await officer.charges(payer.id, "C");
    await setStanding("withdrawn");
    const { body: asked } = await officer
      .ask({ student_id: payer.id, lines: linesTo(0, tuition), kind: "withdrawn" })
      .expect(201);
    await setStanding("active");
    await colleague.decide(asked.id).expect(409).expect(coded("still_active"));
  });

  it("does not come again as a late fee", async () => {
    const { db } = server.college;
    await officer.account(payer.id);
    await db.update(tuitionFee).set({ lateFrom: "2020-01-01" }).where(eq(tuitionFee.level, 100));
    const late = await officer.charges(payer.id, "late");
    expect(late).toHaveLength(1);
    await approve({ lines: linesTo(0, late) });
    await billEverybody(server.college);
    expect(await officer.charges(payer.id, "late")).toEqual([]);
    await db.update(tuitionFee).set({ lateFrom: null }).where(eq(tuitionFee.level, 100));
  });
});

describe("the database", () => {
  it("refuses a decision by who asked, and changes of what was asked for or decided", async () => {
    const { db } = server.college;
    const [one] = await officer.charges(payer.id);
    if (one === undefined) throw new Error("nothing is charged");
    const { body: asked } = await officer
      .ask({ student_id: payer.id, lines: linesTo(5, [one]) })
      .expect(201);
    const own = eq(adjustment.id, asked.id);
    const line = eq(adjustmentLine.adjustmentId, asked.id);
    const decided = { isApproved: true, decidedAt: server.college.clock() };
    const [row] = await db.select().from(adjustment).where(own);
    const askedBy = row?.askedBy ?? 0;
    const refuses = (change: Promise<unknown>) => expect(change).rejects.toThrow();
    await refuses(
      db
        .update(adjustment)
        .set({ ...decided, decidedBy: askedBy })
        .where(own)
        .execute(),
    );
    // The ledger was not changed.
    await refuses(
      db
        .update(adjustment)
        .set({ ...decided, decidedBy: payer.accountId })
        .where(own)
        .execute(),
    );
    await refuses(db.update(adjustment).set({ kind: "other" }).where(own).execute());
    await refuses(db.update(adjustmentLine).set({ toKobo: 0 }).where(line).execute());
    await refuses(db.update(adjustmentLine).set({ isOpen: false }).where(line).execute());
    await refuses(db.delete(adjustmentLine).where(line).execute());
    await refuses(db.delete(adjustment).where(own).execute());
    await colleague.decide(asked.id).expect(200);
    await refuses(db.update(adjustment).set({ note: "later" }).where(own).execute());
    await refuses(db.update(adjustmentLine).set({ newChargeId: null }).where(line).execute());
  });
});

const sum = (
  charges: readonly { readonly charged: number; readonly paid: number }[],
  figure: "charged" | "paid" = "charged",
): number => charges.reduce((total, one) => total + one[figure], 0);

const coded = (code: string) => (answer: { readonly body: { readonly code?: string } }) => {
  expect(answer.body.code).toBe(code);
};
