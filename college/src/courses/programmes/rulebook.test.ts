import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createCourse,
  createRegistrant,
  openRegistration,
  readCourses,
} from "../../../testing/courses.ts";
import { createStudent } from "../../../testing/people.ts";
import {
  createDepartmentWithProgramme,
  createRules,
  sessionCalled,
} from "../../../testing/programmes.ts";
import { publishAll } from "../../../testing/publications.ts";
import { createSheet } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { publishedResult } from "../../db/schema/results.ts";

let server: TestCollege;
let officer: TestStaff;
let running: { readonly sessionId: number; readonly semesterId: number };

beforeAll(async () => {
  server = await startTestCollege();
  running = await openRegistration(server.college);
  officer = await createStaff(server.college, "EXAM_OFFICER");
});

afterAll(() => server.close());

const read = (path: string) =>
  request(server.url).get(path).set({ authorization: officer.authorization });

describe("marks", () => {
  it("of one sheet are judged by each student's own programme and cohort", async () => {
    const { college } = server;
    const { first, name } = await createDepartmentWithProgramme(server.college);
    const before = await sessionCalled(college, "2020/2021");
    await createRules(college, {
      ...{ programmeId: first.id, fromSessionId: running.sessionId },
      ...{ passMark: 50, caMaximum: 30 },
    });
    const cohort = { department: name };
    const early = await createStudent(college, { ...cohort, entrySessionId: before });
    const late = await createStudent(college, { ...cohort, entrySessionId: running.sessionId });
    const marks = [
      { ca: 20, exam: 25 },
      { ca: 20, exam: 25 },
    ];
    const students = [early, late];
    const sheet = await createSheet(college, running, { students, marks, state: "approved" });
    const { body } = await read(sheet.path).expect(200);
    expect(body.rows).toMatchObject([
      { ca_maximum: 40, pass_mark: 40, grade: "D", is_passed: true },
      { ca_maximum: 30, pass_mark: 50, grade: "F", is_passed: false },
    ]);
    const list = await read(`/result/sheets/?search=${sheet.course.code.slice(4)}`);
    expect(list.body.rows).toMatchObject([{ pass_rate: 50 }]);
    await publishAll(server.url, officer, sheet);
    const published = await college.db
      .select()
      .from(publishedResult)
      .where(eq(publishedResult.courseId, sheet.courseId))
      .orderBy(publishedResult.studentId);
    expect(published.map(({ total, isPassed }) => [total, isPassed])).toEqual([
      [45, true],
      [45, false],
    ]);
  });

  it("above the maximum of the student's programme are named before a sheet is submitted", async () => {
    const { college } = server;
    const { first, name } = await createDepartmentWithProgramme(server.college);
    const entrySessionId = running.sessionId;
    await createRules(college, {
      programmeId: first.id,
      fromSessionId: entrySessionId,
      caMaximum: 30,
    });
    const one = await createStudent(college, { department: name, entrySessionId });
    const sheet = await createSheet(college, running, {
      students: [one],
      marks: [{ ca: 35, exam: 25 }],
    });
    const { body } = await request(server.url)
      .post(`${sheet.path}submit/`)
      .set({ authorization: sheet.lecturer.authorization })
      .send({ revision: 1 })
      .expect(409);
    expect(body).toMatchObject({ code: "above_maximum" });
    expect(body.detail).toContain(one.matricNumber);
  });
});

describe("registration", () => {
  it("offers the courses of the programme's rules, and the department's where they name none", async () => {
    const { college } = server;
    const { first, name } = await createDepartmentWithProgramme(server.college);
    const [listed, elective, other] = [
      await createCourse(college, { offeredTo: null }),
      await createCourse(college, { offeredTo: name }),
      await createCourse(college, { offeredTo: name }),
    ];
    const rules = { programmeId: first.id, fromSessionId: running.sessionId };
    await createRules(college, { ...rules, required: [listed], electives: [elective] });
    const before = await sessionCalled(college, "2020/2021");
    const offeredIn = async (entrySessionId: number) => {
      const who = await createRegistrant(college, running.sessionId, {
        department: name,
        entrySessionId,
      });
      const { body } = await readCourses(server.url, who, "available-courses/").expect(200);
      return body.new_courses.map((one: { code: string; is_compulsory: boolean }) => [
        one.code,
        one.is_compulsory,
      ]);
    };
    expect(await offeredIn(running.sessionId)).toEqual([
      [listed.code, true],
      [elective.code, false],
    ]);
    expect(await offeredIn(before)).toEqual([
      [elective.code, false],
      [other.code, false],
    ]);
  });
});
