import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFees } from "../../../../college/testing/payments.ts";
import { readPdf } from "../../../../college/testing/pdf.ts";
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
let student: Browser;

const account = {
  channel: "BANK",
  bank: "Zenith Bank",
  accountName: "State College of Health",
  accountNumber: "1012345678",
  isActive: true,
};

beforeAll(async () => {
  portal = await startTestPortal({ prepare: openFees });
  const admin = await signedInStaff(portal, "SUPER_ADMIN");
  const { errors } = await admin.graphql(
    "mutation ($input: BankAccountInput!) { createBankAccount(input: $input) { __typename } }",
    { input: account },
  );
  expect(errors).toEqual([]);
});

beforeEach(async () => {
  student = await signedIn(portal, await enrol(portal));
});

afterAll(() => portal.close());

const slip =
  "id reference state amount received rest issuedAt expiresAt paidAt slipUrl lines { session label amount outstanding }";
const answer = `__typename ... on PaymentSlip { ${slip} } ... on Refusal { code fields { field } }`;

const own = async (browser = student) => {
  const { data, errors } = await browser.graphql(
    `{ viewer { ... on Student { paymentSlips {
      items { key section outstanding } slips { ${slip} } accounts { bank accountNumber channel }
    } } } }`,
  );
  expect(errors).toEqual([]);
  return Object(data?.viewer).paymentSlips;
};

const change = async (mutation: string, variables: object, browser = student) => {
  const { data, errors } = await browser.graphql(mutation, variables);
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};

const create = (items: readonly string[]) =>
  change(`mutation ($items: [String!]!) { createPaymentSlip(items: $items) { ${answer} } }`, {
    items,
  });

const cancel = (id: string) =>
  change(`mutation ($id: ID!) { cancelPaymentSlip(id: $id) { ${answer} } }`, { id });

const keysOf = async (section: string): Promise<readonly string[]> =>
  (await own()).items
    .filter((item: { section: string }) => item.section === section)
    .map(({ key }: { key: string }) => key);

test("a student makes a slip, downloads it, and cancels it", async () => {
  const made = await create(await keysOf("C"));
  expect(made).toMatchObject({
    __typename: "PaymentSlip",
    reference: expect.stringMatching(/^\d{12}$/),
    state: "OPEN",
    amount: 86_500,
    received: 0,
    rest: 86_500,
    paidAt: null,
    slipUrl: `/download/payment-slip/${made.id}`,
  });
  const shown = await own();
  expect(shown.slips).toEqual([expect.objectContaining({ id: made.id, lines: made.lines })]);
  expect(shown.accounts).toEqual([
    { bank: "Zenith Bank", accountNumber: "1012345678", channel: "BANK" },
  ]);

  const file = await student.get(made.slipUrl);
  expect(file.headers["content-disposition"]).toContain(`payment-slip-${made.id}.pdf`);
  expect((await readPdf(file.body)).text).toContain("₦86,500.00");

  expect(await cancel(made.id)).toMatchObject({ state: "CANCELLED", slipUrl: null });
  expect((await student.get(made.slipUrl)).status).toBe(404);
});

test("nobody else has the slip of a student", async () => {
  const { id, slipUrl } = await create(await keysOf("C"));
  const other = await signedIn(portal, await enrol(portal));
  expect((await other.get(slipUrl)).status).toBe(404);
  const cancelled = await other.graphql(
    "mutation ($id: ID!) { cancelPaymentSlip(id: $id) { __typename } }",
    { id },
  );
  expect(cancelled.errors[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await portal.gateway.browser().get(slipUrl)).status).toBe(401);
  expect((await (await signedInApplicant(portal, await apply(portal))).get(slipUrl)).status).toBe(
    403,
  );
  expect((await (await signedInStaff(portal, "BURSARY_OFFICER")).get(slipUrl)).status).toBe(403);
  expect((await student.get("/download/payment-slip/2147483648")).status).toBe(404);
});

test.each([
  ["nothing", []],
  ["what is not owed", ["charge-2147483647"]],
  ["what is no item", ["nobody"]],
  ["the hostel fee before tuition", ["hostel"]],
])("a slip for %s is refused at the items", async (_what, items) => {
  expect(await create(items)).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "items" }],
  });
});

test("the eleventh open slip is refused", async () => {
  const keys = [...(await keysOf("B")), ...(await keysOf("C"))];
  for (const key of keys.slice(0, 10)) await create([key]);
  expect(await create(keys.slice(0, 2))).toMatchObject({ code: "TOO_MANY_SLIPS", fields: [] });
});

test("the bursary lists the slips, and opens one with its items", async () => {
  const made = await create(await keysOf("C"));
  const officer = await signedInStaff(portal, "BURSARY_OFFICER");
  const { data, errors } = await officer.graphql(
    `query ($search: String, $filter: IssuedSlipFilter) {
      issuedSlips(search: $search, filter: $filter) {
        rows { id reference student { matricNumber } state amount received rest expiresAt }
        total export { csv }
      }
    }`,
    {
      search: made.reference.replaceAll(/(.{4})/g, "$1 "),
      filter: { state: "OPEN", isPartPaid: false, amountFrom: 86_500 },
    },
  );
  expect(errors).toEqual([]);
  expect(data?.issuedSlips).toMatchObject({
    rows: [{ id: made.id, state: "OPEN", amount: 86_500, received: 0, rest: 86_500 }],
    total: 1,
    export: { csv: expect.stringMatching(/^\/download\/export\/slips\?format=csv&.*state=open/) },
  });
  const csv = await officer.get(Object(data?.issuedSlips).export.csv);
  expect(String(csv.body)).toContain(made.reference);
  const file = await officer.graphql(
    `query ($id: ID!) { issuedSlip(id: $id) {
      slip { reference } lines { label amount outstanding } rows { id }
    } }`,
    { id: made.id },
  );
  expect(file.data?.issuedSlip).toMatchObject({
    slip: { reference: made.reference },
    lines: made.lines.map(({ label, amount }: { label: string; amount: number }) => ({
      label,
      amount,
      outstanding: amount,
    })),
    rows: [],
  });
  const none = await officer.graphql('{ issuedSlip(id: "2147483647") { slip { id } } }');
  expect(none.data).toEqual({ issuedSlip: null });
  const refused = await student.graphql("{ issuedSlips { total } }");
  expect(refused.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
});
