import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  createRegistrant,
  openRegistration,
  readCourses,
  registerCourses,
  type TestCourse,
  writeRegistrations,
} from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import type { Payer } from "../../../testing/payments.ts";
import { changeOf, publishAll, sendAmendment } from "../../../testing/publications.ts";
import { teach } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";

let server: TestCollege;
let lecturer: TestStaff;
let officer: TestStaff;
let first: { readonly sessionId: number; readonly semesterId: number };
let second: { readonly sessionId: number; readonly semesterId: number };

const limits = { minCredits: 0, maxCredits: 24 } as const;

/** The second semester of a session that is over, and that of the one now running. */
beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  lecturer = await createStaff(college, "LECTURER");
  officer = await createStaff(college, "EXAM_OFFICER");
  first = await openRegistration(college, { name: "2024/2025", ...limits });
  await college.db.update(semester).set({ isCurrent: false });
  await college.db.update(academicSession).set({ isCurrent: false });
  second = await openRegistration(college, limits);
});

afterAll(() => server.close());

const taught = async (department: string): Promise<TestCourse> => {
  const course = await createCourse(server.college, { offeredTo: department });
  for (const { sessionId } of [first, second]) {
    await teach(server.college, { courseId: course.id, sessionId }, lecturer);
  }
  return course;
};

/** Marks as the lecturer types them, and the sheet's way to publication. */
const examine = async (
  { semesterId }: { readonly semesterId: number },
  { id: courseId }: TestCourse,
  who: Payer,
  { ca, exam }: { readonly ca: string; readonly exam: string },
) => {
  const path = `/result/sheets/${semesterId}/${courseId}/`;
  const cell = (field: "ca" | "exam", value: string) => ({
    student_id: who.id,
    field,
    value,
    seen: "",
  });
  const cells = [cell("ca", ca), cell("exam", exam)];
  await callOffice(server, lecturer, "patch", `${path}scores/`, { cells }).expect(200);
  for (const [caller, step] of [
    [lecturer, "submit"],
    [officer, "approve"],
  ] as const) {
    const seen = await callOffice(server, caller, "get", path).expect(200);
    const { revision } = seen.body;
    await callOffice(server, caller, "post", `${path}${step}/`, { revision }).expect(200);
  }
  return publishAll(server.url, officer, { semesterId, courseId });
};

/** A student who took a course in the session that is over, and has paid for the one now running. */
const repeater = async () => {
  const department = await createDepartment(server.college);
  const course = await taught(department);
  const who = await createRegistrant(server.college, second.sessionId, { department });
  const place = { studentId: who.id, semesterId: first.semesterId };
  await writeRegistrations(server.college, place, course);
  return { course, who };
};

const resultsOf = async ({ authorization }: Payer) => {
  const answer = await request(server.url)
    .get("/result/student-results/")
    .set({ authorization })
    .expect(200);
  return answer.body;
};

const carriedOver = async (who: Payer): Promise<readonly number[]> => {
  const answer = await readCourses(server.url, who, "available-courses/").expect(200);
  const courses: readonly { readonly id: number }[] = answer.body.carryover_courses;
  return courses.map(({ id }) => id);
};

it("moves a failed course into registrations until it is passed", async () => {
  const { course, who } = await repeater();
  expect(await carriedOver(who)).toEqual([]);
  await examine(first, course, who, { ca: "10", exam: "20" });
  expect(await resultsOf(who)).toMatchObject({
    cgpa: 0,
    credits_passed: 0,
    carryovers: [{ course_id: course.id, session: "2024/2025" }],
  });
  expect(await carriedOver(who)).toEqual([course.id]);

  const other = await createCourse(server.college, { level: 100 });
  const without = await registerCourses(server.url, who, [other.id]);
  expect(without.status).toBe(400);
  await registerCourses(server.url, who, [course.id]).expect(200);
  await examine(second, course, who, { ca: "30", exam: "45" });

  const now = await resultsOf(who);
  expect(now).toMatchObject({ cgpa: 2, credits_passed: 3, carryovers: [] });
  expect(now.sessions).toMatchObject([
    { session: "2025/2026", semesters: [{ gpa: 4, courses: [{ grade: "A", is_repeat: true }] }] },
    { session: "2024/2025", semesters: [{ gpa: 0, courses: [{ grade: "F", is_repeat: false }] }] },
  ]);
  expect(await carriedOver(who)).toEqual([]);
});

it("does not arise from a result amended to a pass or withheld", async () => {
  const { course, who } = await repeater();
  await examine(first, course, who, { ca: "10", exam: "20" });
  const sheet = { ...first, courseId: course.id };
  const withheld = [changeOf(who, { ca: 10, exam: 20, remark: "withheld" })];
  await sendAmendment(server.url, officer, sheet, { version: 1, changes: withheld }).expect(200);
  expect(await carriedOver(who)).toEqual([]);
  expect((await resultsOf(who)).sessions[0].semesters[0].courses[0]).toMatchObject({
    remark: "withheld",
    ca: null,
    exam: null,
    total: null,
    counts: false,
  });
  const failed = [changeOf(who, { ca: 10, exam: 21 })];
  await sendAmendment(server.url, officer, sheet, { version: 2, changes: failed }).expect(200);
  expect(await carriedOver(who)).toEqual([course.id]);
  const passed = [changeOf(who, { ca: 10, exam: 30 })];
  await sendAmendment(server.url, officer, sheet, { version: 3, changes: passed }).expect(200);
  expect(await carriedOver(who)).toEqual([]);
  expect(await resultsOf(who)).toMatchObject({ cgpa: 2, carryovers: [] });
});

it("shows nothing that is not published", async () => {
  const { course, who } = await repeater();
  const path = `/result/sheets/${first.semesterId}/${course.id}/scores/`;
  const cells = [{ student_id: who.id, field: "ca", value: "10", seen: "" }];
  await callOffice(server, lecturer, "patch", path, { cells }).expect(200);
  expect(await resultsOf(who)).toMatchObject({ cgpa: null, sessions: [], carryovers: [] });
});
