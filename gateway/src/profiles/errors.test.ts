import { describe, expect, test } from "vitest";
import { html, refusalFields, testCatalogue } from "../../testing/error-catalogue.ts";

const update = "PUT /student/7/";

const catalogue = testCatalogue([
  {
    name: "updateProfile",
    query: `mutation { result: updateProfile(input: { phone: "0803" }) { __typename ${refusalFields} } }`,
    as: "student",
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
]);

describe("a college that answers a change without the record", () => {
  test.each([
    ["nothing", ""],
    ["one field", { phone: "+2348031234567" }],
  ])("with %s: the profile shows the change", async (_what, body) => {
    catalogue.college().on(update, { body });
    catalogue.college().on("GET /student/7/", { status: 404, body: html });
    const browser = catalogue.gateway().browser();
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
