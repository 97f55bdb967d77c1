import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type Counter, counterOf } from "../../../testing/counter.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../../testing/pdf.ts";
import { mailTo } from "../../../testing/sign-ups.ts";
import { createStaff } from "../../../testing/staff.ts";

let server: TestCollege;
let sessionId: number;
let counter: Counter;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openFees(server.college));
  counter = counterOf(server.url, await createStaff(server.college, "BURSARY_OFFICER"));
});

afterAll(() => server.close());

beforeEach(async () => {
  payer = await createPayer(server.college);
});

const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);

const sumOf = (items: readonly { readonly outstanding: number }[]): number =>
  items.reduce((sum, { outstanding }) => sum + outstanding, 0);

const own = (path: string) =>
  request(server.url).get(`/payment${path}`).set({ authorization: payer.authorization });

const takeTuition = async (fields: object = {}) => {
  const items = await counter.items(payer.id, "C");
  return counter.record({
    student_id: payer.id,
    method: "cash",
    amount: sumOf(items),
    items: keysOf(items),
    ...fields,
  });
};

describe("money at the counter", () => {
  it("pays the chosen items at once, whatever their section", async () => {
    const items = await counter.items(payer.id, "A", "B");
    expect(items.length).toBeGreaterThan(1);
    const { body } = await counter
      .record({
        student_id: payer.id,
        method: "cash",
        amount: sumOf(items),
        items: keysOf(items),
      })
      .expect(201);
    expect(body).toMatchObject({
      number: expect.stringMatching(/^C2026-\d{6}$/),
      method: "cash",
      slip_number: null,
      amount: sumOf(items),
      received_at: server.clock.read().toISOString(),
      state: "valid",
      student: { id: payer.id, matric_number: payer.matricNumber, name: "Adeyemi Folake" },
    });
    expect(await counter.items(payer.id, "A", "B")).toEqual([]);
    expect(await mailTo(server, payer.email)).toMatchObject([
      {
        subject: `Receipt ${body.number} of COHT`,
        text: expect.stringMatching(/in cash on 10 March 2026(.|\n)*\/student\/payment\/account/),
      },
    ]);
    const { body: account } = await own("/account/").expect(200);
    expect(account).toMatchObject({ paid: sumOf(items), credit: 0 });
    expect(account.receipts).toEqual([
      {
        id: body.id,
        channel: "counter",
        sponsor: null,
        reference: body.number,
        bank: null,
        amount: sumOf(items),
        paid_at: body.received_at,
        voided_at: null,
        refunded: 0,
      },
    ]);
    expect(account.sessions[0].sections[0].charges[0].payments).toMatchObject([
      { channel: "counter", reference: body.number },
    ]);
  });

  it("unlocks what tuition unlocks, and then offers the hostel fee, which is paid whole", async () => {
    expect(keysOf(await counter.items(payer.id, "hostel"))).toEqual([]);
    await takeTuition().then(({ status }) => expect(status).toBe(201));
    expect((await own("/fee-schedule/")).body.tuition).toMatchObject({ is_paid: true });
    const items = await counter.items(payer.id, "hostel");
    expect(items).toMatchObject([{ key: "hostel", outstanding: 25_000 }]);
    const hostel = { student_id: payer.id, method: "cash", items: ["hostel"] };
    const part = await counter.record({ ...hostel, amount: 24_999 }).expect(400);
    expect(part.body).toEqual({ amount: [expect.stringContaining("₦25,000.00")] });
    await counter.record({ ...hostel, amount: 25_000 }).expect(201);
    expect(await counter.items(payer.id, "hostel")).toEqual([]);
  });

  it("takes a part, and the rest is still owed", async () => {
    const items = await counter.items(payer.id, "C");
    const { body } = await takeTuition({ amount: 1_000.5 });
    expect(body.amount).toBe(1_000.5);
    expect(sumOf(await counter.items(payer.id, "C"))).toBe(sumOf(items) - 1_000.5);
  });

  it.each([
    [{ amount: 0 }, { amount: ["Enter the amount that was paid."] }],
    [{ amount: 10.001 }, { amount: ["Enter an amount with two decimals at most."] }],
    [{ amount: 86_500.01 }, { amount: [expect.stringContaining("₦86,500.00")] }],
    [{ method: "pos" }, { slip_number: ["Enter the number on the slip."] }],
    [{ slip_number: "77" }, { slip_number: ["Cash has no slip."] }],
    [{ items: ["hostel"] }, { items: [expect.stringContaining("Choose again")] }],
    [{ items: ["charge-2147483647"] }, { items: [expect.stringContaining("Choose again")] }],
  ])("refuses %j at its field, and records nothing", async (fields, problems) => {
    const { status, body } = await takeTuition(fields);
    expect({ status, body }).toEqual({ status: 400, body: problems });
    expect((await own("/account/")).body.receipts).toEqual([]);
  });

  it("takes a slip once", async () => {
    const first = await takeTuition({ method: "teller", slip_number: "TL-0091", amount: 500 });
    expect(first.status).toBe(201);
    payer = await createPayer(server.college);
    const again = await takeTuition({ method: "teller", slip_number: " tl-0091 ", amount: 700 });
    expect(again.body).toEqual({
      slip_number: [`Receipt ${first.body.number} was written for this slip.`],
    });
    expect((await takeTuition({ method: "pos", slip_number: "TL-0091" })).status).toBe(201);
  });

  it("records a repeated request once, and refuses its key for anything else", async () => {
    const items = await counter.items(payer.id, "C");
    const taken = { student_id: payer.id, method: "cash", amount: 86_500, items: keysOf(items) };
    const key = "a-key-of-the-client";
    const first = await counter.record(taken, key).expect(201);
    const again = await counter.record(taken, key).expect(201);
    expect(again.body).toEqual(first.body);
    for (const change of [
      { amount: 5 },
      { method: "pos", slip_number: "7" },
      { items: ["hostel"] },
    ]) {
      const other = await counter.record({ ...taken, ...change }, key).expect(409);
      expect(other.body).toMatchObject({ code: "key_reused" });
    }
    expect((await own("/account/")).body).toMatchObject({ paid: 86_500 });
  });

  it("numbers receipts without gaps, refused ones included", async () => {
    const numberOf = (number: string): number => Number(number.slice(6));
    const before = numberOf((await takeTuition({ amount: 10 })).body.number);
    await takeTuition({ method: "teller", slip_number: "TL-0092", amount: 10 });
    await takeTuition({ method: "teller", slip_number: "TL-0092", amount: 10 });
    const after = numberOf((await takeTuition({ amount: 10 })).body.number);
    expect(after).toBe(before + 2);
  });

  it("knows only students", async () => {
    await counter.student(2_147_483_647).expect(404);
    await counter
      .record({ student_id: 2_147_483_647, method: "cash", amount: 5, items: ["hostel"] })
      .expect(404);
  });

  it("gives money that was on its way online as credit", async () => {
    await takeTuition({ amount: 40_000 });
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId,
      purpose: "tuition",
      amountKobo: 86_500_00,
    });
    expect((await own("/account/")).body).toMatchObject({ credit: 40_000 });
    expect((await counter.student(payer.id)).body).toMatchObject({ credit: 40_000 });
  });
});

describe("a receipt", () => {
  it("is printed for the office and the student who paid, with a code that confirms it", async () => {
    const { body } = await takeTuition({ method: "pos", slip_number: "000421" });
    const read = async (answer: Promise<{ readonly body: Buffer }>) => {
      const { body: file } = await answer;
      return { ...(await readPdf(file)), codes: await readQrCodes(file) };
    };
    const office = await read(counter.get(`/receipts/${body.id}/file/`).buffer().expect(200));
    for (const text of [
      body.number,
      "Bursary counter, POS",
      "Adeyemi Folake",
      "PAID",
      "Laboratory",
    ]) {
      expect(office.text).toContain(text);
    }
    const mine = await read(own(`/account/receipts/${body.id}/file/`).buffer().expect(200));
    expect(mine.codes).toEqual(office.codes);
    const code = office.codes[0]?.split("/").at(-1) ?? "";
    const confirmed = await request(server.url)
      .get(`/payment/receipt/confirm/${code}/`)
      .expect(200);
    expect(confirmed.body).toMatchObject({
      item: "Bursary counter, POS",
      amount: 86_500,
      reference: body.number,
      voided_at: null,
    });
    const other = await createPayer(server.college);
    await request(server.url)
      .get(`/payment/account/receipts/${body.id}/file/`)
      .set({ authorization: other.authorization })
      .expect(404);
  });

  it("is found by number, slip and student, and by what it is narrowed to", async () => {
    const { body } = await takeTuition({ method: "pos", slip_number: "RRN-77123" });
    const other = await takeTuition({ amount: 5 });
    expect(other.status).toBe(400);
    for (const search of [body.number, "rrn-77123"]) {
      const found = await counter.receipts({ search });
      expect(found.body).toMatchObject({ total: 1, rows: [body] });
    }
    for (const filter of [
      { search: payer.matricNumber, method: "pos" },
      { student: payer.id, state: "valid" },
      { student: payer.id, cash_book: body.cash_book_id },
      { student: payer.id, from: "2026-03-01", until: "2026-12-31" },
    ]) {
      expect((await counter.receipts(filter)).body.rows).toEqual([body]);
    }
    for (const filter of [
      { student: payer.id, method: "cash" },
      { student: payer.id, state: "voided" },
      { student: payer.id, until: "2025-12-31" },
      { search: "C2026-999999" },
    ]) {
      expect((await counter.receipts(filter)).body.total).toBe(0);
    }
    const file = await counter
      .get("/counter/receipts/export/")
      .query({ format: "csv", search: body.number })
      .expect(200);
    expect(file.text).toContain("RRN-77123");
  });
});
