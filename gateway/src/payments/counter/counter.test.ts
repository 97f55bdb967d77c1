import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openFees } from "../../../../college/testing/payments.ts";
import { readPdf } from "../../../../college/testing/pdf.ts";
import type { TestStudent } from "../../../../college/testing/people.ts";
import type { StaffRole } from "../../../../contract/staff/role.ts";
import type { Browser } from "../../../testing/browser.ts";
import {
  apply,
  enrol,
  signedIn,
  signedInApplicant,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../../testing/portal.ts";

let portal: TestPortal;
let admin: Browser;
let officer: Browser;
let student: TestStudent;
/** What the student owes, the oldest first. */
let items: readonly { readonly key: string; readonly outstanding: number }[];

beforeAll(async () => {
  portal = await startTestPortal({ prepare: openFees });
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});

// An officer without a cash book, and a student who has paid nothing.
beforeEach(async () => {
  officer = await signedInStaff(portal, "BURSARY_OFFICER");
  student = await enrol(portal);
  ({ items } = await atCounter(officer));
});

afterAll(() => portal.close());

/** The value of an operation's only field. */
const fieldOf = async (browser: Browser, query: string, variables: object = {}) => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};

const codeOf = async (browser: Browser, query: string, variables: object = {}) =>
  (await browser.graphql(query, variables)).errors[0]?.extensions.code;

const atCounter = (browser: Browser) =>
  fieldOf(
    browser,
    `query ($id: ID!) { counterStudent(id: $id) {
      id matricNumber name department level standing credit canRecord
      items { key session section label outstanding } cashBook { id day status }
    } }`,
    { id: student.id },
  );

const refusal = "... on Refusal { code message fields { field message } }";
const receipt =
  "id number method slipNumber amount officer cashBookId state receiptUrl student { id matricNumber name }";

let lastKey = 0;

/** Takes a thousand in cash for the first item, with another request each time. */
const record = (input: object = {}) => {
  lastKey += 1;
  return fieldOf(
    officer,
    `mutation ($input: RecordCounterReceiptInput!) { recordCounterReceipt(input: $input) {
      __typename ... on CounterReceipt { ${receipt} } ${refusal}
    } }`,
    {
      input: {
        requestKey: `request-${lastKey}`,
        studentId: student.id,
        method: "CASH",
        amount: 1_000,
        items: [items[0]?.key],
        ...input,
      },
    },
  );
};

const refusedAt = (field: string) => ({ code: "INVALID_INPUT", fields: [{ field }] });

const accountFields = `charged paid outstanding
  receipts { id channel reference amount voidedAt receiptUrl }`;

const accountFor = async (browser: Browser) =>
  (
    await fieldOf(
      browser,
      `query ($id: ID!) { studentRecordAccount(id: $id) { account { ${accountFields} } } }`,
      { id: student.id },
    )
  ).account;

describe("money at the counter", () => {
  test("becomes a receipt, which the student's account shows and the student downloads", async () => {
    expect(await atCounter(officer)).toMatchObject({
      id: String(student.id),
      matricNumber: student.matricNumber,
      name: "Adeyemi Folake",
      standing: "ACTIVE",
      canRecord: true,
      cashBook: null,
    });
    expect(await atCounter(admin)).toMatchObject({ canRecord: false });

    const receipt = await record();

    expect(receipt).toMatchObject({
      __typename: "CounterReceipt",
      number: expect.stringMatching(/^C2026-\d{6}$/),
      method: "CASH",
      slipNumber: null,
      amount: 1_000,
      officer: "Tunde Balogun",
      state: "VALID",
      receiptUrl: `/download/account-receipt/${receipt.id}`,
      student: { id: String(student.id), matricNumber: student.matricNumber },
    });
    expect((await atCounter(officer)).cashBook).toEqual({
      id: receipt.cashBookId,
      day: "2026-03-10",
      status: "OPEN",
    });
    const browser = await signedIn(portal, student);
    const { account } = await fieldOf(
      browser,
      `{ viewer { ... on Student { account { ${accountFields} } } } }`,
    );
    expect(account).toMatchObject({
      paid: 1_000,
      receipts: [
        {
          id: receipt.id,
          channel: "COUNTER",
          reference: receipt.number,
          amount: 1_000,
          voidedAt: null,
          receiptUrl: receipt.receiptUrl,
        },
      ],
    });
    const file = await browser.get(receipt.receiptUrl);
    expect(file.headers["content-disposition"]).toContain(`receipt-${receipt.id}.pdf`);
    expect((await readPdf(file.body)).text).toContain(receipt.number);
    expect(await accountFor(admin)).toEqual(account);
  });

  test("has a receipt that only its student and those who read the counter's may have", async () => {
    const { receiptUrl } = await record();

    expect((await officer.get(receiptUrl)).status).toBe(200);
    expect((await (await signedIn(portal, await enrol(portal))).get(receiptUrl)).status).toBe(404);
    const applicant = await signedInApplicant(portal, await apply(portal));
    expect((await applicant.get(receiptUrl)).status).toBe(403);
    const support = await signedInStaff(portal, "ICT_SUPPORT");
    expect((await support.get(receiptUrl)).status).toBe(403);
    expect((await accountFor(support)).receipts).toMatchObject([
      { channel: "COUNTER", receiptUrl: null },
    ]);
    expect((await portal.gateway.browser().get(receiptUrl)).status).toBe(401);
    expect((await officer.get("/download/account-receipt/2147483647")).status).toBe(404);
    expect((await officer.get("/download/account-receipt/2147483648")).status).toBe(404);
  });

  test("has a slip for a POS or a teller, and each slip once", async () => {
    expect(await record({ method: "POS" })).toMatchObject(refusedAt("slipNumber"));
    expect(await record({ slipNumber: "A-17" })).toMatchObject(refusedAt("slipNumber"));
    const slipNumber = `A-${student.id}`;
    expect(await record({ method: "POS", slipNumber })).toMatchObject({
      method: "POS",
      slipNumber,
    });
    const again = { method: "POS", slipNumber: slipNumber.toLowerCase() };
    expect(await record(again)).toMatchObject(refusedAt("slipNumber"));
    expect(await record({ method: "TELLER", slipNumber })).toMatchObject({ method: "TELLER" });
  });

  test.each([
    ["no money", "amount", { amount: 0 }],
    ["less than a kobo", "amount", { amount: 10.001 }],
    ["more than is owed", "amount", { amount: 900_000 }],
    ["more than anybody owes", "amount", { amount: 1e12 }],
    ["no item", "items", { items: [] }],
    ["an item that is not owed", "items", { items: ["charge-2147483647"] }],
    ["an item that is none", "items", { items: ["nobody"] }],
  ])("is not taken for %s", async (_what, field, input) => {
    expect(await record(input)).toMatchObject(refusedAt(field));
  });

  test("is recorded once for each request", async () => {
    const requestKey = `once-${student.id}-once`;
    const first = await record({ requestKey });

    expect(await record({ requestKey })).toEqual(first);
    expect(await record({ requestKey, amount: 2_000 })).toMatchObject({ code: "KEY_REUSED" });
    expect((await accountFor(officer)).paid).toBe(1_000);
  });

  test.each([
    "7-chars",
    "x".repeat(101),
    "a key with spaces",
  ])("is not recorded for the request key %s", async (requestKey) => {
    expect(await record({ requestKey })).toMatchObject(refusedAt("requestKey"));
  });
});

test("the receipts are listed, found and downloaded as a list", async () => {
  const [one, other] = [await record(), await record({ amount: 2_000 })];
  const list = (variables: object) =>
    fieldOf(
      officer,
      `query ($search: String, $sort: CounterReceiptSort! = RECEIVED_AT, $filter: CounterReceiptFilter) {
        counterReceipts(sort: $sort, search: $search, filter: $filter) {
          total rows { id amount receiptUrl } export { csv }
        }
      }`,
      variables,
    );
  const filter = { method: "CASH", state: "VALID", student: student.id, cashBook: one.cashBookId };

  const found = await list({ filter, sort: "AMOUNT" });

  expect(found.rows).toEqual(
    [other, one].map(({ id, amount, receiptUrl }) => ({ id, amount, receiptUrl })),
  );
  expect((await list({ search: one.number.toLowerCase() })).rows).toMatchObject([{ id: one.id }]);
  expect((await list({ filter: { ...filter, state: "VOIDED" } })).total).toBe(0);
  expect((await officer.get(found.export.csv)).body.toString()).toContain(one.number);
  const support = await signedInStaff(portal, "ICT_SUPPORT");
  expect((await support.get(found.export.csv)).status).toBe(403);
});

test.each<StaffRole>([
  "LECTURER",
  "EXAM_OFFICER",
  "ICT_SUPPORT",
])("%s neither reads the counter nor records at it", async (role) => {
  const browser = await signedInStaff(portal, role);
  const input = `{ requestKey: "12345678", studentId: 1, method: CASH, amount: 1, items: ["hostel"] }`;

  for (const query of [
    "{ counterStudent(id: 1) { id } }",
    "{ counterReceipts { total } }",
    "{ counterReceipt(id: 1) { canAskVoid } }",
    `mutation { recordCounterReceipt(input: ${input}) { __typename } }`,
    'mutation { askReceiptVoid(id: 1, reason: "Typed in twice") { __typename } }',
    "mutation { decideReceiptVoid(id: 1, isApproved: true) { __typename } }",
  ]) {
    expect(await codeOf(browser, query)).toBe("FORBIDDEN");
  }
});

test.each(["999999", "0", "2147483648", "' or 1=1"])("the id %s is not found", async (id) => {
  const student = await officer.graphql("query ($id: ID!) { counterStudent(id: $id) { id } }", {
    id,
  });
  expect(student).toMatchObject({ data: { counterStudent: null }, errors: [] });
  const receipt = await officer.graphql(
    "query ($id: ID!) { counterReceipt(id: $id) { canAskVoid } }",
    { id },
  );
  expect(receipt).toMatchObject({ data: { counterReceipt: null }, errors: [] });
  for (const mutation of [
    'askReceiptVoid(id: $id, reason: "Typed in twice")',
    "decideReceiptVoid(id: $id, isApproved: true)",
    'recordCounterReceipt(input: { requestKey: "12345678", studentId: $id, method: CASH, amount: 1, items: ["hostel"] })',
  ]) {
    const query = `mutation ($id: ID!) { ${mutation} { __typename } }`;
    expect(await codeOf(officer, query, { id })).toBe("NOT_FOUND");
  }
});
