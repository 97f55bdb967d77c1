import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplicant } from "../../../testing/applicants.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createCourse, openRegistration } from "../../../testing/courses.ts";
import { createStudent } from "../../../testing/people.ts";
import {
  createDepartmentWithProgramme,
  createProgramme,
  sessionCalled,
} from "../../../testing/programmes.ts";
import { publishAll } from "../../../testing/publications.ts";
import { createSheet } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { catalogueTexts } from "../texts.ts";

let server: TestCollege;
let admin: TestStaff;
let officer: TestStaff;
let running: { readonly sessionId: number; readonly semesterId: number };

beforeAll(async () => {
  server = await startTestCollege();
  running = await openRegistration(server.college);
  admin = await createStaff(server.college, "SUPER_ADMIN");
  officer = await createStaff(server.college, "EXAM_OFFICER");
});

afterAll(() => server.close());

const call = (method: "get" | "post" | "put" | "delete", path: string, body?: object) => {
  const sent = request(server.url)[method](path).set({ authorization: admin.authorization });
  return body === undefined ? sent : sent.send(body);
};

const at = (id: number) => `/result/programmes/${id}/`;

const form = {
  code: "CHEW",
  name: "Community Health Extension Workers",
  award: "Diploma in Community Health",
  years: 3,
  council: "",
  is_open: true,
  entry_papers: null,
};

const rulesOf = (fromSessionId: number, more: object = {}) => ({
  revision: 1,
  from_session_id: fromSessionId,
  pass_mark: 50,
  ca_maximum: 30,
  graduation_cgpa: 250,
  standing_cgpa: 200,
  standing_carryover_credits: 12,
  classes: [{ name: "Credit", cgpa: 300 }],
  elective_credits: [],
  required_course_ids: [],
  elective_course_ids: [],
  ...more,
});

describe("a programme", () => {
  it("is the department itself until there are others", async () => {
    const { body } = await call("post", "/result/departments/", { code: "NEW", name: "Newness" });
    const record = await call("get", `/result/departments/${body.id}/`).expect(200);
    const { id, ...own } = record.body.programmes[0];
    expect(own).toMatchObject({
      code: "NEW",
      name: "Newness",
      award: null,
      years: 3,
      is_open: true,
    });
    await createStudent(server.college, { department: "Newness" });
    await createApplicant(server.college, { department: "Newness", programmeId: id });
    const later = await call("get", `/result/departments/${body.id}/`).expect(200);
    expect(later.body.programmes).toMatchObject([{ students: 1, applicants: 1 }]);
  });

  it("is added after a warning, and says what changed in the audit log", async () => {
    const { id: departmentId, name } = await createDepartmentWithProgramme(server.college);
    const body = { ...form, department_id: departmentId };
    const asked = await call("post", "/result/programmes/", body).expect(200);
    expect(asked.body).toMatchObject({
      is_done: false,
      consequences: [catalogueTexts.programme.second(name)],
    });
    const { id } = (
      await call("post", "/result/programmes/", { ...body, is_confirmed: true }).expect(200)
    ).body;
    expect((await call("get", at(id))).body).toMatchObject({
      ...form,
      council: null,
      department: name,
      rules: [],
      defaults: { pass_mark: 40, ca_maximum: 40, graduation_cgpa: 200 },
    });
    const again = await call("post", "/result/programmes/", { ...body, name: "Others" });
    expect(again.body).toEqual({ code: [catalogueTexts.programme.codeTaken] });
    const change = { ...form, years: 2, revision: 1 };
    await call("put", at(id), change).expect(200);
    expect((await call("put", at(id), change).expect(409)).body.code).toBe("changed_elsewhere");
    expect(await auditOf(server.college, `programme:${id}`)).toMatchObject([
      { action: "programme.create" },
      { action: "programme.change", before: { years: 3 }, after: { years: 2 } },
    ]);
  });

  it.each([
    ["code", { code: "!" }],
    ["name", { name: "" }],
    ["years", { years: 0 }],
    ["department_id", { department_id: 999_999 }],
  ])("is refused with a wrong %s", async (field, wrong) => {
    const { id } = await createDepartmentWithProgramme(server.college);
    const body = { ...form, code: "WRONG", department_id: id, ...wrong };
    const { body: problems } = await call("post", "/result/programmes/", body).expect(400);
    expect(Object.keys(problems)).toEqual([field]);
  });

  it("is deleted while nobody is in it, and not as the department's only one", async () => {
    const { first, name } = await createDepartmentWithProgramme(server.college);
    const only = await call("delete", `${at(first.id)}?revision=1`).expect(409);
    expect(only.body).toMatchObject({ code: "in_use" });
    const second = await createProgramme(server.college, { department: name });
    await createStudent(server.college, { department: name, programmeId: second.id });
    const used = await call("delete", `${at(second.id)}?revision=1`).expect(409);
    expect(used.body.detail).toContain("1 student");
    await call("delete", `${at(first.id)}?revision=1`).expect(200);
  });
});

describe("rules for a cohort", () => {
  it("count from their session on, and say whom they are for", async () => {
    const { first, name } = await createDepartmentWithProgramme(server.college);
    const [early, late] = [
      await sessionCalled(server.college, "2030/2031"),
      await sessionCalled(server.college, "2032/2033"),
    ];
    const course = await createCourse(server.college, { offeredTo: name });
    await createStudent(server.college, { department: name, entrySessionId: early });
    const wanted = { required_course_ids: [course.id] };
    await call("put", `${at(first.id)}rules/`, rulesOf(early, wanted)).expect(200);
    await call("put", `${at(first.id)}rules/`, rulesOf(late, { revision: 2 })).expect(200);
    expect((await call("get", at(first.id))).body.rules).toMatchObject([
      { from_session: "2032/2033", until_session: null, students: 0, has_results: false },
      {
        from_session: "2030/2031",
        until_session: "2032/2033",
        pass_mark: 50,
        classes: [{ name: "Credit", cgpa: 300 }],
        courses: [{ code: course.code, is_required: true }],
        students: 1,
      },
    ]);
    await call("delete", `${at(first.id)}rules/${late}/?revision=3`).expect(200);
    expect((await call("get", at(first.id))).body.rules).toHaveLength(1);
    await call("delete", `${at(first.id)}rules/${late}/?revision=4`).expect(404);
  });

  it.each([
    ["pass_mark", { pass_mark: 0 }],
    ["ca_maximum", { ca_maximum: 101 }],
    ["classes", { classes: [{ name: "Credit", cgpa: 900 }] }],
    ["from_session_id", { from_session_id: 999_999 }],
    ["required_course_ids", { required_course_ids: [999_999] }],
    ["elective_course_ids", { required_course_ids: [7], elective_course_ids: [7] }],
  ])("are refused with a wrong %s", async (field, wrong) => {
    const { first } = await createDepartmentWithProgramme(server.college);
    const body = rulesOf(running.sessionId, wrong);
    const { body: problems } = await call("put", `${at(first.id)}rules/`, body).expect(400);
    expect(Object.keys(problems)).toEqual([field]);
  });

  it("never change once a result of the cohort is published", async () => {
    const { first, name } = await createDepartmentWithProgramme(server.college);
    const entrySessionId = running.sessionId;
    const one = await createStudent(server.college, { department: name, entrySessionId });
    const sheet = await createSheet(server.college, running, {
      students: [one],
      marks: [{ ca: 20, exam: 25 }],
      state: "approved",
    });
    await call("put", `${at(first.id)}rules/`, rulesOf(entrySessionId)).expect(200);
    await publishAll(server.url, officer, sheet);
    const { body } = await call(
      "put",
      `${at(first.id)}rules/`,
      rulesOf(entrySessionId, { revision: 2, pass_mark: 40 }),
    ).expect(409);
    expect(body).toEqual({
      code: "results_published",
      detail: catalogueTexts.programme.resultsPublished("2025/2026"),
    });
    await call("delete", `${at(first.id)}rules/${entrySessionId}/?revision=2`).expect(409);
    const later = await sessionCalled(server.college, "2031/2032");
    await call("put", `${at(first.id)}rules/`, rulesOf(later, { revision: 2 })).expect(200);
  });
});
