import { screeningOutcome, startScreening } from "../../testing/applicant-operations.ts";
import { failureCases, html, testCatalogue } from "../../testing/error-catalogue.ts";
import { applicationAnswer } from "../../testing/scripted-applicant.ts";

const application = "GET /admission/my-application/";
const initializeRoute = "POST /payment/initialize/";
const verifyRoute = "GET /payment/verify/REF-1/";

const notStarted = "An error occurred during payment initialization";
const unpaid = {
  body: { ...applicationAnswer, screening: { ...applicationAnswer.screening, is_paid: false } },
};

testCatalogue([
  {
    name: "startScreeningPayment",
    query: startScreening,
    as: "applicant",
    cases: [
      ...failureCases(initializeRoute, notStarted).map((troubleCase) => ({
        ...troubleCase,
        answers: { [application]: unpaid, ...troubleCase.answers },
      })),
      ...failureCases(application, notStarted),
      {
        when: "the college refuses the token and every refreshed one",
        answers: {
          [application]: unpaid,
          [initializeRoute]: { status: 401, body: { detail: "x", code: "token_not_valid" } },
          "POST /api/auth/token/refresh/": { body: { access: "fresh" } },
        },
        outcome: {
          error: {
            code: "TOKEN_REFUSED",
            message:
              "Error: Given token not valid for any token type. Please meet the Support team to clarify your account.",
          },
        },
      },
      {
        when: "the college forbids it",
        answers: {
          [application]: unpaid,
          [initializeRoute]: { status: 403, body: { detail: "No." } },
        },
        outcome: {
          error: {
            code: "FORBIDDEN",
            message: "Token expired. Please Login and try paying immediately before token expires.",
          },
        },
      },
      {
        when: "the account is suspended",
        answers: {
          [application]: unpaid,
          [initializeRoute]: {
            status: 403,
            body: { detail: "Suspended.", code: "account_suspended" },
          },
        },
        outcome: { error: { code: "ACCOUNT_SUSPENDED", message: "Suspended." } },
      },
      {
        when: "the college refuses",
        answers: {
          [application]: unpaid,
          [initializeRoute]: { status: 400, body: { detail: "No." } },
        },
        outcome: { refusal: { code: "PAYMENT_NOT_STARTED", message: notStarted } },
      },
      {
        when: "the college refuses with a page",
        answers: { [application]: unpaid, [initializeRoute]: { status: 422, body: html } },
        outcome: { refusal: { code: "PAYMENT_NOT_STARTED", message: notStarted } },
      },
      {
        when: "the payment provider does not answer",
        answers: {
          [application]: unpaid,
          [initializeRoute]: { status: 502, body: { detail: "Away." } },
        },
        outcome: { refusal: { code: "PROVIDER_UNAVAILABLE", message: notStarted } },
      },
      {
        when: "the fee is paid already",
        answers: {},
        outcome: {
          refusal: { code: "ALREADY_PAID", message: "The screening fee is already paid." },
        },
      },
      {
        when: "an earlier payment is being processed",
        answers: {
          [application]: unpaid,
          [initializeRoute]: {
            status: 400,
            body: { detail: "Wait.", code: "payment_in_progress" },
          },
        },
        outcome: { refusal: { code: "PAYMENT_IN_PROGRESS", message: "Wait." } },
      },
      {
        when: "the session has closed",
        answers: {
          [application]: unpaid,
          [initializeRoute]: { status: 409, body: { detail: "Closed.", code: "session_closed" } },
        },
        outcome: { refusal: { code: "SESSION_CLOSED", message: "Closed." } },
      },
      {
        when: "the college's link is not a web address",
        answers: {
          [application]: unpaid,
          [initializeRoute]: { body: { data: { authorization_url: "javascript:alert(1)" } } },
        },
        outcome: { error: { code: "COLLEGE_FAULT", message: notStarted } },
      },
    ],
  },
  {
    name: "paymentOutcome",
    query: screeningOutcome,
    variables: { reference: "REF-1" },
    as: "nobody",
    cases: [
      ...failureCases(verifyRoute, "An error occurred during payment verification", [
        "answers nothing",
        "answers with a page",
        "answers in another shape",
      ]),
      {
        when: "the college's refusal has a `message`",
        answers: { [verifyRoute]: { status: 404, body: { message: "No such payment." } } },
        outcome: { refusal: { code: "UNKNOWN_REFERENCE", message: "No such payment." } },
      },
      {
        when: "the college refuses without a message",
        answers: { [verifyRoute]: { status: 400, body: html } },
        outcome: {
          refusal: { code: "VERIFICATION_FAILED", message: "Payment verification failed" },
        },
      },
      {
        when: "the college answers nothing",
        answers: { [verifyRoute]: { body: "" } },
        outcome: { refusal: { code: "NO_DATA", message: "No data received from the server" } },
      },
    ],
  },
]);
