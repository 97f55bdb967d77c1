import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestStudent } from "../../../college/testing/people.ts";
import {
  enrol,
  password,
  signedIn,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});

afterAll(() => portal.close());

const resultFields =
  "{ __typename ... on Acknowledgement { message } ... on Refusal { code message fields { field message } } }";

const requestCode = (email: string) =>
  portal.gateway
    .browser()
    .graphql(
      `mutation ($email: String!) { result: requestPasswordReset(email: $email) ${resultFields} }`,
      {
        email,
      },
    );

const confirm = (input: { email: string; otp: string; newPassword: string }) =>
  portal.gateway
    .browser()
    .graphql(
      `mutation ($input: ConfirmPasswordResetInput!) { result: confirmPasswordReset(input: $input) ${resultFields} }`,
      { input },
    );

const mailedCode = async ({ email }: TestStudent): Promise<string> => {
  const mails = (await portal.college.mail()).filter(({ to }) => to === email);
  const [code] = /\b\d{6,8}\b/.exec(mails.at(-1)?.text ?? "") ?? [];
  if (code === undefined) throw new Error("no code was mailed");
  return code;
};

const signInWith = async ({ matricNumber }: TestStudent, chosen: string) =>
  (await portal.gateway.browser().signIn(matricNumber, chosen)).data?.signIn;

const change = `mutation ($input: ChangePasswordInput!) { result: changePassword(input: $input) ${resultFields} }`;

describe("a forgotten password", () => {
  test("is replaced with the mailed code; sign-in ignores its case", async () => {
    const student = await enrol(portal);
    await requestCode(` ${student.email} `);
    const otp = await mailedCode(student);

    const answer = await confirm({
      email: student.email,
      otp: ` ${otp} `,
      newPassword: "Brand-NEW-Word-9",
    });

    expect(answer.data).toMatchObject({ result: { __typename: "Acknowledgement" } });
    expect(await signInWith(student, "Brand-NEW-Word-9")).toMatchObject({ __typename: "SignedIn" });
    expect(await signInWith(student, "brand-new-word-9")).toMatchObject({ __typename: "SignedIn" });
    expect(await signInWith(student, password)).toMatchObject({ code: "WRONG_CREDENTIALS" });
  });

  test("gives the same answer for a known and an unknown email", async () => {
    const student = await enrol(portal);

    const known = await requestCode(student.email);
    const unknown = await requestCode("nobody@students.college.example");

    expect(unknown.data).toEqual(known.data);
    expect(known.data).toMatchObject({ result: { __typename: "Acknowledgement" } });
  });

  test("ends all open sessions", async () => {
    const student = await enrol(portal);
    const browser = await signedIn(portal, student);
    await requestCode(student.email);
    await confirm({
      email: student.email,
      otp: await mailedCode(student),
      newPassword: "Brand-new-9",
    });

    const answer = await browser.graphql("{ viewer { ... on Student { level } } }");

    expect(answer.errors[0]?.extensions.code).toBe("SESSION_EXPIRED");
    expect(browser.cookie).toBeUndefined();
  });

  test("refuses a wrong code and names the field", async () => {
    const student = await enrol(portal);
    await requestCode(student.email);

    const answer = await confirm({
      email: student.email,
      otp: "000000",
      newPassword: "Brand-new-9",
    });

    expect(answer.data).toMatchObject({
      result: { code: "INVALID_INPUT", fields: [{ field: "otp", message: expect.any(String) }] },
    });
  });

  test("refuses empty fields with the specified sentences", async () => {
    const requested = await requestCode(" ");
    const confirmed = await confirm({ email: "", otp: "", newPassword: "" });

    expect(requested.data).toMatchObject({
      result: { fields: [{ message: "Email is required" }] },
    });
    expect(confirmed.data).toMatchObject({
      result: {
        fields: [
          { field: "email", message: "Email is required" },
          { field: "otp", message: "OTP Code is required" },
          { field: "newPassword", message: "New Password is required" },
        ],
      },
    });
  });
});

describe("a password that must be changed", () => {
  test("is changed and unlocks the session", async () => {
    const student = await enrol(portal, { mustChangePassword: true });
    const browser = await signedIn(portal, student);
    const before = await browser.graphql("{ viewer { ... on Student { payments { id } } } }");

    const answer = await browser.graphql(change, {
      input: { currentPassword: password.toUpperCase(), newPassword: "Chosen-By-Me-1" },
    });
    const after = await browser.graphql(
      "{ viewer { mustChangePassword ... on Student { payments { id } } } }",
    );

    expect(before.errors[0]?.extensions.code).toBe("PASSWORD_CHANGE_REQUIRED");
    expect(answer.data).toMatchObject({ result: { __typename: "Acknowledgement" } });
    expect(after).toMatchObject({
      errors: [],
      data: { viewer: { mustChangePassword: false, payments: [] } },
    });
  });

  test("is not changed with a wrong current password", async () => {
    const browser = await signedIn(portal, await enrol(portal));

    const answer = await browser.graphql(change, {
      input: { currentPassword: "not mine", newPassword: "Chosen-By-Me-1" },
    });

    expect(answer.data).toMatchObject({
      result: { code: "INVALID_INPUT", fields: [{ field: "currentPassword" }] },
    });
  });

  test("ends the account's other sessions", async () => {
    const student = await enrol(portal);
    const one = await signedIn(portal, student);
    const other = await signedIn(portal, student);

    await one.graphql(change, {
      input: { currentPassword: password, newPassword: "Chosen-By-Me-1" },
    });

    expect((await one.graphql("{ viewer { ... on Student { level } } }")).errors).toEqual([]);
    expect(
      (await other.graphql("{ viewer { ... on Student { level } } }")).errors[0]?.extensions.code,
    ).toBe("SESSION_EXPIRED");
  });
});
