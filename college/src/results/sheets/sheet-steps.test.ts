import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callOffice } from "../../../testing/office.ts";
import { createStudent } from "../../../testing/people.ts";
import { createSheet } from "../../../testing/results.ts";
import {
  drop,
  entriesOf,
  read,
  type SheetCollege,
  save,
  startSheetCollege,
  step,
  upload,
} from "../../../testing/sheets.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { resultScore } from "../../db/schema/results.ts";

let server: SheetCollege["server"];
let running: SheetCollege["running"];
let officer: SheetCollege["officer"];
let admin: SheetCollege["admin"];

beforeAll(async () => {
  ({ server, running, officer, admin } = await startSheetCollege());
});

afterAll(() => server.close());

const full = { ca: 30, exam: 40 };

describe("the way of a sheet", () => {
  it("is submitted, returned with a reason and approved, with audit entries", async () => {
    const sheet = await createSheet(server.college, running, { students: 1 });
    const [student] = sheet.students;
    if (!student) throw new Error("the student is missing");
    await save(
      server,
      sheet,
      sheet.lecturer,
      [student, "ca", "30"],
      [student, "exam", "50"],
    ).expect(200);
    await step(server, sheet, sheet.lecturer, "submit", { revision: 1 }).expect(200, {
      message: "Submitted to the exam office.",
      state: "submitted",
      revision: 2,
    });
    expect(await read(server, sheet)).toMatchObject({
      state: "submitted",
      can_enter: false,
      can_submit: false,
    });
    expect(await read(server, sheet, officer)).toMatchObject({
      can_return: true,
      can_approve: true,
    });
    await step(server, sheet, officer, "return", { revision: 2, reason: " no " }).expect(400);
    await step(server, sheet, officer, "return", {
      revision: 2,
      reason: "Marks of group B.",
    }).expect(200);
    const { body } = await callOffice(server, sheet.lecturer, "get", "/result/sheets/");
    expect(body.rows[0]).toMatchObject({ state: "returned", return_reason: "Marks of group B." });
    await save(server, sheet, sheet.lecturer, [student, "exam", "51", "50"]).expect(200);
    await step(server, sheet, sheet.lecturer, "submit", { revision: 3 }).expect(200);
    await step(server, sheet, admin, "approve", { revision: 4 }).expect(200);

    const sheetRead = await read(server, sheet, officer);
    expect(sheetRead).toMatchObject({ state: "approved", revision: 5, can_publish: true });
    expect(
      sheetRead.events.map(({ state, reason }: Record<string, unknown>) => [state, reason]),
    ).toEqual([
      ["submitted", null],
      ["returned", "Marks of group B."],
      ["submitted", null],
      ["approved", null],
    ]);
    expect((await entriesOf(server, sheet)).map(({ action }) => action)).toEqual([
      "result.enter",
      "result.submit",
      "result.return",
      "result.enter",
      "result.submit",
      "result.approve",
    ]);
  });

  it("is not submitted while required marks are missing", async () => {
    const sheet = await createSheet(server.college, running, {
      students: 3,
      marks: [full, { remark: "withheld" }, { ca: 1 }],
    });
    const missing = sheet.students[2];
    if (!missing) throw new Error("the student is missing");
    const refused = await step(server, sheet, sheet.lecturer, "submit", { revision: 1 });
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: "incomplete", detail: `Marks are missing: ${missing.matricNumber}.` },
    ]);
    await drop(server, missing);
    await step(server, sheet, sheet.lecturer, "submit", { revision: 1 }).expect(200);
    const empty = await createSheet(server.college, running, { students: 0 });
    const nobody = await step(server, empty, empty.lecturer, "submit", { revision: 1 });
    expect([nobody.status, nobody.body.code]).toEqual([409, "incomplete"]);
  });

  it("accepts, but does not require, marks of inactive students", async () => {
    const students = [
      await createStudent(server.college),
      await createStudent(server.college, { standing: "deferred" }),
      await createStudent(server.college, { standing: "withdrawn" }),
      await createStudent(server.college, { standing: "graduated" }),
    ];
    const sheet = await createSheet(server.college, running, {
      students,
      marks: [{ ca: 30 }, null, { ca: 10 }],
    });
    const [active, deferred] = students;
    if (!active || !deferred) throw new Error("the students are missing");
    expect(
      (await read(server, sheet)).rows.map(({ standing }: { standing: string }) => standing),
    ).toEqual(["active", "deferred", "withdrawn", "graduated"]);
    const refused = await step(server, sheet, sheet.lecturer, "submit", { revision: 1 });
    expect(refused.body.detail).toBe(`Marks are missing: ${active.matricNumber}.`);
    const saved = await save(
      server,
      sheet,
      sheet.lecturer,
      [active, "exam", "40"],
      [deferred, "ca", "12"],
    ).expect(200);
    expect([saved.body.saved, saved.body.entered]).toEqual([2, 4]);
    const { body } = await callOffice(server, sheet.lecturer, "get", "/result/sheets/");
    expect(body.rows[0]).toMatchObject({ registered: 4, entered: 4 });
    await step(server, sheet, sheet.lecturer, "submit", { revision: 1 }).expect(200);
    await step(server, sheet, officer, "approve", { revision: 2 }).expect(200);
  });

  it("is refused with marks above the current maxima, naming the students", async () => {
    const marks = [full, { ca: 40, exam: 70 }, { ca: 41, exam: 0, remark: "withheld" as const }];
    const draft = await createSheet(server.college, running, { marks });
    const submitted = await createSheet(server.college, running, { marks, state: "submitted" });
    expect((await read(server, draft)).rows[1]).toMatchObject({ exam: 70, total: 110 });
    for (const [sheet, answer] of [
      [draft, await step(server, draft, draft.lecturer, "submit", { revision: 1 })],
      [submitted, await step(server, submitted, officer, "approve", { revision: 2 })],
    ] as const) {
      const whose = sheet.students.slice(1).map(({ matricNumber }) => matricNumber);
      expect([answer.status, answer.body]).toEqual([
        409,
        {
          code: "above_maximum",
          detail: `Marks are above what is the most now: ${whose.join(", ")}. Enter them again.`,
        },
      ]);
    }
  });

  it("is not approved after somebody joined the course", async () => {
    const sheet = await createSheet(server.college, running, {
      students: 1,
      marks: [full],
      state: "submitted",
    });
    const late = await createStudent(server.college);
    await server.college.db.insert(courseRegistration).values({
      studentId: late.id,
      courseId: sheet.courseId,
      semesterId: running.semesterId,
      isCarryover: true,
      registeredAt: server.college.clock(),
    });
    const refused = await step(server, sheet, officer, "approve", { revision: 2 });
    expect([refused.status, refused.body.code]).toEqual([409, "incomplete"]);
  });

  it("cannot be approved by its lecturers or its submitter", async () => {
    const assigned = await createSheet(server.college, running, {
      lecturer: officer,
      students: 1,
      marks: [full],
      state: "submitted",
    });
    const wroteOnce = await createSheet(server.college, running, {
      students: 1,
      marks: [full],
      state: "submitted",
    });
    await server.college.db
      .update(resultScore)
      .set({ changedBy: admin.accountId })
      .where(eq(resultScore.courseId, wroteOnce.courseId));
    for (const [sheet, who, other] of [
      [assigned, officer, admin],
      [wroteOnce, admin, officer],
    ] as const) {
      const answer = await step(server, sheet, who, "approve", { revision: 2 });
      expect([answer.status, answer.body.code]).toEqual([403, "own_sheet"]);
      expect(await read(server, sheet, who)).toMatchObject({
        is_own: true,
        can_approve: false,
        refused_because: answer.body.detail,
      });
      await step(server, sheet, other, "approve", { revision: 2 }).expect(200);
    }
  });

  it("refuses a step taken from an older revision", async () => {
    const sheet = await createSheet(server.college, running, {
      students: 1,
      marks: [full],
      state: "submitted",
    });
    for (const [who, name] of [
      [sheet.lecturer, "submit"],
      [officer, "return"],
      [officer, "approve"],
    ] as const) {
      const stale = await step(server, sheet, who, name, { revision: 1, reason: "Look again." });
      expect([name, stale.status, stale.body.code]).toEqual([name, 409, "changed_elsewhere"]);
    }
    expect(await entriesOf(server, sheet)).toEqual([]);
  });

  it.each([
    ["draft", ["enter", "submit"]],
    ["returned", ["enter", "submit"]],
    ["submitted", ["return", "approve"]],
    ["approved", ["return"]],
  ] as const)("as %s takes %s, and nothing else", async (state, allowed) => {
    const sheets = await Promise.all(
      (["enter", "import", "submit", "return", "approve"] as const).map(async (name) => ({
        name,
        sheet: await createSheet(server.college, running, { students: 1, marks: [full], state }),
      })),
    );
    const revision = state === "draft" ? 1 : 2;
    for (const { name, sheet } of sheets) {
      const [student] = sheet.students;
      if (!student) throw new Error("the student is missing");
      const isOffice = name === "return" || name === "approve";
      const answer = await (name === "enter"
        ? save(server, sheet, sheet.lecturer, [student, "ca", "31", "30"])
        : name === "import"
          ? upload(
              server,
              sheet,
              sheet.lecturer,
              `matric_number,ca\n${student.matricNumber},30`,
              false,
            )
          : step(server, sheet, isOffice ? officer : sheet.lecturer, name, {
              revision,
              reason: "Look again.",
            }));
      const isAllowed = allowed.some((one) => one === (name === "import" ? "enter" : name));
      expect([name, answer.status, answer.body.code]).toEqual(
        isAllowed ? [name, 200, undefined] : [name, 409, "wrong_state"],
      );
    }
  });
});
