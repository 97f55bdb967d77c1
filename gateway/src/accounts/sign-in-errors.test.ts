import { failureCases, html, refusalFields, testCatalogue } from "../../testing/error-catalogue.ts";

const login = "POST /student/login/";
const loginFailed = "An error occurred during login. Try checking your network connection";

const staffLogin = "POST /staff/login/";
const notFetched = "Could not fetch data";
const outages = ["breaks off", "is behind a proxy that finds it away", "answers too late"] as const;
const faults = [
  "answers with a page",
  "fails",
  "answers nothing",
  "sends the caller elsewhere",
  "answers in another shape",
] as const;

testCatalogue([
  {
    name: "signInStaff",
    query: `mutation ($input: StaffSignInInput!) { result: signInStaff(input: $input) { __typename ${refusalFields} } }`,
    variables: { input: { email: "admin@college.test", password: "Demo-2026!" } },
    as: "nobody",
    cases: [
      ...failureCases(staffLogin, loginFailed, faults),
      ...failureCases(staffLogin, notFetched, outages),
      {
        when: "the credentials are wrong",
        answers: {
          [staffLogin]: { status: 401, body: { detail: "Whatever.", code: "wrong_credentials" } },
        },
        outcome: {
          refusal: { code: "WRONG_CREDENTIALS", message: "No user matches your query" },
        },
      },
      {
        when: "the account is suspended",
        answers: {
          [staffLogin]: { status: 403, body: { detail: "Suspended.", code: "account_suspended" } },
        },
        outcome: { refusal: { code: "ACCOUNT_SUSPENDED", message: "Suspended." } },
      },
    ],
  },
  {
    name: "signIn",
    query: `mutation ($input: SignInInput!) { result: signIn(input: $input) { __typename ${refusalFields} } }`,
    variables: { input: { role: "STUDENT", username: "COHT/2024/002", password: "bello" } },
    as: "nobody",
    cases: [
      ...failureCases(login, loginFailed),
      {
        when: "the college answers a sentence",
        answers: { [login]: { status: 401, body: { detail: "No such student." } } },
        outcome: { refusal: { code: "WRONG_CREDENTIALS", message: "No such student." } },
      },
      {
        when: "the college answers a `message`",
        answers: { [login]: { status: 401, body: { message: "No such student." } } },
        outcome: { refusal: { code: "WRONG_CREDENTIALS", message: "No such student." } },
      },
      {
        when: "the college refuses with status 200",
        answers: {
          [login]: { status: 200, body: [{ success: false, message: "No such student." }] },
        },
        outcome: { refusal: { code: "WRONG_CREDENTIALS", message: "No such student." } },
      },
      {
        when: "the college answers no sentence",
        answers: { [login]: { status: 401, body: "" } },
        outcome: {
          refusal: { code: "WRONG_CREDENTIALS", message: "Incorrect Student ID or password" },
        },
      },
      {
        when: "the college answers an HTML page",
        answers: { [login]: { status: 401, body: html } },
        outcome: {
          refusal: { code: "WRONG_CREDENTIALS", message: "Incorrect Student ID or password" },
        },
      },
      {
        when: "the college answers internal details",
        answers: { [login]: { status: 400, body: { detail: `Traceback ${"x".repeat(2_000)}` } } },
        outcome: {
          refusal: { code: "WRONG_CREDENTIALS", message: "Incorrect Student ID or password" },
        },
      },
      {
        when: "the college refuses a field",
        answers: { [login]: { status: 400, body: { username: ["Enter a matric number."] } } },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Enter a matric number.",
            fields: [{ field: "username", message: "Enter a matric number." }],
          },
        },
      },
      {
        when: "the college limits attempts",
        answers: {
          [login]: {
            status: 429,
            body: { detail: "Slow down." },
            headers: { "retry-after": "90" },
          },
        },
        outcome: {
          error: { code: "RATE_LIMITED", message: "Too many attempts. Try again in 90 seconds." },
        },
      },
    ],
  },
]);
