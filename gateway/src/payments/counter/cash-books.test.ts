import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Counter, counterOf } from "../../../../college/testing/counter.ts";
import { openFees } from "../../../../college/testing/payments.ts";
import type { TestStaff } from "../../../../college/testing/staff.ts";
import type { StaffRole } from "../../../../contract/staff/role.ts";
import type { Browser } from "../../../testing/browser.ts";
import {
  employ,
  enrol,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../../testing/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let counter: Counter;
let officer: Browser;
/** The officer's, with ₦1,000 in cash and ₦500 by POS. */
let bookId: string;

beforeAll(async () => {
  portal = await startTestPortal({ prepare: openFees });
});

afterAll(() => portal.close());

const take = async (fields: object = {}) => {
  const student = await enrol(portal);
  const [item] = await counter.items(student.id, "A");
  const body = { student_id: student.id, method: "cash", amount: 1_000, items: [item?.key] };
  return counter.record({ ...body, ...fields });
};

let slips = 0;

beforeEach(async () => {
  staff = await employ(portal, "BURSARY_OFFICER");
  counter = counterOf(portal.college.url, staff);
  officer = await signedInStaff(portal, staff);
  slips += 1;
  await take({ method: "pos", slip_number: `POS-${slips}`, amount: 500 });
  bookId = String((await take()).body.cash_book_id);
});

const refusal = "... on Refusal { code message fields { field } }";
const book = "id day officer receipts cash pos teller counted difference closedAt";

const read = async (browser: Browser, id = bookId) => {
  const { data } = await browser.graphql(
    `query ($id: ID!) { cashBook(id: $id) {
      book { ${book} } note closedBy voidedLater canClose entries { id method amount receiptUrl }
    } }`,
    { id },
  );
  return data?.cashBook;
};

const closing = `mutation ($id: ID!, $counted: Naira!, $note: String) {
  closeCashBook(id: $id, counted: $counted, note: $note) { ... on CashBook { ${book} } ${refusal} }
}`;

const close = async (browser: Browser, counted: number, note?: string) =>
  (await browser.graphql(closing, { id: bookId, counted, note })).data?.closeCashBook;

/** Takes money as the portal's screen does. */
const recordAgain = async () => {
  const { id } = await enrol(portal);
  const [item] = await counter.items(id, "A");
  const { data } = await officer.graphql(
    `mutation ($input: RecordCounterReceiptInput!) {
      recordCounterReceipt(input: $input) { __typename ${refusal} }
    }`,
    {
      input: {
        requestKey: `request-${id}`,
        studentId: id,
        method: "CASH",
        amount: 1_000,
        items: [item?.key],
      },
    },
  );
  return data?.recordCounterReceipt;
};

describe("a cash book", () => {
  test("has the day's receipts, by method", async () => {
    const shown = await read(officer);

    expect(shown).toEqual({
      book: {
        id: bookId,
        day: "2026-03-10",
        officer: "Tunde Balogun",
        receipts: 2,
        cash: 1_000,
        pos: 500,
        teller: 0,
        counted: null,
        difference: null,
        closedAt: null,
      },
      note: null,
      closedBy: null,
      voidedLater: 0,
      canClose: true,
      entries: [
        expect.objectContaining({ method: "POS", amount: 500 }),
        expect.objectContaining({ method: "CASH", amount: 1_000 }),
      ],
    });
    const [{ id, receiptUrl }] = Object(shown).entries;
    expect(receiptUrl).toBe(`/download/account-receipt/${id}`);
    expect(await read(await signedInStaff(portal, "BURSARY_OFFICER"))).toMatchObject({
      canClose: false,
    });
  });

  test("is closed with the cash that was counted, and takes nothing afterwards", async () => {
    expect(await close(officer, 1_000)).toMatchObject({
      id: bookId,
      counted: 1_000,
      difference: 0,
      closedAt: "2026-03-10T09:00:00.000Z",
    });
    expect(await close(officer, 1_000)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
    expect(await recordAgain()).toMatchObject({ code: "CASH_BOOK_CLOSED" });
  });

  test("needs a note for a count that differs", async () => {
    const refused = { code: "INVALID_INPUT", fields: [{ field: "note" }] };
    expect(await close(officer, 900)).toMatchObject(refused);
    expect(await close(officer, 1_000.001)).toMatchObject({ fields: [{ field: "counted" }] });
    expect(await close(officer, 1e9)).toMatchObject({ fields: [{ field: "counted" }] });

    expect(await close(officer, 900, "A torn note was refused")).toMatchObject({
      difference: -100,
    });

    expect(await read(officer)).toMatchObject({
      note: "A torn note was refused",
      closedBy: "Tunde Balogun",
      canClose: false,
    });
  });

  test("is closed by its officer or an admin", async () => {
    const other = await signedInStaff(portal, "BURSARY_OFFICER");
    const { errors } = await other.graphql(closing, { id: bookId, counted: 1_000 });
    expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);

    expect(await close(await signedInStaff(portal, "SUPER_ADMIN"), 1_000)).toMatchObject({
      counted: 1_000,
    });
  });

  test("that was voided from after it was closed says so", async () => {
    const { body } = await take();
    await close(officer, 2_000);
    await counter.askVoid(body.id).expect(200);
    await counterOf(portal.college.url, await employ(portal, "SUPER_ADMIN"))
      .decideVoid(body.id)
      .expect(200);

    expect(await read(officer)).toMatchObject({ book: { difference: 0 }, voidedLater: 1_000 });
  });
});

test("cash books are listed by what they lack, and downloaded", async () => {
  await close(officer, 900, "A torn note was refused");
  const list = async (filter: object) => {
    const { data } = await officer.graphql(
      `query ($filter: CashBookFilter) {
        cashBooks(page: { number: 1, size: 100 }, filter: $filter) { total rows { ${book} } export { csv } }
      }`,
      { filter },
    );
    return Object(data?.cashBooks);
  };
  const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) =>
    rows.map(({ id }) => id);

  const differing = await list({ differs: true, from: "2026-03-10", until: "2026-03-10" });

  expect(differing.rows[0]).toMatchObject({ id: bookId, counted: 900, difference: -100 });
  expect((await officer.get(differing.export.csv)).body.toString()).toContain("A torn note");
  expect(idsOf(await list({ isOpen: true }))).not.toContain(bookId);
  expect(idsOf(await list({ isOpen: false }))).toContain(bookId);
  expect((await list({ from: "2026-03-11" })).total).toBe(0);
});

test.each<StaffRole>([
  "LECTURER",
  "EXAM_OFFICER",
  "ICT_SUPPORT",
])("%s reads no cash book", async (role) => {
  const browser = await signedInStaff(portal, role);

  for (const query of [
    "{ cashBooks { total } }",
    `{ cashBook(id: ${bookId}) { note } }`,
    `mutation { closeCashBook(id: ${bookId}, counted: 1000) { __typename } }`,
  ]) {
    const { errors } = await browser.graphql(query);
    expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  }
  expect((await browser.get("/download/export/cash-books?format=csv")).status).toBe(403);
});

test.each(["999999", "0", "2147483648", "' or 1=1"])("the book %s is not found", async (id) => {
  expect(await read(officer, id)).toBeNull();
  const { errors } = await officer.graphql(closing, { id, counted: 0 });
  expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

describe("on the next day", () => {
  test("a book that was left open is closed first", async () => {
    portal.college.clock.advance({ days: 1 });
    officer = await signedInStaff(portal, staff);
    const { data } = await officer.graphql("{ bursaryDashboard { cashBook { id status } } }");
    expect(data?.bursaryDashboard).toEqual({ cashBook: { id: bookId, status: "LEFT_OPEN" } });
    staff = await employ(portal, "SUPER_ADMIN");
    counter = counterOf(portal.college.url, staff);

    expect(await recordAgain()).toMatchObject({ code: "CASH_BOOK_LEFT_OPEN" });
    await close(officer, 1_000);
    expect(await recordAgain()).toEqual({ __typename: "CounterReceipt" });
  });
});
