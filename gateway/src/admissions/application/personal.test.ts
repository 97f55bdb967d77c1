import { describe, expect, test } from "vitest";
import { picture } from "../../../../college/testing/applications.ts";
import { formQuery, savePersonal } from "../../../testing/applicant-operations.ts";
import { fieldsOf, resultOf, testApplications } from "../../../testing/applications.ts";
import type { Browser } from "../../../testing/browser.ts";

const applications = testApplications();

const save = (browser: Browser, query: string, input: object) =>
  resultOf(browser, query, { input });

describe("personal details", () => {
  test("are saved in one request that returns the current form", async () => {
    const { browser } = await applications.paid();

    const result = await save(browser, savePersonal, {
      sex: "Female",
      dateOfBirth: "2006-04-27",
      otherName: "Chidinma",
      stateOfOrigin: "Oyo",
      lga: "Ibadan North",
    });

    const expected = {
      otherName: "Chidinma",
      profile: { sex: "Female", dateOfBirth: "2006-04-27", lga: "Ibadan North" },
      application: { personal: { state: "IN_PROGRESS" } },
    };
    expect(result).toMatchObject({ __typename: "SectionSaved", applicant: expected });
    expect(await resultOf(browser, formQuery)).toMatchObject(expected);
  });

  test("keep fields that are left out and clear empty ones", async () => {
    const { browser } = await applications.paid();
    await save(browser, savePersonal, { religion: "Christianity", address: "12, Ring Road" });

    await save(browser, savePersonal, { religion: "" });

    expect(await resultOf(browser, formQuery)).toMatchObject({
      profile: { religion: null, address: "12, Ring Road" },
    });
  });

  test("are refused with all wrong fields named, and not saved", async () => {
    const { browser } = await applications.paid();

    const result = await save(browser, savePersonal, {
      dateOfBirth: "27/04/2006",
      parentPhone: "1",
      religion: "Christianity",
      maritalStatus: "Complicated",
    });

    expect(result).toMatchObject({ __typename: "Refusal", code: "INVALID_INPUT" });
    expect(fieldsOf(result)).toEqual(["dateOfBirth", "maritalStatus", "parentPhone"]);
    expect(await resultOf(browser, formQuery)).toMatchObject({ profile: { religion: null } });
  });

  test("that are too long are refused without a call to the college", async () => {
    const { browser } = await applications.paid();

    expect(await save(browser, savePersonal, { address: "x".repeat(50_000) })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "address" }],
    });
  });

  test("include a photo that only its owner sees", async () => {
    const { browser } = await applications.paid();
    const photo = { content: await picture("png"), name: "Me & you.PNG", type: "text/html" };

    const { data } = await browser.uploadAll(
      savePersonal,
      { input: { religion: "Islam" } },
      { passport: photo },
    );

    const { passportUrl } = (data?.result as { applicant: { passportUrl: string } }).applicant;
    expect(passportUrl).toMatch(/^\/media\/passport\?v=/);
    const shown = await browser.get(passportUrl);
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const { browser: other } = await applications.paid();
    expect((await other.get(passportUrl)).status).toBe(404);
    expect((await applications.portal().gateway.browser().get(passportUrl)).status).toBe(401);
  });

  test.each([
    ["no picture", async () => Buffer.from("GIF89a not one of ours"), "NOT_AN_IMAGE"],
    [
      "too large",
      async () => Buffer.concat([await picture(), Buffer.alloc(2_200_000)]),
      "FILE_TOO_LARGE",
    ],
  ])("with a photo that is %s are refused by its field", async (_what, content, code) => {
    const { browser } = await applications.paid();

    const { data } = await browser.uploadAll(
      savePersonal,
      { input: {} },
      { passport: { content: await content(), name: "me.jpg", type: "image/jpeg" } },
    );

    expect(data?.result).toMatchObject({ code, fields: [{ field: "passport" }] });
  });

  test("after submission change only where allowed", async () => {
    const { browser } = await applications.paid({
      submittedAt: new Date("2026-03-01T10:00:00.000Z"),
    });

    expect(await save(browser, savePersonal, { address: "1, New Road" })).toMatchObject({
      __typename: "SectionSaved",
      applicant: { profile: { address: "1, New Road" } },
    });
    expect(await save(browser, savePersonal, { surname: "Else" })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "surname" }],
    });
  });
});
