import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";
import {
  type ScriptedAnswer,
  type ScriptedCollege,
  startScriptedCollege,
} from "../testing/scripted-college.ts";
import { feeScheduleAnswer, scriptSignIn, scriptStudentArea } from "../testing/scripted-student.ts";

/** What a case of the error catalogue comes to: a refusal in the data, or an error with its code. */
interface Outcome {
  readonly refusal?: {
    readonly code: string;
    readonly message: string;
    readonly fields?: object[];
  };
  readonly error?: { readonly code: string; readonly message: string | RegExp };
}

interface Case {
  readonly when: string;
  /** `GET /path/` and its answer; the rest of the college answers as it should. */
  readonly answers: Readonly<Record<string, ScriptedAnswer>>;
  readonly outcome: Outcome;
}

interface Operation {
  readonly name: string;
  readonly query: string;
  readonly variables?: object;
  readonly signedIn: boolean;
  readonly cases: readonly Case[];
}

const html = "<html><body><h1>Server Error</h1>psql://portal:hunter2@db</body></html>";
const refusalFields = "... on Refusal { code message fields { field message } }";
const login = "POST /student/login/";
const resetRequest = "POST /student/password-reset/request/";
const resetConfirm = "POST /student/password-reset/confirm/";
const change = "POST /student/password-change/";
const tuition = "POST /payment/tuition/initialize/";
const hostel = "POST /payment/hostel/initialize/";
const schedule = "GET /payment/fee-schedule/";
const verify = "GET /payment/tuition/verify/REF-1/";
const update = "PUT /student/7/";

const loginTrouble = "An error occurred during login. Try checking your network connection";
const requestTrouble = "Password Reset Error. Try checking your network connection";
const confirmTrouble = "Unable to Change Password. Try checking your network connection";

/** Ways in which a college can be in trouble, whatever it is asked. */
const troubles = [
  ["breaks off", { hangUp: true }, "COLLEGE_UNAVAILABLE"],
  ["is behind a proxy that finds it away", { status: 502, body: html }, "COLLEGE_UNAVAILABLE"],
  ["answers too late", { silent: true }, "COLLEGE_TIMEOUT"],
  ["answers with a page", { status: 200, body: html }, "COLLEGE_FAULT"],
  ["fails", { status: 500, body: html }, "COLLEGE_FAULT"],
  ["answers nothing", { status: 200, body: "" }, "COLLEGE_FAULT"],
  [
    "sends the caller elsewhere",
    { status: 302, headers: { location: "http://other.example/" } },
    "COLLEGE_FAULT",
  ],
  ["answers in another shape", { status: 200, body: 42 }, "COLLEGE_FAULT"],
] as const;

const troubleCases = (route: string, message: string | RegExp, except: readonly string[] = []) =>
  troubles
    .filter(([when]) => !except.includes(when))
    .map(
      ([when, answer, code]): Case => ({
        when: `the college ${when}`,
        answers: { [route]: answer },
        outcome: { error: { code, message } },
      }),
    );

const operations: readonly Operation[] = [
  {
    name: "signIn",
    query: `mutation ($input: SignInInput!) { result: signIn(input: $input) { __typename ${refusalFields} } }`,
    variables: { input: { role: "STUDENT", username: "COHT/2024/002", password: "bello" } },
    signedIn: false,
    cases: [
      ...troubleCases(login, loginTrouble),
      {
        when: "the college words its refusal",
        answers: { [login]: { status: 401, body: { detail: "No such student." } } },
        outcome: { refusal: { code: "WRONG_CREDENTIALS", message: "No such student." } },
      },
      {
        when: "the college words it as `message`",
        answers: { [login]: { status: 401, body: { message: "No such student." } } },
        outcome: { refusal: { code: "WRONG_CREDENTIALS", message: "No such student." } },
      },
      {
        when: "the college refuses in a list under status 200",
        answers: {
          [login]: { status: 200, body: [{ success: false, message: "No such student." }] },
        },
        outcome: { refusal: { code: "WRONG_CREDENTIALS", message: "No such student." } },
      },
      {
        when: "the college refuses without a word",
        answers: { [login]: { status: 401, body: "" } },
        outcome: {
          refusal: { code: "WRONG_CREDENTIALS", message: "Incorrect Student ID or password" },
        },
      },
      {
        when: "the college refuses with a page",
        answers: { [login]: { status: 401, body: html } },
        outcome: {
          refusal: { code: "WRONG_CREDENTIALS", message: "Incorrect Student ID or password" },
        },
      },
      {
        when: "the college refuses with what belongs into no browser",
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
        when: "the college counts attempts too",
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
  {
    name: "requestPasswordReset",
    query: `mutation { result: requestPasswordReset(email: "a@b.c") { __typename ... on Acknowledgement { message } ${refusalFields} } }`,
    signedIn: false,
    cases: [
      ...troubleCases(resetRequest, requestTrouble, ["answers nothing"]),
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
    signedIn: false,
    cases: [
      ...troubleCases(resetConfirm, confirmTrouble, ["answers nothing"]),
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
        when: "the college's whole body is a sentence",
        answers: { [resetConfirm]: { status: 400, body: { error: "Invalid OTP" } } },
        outcome: { refusal: { code: "INVALID_INPUT", message: "Invalid OTP", fields: [] } },
      },
    ],
  },
  {
    name: "changePassword",
    query: `mutation { result: changePassword(input: { currentPassword: "bello", newPassword: "Long-Enough-9" }) { __typename ${refusalFields} } }`,
    signedIn: true,
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
  {
    name: "updateProfile",
    query: `mutation { result: updateProfile(input: { phone: "0803" }) { __typename ${refusalFields} } }`,
    signedIn: true,
    cases: [
      {
        when: "the college refuses a field",
        answers: { [update]: { status: 400, body: { marital_status: ["Not one of ours."] } } },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Not one of ours.",
            fields: [{ field: "maritalStatus", message: "Not one of ours." }],
          },
        },
      },
      {
        when: "the college refuses without a word",
        answers: { [update]: { status: 400, body: html } },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Failed to update profile. Please try again.",
            fields: [],
          },
        },
      },
      {
        when: "the college finds the photo too large",
        answers: { [update]: { status: 413, body: html } },
        outcome: {
          refusal: {
            code: "FILE_TOO_LARGE",
            message: "The passport photo may be at most 2 MB.",
            fields: [{ field: "passport", message: "The passport photo may be at most 2 MB." }],
          },
        },
      },
      {
        when: "the college's disk is full",
        answers: { [update]: { status: 507, body: { detail: "No room left." } } },
        outcome: { refusal: { code: "STORAGE_FULL", message: "No room left." } },
      },
      {
        when: "the record is another student's",
        answers: { [update]: { status: 403, body: { detail: "Not yours." } } },
        outcome: { error: { code: "FORBIDDEN", message: "Not yours." } },
      },
    ],
  },
  {
    name: "startTuitionPayment",
    query: `mutation { result: startTuitionPayment { __typename ... on PaymentStarted { authorizationUrl } ${refusalFields} } }`,
    signedIn: true,
    cases: [
      ...troubleCases(tuition, /college's service/),
      {
        when: "the college has no tuition record",
        answers: { "GET /payment/tuition-fees/": { body: [] } },
        outcome: { refusal: { code: "NO_TUITION_FEES", message: "No tuition fees data found." } },
      },
      {
        when: "none of the college's tuition records is active",
        answers: {
          "GET /payment/tuition-fees/": { body: [{ id: 3, level: 200, is_active: false }] },
        },
        outcome: { refusal: { code: "NO_TUITION_FEES", message: "No tuition fees data found." } },
      },
      {
        when: "the college refuses",
        answers: { [tuition]: { status: 400, body: { detail: "No." } } },
        outcome: {
          refusal: {
            code: "PAYMENT_NOT_STARTED",
            message: "Error initiating tuition fees payment: Bad Request",
          },
        },
      },
      {
        when: "tuition is paid already",
        answers: {
          [tuition]: { status: 400, body: { detail: "Paid in March.", code: "already_paid" } },
        },
        outcome: { refusal: { code: "ALREADY_PAID", message: "Paid in March." } },
      },
      {
        when: "an earlier payment is still being processed",
        answers: {
          [tuition]: { status: 400, body: { detail: "Wait.", code: "payment_in_progress" } },
        },
        outcome: { refusal: { code: "PAYMENT_IN_PROGRESS", message: "Wait." } },
      },
      {
        when: "the payment provider is away",
        answers: { [tuition]: { status: 502, body: { detail: "The provider did not answer." } } },
        outcome: {
          refusal: {
            code: "PROVIDER_UNAVAILABLE",
            message: "Error initiating tuition fees payment: Bad Gateway",
          },
        },
      },
      {
        when: "a fee stands in the way, which only course registration words",
        answers: { [tuition]: { status: 402, body: { detail: "Pay first." } } },
        outcome: {
          refusal: {
            code: "PAYMENT_NOT_STARTED",
            message: "Error initiating tuition fees payment: Payment Required",
          },
        },
      },
      {
        when: "the college's link is not one a browser may follow",
        answers: { [tuition]: { body: { data: { authorization_url: "javascript:alert(1)" } } } },
        outcome: { error: { code: "COLLEGE_FAULT", message: /does not understand/ } },
      },
    ],
  },
  {
    name: "startHostelPayment",
    query: `mutation { result: startHostelPayment { __typename ... on PaymentStarted { authorizationUrl } ${refusalFields} } }`,
    signedIn: true,
    cases: [
      {
        when: "the college refuses with 400",
        answers: { [hostel]: { status: 400, body: { detail: "Pay tuition." } } },
        outcome: {
          refusal: {
            code: "TUITION_UNPAID",
            message: "You have to pay tuition fee first, before commencing hostel application",
          },
        },
      },
      {
        when: "the hostel fee is paid already",
        answers: {
          [schedule]: {
            body: { ...feeScheduleAnswer, hostel: { amount: 25_000, is_paid: true } },
          },
        },
        outcome: {
          refusal: {
            code: "ALREADY_PAID",
            message: "The hostel fee is already paid for this session.",
          },
        },
      },
      {
        when: "the college refuses otherwise",
        answers: { [hostel]: { status: 409, body: { detail: "No." } } },
        outcome: {
          refusal: {
            code: "PAYMENT_NOT_STARTED",
            message: "Error initiating hostel fee payment: Conflict",
          },
        },
      },
      {
        when: "the account must choose a password first",
        answers: {
          [hostel]: { status: 403, body: { detail: "x", code: "password_change_required" } },
        },
        outcome: {
          error: {
            code: "PASSWORD_CHANGE_REQUIRED",
            message: "Choose a new password before you go on.",
          },
        },
      },
      {
        when: "the account was suspended meanwhile",
        answers: {
          [hostel]: { status: 403, body: { detail: "Suspended.", code: "account_suspended" } },
        },
        outcome: { error: { code: "ACCOUNT_SUSPENDED", message: "Suspended." } },
      },
    ],
  },
  {
    name: "paymentOutcome",
    query: `{ result: paymentOutcome(purpose: TUITION, reference: "REF-1") { __typename ${refusalFields} } }`,
    signedIn: false,
    cases: [
      ...troubleCases(verify, /college's service/, [
        "answers nothing",
        "answers with a page",
        "answers in another shape",
      ]),
      ...["", html, { ok: true }, { message: "ok", data: null }].map(
        (body): Case => ({
          when: `the college answers ${JSON.stringify(body).slice(0, 30)}`,
          answers: { [verify]: { body } },
          outcome: { refusal: { code: "NO_DATA", message: "No data received from the server" } },
        }),
      ),
      {
        when: "the reference is unknown",
        answers: { [verify]: { status: 404, body: { detail: "No such payment." } } },
        outcome: { refusal: { code: "UNKNOWN_REFERENCE", message: "No such payment." } },
      },
      {
        when: "the money does not match",
        answers: { [verify]: { status: 409, body: { detail: "The amount differs." } } },
        outcome: { refusal: { code: "PAYMENT_MISMATCH", message: "The amount differs." } },
      },
      {
        when: "the provider is away",
        answers: { [verify]: { status: 502, body: { detail: "The provider did not answer." } } },
        outcome: {
          refusal: { code: "PROVIDER_UNAVAILABLE", message: "The provider did not answer." },
        },
      },
      {
        when: "the college refuses without a word",
        answers: { [verify]: { status: 400, body: "" } },
        outcome: {
          refusal: { code: "VERIFICATION_FAILED", message: "Payment verification failed" },
        },
      },
    ],
  },
];

let college: ScriptedCollege;
let gateway: TestGateway;
/** Waits for the college much less long, for the cases in which it never answers. */
let impatient: TestGateway;

beforeAll(async () => {
  college = await startScriptedCollege();
  gateway = await startTestGateway(college.url);
  impatient = await startTestGateway(college.url, { collegeWriteMs: 1_000 });
});

afterAll(async () => {
  await gateway.close();
  await impatient.close();
  await college.close();
});

const browserFor = async ({ signedIn }: Operation, { answers }: Case): Promise<Browser> => {
  const isSilent = Object.values(answers).some(({ silent }) => silent);
  const browser = (isSilent ? impatient : gateway).browser();
  if (signedIn) await browser.signIn("COHT/2024/002", "bello");
  return browser;
};

for (const operation of operations) {
  describe(operation.name, () => {
    beforeEach(() => {
      scriptStudentArea(college);
      scriptSignIn(college);
    });

    test.each(operation.cases)("when $when", async (given) => {
      const { answers, outcome } = given;
      const browser = await browserFor(operation, given);
      for (const [route, answer] of Object.entries(answers)) college.on(route, answer);

      const answer = await browser.graphql(operation.query, operation.variables);

      expect(JSON.stringify(answer)).not.toMatch(/hunter2|<h1>|Traceback|127\.0\.0\.1/);
      if (outcome.refusal !== undefined) {
        expect(answer.errors).toEqual([]);
        expect(answer.data?.result).toMatchObject({
          __typename: "Refusal",
          ...outcome.refusal,
        });
        return;
      }
      expect(answer.errors).toMatchObject([
        {
          message:
            outcome.error?.message instanceof RegExp
              ? expect.stringMatching(outcome.error.message)
              : outcome.error?.message,
          extensions: { code: outcome.error?.code },
        },
      ]);
    });
  });
}

test("a payment's reference that is missing is told before anybody is asked", async () => {
  const answer = await gateway
    .browser()
    .graphql(
      `{ paymentOutcome(purpose: HOSTEL, reference: " ") { ... on Refusal { code message } } }`,
    );

  expect(answer.data).toEqual({
    paymentOutcome: { code: "MISSING_REFERENCE", message: "Payment reference is missing" },
  });
});

test("nobody signed in is told so", async () => {
  const answer = await gateway.browser().graphql("mutation { startHostelPayment { __typename } }");

  expect(answer.errors).toMatchObject([
    { message: "Access token not available", extensions: { code: "SIGNED_OUT" } },
  ]);
});

describe("a college that says no more than that it is done", () => {
  beforeEach(() => {
    scriptStudentArea(college);
    scriptSignIn(college);
  });

  test.each([
    ["nothing", ""],
    ["an empty object", {}],
  ])("with %s: the reset goes on, in the gateway's words", async (_what, body) => {
    college.on(resetRequest, { body });
    college.on(resetConfirm, { body });
    const browser = gateway.browser();

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

  test.each([
    ["nothing", ""],
    ["one field", { phone: "+2348031234567" }],
  ])("with %s: the profile shows the change", async (_what, body) => {
    college.on(update, { body });
    college.on("GET /student/7/", { status: 404, body: html });
    const browser = gateway.browser();
    await browser.signIn("COHT/2024/002", "bello");

    const updated = await browser.graphql(
      'mutation { updateProfile(input: { phone: "+2348031234567" }) { ... on ProfileUpdated { student { surname profile { phone } } } } }',
    );

    const expected = { surname: "Bello", profile: { phone: "+2348031234567" } };
    expect(updated.data).toEqual({ updateProfile: { student: expected } });
    expect(
      (await browser.graphql("{ viewer { surname ... on Student { profile { phone } } } }")).data,
    ).toEqual({ viewer: expected });
  });
});
