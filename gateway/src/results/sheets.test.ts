import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCalendar } from "../../../college/testing/people.ts";
import { createSheet, type TestSheet } from "../../../college/testing/results.ts";
import type { TestStaff } from "../../../college/testing/staff.ts";
import type { Browser } from "../../testing/browser.ts";
import { employ, signedInStaff, startTestPortal, type TestPortal } from "../../testing/portal.ts";

let portal: TestPortal;
let running: Awaited<ReturnType<typeof createCalendar>>;
let lecturerAccount: TestStaff;
let lecturer: Browser;
let colleague: Browser;
let officer: Browser;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      running = await createCalendar(college);
    },
  });
  lecturerAccount = await employ(portal, "LECTURER");
  lecturer = await signedInStaff(portal, lecturerAccount);
  colleague = await signedInStaff(portal, "LECTURER");
  officer = await signedInStaff(portal, "EXAM_OFFICER");
});

afterAll(() => portal.close());

const make = (fields: Parameters<typeof createSheet>[2] = {}): Promise<TestSheet> =>
  createSheet(portal.college.college, running, { lecturer: lecturerAccount, ...fields });

const addressOf = ({ semesterId, courseId }: TestSheet) => ({
  semesterId: String(semesterId),
  courseId: String(courseId),
});

const sheetFields =
  "state revision canEnter canApprove refusedBecause export { csv } rows { total grade remark }";

const readSheet = (who: Browser, sheet: TestSheet) =>
  who.graphql(
    `query ($semesterId: ID!, $courseId: ID!) {
      sheet: resultSheet(semesterId: $semesterId, courseId: $courseId) { ${sheetFields} }
    }`,
    addressOf(sheet),
  );

const run = async (who: Browser, call: string, type: string, input: object) => {
  const { data, errors } = await who.graphql(
    `mutation ($input: ${type}!) { result: ${call}(input: $input) {
      ... on SavedScores { saved entered conflicts { field value by } problems { field message } }
      ... on SheetChanged { message sheet { state revision } }
      ... on Refusal { code message fields { field } }
    } }`.replace(
      call === "saveScores" ? /\.\.\. on SheetChanged .*\n/ : /\.\.\. on SavedScores .*\n/,
      "",
    ),
    { input },
  );
  expect(errors).toEqual([]);
  return data?.result;
};

const full = { ca: 30, exam: 40 };

describe("a result sheet", () => {
  it("passes from the lecturer to the exam office and back", async () => {
    const sheet = await make({ students: 1 });
    const address = addressOf(sheet);
    const studentId = String(sheet.students[0]?.id);
    const saved = await run(lecturer, "saveScores", "SaveScoresInput", {
      ...address,
      cells: [
        { studentId, field: "CA", value: "30", seen: "" },
        { studentId, field: "EXAM", value: "abc", seen: "" },
        { studentId, field: "REMARK", value: "absent", seen: "" },
        { studentId, field: "CA", value: "9", seen: "" },
      ],
    });
    expect(saved).toEqual({
      saved: 2,
      entered: 1,
      conflicts: [{ field: "CA", value: "30", by: null }],
      problems: [{ field: "EXAM", message: "Enter a whole number from 0 to 60." }],
    });
    expect((await readSheet(lecturer, sheet)).data?.sheet).toMatchObject({
      canEnter: true,
      rows: [{ total: 30, grade: "ABS", remark: "ABSENT" }],
    });
    const step = (who: Browser, call: string, type: string, revision: number, more = {}) =>
      run(who, call, type, { ...address, revision, ...more });
    expect(await step(lecturer, "submitSheet", "SheetStepInput", 1)).toEqual({
      message: "Submitted to the exam office.",
      sheet: { state: "SUBMITTED", revision: 2 },
    });
    expect(await step(officer, "returnSheet", "ReturnSheetInput", 2, { reason: "" })).toMatchObject(
      {
        code: "INVALID_INPUT",
        fields: [{ field: "reason" }],
      },
    );
    expect(
      await step(officer, "returnSheet", "ReturnSheetInput", 2, { reason: "Marks of group B." }),
    ).toMatchObject({ sheet: { state: "RETURNED", revision: 3 } });
    expect(await step(lecturer, "submitSheet", "SheetStepInput", 2)).toMatchObject({
      code: "CHANGED_ELSEWHERE",
    });
    await step(lecturer, "submitSheet", "SheetStepInput", 3);
    expect(await step(officer, "approveSheet", "SheetStepInput", 4)).toMatchObject({
      sheet: { state: "APPROVED", revision: 5 },
    });
    expect(await step(lecturer, "submitSheet", "SheetStepInput", 5)).toMatchObject({
      code: "WRONG_STATE",
    });
  });

  it("answers the reason of a refusal by the college", async () => {
    const entering = { cells: [{ studentId: "1", field: "CA", value: "1", seen: "" }] };
    const sheet = await make({ students: 1 });
    expect(
      await run(officer, "saveScores", "SaveScoresInput", { ...addressOf(sheet), ...entering }),
    ).toMatchObject({ code: "NOT_ASSIGNED" });
    expect(
      await run(lecturer, "saveScores", "SaveScoresInput", { ...addressOf(sheet), cells: [] }),
    ).toMatchObject({ code: "INVALID_INPUT", fields: [{ field: "cells" }] });
    expect(
      await run(lecturer, "submitSheet", "SheetStepInput", { ...addressOf(sheet), revision: 1 }),
    ).toMatchObject({ code: "INCOMPLETE", message: expect.stringContaining("COHT/") });

    const own = await employ(portal, "EXAM_OFFICER");
    const taught = await make({ lecturer: own, students: 1, marks: [full], state: "submitted" });
    const owner = await signedInStaff(portal, own);
    expect(
      await run(owner, "approveSheet", "SheetStepInput", { ...addressOf(taught), revision: 2 }),
    ).toMatchObject({ code: "OWN_SHEET" });
    expect((await readSheet(owner, taught)).data?.sheet).toMatchObject({
      canApprove: false,
      refusedBecause: expect.stringContaining("somebody else"),
    });
  });

  it("is hidden from other lecturers, with its versions and its file", async () => {
    const sheet = await make({ students: 1 });
    const { errors } = await readSheet(colleague, sheet);
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["NOT_FOUND"]);
    const versions = await colleague.graphql(
      `query ($semesterId: ID!, $courseId: ID!) {
        resultSheetVersions(semesterId: $semesterId, courseId: $courseId) { version }
      }`,
      addressOf(sheet),
    );
    expect(versions.errors[0]?.extensions?.code).toBe("NOT_FOUND");
    const own = (await readSheet(lecturer, sheet)).data?.sheet;
    const csv = (own as { export: { csv: string } }).export.csv;
    const download = (who: Browser) =>
      request(portal.gateway.url)
        .get(csv)
        .set({ cookie: who.cookie ?? "" });
    expect((await download(colleague)).status).toBe(404);
    const file = await download(lecturer).buffer(true);
    expect([file.status, file.text.split(/\r?\n/)[0]]).toEqual([
      200,
      "\ufeffMatric number,Name,CA,Exam,Remark,Total,Grade",
    ]);
  });

  it("imports a file and overwrites what its dry run named", async () => {
    const sheet = await make({ students: 2, marks: [full, null] });
    const [ada, bola] = sheet.students;
    const bytes = `matric_number,ca\n${ada?.matricNumber},31\n${bola?.matricNumber},20\n`;
    const send = async (dryRun: boolean, preview: string | null) => {
      const { data, errors } = await lecturer.upload(
        `mutation ($semesterId: ID!, $courseId: ID!, $file: Upload!, $dryRun: Boolean!, $preview: String) {
          result: importScores(semesterId: $semesterId, courseId: $courseId, file: $file, dryRun: $dryRun, preview: $preview) {
            __typename
            ... on SheetImportReport { imported overwritten preview overwrites { matricNumber before { ca } after { ca } } errors { row } }
            ... on Refusal { code }
          }
        }`,
        { ...addressOf(sheet), dryRun, preview },
        { name: "marks.csv", type: "text/csv", content: Buffer.from(bytes) },
      );
      expect(errors).toEqual([]);
      return data?.result as Record<string, unknown>;
    };
    expect(await send(false, null)).toMatchObject({ code: "PREVIEW_OUTDATED" });
    const trial = await send(true, null);
    expect(trial).toMatchObject({
      __typename: "SheetImportReport",
      imported: 0,
      overwritten: 1,
      overwrites: [{ matricNumber: ada?.matricNumber, before: { ca: 30 }, after: { ca: 31 } }],
    });
    expect(await send(false, String(trial.preview))).toMatchObject({ imported: 2, errors: [] });
  });
});

it("accepts the largest request, 2,000 cells", async () => {
  const sheet = await make({ students: 1 });
  const cell = {
    studentId: String(sheet.students[0]?.id),
    field: "REMARK",
    value: "withheld",
    seen: "",
  };
  const cells = (most: number) => Array.from({ length: most }, () => cell);
  const saved = (most: number) =>
    run(lecturer, "saveScores", "SaveScoresInput", { ...addressOf(sheet), cells: cells(most) });
  expect(await saved(2_000)).toMatchObject({ saved: 2_000 });
  expect(await saved(2_001)).toMatchObject({ code: "INVALID_INPUT" });
});
