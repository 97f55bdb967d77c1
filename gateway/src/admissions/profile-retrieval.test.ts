import { failureCases, testCatalogue } from "../../testing/error-catalogue.ts";

const profile = "GET /admission/get-profile";

/** Specification §8, "Profile retrieval". */
testCatalogue([
  {
    name: "the applicant's profile",
    query: "{ result: viewer { ... on Applicant { profile { phone } } } }",
    as: "applicant",
    cases: [
      ...failureCases(profile, "An error occurred during profile retrieval"),
      {
        when: "the college refuses the token, and every fresh one",
        answers: {
          [profile]: { status: 401, body: { detail: "x", code: "token_not_valid" } },
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
        answers: { [profile]: { status: 403, body: { detail: "No." } } },
        outcome: {
          error: {
            code: "FORBIDDEN",
            message: "Token expired. Please Login and try paying immediately before token expires.",
          },
        },
      },
      {
        when: "the account was suspended meanwhile",
        answers: { [profile]: { status: 403, body: { detail: "No.", code: "account_suspended" } } },
        outcome: { error: { code: "ACCOUNT_SUSPENDED", message: "No." } },
      },
    ],
  },
]);
