import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestStaff } from "../../../college/testing/staff.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  employ,
  password,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let admin: Browser;

beforeAll(async () => {
  portal = await startTestPortal();
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});

afterAll(() => portal.close());

const outcome =
  "{ __typename ... on Acknowledgement { message } ... on Refusal { code message fields { field message } } }";

const rowOf = async ({ email }: Pick<TestStaff, "email">) => {
  const { data, errors } = await admin.graphql(
    `query ($search: String) { staffMembers(search: $search) {
      total export { csv } rows { id email role revision canChange suspendedAt hasSecondFactor }
    } }`,
    { search: email },
  );
  expect(errors).toEqual([]);
  return (data?.staffMembers as { rows: { id: string; revision: number }[] }).rows[0];
};

const lastMailTo = async (email: string): Promise<string> =>
  (await portal.college.mail()).filter(({ to }) => to === email).at(-1)?.text ?? "";

const codeOf = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: portal.college.clock.read().getTime() });

describe("a second factor", () => {
  test("is set up, required at sign-in, and replaceable by a recovery code", async () => {
    const member = await employ(portal, "LECTURER");
    const browser = await signedInStaff(portal, member);
    const setup = await browser.graphql(
      `mutation ($password: String!) { startSecondFactor(password: $password) { ... on SecondFactorSetup { secret uri } } }`,
      { password },
    );
    const { secret } = setup.data?.startSecondFactor as { secret: string };
    const confirmed = await browser.graphql(
      `mutation ($code: String!) { confirmSecondFactor(code: $code) { ... on RecoveryCodes { codes } } }`,
      { code: codeOf(secret) },
    );
    const { codes } = confirmed.data?.confirmSecondFactor as { codes: string[] };
    portal.college.clock.advance({ minutes: 1 });

    const again = portal.gateway.browser();
    const asked = await again.signInStaff(member.email, password);
    const wrong = await again.signInStaff(member.email, password, { code: "000000" });
    const right = await again.signInStaff(member.email, password, { code: codeOf(secret) });
    const recovered = await portal.gateway
      .browser()
      .signInStaff(member.email, password, { recoveryCode: codes[0] ?? "" });

    expect(asked.data?.signInStaff).toMatchObject({ __typename: "SecondFactorRequired" });
    expect(wrong.data?.signInStaff).toMatchObject({ __typename: "Refusal", code: "WRONG_CODE" });
    expect(right.data?.signInStaff).toMatchObject({ __typename: "SignedIn" });
    expect(recovered.data?.signInStaff).toMatchObject({ __typename: "SignedIn" });
    expect(await rowOf(member)).toMatchObject({ hasSecondFactor: true });
  });

  test("names the field of a wrong password", async () => {
    const browser = await signedInStaff(portal, "LECTURER");

    const { data } = await browser.graphql(
      `mutation { startSecondFactor(password: "x") { ... on Refusal { code fields { field } } } }`,
    );

    expect(data?.startSecondFactor).toEqual({
      code: "INVALID_INPUT",
      fields: [{ field: "password" }],
    });
  });
});

test("a password change keeps this session and ends the others", async () => {
  const member = await employ(portal, "EXAM_OFFICER");
  const here = await signedInStaff(portal, member);
  const elsewhere = await signedInStaff(portal, member);

  const changed = await here.graphql(
    `mutation ($input: ChangePasswordInput!) { changeStaffPassword(input: $input) ${outcome} }`,
    { input: { currentPassword: password, newPassword: "Another-Word-8" } },
  );

  expect(changed.data?.changeStaffPassword).toMatchObject({ __typename: "Acknowledgement" });
  expect((await here.graphql("{ viewer { email } }")).errors).toEqual([]);
  expect((await elsewhere.graphql("{ viewer { email } }")).errors).toMatchObject([
    { extensions: { code: "SESSION_EXPIRED" } },
  ]);
});

test("an invited member joins with the mailed link", async () => {
  const input = {
    email: "ada@college.example",
    surname: "Eze",
    firstName: "Ada",
    role: "LECTURER",
  };
  const invite = `mutation ($input: StaffInvitationInput!) { inviteStaff(input: $input) ${outcome} }`;
  const invited = await admin.graphql(invite, { input });
  const twice = await admin.graphql(invite, { input });
  const [, token] = /#([\w-]+)/.exec(await lastMailTo(input.email)) ?? [];
  const guest = portal.gateway.browser();

  const link = await guest.graphql(
    `query ($token: String!) { staffLink(token: $token) { ... on StaffLink { purpose email role } } }`,
    { token },
  );
  const joined = await guest.graphql(
    `mutation ($token: String!) { useStaffLink(token: $token, password: "My-Own-Word-9") ${outcome} }`,
    { token },
  );
  const used = await guest.graphql(
    `query ($token: String!) { staffLink(token: $token) ${outcome} }`.replace(
      "... on Acknowledgement { message } ",
      "",
    ),
    { token },
  );

  expect(invited.data?.inviteStaff).toMatchObject({ __typename: "Acknowledgement" });
  expect(twice.data?.inviteStaff).toMatchObject({ code: "ALREADY_INVITED" });
  expect(link.data?.staffLink).toEqual({ purpose: "JOIN", email: input.email, role: "LECTURER" });
  expect(joined.data?.useStaffLink).toMatchObject({ __typename: "Acknowledgement" });
  expect(used.data?.staffLink).toMatchObject({ code: "LINK_USED" });
  expect((await guest.signInStaff(input.email, "My-Own-Word-9")).data?.signInStaff).toMatchObject({
    viewer: { role: "LECTURER" },
  });
});

test("a suspension ends the running session and is in the audit log", async () => {
  const member = await employ(portal, "ICT_SUPPORT");
  const browser = await signedInStaff(portal, member);
  const row = await rowOf(member);

  const late = await admin.graphql(
    `mutation ($id: ID!) { changeStaffRole(id: $id, role: LECTURER, revision: 9, reason: "A mistake") ${outcome} }`,
    { id: row?.id },
  );
  await admin.graphql(
    `mutation ($id: ID!) { suspendStaff(id: $id, reason: "Left the college") ${outcome} }`,
    { id: row?.id },
  );
  const log = await admin.graphql(
    `query ($filter: AuditFilter) { auditLog(filter: $filter) {
      total rows { action actorName reason changes { field before after } }
    } }`,
    { filter: { subject: `staff:${row?.id}` } },
  );

  expect(late.data?.changeStaffRole).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  expect((await browser.graphql("{ viewer { email } }")).errors).toMatchObject([
    { extensions: { code: "SESSION_EXPIRED" } },
  ]);
  expect(log.data?.auditLog).toEqual({
    total: 1,
    rows: [
      {
        action: "staff.suspend",
        actorName: "Tunde Balogun",
        reason: "Left the college",
        changes: [{ field: "suspended", before: "false", after: "true" }],
      },
    ],
  });
});

test("an unknown member cannot be changed", async () => {
  const { errors } = await admin.graphql(
    `mutation { suspendStaff(id: "none", reason: "Left the college") ${outcome} }`,
  );

  expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});
