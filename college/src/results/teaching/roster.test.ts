import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createCourse,
  createRegistrant,
  openRegistration,
  type TestCourse,
  writeRegistrations,
} from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import type { Payer } from "../../../testing/payments.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { courseLecturer, courseRegistration } from "../../db/schema/courses.ts";

let test: TestCollege;
let lecturer: TestStaff;
let course: TestCourse;
let others: TestCourse;
let running: { readonly sessionId: number; readonly semesterId: number };
let stays: Payer;
let drops: Payer;

beforeAll(async () => {
  test = await startTestCollege();
  const { college } = test;
  running = await openRegistration(college);
  lecturer = await createStaff(college, "LECTURER");
  course = await createCourse(college, { title: "Pharmacology" });
  others = await createCourse(college);
  await college.db.insert(courseLecturer).values({
    courseId: course.id,
    sessionId: running.sessionId,
    staffMemberId: lecturer.id,
  });
  stays = await createRegistrant(college, running.sessionId);
  drops = await createRegistrant(college, running.sessionId);
  const { semesterId } = running;
  const changes = { registeredAt: college.clock(), courseId: course.id, semesterId };
  // The one registers anew what they dropped, and carries it over; the other drops it.
  await college.db.insert(courseRegistration).values([
    { ...changes, studentId: stays.id, isCarryover: true, droppedAt: college.clock() },
    { ...changes, studentId: stays.id, isCarryover: true },
    { ...changes, studentId: drops.id, isCarryover: false, droppedAt: college.clock() },
  ]);
  await writeRegistrations(college, { studentId: drops.id, semesterId }, others);
});
afterAll(() => test.close());

const roster = (id: number, who = lecturer, more = "") =>
  callOffice(test, who, "get", `/result/roster/?course_id=${id}${more}`);

it("lists each registered student once, with carryovers and drops", async () => {
  const { body } = await roster(course.id).expect(200);
  expect(body).toMatchObject({
    code: course.code,
    semester_id: running.semesterId,
    lecturers: ["Tunde Balogun"],
    students: [
      { id: stays.id, is_carryover: true, is_dropped: false },
      { id: drops.id, is_carryover: false, is_dropped: true },
    ],
  });
});

it("is for the course's lecturers and the office only", async () => {
  const colleague = await createStaff(test.college, "LECTURER");
  for (const path of ["", "export/", "printout/"]) {
    const query = `course_id=${course.id}&semester_id=${running.semesterId}${path === "export/" ? "&format=csv" : ""}`;
    const refused = await callOffice(test, colleague, "get", `/result/roster/${path}?${query}`);
    expect([path, refused.status]).toEqual([path, 404]);
  }
  await roster(others.id).expect(404);
  const office = await createStaff(test.college, "EXAM_OFFICER");
  await roster(course.id, office).expect(200);
  await roster(course.id, office, "&semester_id=999999").expect(404);
});

it("is exported with all students and printed without those who dropped", async () => {
  const csv = await callOffice(
    test,
    lecturer,
    "get",
    `/result/roster/export/?format=csv&course_id=${course.id}`,
  ).expect(200);
  expect(csv.text).toContain(drops.matricNumber);
  const paper = await callOffice(
    test,
    lecturer,
    "get",
    `/result/roster/printout/?course_id=${course.id}`,
  )
    .buffer()
    .parse((answer, done) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  const { text } = await readPdf(paper.body as Buffer);
  expect(text).toContain("Pharmacology");
  expect(text).toContain("Page 1 of 1");
  expect(text).toContain(stays.matricNumber);
  expect(text).not.toContain(drops.matricNumber);
});

it("stays with the lecturer until they themselves lose the course", async () => {
  await test.college.db.delete(courseLecturer).where(eq(courseLecturer.courseId, course.id));
  await roster(course.id).expect(404);
});
