import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type Counter, counterOf } from "../../../testing/counter.ts";
import { createPayer, openFees } from "../../../testing/payments.ts";
import { signInAs } from "../../../testing/people.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";

let server: TestCollege;
let officer: Counter;
let colleague: Counter;
let office: Counter;

beforeAll(async () => {
  server = await startTestCollege();
  await openFees(server.college);
});

afterAll(() => server.close());

let staff: readonly TestStaff[];

/** Moves the clock, and signs everybody in again: their first tokens may have expired. */
const moveTo = async (instant: string) => {
  server.clock.set(instant);
  const again = await Promise.all(staff.map((member) => signInAs(server.college, member)));
  const [first, second, third] = again.map((signedIn) => counterOf(server.url, signedIn));
  if (!first || !second || !third) throw new Error("somebody is missing");
  [officer, colleague, office] = [first, second, third];
};

beforeEach(async () => {
  const { college } = server;
  staff = [
    await createStaff(college, "BURSARY_OFFICER"),
    await createStaff(college, "BURSARY_OFFICER"),
    await createStaff(college, "SUPER_ADMIN"),
  ];
  await moveTo("2026-03-10T09:00:00.000Z");
});

const take = async (by: Counter, amount: number, slip: object = { method: "cash" }) => {
  const payer = await createPayer(server.college);
  const items = await by.items(payer.id, "C");
  return by.record({
    student_id: payer.id,
    amount,
    items: items.map(({ key }) => key),
    ...slip,
  });
};

const bookOf = async (by: Counter, amount: number): Promise<number> =>
  (await take(by, amount)).body.cash_book_id;

describe("a cash book", () => {
  it("holds what its officer took on a day, by method", async () => {
    const id = await bookOf(officer, 1_000);
    await take(officer, 2_000, { method: "pos", slip_number: "P-1" });
    await take(officer, 4_000, { method: "teller", slip_number: "T-1" });
    await take(officer, 500);
    expect(await bookOf(colleague, 9)).not.toBe(id);
    const { body } = await office.book(id).expect(200);
    expect(body).toMatchObject({
      day: "2026-03-10",
      receipts: 4,
      cash: 1_500,
      pos: 2_000,
      teller: 4_000,
      counted: null,
      difference: null,
      closed_at: null,
      can_close: true,
    });
    expect(body.entries.map(({ amount }: { amount: number }) => amount)).toEqual([
      1_000, 2_000, 4_000, 500,
    ]);
    expect((await colleague.book(id)).body).toMatchObject({ can_close: false });
  });

  it("closes with its count, and takes nothing more", async () => {
    const id = await bookOf(officer, 1_000);
    const { body } = await officer.closeBook(id, { counted: 1_000 }).expect(200);
    expect(body).toMatchObject({ counted: 1_000, difference: 0 });
    const refused = await take(officer, 5);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: "cash_book_closed" });
    const twice = await officer.closeBook(id, { counted: 1_000 }).expect(409);
    expect(twice.body).toMatchObject({ code: "changed_elsewhere" });
    await moveTo("2026-03-11T09:00:00.000Z");
    expect((await take(officer, 5)).status).toBe(201);
  });

  it("asks why the count differs, and says by how much", async () => {
    const id = await bookOf(officer, 1_000);
    const bare = await officer.closeBook(id, { counted: 400 }).expect(400);
    expect(bare.body).toEqual({
      note: ["The count differs from the book by ₦600.00. Say why, in 5 characters at least."],
    });
    await officer.closeBook(id, { counted: 0.001, note: "Far too little" }).expect(400);
    const { body } = await officer
      .closeBook(id, { counted: 400, note: "A note of ₦600 is missing" })
      .expect(200);
    expect(body).toMatchObject({ counted: 400, difference: -600 });
    expect((await office.book(id)).body).toMatchObject({ note: "A note of ₦600 is missing" });
    const list = (query: object) => office.get("/cash-books/").query(query).expect(200);
    expect((await list({ differs: true })).body.rows).toMatchObject([{ id, difference: -600 }]);
  });

  it("that was left open is closed before its officer takes anything on another day", async () => {
    const id = await bookOf(officer, 1_000);
    await moveTo("2026-03-11T09:00:00.000Z");
    const refused = await take(officer, 5);
    expect(refused.body).toEqual({
      code: "cash_book_left_open",
      detail: expect.stringContaining("Tuesday 10 March 2026"),
    });
    const payer = await createPayer(server.college);
    expect((await officer.student(payer.id)).body.cash_book).toEqual({
      id,
      day: "2026-03-10",
      status: "left_open",
    });
    expect((await take(colleague, 5)).status).toBe(201);
    await officer.closeBook(id, { counted: 1_000 }).expect(200);
    expect((await officer.student(payer.id)).body.cash_book).toBeNull();
    expect((await take(officer, 5)).status).toBe(201);
  });

  it("is closed by its officer or an admin alone", async () => {
    const id = await bookOf(officer, 1_000);
    await colleague.closeBook(id, { counted: 1_000 }).expect(403);
    await office.closeBook(id, { counted: 1_000 }).expect(200);
    await office.closeBook(2_147_483_647, { counted: 1_000 }).expect(404);
  });

  it("keeps the day by the college's clock", async () => {
    // Half past midnight in Lagos.
    await moveTo("2026-03-10T23:30:00.000Z");
    const id = await bookOf(officer, 1_000);
    expect((await officer.book(id)).body).toMatchObject({ day: "2026-03-11" });
  });
});

describe("a voided receipt", () => {
  const voidReceipt = async (id: number) => {
    await officer.askVoid(id).expect(200);
    await colleague.decideVoid(id).expect(200);
  };

  it("is left out of a book that is open", async () => {
    const { body } = await take(officer, 1_000);
    await take(officer, 300);
    await voidReceipt(body.id);
    const book = await officer.book(body.cash_book_id).expect(200);
    expect(book.body).toMatchObject({ receipts: 2, cash: 300, voided_later: 0 });
    await officer.closeBook(body.cash_book_id, { counted: 300 }).expect(200);
  });

  it("stays in the figures of a book that was closed before", async () => {
    const { body } = await take(officer, 1_000);
    await officer.closeBook(body.cash_book_id, { counted: 1_000 }).expect(200);
    await voidReceipt(body.id);
    const book = await officer.book(body.cash_book_id).expect(200);
    expect(book.body).toMatchObject({ cash: 1_000, difference: 0, voided_later: 1_000 });
  });
});

it("lists the books, and writes them to a file", async () => {
  const id = await bookOf(officer, 1_000);
  const rowsOf = async (query: object) =>
    (await office.get("/cash-books/").query(query).expect(200)).body.rows.map(
      (row: { id: number }) => row.id,
    );
  expect(await rowsOf({ is_open: true, from: "2026-03-10", until: "2026-03-10" })).toContain(id);
  expect(await rowsOf({ is_open: false })).not.toContain(id);
  expect(await rowsOf({ until: "2026-03-09" })).not.toContain(id);
  await office.get("/cash-books/").query({ from: "2026-02-30" }).expect(400);
  const file = await office.get("/cash-books/export/").query({ format: "csv" }).expect(200);
  expect(file.text).toContain("2026-03-10");
});
