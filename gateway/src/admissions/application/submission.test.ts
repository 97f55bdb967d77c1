import { describe, expect, test } from "vitest";
import { closeSession, completeSections } from "../../../../college/testing/applications.ts";
import { confirmNotice, dashboardQuery, submit } from "../../../testing/applicant-operations.ts";
import { resultOf, testApplications } from "../../../testing/applications.ts";
import { applyAndPay, signedInApplicant, startTestPortal } from "../../../testing/portal.ts";

const applications = testApplications();

describe("submitting", () => {
  test("locks the form and assigns a test with a notice", async () => {
    const { browser } = await applications.ready();

    expect(await resultOf(browser, submit)).toMatchObject({
      __typename: "ApplicationSubmitted",
      applicant: {
        isSubmitted: true,
        application: {
          submittedAt: expect.any(String),
          canEdit: false,
          canSubmit: false,
          test: { isNoticeDue: true, scheduleUrl: "/download/application/schedule" },
        },
      },
    });
    expect(await resultOf(browser, confirmNotice)).toEqual({
      applicant: { application: { test: { isNoticeDue: false } } },
    });
    expect(await resultOf(browser, dashboardQuery)).toMatchObject({
      isSubmitted: true,
      application: { test: { isNoticeDue: false } },
    });
  });

  test("twice is harmless", async () => {
    const { browser } = await applications.ready();
    await resultOf(browser, submit);

    expect(await resultOf(browser, submit)).toMatchObject({ __typename: "ApplicationSubmitted" });
  });

  test("an incomplete application is refused with the path of every field", async () => {
    const { browser } = await applications.paid();

    const result = await resultOf(browser, submit);

    expect(result).toMatchObject({ __typename: "Refusal", code: "INCOMPLETE" });
    const { fields } = result as { fields: { field: string; message: string }[] };
    expect(fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["personal.dateOfBirth", "personal.passport"]),
    );
    expect(fields.every(({ field }) => /^(personal|academic|jamb)(\.|$)/.test(field))).toBe(true);
    expect(fields.every(({ message }) => message !== "")).toBe(true);
  });

  test("before the fee is paid is refused", async () => {
    const { browser } = await applications.unpaid();

    expect(await resultOf(browser, submit)).toMatchObject({ code: "SCREENING_UNPAID" });
  });

  test("once the session has closed is refused", async () => {
    const { applicant, browser } = await applications.ready();
    await closeSession(applications.portal().college.college, applicant);

    expect(await resultOf(browser, submit)).toMatchObject({ code: "SESSION_CLOSED" });
  });

  test("is refused without loss while every test is full", async () => {
    const full = await startTestPortal();
    try {
      const applicant = await applyAndPay(full);
      await completeSections(full.college.college, applicant);
      const browser = await signedInApplicant(full, applicant);

      expect(await resultOf(browser, submit)).toMatchObject({ code: "NO_TEST_BATCH" });
      expect(await resultOf(browser, dashboardQuery)).toMatchObject({
        isSubmitted: false,
        application: { canEdit: true },
      });
    } finally {
      await full.close();
    }
  });
});

test("a notice without an assigned test cannot be confirmed", async () => {
  const { browser } = await applications.unpaid();

  const { errors } = await browser.graphql(confirmNotice);

  expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});
