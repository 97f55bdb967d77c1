import { expect, test } from "vitest";
import {
  type Case,
  failureCases,
  html,
  refusalFields,
  testCatalogue,
} from "../../testing/error-catalogue.ts";
import { feeScheduleAnswer } from "../../testing/scripted-student.ts";

const tuition = "POST /payment/tuition/initialize/";
const hostel = "POST /payment/hostel/initialize/";
const schedule = "GET /payment/fee-schedule/";
const verify = "GET /payment/tuition/verify/REF-1/";

const catalogue = testCatalogue([
  {
    name: "startTuitionPayment",
    query: `mutation { result: startTuitionPayment { __typename ... on PaymentStarted { authorizationUrl } ${refusalFields} } }`,
    as: "student",
    cases: [
      ...failureCases(tuition, /college's service/),
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
        when: "the payment provider does not answer",
        answers: { [tuition]: { status: 502, body: { detail: "The provider did not answer." } } },
        outcome: {
          refusal: {
            code: "PROVIDER_UNAVAILABLE",
            message: "Error initiating tuition fees payment: Bad Gateway",
          },
        },
      },
      {
        when: "the college answers 402",
        answers: { [tuition]: { status: 402, body: { detail: "Pay first." } } },
        outcome: {
          refusal: {
            code: "PAYMENT_NOT_STARTED",
            message: "Error initiating tuition fees payment: Payment Required",
          },
        },
      },
      {
        when: "the college's link is not a web address",
        answers: { [tuition]: { body: { data: { authorization_url: "javascript:alert(1)" } } } },
        outcome: { error: { code: "COLLEGE_FAULT", message: /does not understand/ } },
      },
    ],
  },
  {
    name: "startHostelPayment",
    query: `mutation { result: startHostelPayment { __typename ... on PaymentStarted { authorizationUrl } ${refusalFields} } }`,
    as: "student",
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
        when: "the college refuses with another status",
        answers: { [hostel]: { status: 409, body: { detail: "No." } } },
        outcome: {
          refusal: {
            code: "PAYMENT_NOT_STARTED",
            message: "Error initiating hostel fee payment: Conflict",
          },
        },
      },
      {
        when: "the account must set a new password first",
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
        when: "the account is suspended",
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
    as: "nobody",
    cases: [
      ...failureCases(verify, /college's service/, [
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
        when: "the money was paid back",
        answers: {
          [verify]: { status: 409, body: { detail: "Paid back.", code: "payment_refunded" } },
        },
        outcome: { refusal: { code: "PAYMENT_REFUNDED", message: "Paid back." } },
      },
      {
        when: "the provider does not answer",
        answers: { [verify]: { status: 502, body: { detail: "The provider did not answer." } } },
        outcome: {
          refusal: { code: "PROVIDER_UNAVAILABLE", message: "The provider did not answer." },
        },
      },
      {
        when: "the college refuses without a message",
        answers: { [verify]: { status: 400, body: "" } },
        outcome: {
          refusal: { code: "VERIFICATION_FAILED", message: "Payment verification failed" },
        },
      },
    ],
  },
]);

test("a blank payment reference is refused without asking the college", async () => {
  const answer = await catalogue
    .gateway()
    .browser()
    .graphql(
      `{ paymentOutcome(purpose: HOSTEL, reference: " ") { ... on Refusal { code message } } }`,
    );

  expect(answer.data).toEqual({
    paymentOutcome: { code: "MISSING_REFERENCE", message: "Payment reference is missing" },
  });
});

test("starting a payment requires a session", async () => {
  const answer = await catalogue
    .gateway()
    .browser()
    .graphql("mutation { startHostelPayment { __typename } }");

  expect(answer.errors).toMatchObject([
    { message: "Access token not available", extensions: { code: "SIGNED_OUT" } },
  ]);
});
