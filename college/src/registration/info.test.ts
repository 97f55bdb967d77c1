import request from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCalendar, createStudent, signInAs } from "../../testing/people.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege({ now: "2026-03-10T09:00:00.000Z" });
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.college.db.delete(semester);
  await server.college.db.delete(academicSession);
});

const readInfo = async () => {
  const { authorization } = await signInAs(server.college, await createStudent(server.college));
  return request(server.url)
    .get("/result/courseregistration/registration-info/")
    .set({ authorization });
};

test("the calendar and the limits are the running semester's", async () => {
  await createCalendar(server.college, {
    number: 2,
    startsOn: "2026-02-02",
    endsOn: "2026-06-26",
    registrationStart: new Date("2026-03-01T00:00:00Z"),
    registrationEnd: new Date("2026-03-20T22:59:59Z"),
    dropDeadline: new Date("2026-04-01T22:59:59Z"),
    minCredits: 12,
    maxCredits: 24,
  });

  const answer = await readInfo();

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    current_time: "2026-03-10T09:00:00.000Z",
    academic_calendar: {
      semester_start: "2026-02-02",
      semester_end: "2026-06-26",
      semester: "2",
    },
    current_semester: "2",
    is_registration_open: true,
    min_credits: 12,
    max_credits: 24,
    drop_deadline: "2026-04-01T22:59:59.000Z",
    registration_start: "2026-03-01T00:00:00.000Z",
    registration_end: "2026-03-20T22:59:59.000Z",
    can_drop: true,
  });
});

test.each([
  ["until the drop deadline", "2026-03-10T09:00:01Z", "2026-03-09T00:00:00Z", true],
  ["not at the deadline itself", "2026-03-10T09:00:00Z", "2026-03-20T00:00:00Z", false],
  ["where there is no deadline, until registration ends", null, "2026-03-10T09:00:01Z", true],
  ["not after that", null, "2026-03-10T09:00:00Z", false],
])("courses can be dropped %s", async (_when, deadline, end, canDrop) => {
  await createCalendar(server.college, {
    registrationStart: new Date("2026-03-01T00:00:00Z"),
    registrationEnd: new Date(end),
    dropDeadline: deadline === null ? null : new Date(deadline),
  });

  expect((await readInfo()).body.can_drop).toBe(canDrop);
});

test.each([
  ["before it opens", "2026-03-11T00:00:00Z", "2026-03-20T00:00:00Z", false],
  ["from the first instant", "2026-03-10T09:00:00Z", "2026-03-20T00:00:00Z", true],
  ["at the last instant", "2026-03-01T00:00:00Z", "2026-03-10T09:00:00Z", false],
])("registration %s is open: %s to %s, %s", async (_when, start, end, open) => {
  await createCalendar(server.college, {
    registrationStart: new Date(start),
    registrationEnd: new Date(end),
  });

  expect((await readInfo()).body.is_registration_open).toBe(open);
});

test("registration without dates is closed", async () => {
  await createCalendar(server.college);

  expect((await readInfo()).body).toMatchObject({
    is_registration_open: false,
    registration_start: null,
    registration_end: null,
    drop_deadline: null,
    can_drop: false,
  });
});

test("while no semester runs there is no calendar, and students see none", async () => {
  await createCalendar(server.college, { isCurrent: false });
  const student = await createStudent(server.college);
  const { authorization } = await signInAs(server.college, student);

  const own = await request(server.url).get(`/student/${student.id}/`).set({ authorization });

  expect((await readInfo()).status).toBe(404);
  expect(own.body).toMatchObject({ current_semester: null, session: "2025/2026" });
});
