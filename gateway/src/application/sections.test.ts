import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplicationSession } from "../../../college/testing/applicants.ts";
import { closeSession, completeSections, picture } from "../../../college/testing/applications.ts";
import {
  formQuery,
  saveAcademic,
  saveJamb,
  savePersonal,
} from "../../testing/applicant-operations.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  apply,
  applyAndPay,
  signedInApplicant,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;

/** Applicants' own: a test may add a session that has closed. */
let applicationSessionId: number;

beforeAll(async () => {
  portal = await startTestPortal();
  applicationSessionId = (await createApplicationSession(portal.college.college)).id;
});

afterAll(() => portal.close());

type Fields = Parameters<typeof apply>[1];

/** An applicant who has paid, and their browser. */
const applying = async (fields: Fields = {}) => {
  const applicant = await applyAndPay(portal, { applicationSessionId, ...fields });
  return { applicant, browser: await signedInApplicant(portal, applicant) };
};

const save = async (browser: Browser, query: string, input: object) => {
  const { data, errors } = await browser.graphql(query, { input });
  expect(errors).toEqual([]);
  return data?.result;
};

const formOf = async (browser: Browser) => {
  const { data, errors } = await browser.graphql(formQuery);
  expect(errors).toEqual([]);
  return data?.viewer;
};

const first = {
  schoolName: "Government College, Ibadan",
  examType: "WAEC",
  year: "2024",
  examNumber: "4250101001",
  subjects: [
    { name: "English Language", grade: "B3" },
    { name: "Mathematics", grade: "C4" },
    { name: "Biology", grade: "A1" },
    { name: "Chemistry", grade: "C6" },
    { name: "Physics", grade: "C5" },
  ],
};

const second = {
  ...first,
  examType: "NECO",
  year: "2025",
  examNumber: "1234567890AB",
  subjects: [{ name: "Physics", grade: "B2" }],
};

describe("personal details", () => {
  test("are saved in one request that answers with the form as it is now", async () => {
    const { browser } = await applying();

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
    expect(await formOf(browser)).toMatchObject(expected);
  });

  test("left out keep their value, an empty text clears one", async () => {
    const { browser } = await applying();
    await save(browser, savePersonal, { religion: "Christianity", address: "12, Ring Road" });

    await save(browser, savePersonal, { religion: "" });

    expect(await formOf(browser)).toMatchObject({
      profile: { religion: null, address: "12, Ring Road" },
    });
  });

  test("are refused with every wrong field by the input's name, and nothing is saved", async () => {
    const { browser } = await applying();

    const result = await save(browser, savePersonal, {
      dateOfBirth: "27/04/2006",
      parentPhone: "1",
      religion: "Christianity",
      maritalStatus: "Complicated",
    });

    expect(result).toMatchObject({ __typename: "Refusal", code: "INVALID_INPUT" });
    const { fields } = result as { fields: { field: string }[] };
    expect(fields.map(({ field }) => field).sort()).toEqual([
      "dateOfBirth",
      "maritalStatus",
      "parentPhone",
    ]);
    expect(await formOf(browser)).toMatchObject({ profile: { religion: null } });
  });

  test("beyond any length are refused without asking the college", async () => {
    const { browser } = await applying();

    expect(await save(browser, savePersonal, { address: "x".repeat(50_000) })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "address" }],
    });
  });

  test("come with a photo, which its owner alone sees", async () => {
    const { browser } = await applying();
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
    const { browser: other } = await applying();
    expect((await other.get(passportUrl)).status).toBe(404);
    expect((await portal.gateway.browser().get(passportUrl)).status).toBe(401);
  });

  test.each([
    ["no picture", async () => Buffer.from("GIF89a not one of ours"), "NOT_AN_IMAGE"],
    [
      "too large",
      async () => Buffer.concat([await picture(), Buffer.alloc(2_200_000)]),
      "FILE_TOO_LARGE",
    ],
  ])("with a photo that is %s are refused by its field", async (_what, content, code) => {
    const { browser } = await applying();

    const { data } = await browser.uploadAll(
      savePersonal,
      { input: {} },
      { passport: { content: await content(), name: "me.jpg", type: "image/jpeg" } },
    );

    expect(data?.result).toMatchObject({ code, fields: [{ field: "passport" }] });
  });

  test("after submission change where they may, and are refused by name where not", async () => {
    const { browser } = await applying({ submittedAt: new Date("2026-03-01T10:00:00.000Z") });

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

describe("academic qualifications", () => {
  test("of two sittings are saved one by one, their files with them", async () => {
    const { browser } = await applying();

    const { data } = await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [first, second] } },
      {
        firstResult: { content: await picture("webp"), name: "a.exe", type: "image/webp" },
        secondResult: { content: await picture("png"), name: "b.png", type: "image/png" },
      },
    );

    expect(data?.result).toMatchObject({
      __typename: "SectionSaved",
      applicant: {
        application: {
          numberOfSittings: 2,
          sittings: [
            { examNumber: "4250101001", revision: 1, resultMediaType: "image/jpeg" },
            { examNumber: "1234567890AB", revision: 1, resultMediaType: "image/jpeg" },
          ],
        },
      },
    });
    const shown = await browser.get("/media/results/2");
    expect([
      shown.status,
      shown.headers["content-type"],
      shown.headers["content-disposition"],
    ]).toEqual([200, "image/jpeg", "inline"]);
  });

  test("back to one sitting lose the second, file and all", async () => {
    const { browser } = await applying();
    await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [first, second] } },
      { secondResult: { content: await picture(), name: "b.jpg", type: "image/jpeg" } },
    );

    const result = await save(browser, saveAcademic, { sittings: [first] });

    expect(result).toMatchObject({ applicant: { application: { numberOfSittings: 1 } } });
    expect((await browser.get("/media/results/2")).status).toBe(404);
  });

  test("name what is refused by its place", async () => {
    const { browser } = await applying();

    const result = await save(browser, saveAcademic, {
      sittings: [
        {
          ...first,
          examNumber: "",
          subjects: [...first.subjects, { name: "Geography", grade: "Z9" }],
        },
      ],
    });

    expect(result).toMatchObject({ __typename: "Refusal", code: "INVALID_INPUT" });
    const { fields } = result as { fields: { field: string }[] };
    expect(fields.map(({ field }) => field).sort()).toEqual([
      "sittings.0.examNumber",
      "sittings.0.subjects.5.grade",
    ]);
  });

  test("keep the first sitting when the second is refused, and say which it was", async () => {
    const { browser } = await applying();

    const result = await save(browser, saveAcademic, {
      sittings: [first, { ...second, subjects: [{ name: "Physics", grade: "Z9" }] }],
    });

    expect(result).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "sittings.1.subjects.0.grade" }],
    });
    expect(await formOf(browser)).toMatchObject({
      application: { sittings: [{ examNumber: "4250101001", revision: 1 }] },
    });
    // The form, sent again as it was but for the mistake, goes through.
    expect(
      await save(browser, saveAcademic, {
        sittings: [
          { ...first, revision: 0 },
          { ...second, revision: 0 },
        ],
      }),
    ).toMatchObject({ __typename: "SectionSaved" });
  });

  test("saved in another window meanwhile are not overwritten", async () => {
    const { browser } = await applying();
    await save(browser, saveAcademic, { sittings: [{ ...first, revision: 0 }] });
    await save(browser, saveAcademic, { sittings: [{ ...first, year: "2023", revision: 1 }] });

    const late = await save(browser, saveAcademic, {
      sittings: [{ ...first, year: "2022", revision: 1 }],
    });

    expect(late).toMatchObject({ code: "CHANGED_ELSEWHERE" });
    expect(await formOf(browser)).toMatchObject({
      application: { sittings: [{ year: "2023", revision: 2 }] },
    });
  });

  test.each([
    ["no sitting", [], "sittings"],
    ["three sittings", [first, second, first], "sittings"],
    [
      "a name beyond any length",
      [{ ...first, schoolName: "x".repeat(9_000) }],
      "sittings.0.schoolName",
    ],
    [
      "a subject beyond any length",
      [first, { ...second, subjects: [{ name: "x".repeat(9_000), grade: "A1" }] }],
      "sittings.1.subjects.0.name",
    ],
  ])("with %s are refused without asking the college", async (_what, sittings, field) => {
    const { browser } = await applying();

    expect(await save(browser, saveAcademic, { sittings })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field }],
    });
    expect(await formOf(browser)).toMatchObject({ application: { sittings: [] } });
  });

  test.each([
    ["no document", Buffer.from("<html><script>alert(1)</script></html>"), "NOT_A_DOCUMENT"],
    [
      "too large",
      Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_300_000)]),
      "FILE_TOO_LARGE",
    ],
  ])("with a file that is %s are refused before anything is saved", async (_what, content, code) => {
    const { browser } = await applying();

    const { data } = await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [first] } },
      { firstResult: { content, name: "result.pdf", type: "application/pdf" } },
    );

    expect(data?.result).toMatchObject({ code, fields: [{ field: "firstResult" }] });
    expect(await formOf(browser)).toMatchObject({ application: { sittings: [] } });
  });

  test("with a file that only begins like one are refused by the college, by its field", async () => {
    const { browser } = await applying();

    const { data } = await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [first] } },
      {
        firstResult: {
          content: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
          name: "result.jpg",
          type: "image/jpeg",
        },
      },
    );

    expect(data?.result).toMatchObject({
      code: "NOT_A_DOCUMENT",
      fields: [{ field: "firstResult" }],
    });
  });

  test("with a second file need a second sitting", async () => {
    const { browser } = await applying();

    const { data } = await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [first] } },
      { secondResult: { content: await picture(), name: "b.jpg", type: "image/jpeg" } },
    );

    expect(data?.result).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "secondResult" }],
    });
  });
});

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
    const { browser } = await applying();

    expect(await save(browser, saveJamb, input)).toMatchObject({
      applicant: {
        application: { jambDetails: { ...stored, revision: 1 }, jamb: { state: "COMPLETE" } },
      },
    });
  });

  test("are refused by the input's names", async () => {
    const { browser } = await applying();

    const result = await save(browser, saveJamb, { jambNo: "12", jambScore: "401" });

    expect(result).toMatchObject({ code: "INVALID_INPUT" });
    const { fields } = result as { fields: { field: string }[] };
    expect(fields.map(({ field }) => field).sort()).toEqual(["jambNo", "jambScore"]);
  });
});

describe("no section is saved", () => {
  const attempts: readonly (readonly [string, string, object])[] = [
    ["personal details", savePersonal, { religion: "Islam" }],
    ["academic qualifications", saveAcademic, { sittings: [first] }],
    ["JAMB details", saveJamb, { jambNo: "", jambScore: "" }],
  ];

  test.each(attempts)("before the screening fee is paid: %s", async (_what, query, input) => {
    const browser = await signedInApplicant(portal, await apply(portal, { applicationSessionId }));

    expect(await save(browser, query, input)).toMatchObject({
      code: "SCREENING_UNPAID",
      message: expect.stringMatching(/screening fee/i),
    });
  });

  test.each(attempts)("once the session has closed: %s", async (_what, query, input) => {
    const { applicant, browser } = await applying();
    await closeSession(portal.college.college, applicant);

    expect(await save(browser, query, input)).toMatchObject({ code: "SESSION_CLOSED" });
  });

  test.each(attempts.slice(1))("once submitted: %s", async (_what, query, input) => {
    const { applicant, browser } = await applying({
      submittedAt: new Date("2026-03-01T10:00:00.000Z"),
    });
    await completeSections(portal.college.college, applicant);

    expect(await save(browser, query, input)).toMatchObject({ code: "SUBMITTED" });
  });
});
