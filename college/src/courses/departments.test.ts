import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplicant } from "../../testing/applicants.ts";
import { auditOf } from "../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCourse } from "../../testing/courses.ts";
import { departmentCalled } from "../../testing/departments.ts";
import { callOffice } from "../../testing/office.ts";
import { createStudent } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { department } from "../db/schema/students.ts";
import { installReference } from "../reference/install.ts";
import { renameConsequences } from "./departments.ts";
import { catalogueTexts } from "./texts.ts";

let test: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  test = await startTestCollege();
  office = await createStaff(test.college, "SUPER_ADMIN");
  await installReference(test.college.db);
});
afterAll(() => test.close());

const list = "/result/departments/";
const call = (method: "get" | "post" | "put" | "delete", path: string, body?: object) =>
  callOffice(test, office, method, path, body);
const at = (id: number) => `${list}${id}/`;

describe("a department", () => {
  it("is created with a code and a name that no other has", async () => {
    const { body } = await call("post", list, { code: "nut", name: "Nutrition" }).expect(200);
    expect((await call("get", at(body.id)).expect(200)).body).toMatchObject({
      code: "NUT",
      name: "Nutrition",
      students: 0,
      olevel_requirement: null,
      fee_department: "Nutrition",
      own_fee_lines: 0,
      revision: 1,
    });
    expect((await call("post", list, { code: "NUT", name: "Other" }).expect(400)).body).toEqual({
      code: [catalogueTexts.department.codeTaken],
    });
    expect((await call("post", list, { code: "NTX", name: "NUTRITION" }).expect(400)).body).toEqual(
      {
        name: [catalogueTexts.department.nameTaken],
      },
    );
    expect(
      Object.keys((await call("post", list, { code: "N1", name: "" }).expect(400)).body),
    ).toEqual(["code", "name"]);
  });

  it("is listed with its people, courses and requirement", async () => {
    const before = (await call("get", `${list}?search=CHE`).expect(200)).body.rows[0];
    await createStudent(test.college);
    await createApplicant(test.college);
    await createCourse(test.college);
    const { body } = await call("get", `${list}?search=community&sort=-students`).expect(200);
    expect(body.rows).toMatchObject([
      {
        code: "CHE",
        students: before.students + 1,
        applicants: before.applicants + 1,
        courses: before.courses + 1,
        olevel_requirement: { credits: 5, sittings: 2 },
      },
    ]);
    const csv = await call("get", `${list}export/?format=csv`).expect(200);
    expect(csv.text).toContain("English Language; Mathematics");
  });

  it("is renamed after a warning about unmatched fee lines", async () => {
    const { id } = await departmentCalled(test.college, "Public Health");
    await createStudent(test.college, { department: "Public Health" });
    const change = { code: "PUH", name: "Community Wellness", revision: 1 };
    const { body } = await call("put", at(id), change).expect(200);
    expect(body).toMatchObject({
      is_done: false,
      consequences: [
        catalogueTexts.department.linesLost(1, "Public Health"),
        catalogueTexts.department.onLetters(1),
      ],
    });
    await call("put", at(id), { ...change, is_confirmed: true }).expect(200);
    expect((await call("get", at(id))).body).toMatchObject({
      name: "Community Wellness",
      own_fee_lines: 0,
      revision: 2,
    });
    expect((await call("put", at(id), change).expect(409)).body.code).toBe("changed_elsewhere");
    expect(await auditOf(test.college, `department:${id}`)).toMatchObject([
      { before: { name: "Public Health" }, after: { name: "Community Wellness" } },
    ]);
  });

  it("keeps its code once application numbers hold it", async () => {
    const { departmentId: id } = await createApplicant(test.college);
    const change = { code: "CHX", name: "Community Health", revision: 1 };
    const { body } = await call("put", at(id), change).expect(400);
    expect(Object.keys(body)).toEqual(["code"]);
  });

  it("sets or removes its O-level requirement", async () => {
    const { id } = await departmentCalled(test.college, "Environmental Health");
    const path = `${at(id)}olevel-requirement/`;
    const requirement = {
      credits: 4,
      subjects: [["Biology"], ["Physics", "Chemistry"]],
      sittings: 1,
    };
    await call("put", path, { revision: 1, olevel_requirement: requirement }).expect(200);
    expect((await call("get", at(id))).body.olevel_requirement).toEqual(requirement);
    const wrong = { ...requirement, subjects: [["Biology"], ["Alchemy"]] };
    const { body } = await call("put", path, { revision: 2, olevel_requirement: wrong }).expect(
      400,
    );
    expect(Object.keys(body)).toEqual(["olevel_requirement.subjects.1"]);
    await call("put", path, { revision: 1, olevel_requirement: null }).expect(409);
    await call("put", path, { revision: 2, olevel_requirement: null }).expect(200);
    expect((await call("get", at(id))).body.olevel_requirement).toBeNull();
  });

  it("is deleted while nothing uses it, and says what does", async () => {
    const { id } = await departmentCalled(test.college, "Optometry");
    await createCourse(test.college, { offeredTo: "Optometry" });
    await createStudent(test.college, { department: "Optometry" });
    const { body } = await call("delete", `${at(id)}?revision=1`).expect(409);
    expect(body).toEqual({
      code: "in_use",
      detail: "This department cannot be deleted: it has 1 student, 1 course.",
    });
    const { id: empty } = await departmentCalled(test.college, "Radiography");
    await call("delete", `${at(empty)}?revision=1`).expect(200);
    const { db } = test.college;
    expect(await db.$count(department, eq(department.id, empty))).toBe(0);
    await call("delete", `${at(empty)}?revision=1`).expect(404);
  });

  it.each([
    "LECTURER",
    "EXAM_OFFICER",
    "ICT_SUPPORT",
  ] as const)("is no concern of %s", async (role) => {
    const other = await createStaff(test.college, role);
    await callOffice(test, other, "get", list).expect(403);
    await callOffice(test, other, "post", list, { code: "XYZ", name: "Other" }).expect(403);
  });
});

describe("a rename, as to the fees", () => {
  const lines = new Map([["Public Health", 2]]);

  it.each([
    [
      "Public Health",
      "Public Health Nursing",
      [catalogueTexts.department.linesLost(2, "Public Health")],
    ],
    ["Public Health", "Wellness", [catalogueTexts.department.linesLost(2, "Public Health")]],
    ["Wellness", "Public Health", [catalogueTexts.department.linesGained("Public Health")]],
    ["Nutrition", "Dietetics", []],
  ])("from %s to %s", (was, is, sentences) => {
    expect(renameConsequences(was, is, ["Optometry"], lines)).toEqual(sentences);
  });
});
