import request from "supertest";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createDepartment,
  openRegistration,
  writeRegistrations,
} from "../../../testing/courses.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { callOffice } from "../../../testing/office.ts";
import { createStudent, type TestStudent } from "../../../testing/people.ts";
import { createSheet, type TestSheet } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { resultScore, resultSheet } from "../../db/schema/results.ts";
import { studentLevel } from "../../db/schema/students.ts";

let server: TestCollege;
let officer: TestStaff;
let departmentId: number;
let running: { readonly sessionId: number; readonly semesterId: number };
let past: { readonly sessionId: number; readonly semesterId: number };
/** At level 200 since they were promoted from 100. */
let ada: TestStudent;
let bola: TestStudent;

/**
 * Last year Ada passed BIO 101 with 76 and Bola failed it with 20. This year Bola takes it again with 57, submitted; in BIO 201,
 * published, Ada has 62 and Bola was absent; in BIO 202, a draft, Ada is withheld and for Bola nothing is entered.
 */
beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  running = await openRegistration(college);
  past = await semesterBefore();
  officer = await createStaff(college, "EXAM_OFFICER");
  const department = await createDepartment(college);
  ({ id: departmentId } = await departmentCalled(college, department));
  const fields = { department, level: 200 };
  ada = await createStudent(college, { ...fields, surname: "Ade", firstName: "Ada" });
  bola = await createStudent(college, { ...fields, surname: "Bello", firstName: "Bola" });
  for (const { id } of [ada, bola]) {
    await college.db
      .insert(studentLevel)
      .values({ studentId: id, sessionId: past.sessionId, level: 100 });
  }
  const both = [ada, bola];
  const first = await createSheet(college, past, {
    course: { code: "BIO 101" },
    students: both,
    marks: [
      { ca: 30, exam: 46 },
      { ca: 8, exam: 12 },
    ],
    state: "approved",
  });
  await publish(first);
  const again = { ...first, ...running };
  await createSheetOf(again, [bola], [{ ca: 20, exam: 37 }]);
  const published = await createSheet(college, running, {
    course: { code: "BIO 201", creditLoad: 2 },
    students: both,
    marks: [
      { ca: 22, exam: 40 },
      { ca: 31, remark: "absent" },
    ],
    state: "approved",
  });
  await publish(published);
  await createSheet(college, running, {
    course: { code: "BIO 202" },
    students: both,
    marks: [{ ca: 11, remark: "withheld" }],
  });
});

afterAll(() => server.close());

const semesterBefore = async () => {
  const { db } = server.college;
  const [session] = await db.insert(academicSession).values({ name: "2024/2025" }).returning();
  const sessionId = session?.id ?? 0;
  const [made] = await db
    .insert(semester)
    .values({
      sessionId,
      number: 2,
      startsOn: "2025-02-01",
      endsOn: "2025-07-01",
      minCredits: 3,
      maxCredits: 24,
    })
    .returning();
  return { sessionId, semesterId: made?.id ?? 0 };
};

/** Enters a course that was taught before, once more. */
const createSheetOf = async (
  { course, semesterId, lecturer }: TestSheet,
  students: readonly TestStudent[],
  marks: readonly { readonly ca: number; readonly exam: number }[],
): Promise<void> => {
  const { db, clock } = server.college;
  const sheet = { courseId: course.id, semesterId };
  const at = clock();
  await db.insert(resultSheet).values({ ...sheet, state: "submitted", revision: 2 });
  for (const [index, { id }] of students.entries()) {
    const entered = { ...sheet, studentId: id };
    await db.insert(courseRegistration).values({ ...entered, isCarryover: true, registeredAt: at });
    await db
      .insert(resultScore)
      .values({ ...entered, ...marks[index], changedBy: lecturer.accountId, changedAt: at });
  }
};

const publish = async ({ semesterId, courseId }: TestSheet): Promise<void> => {
  const chosen = { semester_id: semesterId, course_ids: [courseId], reason: "Senate agreed." };
  const send = (rest: object) =>
    callOffice(server, officer, "post", "/result/sheets/publish/", { ...chosen, ...rest });
  const { body } = await send({ dry_run: true }).expect(200);
  await send({ dry_run: false, preview: body.preview }).expect(200);
};

const read = (query: object, who: TestStaff = officer, path = "") =>
  request(server.url)
    .get(`/result/broadsheet/${path}`)
    .query({ department_id: departmentId, level: 200, ...query })
    .set({ authorization: who.authorization });

describe("the broadsheet of the running semester", () => {
  it("has a row per student and a column per entered course", async () => {
    const { body } = await read({}).expect(200);
    expect(body).toMatchObject({ session: "2025/2026", semester: 2, level: 200 });
    expect(body.courses).toMatchObject([
      { code: "BIO 101", credit_load: 3, state: "submitted" },
      { code: "BIO 201", credit_load: 2, state: "published" },
      { code: "BIO 202", credit_load: 3, state: "draft" },
    ]);
    expect(body.rows).toEqual([
      {
        student_id: ada.id,
        matric_number: ada.matricNumber,
        name: "Ade Ada",
        marks: ["none", "passed", "withheld"],
        totals: [null, 62, null],
        grades: ["", "BC", ""],
        repeated: [],
        credits_taken: 5,
        credits_passed: 2,
        gpa_hundredths: 300,
        // (400 × 3 + 300 × 2) / 5
        cgpa_hundredths: 360,
        carryovers: [],
      },
      {
        student_id: bola.id,
        matric_number: bola.matricNumber,
        name: "Bello Bola",
        marks: ["passed", "absent", "missing"],
        totals: [57, 31, null],
        grades: ["C", "ABS", ""],
        repeated: [0],
        credits_taken: 8,
        credits_passed: 3,
        // (275 × 3 + 0 × 2) / 5
        gpa_hundredths: 165,
        // Both attempts at BIO 101 count: 275 × 3 / 8
        cgpa_hundredths: 103,
        // What is not published yet takes nothing away.
        carryovers: ["BIO 101", "BIO 201"],
      },
    ]);
  });

  it("counts only published results on request", async () => {
    const { body } = await read({ published_only: true }).expect(200);
    expect(body.rows).toMatchObject([
      { marks: ["none", "passed", "missing"], gpa_hundredths: 300, cgpa_hundredths: 360 },
      { marks: ["missing", "absent", "missing"], gpa_hundredths: 0, cgpa_hundredths: 0 },
    ]);
  });
});

it("lists a past semester's students by the level that they had then", async () => {
  const query = { semester_id: past.semesterId, level: 100 };
  const { body } = await read(query).expect(200);
  expect(body.courses).toMatchObject([{ code: "BIO 101", state: "published" }]);
  expect(body.rows).toMatchObject([
    { name: "Ade Ada", gpa_hundredths: 400, cgpa_hundredths: 400 },
    { name: "Bello Bola", gpa_hundredths: 0, cgpa_hundredths: 0 },
  ]);
  expect((await read({ ...query, level: 200 }).expect(200)).body.rows).toEqual([]);
  expect((await read({ level: 100 }).expect(200)).body.rows).toEqual([]);
});

test.each([
  ["semester", { semester_id: 999_999 }, "The college has no such semester, or none runs."],
  ["department", { department_id: 999_999 }, "The college has no such department."],
])("refuses an unknown %s", async (_what, query, detail) => {
  const { body } = await read(query).expect(404);
  expect(body).toEqual({ detail });
});

it("is exported as a file with an audit entry", async () => {
  const { text } = await read({ format: "csv" }, officer, "export/").expect(200);
  const [head, ...lines] = text.trimEnd().split("\r\n");
  expect(head).toBe(
    "\uFEFFMatric number,Name,BIO 101 (3),BIO 101 grade,BIO 201 (2),BIO 201 grade,BIO 202 (3),BIO 202 grade,Credit units taken,Credit units passed,GPA,CGPA,Carryovers",
  );
  expect(lines).toEqual([
    `${ada.matricNumber},Ade Ada,,,62,BC,Withheld,,5,2,3,3.6,`,
    `${bola.matricNumber},Bello Bola,57,C,31,ABS,Missing,,8,3,1.65,1.03,"BIO 101, BIO 201"`,
  ]);
  const [entry] = await auditOf(server.college, "list:broadsheet");
  expect(entry).toMatchObject({
    actorAccountId: officer.accountId,
    subject: "list:broadsheet",
    after: { format: "csv", departmentId, level: 200 },
  });
});

describe("the carryovers", () => {
  const list = (query: object = {}, path = "") =>
    request(server.url)
      .get(`/result/carryovers/${path}`)
      .query({ department_id: departmentId, ...query })
      .set({ authorization: officer.authorization });

  it("are published failures without a later pass", async () => {
    const { body } = await list().expect(200);
    expect(body.total).toBe(2);
    expect(body.rows).toMatchObject([
      { matric_number: bola.matricNumber, code: "BIO 101", attempts: 1, session: "2024/2025" },
      { matric_number: bola.matricNumber, code: "BIO 201", attempts: 1, session: "2025/2026" },
    ]);
    expect(body.rows.map((row: { is_registered: boolean }) => row.is_registered)).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ["level", () => ({ level: 200 }), 2],
    ["another level", () => ({ level: 100 }), 0],
    ["session of the last attempt", () => ({ session: "2024/2025" }), 1],
    ["a name", () => ({ search: "bel" }), 2],
    ["another's name", () => ({ search: "ade" }), 0],
  ])("are narrowed to %s", async (_what, query, total) => {
    expect((await list(query()).expect(200)).body.total).toBe(total);
  });

  it("are a file", async () => {
    const { text } = await list({ format: "csv", sort: "-course" }, "export/").expect(200);
    expect(text.split("\r\n")[1]).toMatch(/,BIO 201,.*,1,2025\/2026,Yes$/);
  });
});

it("reports a missing result and counts credits after late registration", async () => {
  const { college } = server;
  const department = await createDepartment(college);
  const { id } = await departmentCalled(college, department);
  const fields = { department, level: 200 };
  const first = await createStudent(college, fields);
  const late = await createStudent(college, fields);
  const sheet = await createSheet(college, running, {
    students: [first],
    marks: [{ ca: 30, exam: 40 }],
    state: "approved",
  });
  await publish(sheet);
  await writeRegistrations(college, { studentId: late.id, ...running }, sheet.course);
  for (const published_only of [true, false]) {
    const { body } = await read({ department_id: id, published_only }).expect(200);
    const row = body.rows.find((one: { student_id: number }) => one.student_id === late.id);
    expect(row).toMatchObject({ marks: ["missing"], credits_taken: 3, gpa_hundredths: null });
  }
});
