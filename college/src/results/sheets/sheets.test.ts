import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createCourse } from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar, createStudent } from "../../../testing/people.ts";
import { createSheet, type TestSheet, teach } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { changeSemester } from "../../../testing/year.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { resultScore, resultSheet } from "../../db/schema/results.ts";
import { auditEntry } from "../../db/schema/staff.ts";

let server: TestCollege;
let running: { readonly sessionId: number; readonly semesterId: number };
let officer: TestStaff;
let admin: TestStaff;
let support: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  running = await createCalendar(server.college);
  officer = await createStaff(server.college, "EXAM_OFFICER");
  admin = await createStaff(server.college, "SUPER_ADMIN");
  support = await createStaff(server.college, "ICT_SUPPORT");
});

afterAll(() => server.close());

const make = (fields: Parameters<typeof createSheet>[2] = {}): Promise<TestSheet> =>
  createSheet(server.college, running, fields);

type Cell = readonly [
  student: { readonly id: number },
  field: string,
  value: string,
  seen?: string,
];

const save = (sheet: TestSheet, who: TestStaff, ...cells: readonly Cell[]) =>
  callOffice(server, who, "patch", `${sheet.path}scores/`, {
    cells: cells.map(([{ id }, field, value, seen = ""]) => ({
      student_id: id,
      field,
      value,
      seen,
    })),
  });

const read = async (sheet: TestSheet, who: TestStaff = sheet.lecturer) =>
  (await callOffice(server, who, "get", sheet.path).expect(200)).body;

const step = (
  sheet: TestSheet,
  who: TestStaff,
  name: "submit" | "return" | "approve",
  body: object,
) => callOffice(server, who, "post", `${sheet.path}${name}/`, body);

const drop = ({ id }: { readonly id: number }) =>
  server.college.db
    .update(courseRegistration)
    .set({ droppedAt: server.college.clock() })
    .where(eq(courseRegistration.studentId, id));

const entriesOf = ({ semesterId, courseId }: TestSheet) =>
  server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `result_sheet:${semesterId}/${courseId}`))
    .orderBy(auditEntry.id);

const full = { ca: 30, exam: 40 };

describe("a sheet", () => {
  it("shows a lecturer their students with totals and grades", async () => {
    const sheet = await make({
      marks: [full, { ca: 10, remark: "absent" }, { remark: "withheld" }],
    });
    const sheetRead = await read(sheet);

    expect(sheetRead).toMatchObject({
      code: sheet.course.code,
      session: "2025/2026",
      semester: 2,
      state: "draft",
      version: 0,
      revision: 1,
      is_own: true,
      maxima: { ca: 40, exam: 60 },
      can_enter: true,
      can_submit: true,
      can_return: false,
      can_approve: false,
    });
    expect(sheetRead.scale[1]).toEqual({ letter: "AB", from: 70, points: 3.5, is_passed: true });
    expect(
      sheetRead.rows.map(({ total, grade, is_passed }: Record<string, unknown>) => [
        total,
        grade,
        is_passed,
      ]),
    ).toEqual([
      [70, "AB", true],
      [10, "ABS", false],
      [null, null, null],
    ]);
  });

  it("exists, empty, for a taught course without registrations in its semester", async () => {
    const sheet = await make({ students: 0 });
    expect((await read(sheet)).rows).toEqual([]);
    const other = await createCourse(server.college, { semester: 1 });
    await callOffice(
      server,
      officer,
      "get",
      `/result/sheets/${running.semesterId}/${other.id}/`,
    ).expect(404);
  });

  it("is not found by a colleague through any endpoint", async () => {
    const sheet = await make({ marks: [full, full, full], state: "submitted" });
    const colleague = await createStaff(server.college, "LECTURER");
    const answers = [
      await callOffice(server, colleague, "get", sheet.path),
      await callOffice(server, colleague, "get", `${sheet.path}export/?format=csv`),
      await save(sheet, colleague, [sheet.students[0] ?? { id: 0 }, "ca", "1"]),
      await step(sheet, colleague, "submit", { revision: 2 }),
      await upload(sheet, colleague, "matric_number,ca\nX,1", true),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await entriesOf(sheet)).toEqual([]);
  });

  it("is read, and not entered, by the office", async () => {
    const sheet = await make();
    const [first] = sheet.students;
    for (const who of [officer, admin, support]) {
      expect(await read(sheet, who)).toMatchObject({ can_enter: false, is_own: false });
      const answer = await save(sheet, who, [first ?? { id: 0 }, "ca", "1"]);
      expect([answer.status, answer.body.code]).toEqual([403, "not_assigned"]);
      const submitted = await step(sheet, who, "submit", { revision: 1 });
      expect([submitted.status, submitted.body.code]).toEqual([403, "not_assigned"]);
    }
  });

  it("lists a semester's sheets with figures, a lecturer's own alone", async () => {
    const lecturer = await createStaff(server.college, "LECTURER");
    const sheet = await make({
      lecturer,
      students: 4,
      marks: [full, { ca: 10, exam: 10 }, { ca: 10, remark: "absent" }, { ca: 10 }],
    });
    const { body } = await callOffice(server, lecturer, "get", "/result/sheets/").expect(200);
    expect(body.rows).toEqual([
      expect.objectContaining({
        course_id: sheet.courseId,
        registered: 4,
        entered: 3,
        average_total: 45,
        pass_rate: 33.3,
        state: "draft",
        is_overdue: false,
        flag_count: 0,
        lecturers: ["Tunde Balogun"],
      }),
    ]);
    const all = await callOffice(server, officer, "get", "/result/sheets/?page_size=100");
    expect(all.body.total).toBeGreaterThan(1);
    for (const sort of ["state", "registered", "-entered", "average_total", "-pass_rate"]) {
      await callOffice(server, officer, "get", `/result/sheets/?sort=${sort}`).expect(200);
    }
  });

  it("is overdue while its lecturers hold it after the due day", async () => {
    const sheet = await make({ students: 1, marks: [full], state: "returned" });
    const done = await make({ students: 1, marks: [full], state: "submitted" });
    const late = async () => {
      const path = "/result/sheets/?overdue=true&page_size=100";
      const { body } = await callOffice(server, officer, "get", path).expect(200);
      const ids: number[] = body.rows.map(({ course_id }: { course_id: number }) => course_id);
      return [sheet, done].map(({ courseId }) => ids.includes(courseId));
    };
    try {
      await changeSemester(server.college, running.semesterId, { resultsDueOn: "2026-03-10" });
      expect(await late()).toEqual([false, false]);
      await changeSemester(server.college, running.semesterId, { resultsDueOn: "2026-03-09" });
      expect(await late()).toEqual([true, false]);
      expect(await read(sheet)).toMatchObject({ is_overdue: true, due_on: "2026-03-09" });
    } finally {
      await changeSemester(server.college, running.semesterId, { resultsDueOn: null });
    }
  });
});

describe("entering marks", () => {
  it("saves valid cells and reports each invalid one", async () => {
    const sheet = await make({ students: 4 });
    const [ada, bola, chidi, dropped] = sheet.students;
    if (!ada || !bola || !chidi || !dropped) throw new Error("students are missing");
    await drop(dropped);
    const stranger = await createStudent(server.college);
    const { body } = await save(
      sheet,
      sheet.lecturer,
      [ada, "ca", " 30.0 "],
      [ada, "exam", "101"],
      [bola, "ca", "abc"],
      [bola, "ca", "41"],
      [chidi, "remark", "Absent"],
      [chidi, "exam", "12"],
      [dropped, "ca", "1"],
      [stranger, "ca", "1"],
    ).expect(200);

    expect(body).toMatchObject({ saved: 2, conflicts: [], entered: 0 });
    expect(body.problems.map(({ message }: { message: string }) => message).toSorted()).toEqual([
      "Enter a whole number from 0 to 40.",
      "Somebody absent has no examination mark: clear the mark or the remark.",
      "The most is 40.",
      "The most is 60.",
      "This student dropped the course.",
      "This student is not on the sheet.",
    ]);
    const rows = (await read(sheet)).rows;
    expect(rows.map(({ ca, exam, remark }: Record<string, unknown>) => [ca, exam, remark])).toEqual(
      [
        [30, null, null],
        [null, null, null],
        [null, null, "absent"],
        [null, null, null],
      ],
    );
    expect(rows[3].is_dropped).toBe(true);
    expect(await entriesOf(sheet)).toMatchObject([
      {
        action: "result.enter",
        actorAccountId: sheet.lecturer.accountId,
        before: { [ada.matricNumber]: { ca: null }, [chidi.matricNumber]: { remark: null } },
        after: { [ada.matricNumber]: { ca: 30 }, [chidi.matricNumber]: { remark: "absent" } },
      },
    ]);
  });

  it("reports a colleague's newer cell; a repeated request changes nothing", async () => {
    const sheet = await make({ students: 1 });
    const [student] = sheet.students;
    if (!student) throw new Error("the student is missing");
    const colleague = await createStaff(server.college, "LECTURER");
    await teach(
      server.college,
      { courseId: sheet.courseId, sessionId: running.sessionId },
      colleague,
    );
    await save(sheet, colleague, [student, "ca", "20"]).expect(200);
    // Their own cell is the last that was written in the row, and is not whose the conflict is.
    await save(sheet, sheet.lecturer, [student, "exam", "50"]).expect(200);

    const { body } = await save(sheet, sheet.lecturer, [student, "ca", "25"]).expect(200);
    expect(body).toMatchObject({
      saved: 0,
      conflicts: [{ student_id: student.id, field: "ca", value: "20", by: "Tunde Balogun" }],
    });
    const own = await save(sheet, colleague, [student, "ca", "21"]).expect(200);
    expect(own.body.conflicts).toMatchObject([{ value: "20", by: null }]);

    const before = await entriesOf(sheet);
    const again = await save(sheet, colleague, [student, "ca", "20"]).expect(200);
    expect(again.body).toMatchObject({ saved: 1, conflicts: [], entered: 1 });
    expect(await entriesOf(sheet)).toEqual(before);
  });

  it("takes no more than 2,000 cells, and those", async () => {
    const sheet = await make({ students: 1 });
    const [student] = sheet.students;
    if (!student) throw new Error("the student is missing");
    const cells = (count: number) =>
      Array.from({ length: count }, (): Cell => [student, "ca", "1"]);
    await save(sheet, sheet.lecturer, ...cells(2_001)).expect(400);
    await save(sheet, sheet.lecturer, ...cells(2_000)).expect(200);
  });
});

const upload = (
  sheet: TestSheet,
  who: TestStaff,
  file: string,
  isDryRun: boolean,
  preview?: string,
) => {
  const call = request(server.url)
    .post(`${sheet.path}import/`)
    .set({ authorization: who.authorization })
    .field("dry_run", String(isDryRun))
    .attach("file", Buffer.from(file), "marks.csv");
  return preview === undefined ? call : call.field("preview", preview);
};

describe("a file of marks", () => {
  it("is what the export writes, and comes back in", async () => {
    const sheet = await make({ marks: [full, { ca: 5, remark: "absent" }, null] });
    const file = await callOffice(server, sheet.lecturer, "get", `${sheet.path}export/?format=csv`)
      .buffer(true)
      .expect(200);
    const [first, second, third] = sheet.students.map(({ matricNumber }) => matricNumber);
    expect(
      file.text
        .replace(/^\ufeff/, "")
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      "Matric number,Name,CA,Exam,Remark,Total,Grade",
      `${first},Adeyemi Folake,30,40,,70,AB`,
      `${second},Adeyemi Folake,5,,absent,5,ABS`,
      `${third},Adeyemi Folake,,,,,`,
    ]);

    const edited = file.text
      .replace(`${second},Adeyemi Folake,5,,absent`, `${second},Adeyemi Folake,5,44,`)
      .replace(`${third},Adeyemi Folake,,,,,`, `${third},Adeyemi Folake,12,34,,999,Z`);
    const trial = await upload(sheet, sheet.lecturer, edited, true).expect(200);
    expect(trial.body).toMatchObject({
      imported: 0,
      error_count: 0,
      // The remark that the examination's mark takes the place of.
      overwritten: 1,
      preview: [
        { matric_number: second, before: { remark: "absent" }, after: { exam: 44, remark: null } },
      ],
    });
    expect((await read(sheet)).rows[2].ca).toBeNull();

    const real = await upload(sheet, sheet.lecturer, edited, false, trial.body.preview_mark);
    expect(real.body).toMatchObject({ imported: 3, error_count: 0 });
    expect((await read(sheet)).rows.map(({ total }: { total: number | null }) => total)).toEqual([
      70, 49, 46,
    ]);
    expect((await entriesOf(sheet)).map(({ action }) => action)).toEqual(["result.import"]);
  });

  it("is refused whole for its rows, each with what is wrong", async () => {
    const sheet = await make({ students: 3 });
    const [ada, bola, dropped] = sheet.students;
    if (!ada || !bola || !dropped) throw new Error("students are missing");
    await drop(dropped);
    const file = [
      "Matric number,CA,Exam,Remark",
      `${ada.matricNumber.toLowerCase()},30,40,`,
      `${ada.matricNumber},31,40,`,
      `${bola.matricNumber},101,abc,ill`,
      "COHT/1999/999,1,1,",
      `${dropped.matricNumber},1,1,`,
      ",1,1,",
    ].join("\n");
    const { body } = await upload(sheet, sheet.lecturer, file, false).expect(200);
    expect(body.imported).toBe(0);
    expect(body.errors).toEqual([
      { row: 3, column: "matric_number", message: "This student stands in row 2 already." },
      { row: 4, column: "ca", message: "The most is 40." },
      { row: 4, column: "exam", message: "Enter a whole number from 0 to 60." },
      { row: 4, column: "remark", message: "Enter absent or withheld, or leave it empty." },
      {
        row: 5,
        column: "matric_number",
        message: "Nobody with this matric number takes the course.",
      },
      { row: 6, column: "matric_number", message: "This student dropped the course." },
      { row: 7, column: "matric_number", message: "Enter the matric number." },
    ]);
    expect(
      await server.college.db.$count(resultSheet, eq(resultSheet.courseId, sheet.courseId)),
    ).toBe(0);
  });

  it("overwrites nothing that its trial run did not name", async () => {
    const sheet = await make({ students: 2, marks: [full, null] });
    const [ada, bola] = sheet.students;
    if (!ada || !bola) throw new Error("students are missing");
    const file = `matric_number,ca\n${ada.matricNumber},31\n${bola.matricNumber},20\n`;
    const unseen = await upload(sheet, sheet.lecturer, file, false);
    expect([unseen.status, unseen.body.code]).toEqual([409, "preview_outdated"]);
    const trial = await upload(sheet, sheet.lecturer, file, true).expect(200);
    await save(sheet, sheet.lecturer, [bola, "ca", "22"]).expect(200);
    const late = await upload(sheet, sheet.lecturer, file, false, trial.body.preview_mark);
    expect([late.status, late.body.code]).toEqual([409, "preview_outdated"]);
    expect((await read(sheet)).rows.map(({ ca }: { ca: number }) => ca)).toEqual([30, 22]);
  });
});

describe("the way of a sheet", () => {
  it("is submitted, returned with a reason and approved, with audit entries", async () => {
    const sheet = await make({ students: 1 });
    const [student] = sheet.students;
    if (!student) throw new Error("the student is missing");
    await save(sheet, sheet.lecturer, [student, "ca", "30"], [student, "exam", "50"]).expect(200);
    await step(sheet, sheet.lecturer, "submit", { revision: 1 }).expect(200, {
      message: "Submitted to the exam office.",
      state: "submitted",
      revision: 2,
    });
    expect(await read(sheet)).toMatchObject({
      state: "submitted",
      can_enter: false,
      can_submit: false,
    });
    expect(await read(sheet, officer)).toMatchObject({ can_return: true, can_approve: true });
    await step(sheet, officer, "return", { revision: 2, reason: " no " }).expect(400);
    await step(sheet, officer, "return", { revision: 2, reason: "Marks of group B." }).expect(200);
    const { body } = await callOffice(server, sheet.lecturer, "get", "/result/sheets/");
    expect(body.rows[0]).toMatchObject({ state: "returned", return_reason: "Marks of group B." });
    await save(sheet, sheet.lecturer, [student, "exam", "51", "50"]).expect(200);
    await step(sheet, sheet.lecturer, "submit", { revision: 3 }).expect(200);
    await step(sheet, admin, "approve", { revision: 4 }).expect(200);

    const sheetRead = await read(sheet, officer);
    expect(sheetRead).toMatchObject({ state: "approved", revision: 5, can_publish: true });
    expect(
      sheetRead.events.map(({ state, reason }: Record<string, unknown>) => [state, reason]),
    ).toEqual([
      ["submitted", null],
      ["returned", "Marks of group B."],
      ["submitted", null],
      ["approved", null],
    ]);
    expect((await entriesOf(sheet)).map(({ action }) => action)).toEqual([
      "result.enter",
      "result.submit",
      "result.return",
      "result.enter",
      "result.submit",
      "result.approve",
    ]);
  });

  it("is not submitted while required marks are missing", async () => {
    const sheet = await make({ students: 3, marks: [full, { remark: "withheld" }, { ca: 1 }] });
    const missing = sheet.students[2];
    if (!missing) throw new Error("the student is missing");
    const refused = await step(sheet, sheet.lecturer, "submit", { revision: 1 });
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: "incomplete", detail: `Marks are missing: ${missing.matricNumber}.` },
    ]);
    await drop(missing);
    await step(sheet, sheet.lecturer, "submit", { revision: 1 }).expect(200);
    const empty = await make({ students: 0 });
    const nobody = await step(empty, empty.lecturer, "submit", { revision: 1 });
    expect([nobody.status, nobody.body.code]).toEqual([409, "incomplete"]);
  });

  it("accepts, but does not require, marks of inactive students", async () => {
    const students = [
      await createStudent(server.college),
      await createStudent(server.college, { standing: "deferred" }),
      await createStudent(server.college, { standing: "withdrawn" }),
      await createStudent(server.college, { standing: "graduated" }),
    ];
    const sheet = await make({ students, marks: [{ ca: 30 }, null, { ca: 10 }] });
    const [active, deferred] = students;
    if (!active || !deferred) throw new Error("the students are missing");
    expect((await read(sheet)).rows.map(({ standing }: { standing: string }) => standing)).toEqual([
      "active",
      "deferred",
      "withdrawn",
      "graduated",
    ]);
    const refused = await step(sheet, sheet.lecturer, "submit", { revision: 1 });
    expect(refused.body.detail).toBe(`Marks are missing: ${active.matricNumber}.`);
    const saved = await save(
      sheet,
      sheet.lecturer,
      [active, "exam", "40"],
      [deferred, "ca", "12"],
    ).expect(200);
    expect([saved.body.saved, saved.body.entered]).toEqual([2, 4]);
    const { body } = await callOffice(server, sheet.lecturer, "get", "/result/sheets/");
    expect(body.rows[0]).toMatchObject({ registered: 4, entered: 4 });
    await step(sheet, sheet.lecturer, "submit", { revision: 1 }).expect(200);
    await step(sheet, officer, "approve", { revision: 2 }).expect(200);
  });

  it("is refused with marks above the current maxima, naming the students", async () => {
    const marks = [full, { ca: 40, exam: 70 }, { ca: 41, exam: 0, remark: "withheld" as const }];
    const draft = await make({ marks });
    const submitted = await make({ marks, state: "submitted" });
    expect((await read(draft)).rows[1]).toMatchObject({ exam: 70, total: 110 });
    for (const [sheet, answer] of [
      [draft, await step(draft, draft.lecturer, "submit", { revision: 1 })],
      [submitted, await step(submitted, officer, "approve", { revision: 2 })],
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
    const sheet = await make({ students: 1, marks: [full], state: "submitted" });
    const late = await createStudent(server.college);
    await server.college.db.insert(courseRegistration).values({
      studentId: late.id,
      courseId: sheet.courseId,
      semesterId: running.semesterId,
      isCarryover: true,
      registeredAt: server.college.clock(),
    });
    const refused = await step(sheet, officer, "approve", { revision: 2 });
    expect([refused.status, refused.body.code]).toEqual([409, "incomplete"]);
  });

  it("cannot be approved by its lecturers or its submitter", async () => {
    const assigned = await make({
      lecturer: officer,
      students: 1,
      marks: [full],
      state: "submitted",
    });
    const wroteOnce = await make({ students: 1, marks: [full], state: "submitted" });
    await server.college.db
      .update(resultScore)
      .set({ changedBy: admin.accountId })
      .where(eq(resultScore.courseId, wroteOnce.courseId));
    for (const [sheet, who, other] of [
      [assigned, officer, admin],
      [wroteOnce, admin, officer],
    ] as const) {
      const answer = await step(sheet, who, "approve", { revision: 2 });
      expect([answer.status, answer.body.code]).toEqual([403, "own_sheet"]);
      expect(await read(sheet, who)).toMatchObject({
        is_own: true,
        can_approve: false,
        refused_because: answer.body.detail,
      });
      await step(sheet, other, "approve", { revision: 2 }).expect(200);
    }
  });

  it("refuses a step taken from an older revision", async () => {
    const sheet = await make({ students: 1, marks: [full], state: "submitted" });
    for (const [who, name] of [
      [sheet.lecturer, "submit"],
      [officer, "return"],
      [officer, "approve"],
    ] as const) {
      const stale = await step(sheet, who, name, { revision: 1, reason: "Look again." });
      expect([name, stale.status, stale.body.code]).toEqual([name, 409, "changed_elsewhere"]);
    }
    expect(await entriesOf(sheet)).toEqual([]);
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
        sheet: await make({ students: 1, marks: [full], state }),
      })),
    );
    const revision = state === "draft" ? 1 : 2;
    for (const { name, sheet } of sheets) {
      const [student] = sheet.students;
      if (!student) throw new Error("the student is missing");
      const isOffice = name === "return" || name === "approve";
      const answer = await (name === "enter"
        ? save(sheet, sheet.lecturer, [student, "ca", "31", "30"])
        : name === "import"
          ? upload(sheet, sheet.lecturer, `matric_number,ca\n${student.matricNumber},30`, false)
          : step(sheet, isOffice ? officer : sheet.lecturer, name, {
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
