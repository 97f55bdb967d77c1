import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCourse, openRegistration } from "../../testing/courses.ts";
import { createSheet } from "../../testing/results.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { changeSemester } from "../../testing/year.ts";

let server: TestCollege;
let officer: TestStaff;
let semesterId: number;

/** A draft without a mark, a submitted sheet that two of four passed, and an approved one that one of five did. */
beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  const calendar = await openRegistration(college);
  ({ semesterId } = calendar);
  officer = await createStaff(college, "EXAM_OFFICER");
  await createCourse(college, { code: "ZZZ 100" });
  await createSheet(college, calendar, { course: { code: "ZZZ 101" }, students: 2 });
  await createSheet(college, calendar, {
    course: { code: "ZZZ 102" },
    students: 5,
    state: "submitted",
    marks: [
      { ca: 30, exam: 30 },
      { ca: 20, exam: 20 },
      { ca: 19, exam: 20 },
      { ca: 40, remark: "absent" },
      { ca: 30, exam: 50, remark: "withheld" },
    ],
  });
  await createSheet(college, calendar, {
    course: { code: "ZZZ 103" },
    students: 5,
    state: "approved",
    marks: [61, 20, 21, 22, 23].map((total) => ({ ca: 20, exam: total - 20 })),
  });
});

afterAll(() => server.close());

const read = async () => {
  const { body } = await request(server.url)
    .get("/staff/dashboard/exams/")
    .set({ authorization: officer.authorization })
    .expect(200);
  return body;
};

it("shows the running semester's sheets by state, with results so far", async () => {
  const dashboard = await read();
  expect(dashboard.semester_id).toBe(semesterId);
  // A course that nobody registered has no sheet.
  expect(dashboard.sheets).toEqual([
    { state: "draft", count: 1 },
    { state: "submitted", count: 1 },
    { state: "returned", count: 0 },
    { state: "approved", count: 1 },
    { state: "published", count: 0 },
    { state: "amended", count: 0 },
  ]);
  expect(dashboard.flagged).toBe(1);
  expect(dashboard.courses).toMatchObject([
    { code: "ZZZ 103", state: "approved", results: 5, pass_rate: 20 },
    { code: "ZZZ 102", state: "submitted", results: 4, pass_rate: 50 },
  ]);
  expect(dashboard.departments).toMatchObject([{ results: 9, pass_rate: 33.3 }]);
});

it("counts overdue sheets of lecturers", async () => {
  // The clock stands at ten on 10 March in the college's zone.
  const overdue = async (resultsDueOn: string | null) => {
    await changeSemester(server.college, semesterId, { resultsDueOn });
    return (await read()).overdue;
  };
  expect(await overdue(null)).toBe(0);
  expect(await overdue("2026-03-10")).toBe(0);
  expect(await overdue("2026-03-09")).toBe(1);
});
