import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffRole } from "../../../contract/staff/role.ts";
import { createApplicant } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCourse } from "../../testing/courses.ts";
import { createCalendar, createStudent } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { courseLecturer } from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";

let server: TestCollege;
let applicationNo: string;
const staff = new Map<StaffRole, string>();

beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  const { sessionId } = await createCalendar(college);
  for (const role of ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const) {
    staff.set(role, (await createStaff(college, role)).authorization);
  }
  ({ applicationNo } = await createApplicant(college, { surname: "Okonkwo", firstName: "Ada" }));
  for (let left = 7; left > 0; left -= 1) {
    await createStudent(college, {
      surname: "Okonkwo",
      firstName: "Chidi",
      matricNumber: `COHT/2025/90${left}`,
    });
  }
  await createStudent(college, { surname: "O_k%onkwo", firstName: "Zainab", otherName: "Bola" });
  const taught = await createCourse(college, { code: "CHE 211", title: "Okonkwo's Anatomy" });
  await createCourse(college, { code: "CHE 212", title: "Physiology" });
  const [lecturer] = await college.db.select().from(staffMember);
  await college.db
    .insert(courseLecturer)
    .values({ courseId: taught.id, sessionId, staffMemberId: lecturer?.id ?? 0 });
});

afterAll(() => server.close());

const search = async (q: string, role: StaffRole = "SUPER_ADMIN") => {
  const { status, body } = await request(server.url)
    .get("/staff/search/")
    .query({ q })
    .set("authorization", staff.get(role) ?? "");
  return { status, body };
};

const countsOf = async (q: string, role?: StaffRole) => {
  const { body } = await search(q, role);
  return [body.applicants, body.students, body.courses].map((found) => found.length);
};

test("finds people by name, at most five per kind", async () => {
  expect(await countsOf("okon")).toEqual([1, 5, 1]);
});

test("matches words as beginnings of names, in any order", async () => {
  expect(await countsOf("ADA oko")).toEqual([1, 0, 0]);
  expect(await countsOf("bola zai")).toEqual([0, 1, 0]);
  expect(await countsOf("ada bola")).toEqual([0, 0, 0]);
});

test("finds a number by its whole, beginning or end", async () => {
  expect((await search(applicationNo)).body.applicants).toMatchObject([
    { application_no: applicationNo, name: "Okonkwo Ada" },
  ]);
  expect((await search("2025/903")).body.students).toMatchObject([
    { matric_number: "COHT/2025/903" },
  ]);
  expect((await search("che211")).body.courses).toMatchObject([{ code: "CHE 211" }]);
});

test.each<[StaffRole, number[]]>([
  ["SUPER_ADMIN", [1, 5, 1]],
  ["ICT_SUPPORT", [1, 5, 1]],
  ["EXAM_OFFICER", [0, 5, 1]],
  ["LECTURER", [0, 0, 1]],
])("%s finds what the role may read", async (role, counts) => {
  expect(await countsOf("okon", role)).toEqual(counts);
});

test("a lecturer does not find other lecturers' courses", async () => {
  expect(await countsOf("physio", "LECTURER")).toEqual([0, 0, 0]);
  expect(await countsOf("physio", "EXAM_OFFICER")).toEqual([0, 0, 1]);
});

test.each([
  ["o_k%", [0, 1, 0]],
  ["__", [0, 0, 0]],
  ["%%", [0, 0, 0]],
  ["\\\\", [0, 0, 0]],
  ["okon' or '1'='1", [0, 0, 0]],
])("%s is searched to the letter", async (text, counts) => {
  expect(await countsOf(text)).toEqual(counts);
});

test.each(["", "a", "  a  ", "a\0b", "a".repeat(101)])("%j is refused", async (text) => {
  const { status, body } = await search(text);
  expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ["q"] });
});
