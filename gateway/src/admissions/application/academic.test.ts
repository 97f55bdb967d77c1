import { describe, expect, test } from "vitest";
import { picture } from "../../../../college/testing/applications.ts";
import { formQuery, saveAcademic } from "../../../testing/applicant-operations.ts";
import { fieldsOf, resultOf, testApplications } from "../../../testing/applications.ts";
import type { Browser } from "../../../testing/browser.ts";

const applications = testApplications();

const save = (browser: Browser, query: string, input: object) =>
  resultOf(browser, query, { input });

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

describe("academic qualifications", () => {
  test("of two sittings are saved one by one with their files", async () => {
    const { browser } = await applications.paid();

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

  test("reduced to one sitting lose the second and its file", async () => {
    const { browser } = await applications.paid();
    await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [first, second] } },
      { secondResult: { content: await picture(), name: "b.jpg", type: "image/jpeg" } },
    );

    const result = await save(browser, saveAcademic, { sittings: [first] });

    expect(result).toMatchObject({ applicant: { application: { numberOfSittings: 1 } } });
    expect((await browser.get("/media/results/2")).status).toBe(404);
  });

  test("are refused by the path of each field", async () => {
    const { browser } = await applications.paid();

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
    expect(fieldsOf(result)).toEqual(["sittings.0.examNumber", "sittings.0.subjects.5.grade"]);
  });

  test("keep the first sitting when the second is refused by its path", async () => {
    const { browser } = await applications.paid();

    const result = await save(browser, saveAcademic, {
      sittings: [first, { ...second, subjects: [{ name: "Physics", grade: "Z9" }] }],
    });

    expect(result).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "sittings.1.subjects.0.grade" }],
    });
    expect(await resultOf(browser, formQuery)).toMatchObject({
      application: { sittings: [{ examNumber: "4250101001", revision: 1 }] },
    });
    // The same form without the mistake is accepted.
    expect(
      await save(browser, saveAcademic, {
        sittings: [
          { ...first, revision: 0 },
          { ...second, revision: 0 },
        ],
      }),
    ).toMatchObject({ __typename: "SectionSaved" });
  });

  test("do not overwrite a change from another window", async () => {
    const { browser } = await applications.paid();
    await save(browser, saveAcademic, { sittings: [{ ...first, revision: 0 }] });
    await save(browser, saveAcademic, { sittings: [{ ...first, year: "2023", revision: 1 }] });

    const late = await save(browser, saveAcademic, {
      sittings: [{ ...first, year: "2022", revision: 1 }],
    });

    expect(late).toMatchObject({ code: "CHANGED_ELSEWHERE" });
    expect(await resultOf(browser, formQuery)).toMatchObject({
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
    const { browser } = await applications.paid();

    expect(await save(browser, saveAcademic, { sittings })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field }],
    });
    expect(await resultOf(browser, formQuery)).toMatchObject({ application: { sittings: [] } });
  });

  test.each([
    ["no document", Buffer.from("<html><script>alert(1)</script></html>"), "NOT_A_DOCUMENT"],
    [
      "too large",
      Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_300_000)]),
      "FILE_TOO_LARGE",
    ],
  ])("with a file that is %s are refused before anything is saved", async (_what, content, code) => {
    const { browser } = await applications.paid();

    const { data } = await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [first] } },
      { firstResult: { content, name: "result.pdf", type: "application/pdf" } },
    );

    expect(data?.result).toMatchObject({ code, fields: [{ field: "firstResult" }] });
    expect(await resultOf(browser, formQuery)).toMatchObject({ application: { sittings: [] } });
  });

  test("with a corrupt file are refused by the college at its field", async () => {
    const { browser } = await applications.paid();

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
    const { browser } = await applications.paid();

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
