import { expect, test } from "vitest";
import { sendLink, signUp, verifyEmail } from "../../../testing/applicant-operations.ts";
import {
  failureCases,
  html,
  type Operation,
  testCatalogue,
} from "../../../testing/error-catalogue.ts";

const signUpRoute = "POST /admission/sign-up/";
const verifyRoute = "POST /admission/verify-email/";
const lookupRoute = "GET /admission/application/";
const linkRoute = "POST /admission/verification-link/";

const lookupFailed = "An error occurred while fetching user data";
/** The college does not check links, so the look-up decides. */
const linkCheckOff = { [verifyRoute]: { status: 404, body: html } };

const operations: readonly Operation[] = [
  {
    name: "signUp",
    query: signUp,
    variables: {
      input: {
        sessionId: "3",
        courseCode: "CHE",
        surname: "Okonkwo",
        firstName: "Ngozi",
        email: "ngozi@mail.example",
        phone: "08031234567",
        password: "Harmattan-7",
      },
    },
    as: "nobody",
    cases: [
      ...failureCases(signUpRoute, /college's service/),
      {
        when: "the college refuses fields",
        answers: {
          [signUpRoute]: { status: 400, body: { first_name: ["Letters."], session_id: ["None."] } },
        },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Letters.",
            fields: [
              { field: "firstName", message: "Letters." },
              { field: "sessionId", message: "None." },
            ],
          },
        },
      },
      {
        when: "the session has closed",
        answers: {
          [signUpRoute]: {
            status: 409,
            body: { detail: "Since 25 March.", code: "session_closed" },
          },
        },
        outcome: { refusal: { code: "SESSION_CLOSED", message: "Since 25 March." } },
      },
      {
        when: "somebody has applied with it, and the college says no more",
        answers: { [signUpRoute]: { status: 409, body: html } },
        outcome: {
          refusal: {
            code: "ALREADY_APPLIED",
            message: "An application with this email or phone number exists already.",
          },
        },
      },
      {
        when: "the college takes no applications here",
        answers: { [signUpRoute]: { status: 404, body: html } },
        outcome: {
          refusal: { code: "NOT_AVAILABLE", message: "This is not available at your college." },
        },
      },
      {
        when: "the college counts attempts",
        answers: {
          [signUpRoute]: { status: 429, body: { detail: "x" }, headers: { "retry-after": "300" } },
        },
        outcome: {
          error: { code: "RATE_LIMITED", message: "Too many attempts. Try again in 5 minutes." },
        },
      },
    ],
  },
  {
    name: "verifyEmail",
    query: verifyEmail,
    variables: { input: { applicationNo: "COHT/CHE/00001", token: "some-token" } },
    as: "nobody",
    cases: [
      ...failureCases(verifyRoute, lookupFailed),
      ...failureCases(lookupRoute, lookupFailed).map((testCase) => ({
        ...testCase,
        when: `${testCase.when} for the look-up`,
        answers: { ...linkCheckOff, ...testCase.answers },
      })),
      ...(["link_used", "link_expired", "link_unknown", "anything_else"] as const).map((code) => ({
        when: `the link is refused: ${code}`,
        answers: { [verifyRoute]: { status: 410, body: { detail: "Too late.", code } } },
        outcome: {
          refusal: {
            code: code === "anything_else" ? "LINK_UNKNOWN" : code.toUpperCase(),
            message: "Too late.",
          },
        },
      })),
      {
        when: "nobody has the number",
        answers: { ...linkCheckOff, [lookupRoute]: { body: [] } },
        outcome: { refusal: { code: "UNKNOWN_APPLICATION", message: "User not found" } },
      },
      {
        when: "the look-up is refused in the college's words",
        answers: {
          ...linkCheckOff,
          [lookupRoute]: { status: 400, body: { detail: "Not a number." } },
        },
        outcome: { error: { code: "COLLEGE_FAULT", message: "Not a number." } },
      },
      {
        when: "the look-up is refused by a list",
        answers: {
          ...linkCheckOff,
          [lookupRoute]: { status: 400, body: [{ detail: "Not a number." }] },
        },
        outcome: { error: { code: "COLLEGE_FAULT", message: "Not a number." } },
      },
      {
        when: "the look-up is refused without a word",
        answers: { ...linkCheckOff, [lookupRoute]: { status: 400, body: html } },
        outcome: { error: { code: "COLLEGE_FAULT", message: "Error fetching user data" } },
      },
    ],
  },
  {
    name: "sendVerificationLink",
    query: sendLink,
    variables: { identifier: "COHT/CHE/00001" },
    as: "nobody",
    cases: [
      ...failureCases(linkRoute, /college's service/),
      {
        when: "the college sends none here",
        answers: { [linkRoute]: { status: 405, body: html } },
        outcome: {
          refusal: { code: "NOT_AVAILABLE", message: "This is not available at your college." },
        },
      },
    ],
  },
];

const catalogue = testCatalogue(operations);

test.each([
  ["{ admission { courses { name } } }", "GET /admission/sessions/"],
  [
    '{ documentConfirmation(code: "nobody-0000-0000-0000") { name } }',
    "GET /admission/document/confirm/nobody-0000-0000-0000/",
  ],
])("%s is null with an error while the college is in trouble", async (query, route) => {
  catalogue.college().on(route, { hangUp: true });

  const { data, errors } = await catalogue.gateway().browser().graphql(query);

  expect(Object.values(data ?? {})).toEqual([null]);
  expect(errors).toMatchObject([{ extensions: { code: "COLLEGE_UNAVAILABLE" } }]);
});
