import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCourse } from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import { createStudent } from "../../../testing/people.ts";
import { createSheet, teach } from "../../../testing/results.ts";
import {
  type Cell,
  drop,
  entriesOf,
  read,
  type SheetCollege,
  save,
  startSheetCollege,
  step,
  upload,
} from "../../../testing/sheets.ts";
import { createStaff } from "../../../testing/staff.ts";
import { changeSemester } from "../../../testing/year.ts";

let server: SheetCollege["server"];
let running: SheetCollege["running"];
let officer: SheetCollege["officer"];
let admin: SheetCollege["admin"];
let support: SheetCollege["support"];

beforeAll(async () => {
  ({ server, running, officer, admin, support } = await startSheetCollege());
});

afterAll(() => server.close());

const full = { ca: 30, exam: 40 };

describe("a sheet", () => {
  it("shows a lecturer their students with totals and grades", async () => {
    const sheet = await createSheet(server.college, running, {
      marks: [full, { ca: 10, remark: "absent" }, { remark: "withheld" }],
    });
    const sheetRead = await read(server, sheet);

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
    const sheet = await createSheet(server.college, running, { students: 0 });
    expect((await read(server, sheet)).rows).toEqual([]);
    const other = await createCourse(server.college, { semester: 1 });
    await callOffice(
      server,
      officer,
      "get",
      `/result/sheets/${running.semesterId}/${other.id}/`,
    ).expect(404);
  });

  it("is not found by a colleague through any endpoint", async () => {
    const sheet = await createSheet(server.college, running, {
      marks: [full, full, full],
      state: "submitted",
    });
    const colleague = await createStaff(server.college, "LECTURER");
    const answers = [
      await callOffice(server, colleague, "get", sheet.path),
      await callOffice(server, colleague, "get", `${sheet.path}export/?format=csv`),
      await save(server, sheet, colleague, [sheet.students[0] ?? { id: 0 }, "ca", "1"]),
      await step(server, sheet, colleague, "submit", { revision: 2 }),
      await upload(server, sheet, colleague, "matric_number,ca\nX,1", true),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await entriesOf(server, sheet)).toEqual([]);
  });

  it("is read, and not entered, by the office", async () => {
    const sheet = await createSheet(server.college, running);
    const [first] = sheet.students;
    for (const who of [officer, admin, support]) {
      expect(await read(server, sheet, who)).toMatchObject({ can_enter: false, is_own: false });
      const answer = await save(server, sheet, who, [first ?? { id: 0 }, "ca", "1"]);
      expect([answer.status, answer.body.code]).toEqual([403, "not_assigned"]);
      const submitted = await step(server, sheet, who, "submit", { revision: 1 });
      expect([submitted.status, submitted.body.code]).toEqual([403, "not_assigned"]);
    }
  });

  it("lists a semester's sheets with figures, a lecturer's own alone", async () => {
    const lecturer = await createStaff(server.college, "LECTURER");
    const sheet = await createSheet(server.college, running, {
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
    const sheet = await createSheet(server.college, running, {
      students: 1,
      marks: [full],
      state: "returned",
    });
    const done = await createSheet(server.college, running, {
      students: 1,
      marks: [full],
      state: "submitted",
    });
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
      expect(await read(server, sheet)).toMatchObject({ is_overdue: true, due_on: "2026-03-09" });
    } finally {
      await changeSemester(server.college, running.semesterId, { resultsDueOn: null });
    }
  });
});

describe("entering marks", () => {
  it("saves valid cells and reports each invalid one", async () => {
    const sheet = await createSheet(server.college, running, { students: 4 });
    const [ada, bola, chidi, dropped] = sheet.students;
    if (!ada || !bola || !chidi || !dropped) throw new Error("students are missing");
    await drop(server, dropped);
    const stranger = await createStudent(server.college);
    const { body } = await save(
      server,
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
    const rows = (await read(server, sheet)).rows;
    expect(rows.map(({ ca, exam, remark }: Record<string, unknown>) => [ca, exam, remark])).toEqual(
      [
        [30, null, null],
        [null, null, null],
        [null, null, "absent"],
        [null, null, null],
      ],
    );
    expect(rows[3].is_dropped).toBe(true);
    expect(await entriesOf(server, sheet)).toMatchObject([
      {
        action: "result.enter",
        actorAccountId: sheet.lecturer.accountId,
        before: { [ada.matricNumber]: { ca: null }, [chidi.matricNumber]: { remark: null } },
        after: { [ada.matricNumber]: { ca: 30 }, [chidi.matricNumber]: { remark: "absent" } },
      },
    ]);
  });

  it("reports a colleague's newer cell; a repeated request changes nothing", async () => {
    const sheet = await createSheet(server.college, running, { students: 1 });
    const [student] = sheet.students;
    if (!student) throw new Error("the student is missing");
    const colleague = await createStaff(server.college, "LECTURER");
    await teach(
      server.college,
      { courseId: sheet.courseId, sessionId: running.sessionId },
      colleague,
    );
    await save(server, sheet, colleague, [student, "ca", "20"]).expect(200);
    // Their own cell is the last that was written in the row, and is not whose the conflict is.
    await save(server, sheet, sheet.lecturer, [student, "exam", "50"]).expect(200);

    const { body } = await save(server, sheet, sheet.lecturer, [student, "ca", "25"]).expect(200);
    expect(body).toMatchObject({
      saved: 0,
      conflicts: [{ student_id: student.id, field: "ca", value: "20", by: "Tunde Balogun" }],
    });
    const own = await save(server, sheet, colleague, [student, "ca", "21"]).expect(200);
    expect(own.body.conflicts).toMatchObject([{ value: "20", by: null }]);

    const before = await entriesOf(server, sheet);
    const again = await save(server, sheet, colleague, [student, "ca", "20"]).expect(200);
    expect(again.body).toMatchObject({ saved: 1, conflicts: [], entered: 1 });
    expect(await entriesOf(server, sheet)).toEqual(before);
  });

  it("takes no more than 2,000 cells, and those", async () => {
    const sheet = await createSheet(server.college, running, { students: 1 });
    const [student] = sheet.students;
    if (!student) throw new Error("the student is missing");
    const cells = (count: number) =>
      Array.from({ length: count }, (): Cell => [student, "ca", "1"]);
    await save(server, sheet, sheet.lecturer, ...cells(2_001)).expect(400);
    await save(server, sheet, sheet.lecturer, ...cells(2_000)).expect(200);
  });
});
