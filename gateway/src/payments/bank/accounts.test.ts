import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffRole } from "../../../../contract/staff/role.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signedInStaff, startTestPortal, type TestPortal } from "../../../testing/portal.ts";

let portal: TestPortal;
let admin: Browser;
let officer: Browser;

beforeAll(async () => {
  portal = await startTestPortal();
  admin = await signedInStaff(portal, "SUPER_ADMIN");
  officer = await signedInStaff(portal, "BURSARY_OFFICER");
});

afterAll(() => portal.close());

const form = {
  channel: "BANK",
  bank: "Zenith Bank",
  accountName: "State College of Health",
  accountNumber: "1012345678",
  isActive: true,
};

const change = async (mutation: string, variables: object) => {
  const { data, errors } = await admin.graphql(mutation, variables);
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};

const result = "__typename ... on Refusal { code fields { field } }";

const create = (input: object) =>
  change(
    `mutation ($input: BankAccountInput!) { createBankAccount(input: $input) { ${result} } }`,
    { input: { ...form, ...input } },
  );

const list = async (browser: Browser) => {
  const { data, errors } = await browser.graphql(
    "{ bankAccounts { account { id channel bank accountName accountNumber } isActive revision importedUntil } }",
  );
  expect(errors).toEqual([]);
  return Object(data).bankAccounts;
};

test("a super admin keeps the accounts, and the bursary reads them", async () => {
  expect(await create({})).toEqual({ __typename: "Acknowledgement" });
  await create({ channel: "REMITA", bank: "Remita", accountNumber: "44300216" });
  const [zenith, remita] = await list(officer);
  expect(zenith).toEqual({
    account: { ...form, id: zenith.account.id, isActive: undefined },
    isActive: true,
    revision: 1,
    importedUntil: null,
  });
  expect(remita).toMatchObject({ account: { channel: "REMITA" } });

  const mutation = `mutation ($id: ID!, $revision: Int!, $input: BankAccountInput!) {
    changeBankAccount(id: $id, revision: $revision, input: $input) { ${result} }
  }`;
  const stopped = { id: zenith.account.id, revision: 1, input: { ...form, isActive: false } };
  expect(await change(mutation, stopped)).toEqual({ __typename: "Acknowledgement" });
  expect(await change(mutation, stopped)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  expect((await list(admin)).map(({ isActive }: { isActive: boolean }) => isActive)).toEqual([
    true,
    false,
  ]);
});

test("a wrong form is refused at its fields", async () => {
  expect(await create({ bank: "", accountNumber: "12" })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "bank" }, { field: "accountNumber" }],
  });
  await create({ bank: "Access Bank" });
  expect(await create({ bank: "access bank" })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "accountNumber" }],
  });
});

test.each<StaffRole>([
  "LECTURER",
  "EXAM_OFFICER",
  "ICT_SUPPORT",
])("%s does not read the accounts", async (role) => {
  const browser = await signedInStaff(portal, role);
  const { errors } = await browser.graphql("{ bankAccounts { revision } }");
  expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
});
