import { describe, expect, test } from "vitest";
import { closeSession, completeSections } from "../../../../college/testing/applications.ts";
import {
  saveAcademic,
  saveJamb,
  savePersonal,
  sitting,
} from "../../../testing/applicant-operations.ts";
import { fieldsOf, resultOf, testApplications } from "../../../testing/applications.ts";
import type { Browser } from "../../../testing/browser.ts";

const applications = testApplications();

const save = (browser: Browser, query: string, input: object) =>
  resultOf(browser, query, { input });

describe("JAMB details", () => {
  test.each([
    [
      { jambNo: " 202512345678AB ", jambScore: "210" },
      { jambNo: "202512345678AB", jambScore: "210" },
    ],
    [
      { jambNo: "", jambScore: "" },
      { jambNo: "", jambScore: "" },
    ],
  ])("%o are saved", async (input, stored) => {
    const { browser } = await applications.paid();

    expect(await save(browser, saveJamb, input)).toMatchObject({
      applicant: {
        application: { jambDetails: { ...stored, revision: 1 }, jamb: { state: "COMPLETE" } },
      },
    });
  });

  test("are refused by the input's names", async () => {
    const { browser } = await applications.paid();

    const result = await save(browser, saveJamb, { jambNo: "12", jambScore: "401" });

    expect(result).toMatchObject({ code: "INVALID_INPUT" });
    expect(fieldsOf(result)).toEqual(["jambNo", "jambScore"]);
  });
});

describe("no section is saved", () => {
  const attempts: readonly (readonly [string, string, object])[] = [
    ["personal details", savePersonal, { religion: "Islam" }],
    ["academic qualifications", saveAcademic, { sittings: [sitting] }],
    ["JAMB details", saveJamb, { jambNo: "", jambScore: "" }],
  ];

  test.each(attempts)("before the screening fee is paid: %s", async (_what, query, input) => {
    const { browser } = await applications.unpaid();

    expect(await save(browser, query, input)).toMatchObject({
      code: "SCREENING_UNPAID",
      message: expect.stringMatching(/screening fee/i),
    });
  });

  test.each(attempts)("once the session has closed: %s", async (_what, query, input) => {
    const { applicant, browser } = await applications.paid();
    await closeSession(applications.portal().college.college, applicant);

    expect(await save(browser, query, input)).toMatchObject({ code: "SESSION_CLOSED" });
  });

  test.each(attempts.slice(1))("once submitted: %s", async (_what, query, input) => {
    const { applicant, browser } = await applications.paid({
      submittedAt: new Date("2026-03-01T10:00:00.000Z"),
    });
    await completeSections(applications.portal().college.college, applicant);

    expect(await save(browser, query, input)).toMatchObject({ code: "SUBMITTED" });
  });
});
