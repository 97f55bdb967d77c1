import { describe, expect, test } from "vitest";
import { failureCases, html, refusalFields, testCatalogue } from "../../testing/error-catalogue.ts";

const resetRequest = "POST /student/password-reset/request/";
const resetConfirm = "POST /student/password-reset/confirm/";
const change = "POST /student/password-change/";
const requestFailed = "Password Reset Error. Try checking your network connection";
const confirmFailed = "Unable to Change Password. Try checking your network connection";

const catalogue = testCatalogue([
  {
    name: "requestPasswordReset",
    query: `mutation { result: requestPasswordReset(email: "a@b.c") { __typename ... on Acknowledgement { message } ${refusalFields} } }`,
    as: "nobody",
    cases: [
      ...failureCases(resetRequest, requestFailed, ["answers nothing"]),
      {
        when: "the college refuses the email",
        answers: {
          [resetRequest]: {
            status: 400,
            body: { email: ["No account has this email.", "Again."] },
          },
        },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "No account has this email.",
            fields: [{ field: "email", message: "No account has this email." }],
          },
        },
      },
    ],
  },
  {
    name: "confirmPasswordReset",
    query: `mutation { result: confirmPasswordReset(input: { email: "a@b.c", otp: "123456", newPassword: "Long-Enough-9" }) { __typename ${refusalFields} } }`,
    as: "nobody",
    cases: [
      ...failureCases(resetConfirm, confirmFailed, ["answers nothing"]),
      {
        when: "the college refuses the code",
        answers: { [resetConfirm]: { status: 400, body: { otp: ["This code has expired."] } } },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "This code has expired.",
            fields: [{ field: "otp", message: "This code has expired." }],
          },
        },
      },
      {
        when: "the college refuses the password",
        answers: { [resetConfirm]: { status: 400, body: { new_password: ["Too short."] } } },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Too short.",
            fields: [{ field: "newPassword", message: "Too short." }],
          },
        },
      },
      {
        when: "the body is a plain string",
        answers: { [resetConfirm]: { status: 400, body: { error: "Invalid OTP" } } },
        outcome: { refusal: { code: "INVALID_INPUT", message: "Invalid OTP", fields: [] } },
      },
    ],
  },
  {
    name: "changePassword",
    query: `mutation { result: changePassword(input: { currentPassword: "bello", newPassword: "Long-Enough-9" }) { __typename ${refusalFields} } }`,
    as: "student",
    cases: [
      {
        when: "the college does not offer it",
        answers: { [change]: { status: 404, body: html } },
        outcome: {
          refusal: { code: "NOT_AVAILABLE", message: "This is not available at your college." },
        },
      },
      {
        when: "the college refuses the current password",
        answers: { [change]: { status: 400, body: { current_password: ["Wrong."] } } },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Wrong.",
            fields: [{ field: "currentPassword", message: "Wrong." }],
          },
        },
      },
    ],
  },
]);

describe("a college that answers a reset without a message", () => {
  test.each([
    ["nothing", ""],
    ["an empty object", {}],
  ])("with %s the gateway's own message is answered", async (_what, body) => {
    catalogue.college().on(resetRequest, { body });
    catalogue.college().on(resetConfirm, { body });
    const browser = catalogue.gateway().browser();

    const requested = await browser.graphql(
      'mutation { requestPasswordReset(email: "a@b.c") { ... on Acknowledgement { message } } }',
    );
    const confirmed = await browser.graphql(
      'mutation { confirmPasswordReset(input: { email: "a@b.c", otp: "1", newPassword: "x" }) { ... on Acknowledgement { message } } }',
    );

    expect(requested.data).toEqual({
      requestPasswordReset: {
        message: "If the college knows this email, a code is on its way to it.",
      },
    });
    expect(confirmed.data).toEqual({
      confirmPasswordReset: { message: "Your password has been changed." },
    });
  });
});
