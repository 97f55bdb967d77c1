import { eq, like } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditOf } from "../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createCourse,
  createRegistrant,
  openRegistration,
  type TestCourse,
  writeRegistrations,
} from "../../testing/courses.ts";
import { departmentCalled } from "../../testing/departments.ts";
import { callOffice } from "../../testing/office.ts";
import { createStaff } from "../../testing/staff.ts";
import { course } from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";
import { catalogueTexts } from "./texts.ts";

type Staff = Awaited<ReturnType<typeof createStaff>>;

let test: TestCollege;
let office: Staff;
let lecturer: Staff & { readonly id: number };
let running: Awaited<ReturnType<typeof openRegistration>>;
let departmentId: number;
let first: TestCourse;

const employ = async (): Promise<typeof lecturer> => {
  const who = await createStaff(test.college, "LECTURER");
  const [row] = await test.college.db
    .select()
    .from(staffMember)
    .where(eq(staffMember.accountId, who.accountId));
  return { ...who, id: row?.id ?? 0 };
};

beforeAll(async () => {
  test = await startTestCollege();
  office = await createStaff(test.college, "SUPER_ADMIN");
  lecturer = await employ();
  running = await openRegistration(test.college);
  ({ id: departmentId } = await departmentCalled(test.college, "Community Health"));
});
afterAll(() => test.close());
beforeEach(async () => {
  first = await createCourse(test.college);
});

const list = "/result/courses/";
const call = (
  method: "get" | "post" | "put" | "delete",
  path: string,
  body?: object,
  who: Staff = office,
) => callOffice(test, who, method, path, body);
const at = (id: number) => `${list}${id}/`;

let codes = 100;
const form = (fields: object = {}) => {
  codes += 1;
  return {
    code: `NUR ${codes}`,
    title: "Anatomy",
    credit_load: 3,
    level: 200,
    semester: 1,
    teaching_department: "General Studies",
    offerings: [{ department_id: departmentId, is_compulsory: true }],
    prerequisite_ids: [],
    lecturer_ids: [],
    ...fields,
  };
};

const formOf = (one: TestCourse, fields: object = {}) =>
  form({
    code: one.code,
    title: one.title,
    credit_load: one.creditLoad,
    level: one.level,
    semester: one.semester,
    revision: 1,
    ...fields,
  });

const register = async (...courses: readonly TestCourse[]) => {
  const { id: studentId } = await createRegistrant(test.college, running.sessionId);
  await writeRegistrations(test.college, { studentId, semesterId: running.semesterId }, ...courses);
};

describe("a course", () => {
  it("is created with its relations and an audit entry", async () => {
    const input = form({
      code: "nur101",
      teaching_department: "community health",
      prerequisite_ids: [first.id],
      lecturer_ids: [lecturer.id],
    });
    const { body } = await call("post", list, input).expect(200);
    expect((await call("get", at(body.id)).expect(200)).body).toMatchObject({
      code: "NUR 101",
      teaching_department: "Community Health",
      offerings: [{ department: "Community Health", is_compulsory: true }],
      prerequisites: [{ code: first.code }],
      lecturers: [{ id: lecturer.id, name: "Tunde Balogun" }],
      registered: 0,
      revision: 1,
    });
    expect(await auditOf(test.college, `course:${body.id}`)).toMatchObject([
      { action: "course.create", before: null, after: { prerequisites: [first.code] } },
    ]);
    expect((await call("get", at(first.id))).body.needed_by).toMatchObject([{ code: "NUR 101" }]);
  });

  it.each([
    [{ code: "X" }, "code"],
    [{ title: "" }, "title"],
    [{ credit_load: 31 }, "credit_load"],
    [{ level: 150 }, "level"],
    [{ teaching_department: " " }, "teaching_department"],
    [{ offerings: [{ department_id: 999_999, is_compulsory: true }] }, "offerings"],
    [{ prerequisite_ids: [999_999] }, "prerequisite_ids"],
    [{ lecturer_ids: [999_999] }, "lecturer_ids"],
  ])("refuses %j at its field", async (fields, field) => {
    const { body } = await call("post", list, form(fields)).expect(400);
    expect(Object.keys(body)).toEqual([field]);
  });

  it("has a unique code", async () => {
    const { body } = await call("post", list, form({ code: first.code })).expect(400);
    expect(body).toEqual({ code: [catalogueTexts.course.codeTaken] });
  });

  it("refuses a prerequisite cycle and names its courses", async () => {
    const second = await createCourse(test.college, { prerequisites: [first] });
    const ring = formOf(first, { prerequisite_ids: [second.id] });
    const { body } = await call("put", at(first.id), ring).expect(400);
    expect(body.prerequisite_ids[0]).toContain(
      `${first.code} needs ${second.code} needs ${first.code}`,
    );
    await call("put", at(first.id), formOf(first, { prerequisite_ids: [first.id] })).expect(400);
  });

  it("refuses a change of an older revision", async () => {
    await call("put", at(first.id), formOf(first, { title: "One" })).expect(200);
    const late = await call("put", at(first.id), formOf(first, { title: "Two" })).expect(409);
    expect(late.body.code).toBe("changed_elsewhere");
    expect((await call("get", at(first.id))).body).toMatchObject({ title: "One", revision: 2 });
  });

  it("tells how many have registered it before its credit load changes", async () => {
    await register(first);
    const change = formOf(first, { credit_load: 4 });
    const { body } = await call("put", at(first.id), change).expect(200);
    expect(body).toMatchObject({
      is_done: false,
      consequences: [catalogueTexts.course.loadRegistered(1)],
    });
    expect((await call("get", at(first.id))).body.credit_load).toBe(3);
    await call("put", at(first.id), { ...change, is_confirmed: true }).expect(200);
    expect((await call("get", at(first.id))).body).toMatchObject({ credit_load: 4, registered: 1 });
  });

  it("refuses a credit load that puts a student above the maximum", async () => {
    await register(first, await createCourse(test.college, { creditLoad: 20 }));
    const change = formOf(first, { credit_load: 5, is_confirmed: true });
    const { body } = await call("put", at(first.id), change).expect(400);
    expect(body).toEqual({ credit_load: [catalogueTexts.course.loadOverMaximum(1, 24)] });
  });

  it("is deleted while nobody registered it and none needs it", async () => {
    await register(first);
    const second = await createCourse(test.college);
    const third = await createCourse(test.college, { prerequisites: [second] });
    expect((await call("delete", `${at(first.id)}?revision=1`).expect(409)).body).toEqual({
      code: "in_use",
      detail: "This course cannot be deleted: it has 1 registration.",
    });
    const needed = await call("delete", `${at(second.id)}?revision=1`).expect(409);
    expect(needed.body.detail).toContain(third.code);
    await call("delete", `${at(third.id)}?revision=1`).expect(200);
    await call("delete", `${at(second.id)}?revision=1`).expect(200);
    expect(await test.college.db.$count(course, eq(course.id, second.id))).toBe(0);
  });
});

describe("a file of courses", () => {
  const headings = "Code,Title,Credit load,Level,Semester,Taught by,Departments,Compulsory for";

  const send = (lines: readonly string[], dryRun: boolean, who: Staff = office) =>
    request(test.url)
      .post(`${list}import/`)
      .set("authorization", who.authorization)
      .field("dry_run", String(dryRun))
      .attach("file", Buffer.from([headings, ...lines].join("\n")), "courses.csv");

  const right = [
    "mid101,Midwifery I,3,100,1,Community Health,CHE,",
    'MID 102,"Midwifery, II",2,100,2,Midwifery Unit,,"CHE"',
  ];
  const added = () => test.college.db.$count(course, like(course.code, "MID %"));

  it("adds none in a dry run, and all with audit entries otherwise", async () => {
    const trial = await send(right, true).expect(200);
    expect(trial.body).toMatchObject({ dry_run: true, row_count: 2, imported: 0, error_count: 0 });
    expect(await added()).toBe(0);
    const { body } = await send(right, false).expect(200);
    expect(body).toMatchObject({ imported: 2, errors: [] });
    const { rows } = (await call("get", `${list}?search=mid`).expect(200)).body;
    expect(rows).toMatchObject([
      { code: "MID 101", teaching_department: "Community Health", compulsory_for: [] },
      { code: "MID 102", title: "Midwifery, II", compulsory_for: ["CHE"] },
    ]);
    expect(await auditOf(test.college, `course:${rows[0].id}`)).toMatchObject([
      { action: "course.import", before: null, after: { code: "MID 101" } },
    ]);
  });

  it("adds none for one wrong row, and names the cell", async () => {
    const before = await test.college.db.$count(course);
    const { body } = await send(
      [
        "ABC 101,Fine,3,100,1,Unit,,",
        "ABC 101,Twice,3,100,1,Unit,,",
        `${first.code},Known,3,100,1,Unit,,`,
        "ABC 102,,31,100,4,Unit,XXX,",
      ],
      false,
    ).expect(200);
    expect(body.imported).toBe(0);
    expect(
      body.errors.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`),
    ).toEqual(["3 code", "4 code", "5 title", "5 credit_load", "5 semester", "5 departments"]);
    expect(await test.college.db.$count(course)).toBe(before);
  });

  it("is for super admins only", async () => {
    await send(right, false, lecturer).expect(403);
    await send(right, false, await createStaff(test.college, "ICT_SUPPORT")).expect(403);
  });
});

describe("the list of courses", () => {
  const idsOf = async (query: string, who: Staff = office, path = list): Promise<number[]> => {
    const { body } = await call("get", `${path}?page_size=100&${query}`, undefined, who);
    return body.rows.map(({ id }: { id: number }) => id);
  };

  it("is filtered by department, level, kind and missing lecturer", async () => {
    const optional = await createCourse(test.college, { offeredTo: "Optometry", level: 300 });
    const { id: optometry } = await departmentCalled(test.college, "Optometry");
    const required = await createCourse(test.college, {
      offeredTo: "Optometry",
      isCompulsory: true,
    });
    expect((await idsOf(`department=${optometry}`)).toSorted()).toEqual([optional.id, required.id]);
    expect(await idsOf(`compulsory_for=${optometry}`)).toEqual([required.id]);
    expect(await idsOf(`department=${optometry}&level=300`)).toEqual([optional.id]);
    expect(await idsOf("without_lecturer=true")).toContain(first.id);
    expect(await idsOf("without_lecturer=false")).not.toContain(first.id);
    const spaced = first.code.replace(" ", "").toLowerCase();
    expect(await idsOf(`search=${spaced}`)).toEqual([first.id]);
  });

  it("counts who registered in the running semester, and names who teaches", async () => {
    await register(first);
    await call("put", at(first.id), formOf(first, { lecturer_ids: [lecturer.id] })).expect(200);
    const { body } = await call("get", `${list}?search=${first.code}`).expect(200);
    expect(body.rows).toMatchObject([
      { registered: 1, lecturers: ["Tunde Balogun"], compulsory_for: ["CHE"] },
    ]);
    const csv = await call("get", `${list}export/?format=csv&search=${first.code}`).expect(200);
    expect(csv.text).toContain("Tunde Balogun");
  });

  it("shows lecturers the courses they teach, and no others", async () => {
    const other = await employ();
    await call("put", at(first.id), formOf(first, { lecturer_ids: [other.id] })).expect(200);
    await createCourse(test.college);
    expect(await idsOf("", other, `${list}own/`)).toEqual([first.id]);
    await call("get", list, undefined, other).expect(403);
    await call("get", at(first.id), undefined, other).expect(403);
  });

  it.each([
    "EXAM_OFFICER",
    "ICT_SUPPORT",
  ] as const)("is read by %s, who changes nothing", async (role) => {
    const reader = await createStaff(test.college, role);
    expect(await idsOf(`search=${first.code}`, reader)).toEqual([first.id]);
    await call("get", at(first.id), undefined, reader).expect(200);
    await call("post", list, form(), reader).expect(403);
    await call("put", at(first.id), formOf(first), reader).expect(403);
    await call("delete", `${at(first.id)}?revision=1`, undefined, reader).expect(403);
  });
});
