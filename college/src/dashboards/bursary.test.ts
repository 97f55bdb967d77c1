import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bankOf, createBankAccount, createSlip, statementOf } from "../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type Counter, counterOf } from "../../testing/counter.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../testing/payments.ts";
import { refundsOf } from "../../testing/refunds.ts";
import { idIn, sponsorsOf } from "../../testing/sponsors.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { payment } from "../db/schema/payments.ts";

let server: TestCollege;
let sessionId: number;
let officer: TestStaff;
let colleague: TestStaff;
let admin: TestStaff;
let counter: Counter;
let payer: Payer;

/** The clock stands at ten on 10 March in the college's zone. */
beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  ({ sessionId } = await openFees(college));
  officer = await createStaff(college, "BURSARY_OFFICER");
  colleague = await createStaff(college, "BURSARY_OFFICER");
  admin = await createStaff(college, "SUPER_ADMIN");
  counter = counterOf(server.url, officer);
  payer = await createPayer(college);
});

afterAll(() => server.close());

const read = async (part: "bursary" | "revenue", { authorization }: TestStaff) =>
  (await request(server.url).get(`/staff/dashboard/${part}/`).set({ authorization }).expect(200))
    .body;

const take = async (section: string, method: object = { method: "cash" }) => {
  const items = await counter.items(payer.id, section);
  const { body } = await counter
    .record({
      student_id: payer.id,
      amount: items.reduce((sum, { outstanding }) => sum + outstanding, 0),
      items: items.map(({ key }) => key),
      ...method,
    })
    .expect(201);
  return body;
};

it("adds up what was charged and came in, and what waits", async () => {
  expect(await read("bursary", officer)).toMatchObject({ charged: 0, cash_book: null });
  const { college } = server;
  const atBursary = await take("A");
  const other = await take("B", { method: "pos", slip_number: "000123" });
  await creditPayment(college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_00,
    paidAt: new Date("2026-03-09T10:00:00.000Z"),
  });
  await college.db.insert(payment).values({
    reference: "REFUSED",
    purpose: "hostel",
    accountId: payer.accountId,
    sessionId,
    amountKobo: 25_000_00,
    currency: "NGN",
    lines: [],
    status: "refused",
    refusal: "amount",
    openedAt: college.clock(),
  });
  const answer = await read("bursary", officer);
  expect(answer).toMatchObject({
    session: "2025/2026",
    charged: atBursary.amount + other.amount + 86_500,
    paid: atBursary.amount + other.amount + 86_500,
    outstanding: 0,
    waiting_voids: 0,
    waiting_remittances: 0,
    waiting_sponsor_voids: 0,
    books_left_open: 0,
    refused_payments: 1,
    cash_book: {
      day: "2026-03-10",
      status: "open",
      receipts: 2,
      cash: atBursary.amount,
      pos: other.amount,
      teller: 0,
    },
  });
  expect(answer.sections).toMatchObject([
    { section: "A", charged: atBursary.amount, outstanding: 0 },
    { section: "B", charged: other.amount },
    { section: "C", charged: 86_500 },
  ]);
  expect(answer.days).toHaveLength(14);
  expect(answer.days.slice(-2)).toEqual([
    { day: "2026-03-09", online: 86_500, counter: 0, bank: 0, remita: 0, sponsor: 0 },
    {
      day: "2026-03-10",
      online: 0,
      counter: atBursary.amount + other.amount,
      bank: 0,
      remita: 0,
      sponsor: 0,
    },
  ]);
  expect(await read("bursary", colleague)).toMatchObject({ cash_book: null });
});

it("counts a receipt of the counter as revenue until it is voided", async () => {
  payer = await createPayer(server.college);
  const before = await read("revenue", admin);
  const { id, amount } = await take("A");
  const after = await read("revenue", admin);
  expect(after.total).toBe(before.total + amount);
  expect(after.items.at(-1)).toEqual({
    purpose: "other",
    payments: before.items.at(-1).payments + 1,
    amount: before.items.at(-1).amount + amount,
  });
  expect(after.days.at(-1).total).toBe(before.days.at(-1).total + amount);

  await counter.askVoid(id).expect(200);
  expect(await read("bursary", officer)).toMatchObject({ waiting_voids: 1 });
  const day = (await read("bursary", officer)).days.at(-1).counter;
  await counterOf(server.url, colleague).decideVoid(id).expect(200);
  const voided = await read("bursary", officer);
  expect(voided).toMatchObject({ waiting_voids: 0 });
  expect(voided.days.at(-1).counter).toBe(day - amount);
  expect(await read("revenue", admin)).toEqual(before);
});

it("counts a receipt of a bank as revenue until it is voided, and its leftovers as work", async () => {
  const { college, url } = server;
  payer = await createPayer(college);
  const accountId = await createBankAccount(college);
  const items = await counter.items(payer.id, "C");
  const slip = await createSlip(
    college,
    payer,
    items.map(({ key }) => key),
  );
  const before = await read("revenue", admin);
  const { waiting_rows: waiting } = await read("bursary", officer);
  const bank = bankOf(url, officer);
  const file = statementOf([
    { narration: slip.reference, credit: "86,500.00" },
    { narration: "CASH DEP", credit: "5,000.00" },
  ]);
  await bank.import(accountId, file).expect(200);
  const after = await read("revenue", admin);
  expect(after.total).toBe(before.total + 86_500);
  expect(after.items[0].amount).toBe(before.items[0].amount + 86_500);
  const own = await read("bursary", officer);
  expect(own).toMatchObject({ waiting_rows: waiting + 1 });
  expect(own.days.at(-1)).toMatchObject({ bank: 86_500, remita: 0 });

  const { body } = await bank.get("rows/?state=credited").expect(200);
  const id = body.rows[0].id;
  await bank.askVoid(id).expect(200);
  // A void of the counter has its own figure.
  expect(await read("bursary", officer)).toMatchObject({
    waiting_voids: 0,
    waiting_rows: waiting + 2,
  });
  await bankOf(url, colleague).decideVoid(id).expect(200);
  expect(await read("bursary", officer)).toMatchObject({ waiting_rows: waiting + 2 });
  expect(await read("revenue", admin)).toEqual(before);
});

it("counts what is over at a bank neither as credit nor as a refund", async () => {
  const { college, url } = server;
  payer = await createPayer(college);
  const accountId = await createBankAccount(college);
  const items = await counter.items(payer.id, "C");
  const slip = await createSlip(
    college,
    payer,
    items.map(({ key }) => key),
  );
  const before = await read("revenue", admin);
  const { days } = await read("bursary", officer);
  const file = statementOf([{ narration: slip.reference, credit: "86,700.00" }]);
  await bankOf(url, officer).import(accountId, file).expect(200);
  const refunds = refundsOf(url, officer);
  const { body } = await refunds.askForCredit({ student_id: payer.id, amount: 200 }).expect(201);
  await refundsOf(url, colleague).decide(body.id).expect(200);
  const after = await read("revenue", admin);
  expect(after.total).toBe(before.total + 86_500);
  expect(after.days.at(-1).total).toBe(before.days.at(-1).total + 86_500);
  expect((await read("bursary", officer)).days.at(-1).bank).toBe(days.at(-1).bank + 86_700);
});

it("shows the remittances of sponsors that wait, and counts their receipts as revenue", async () => {
  payer = await createPayer(server.college);
  const before = await read("revenue", admin);
  const [keeper, second, office] = [officer, colleague, admin].map((one) =>
    sponsorsOf(server.url, one),
  );
  if (keeper === undefined || second === undefined || office === undefined)
    throw new Error("staff");
  const listId = idIn(await keeper.begin(idIn(await office.create())));
  await keeper.importStudents(listId, [payer.matricNumber]).expect(200);
  const id = idIn(await keeper.record(listId, { amount: 86_500, paid_on: "2026-03-10" }));
  await keeper.submit(id).expect(200);
  expect(await read("bursary", officer)).toMatchObject({ waiting_remittances: 1 });
  await second.decide(id).expect(200);
  const bursary = await read("bursary", officer);
  expect(bursary).toMatchObject({ waiting_remittances: 0, waiting_sponsor_voids: 0 });
  expect(bursary.days.at(-1)).toMatchObject({ sponsor: 86_500 });
  const after = await read("revenue", admin);
  expect(after.total).toBe(before.total + 86_500);
  expect(after.days.at(-1).total).toBe(before.days.at(-1).total + 86_500);

  const { body } = await keeper.shares(id);
  await keeper.askVoid(body.rows[0].receipt_id).expect(200);
  expect(await read("bursary", officer)).toMatchObject({ waiting_sponsor_voids: 1 });
  await second.decideVoid(body.rows[0].receipt_id).expect(200);
  expect(await read("revenue", admin)).toEqual(before);
});
