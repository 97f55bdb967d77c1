import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplicationSession, createTestBatch } from "../../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { olevelRequirement } from "../../db/schema/admissions.ts";
import { department } from "../../db/schema/students.ts";
import { installReference } from "../../reference/install.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege({ now: "2025-03-25T22:59:59.000Z" });
  await installReference(server.college.db);
});

afterAll(() => server.close());

const read = () => request(server.url).get("/admission/sessions/");

test("sessions are newest first, with days, announcement and open state", async () => {
  const { college } = server;
  const session = await createApplicationSession(college, {
    name: "2024/2025",
    opensAt: new Date("2025-02-02T23:00:00.000Z"),
    closesAt: new Date("2025-03-25T23:00:00.000Z"),
  });
  for (const start of ["2025-03-27T08:00:00Z", "2025-03-26T08:00:00Z", "2025-03-26T12:00:00Z"]) {
    await createTestBatch(college, session, { startsAt: new Date(start) });
  }
  await createApplicationSession(college, {
    name: "2025/2026",
    title: "Direct Entry",
    opensAt: new Date("2025-09-01T08:00:00.000Z"),
    closesAt: new Date("2025-10-01T16:30:00.000Z"),
    screeningFeeKobo: 12_500_50,
  });

  const answer = await read();

  expect(answer.status).toBe(200);
  expect(answer.body.sessions).toEqual([
    {
      id: expect.any(Number),
      name: "2025/2026",
      title: "Direct Entry",
      opens_at: "2025-09-01T08:00:00.000Z",
      closes_at: "2025-10-01T16:30:00.000Z",
      is_open: false,
      screening_fee: 12_500.5,
      test_dates: [],
      announcement:
        "Sale of forms and online application starts Monday 1 September 2025 at 09:00 and ends Wednesday 1 October 2025 at 17:30.",
    },
    {
      id: session.id,
      name: "2024/2025",
      title: "Remedial Admission",
      opens_at: "2025-02-02T23:00:00.000Z",
      closes_at: "2025-03-25T23:00:00.000Z",
      is_open: true,
      screening_fee: 10_000,
      test_dates: ["2025-03-26", "2025-03-27"],
      announcement:
        "Sale of forms and online application ends Tuesday 25 March 2025. The computer-based aptitude test holds on 26-27 March 2025.",
    },
  ]);

  server.clock.advance({ seconds: 1 });
  const { body: later } = await read();
  expect(later.sessions[1]).toMatchObject({ id: session.id, is_open: false });
});

test("every department is a course, with its O-level requirements", async () => {
  const { db } = server.college;
  await db.insert(department).values({ code: "AAA", name: "Aardvark Care" });

  const { body } = await read();

  expect(body.courses).toHaveLength(await db.$count(department));
  expect(body.courses[0]).toEqual({
    code: "AAA",
    name: "Aardvark Care",
    olevel_requirement: null,
    programmes: [],
  });
  const asking = body.courses.filter(
    (course: { olevel_requirement: unknown }) => course.olevel_requirement !== null,
  );
  expect(asking).toHaveLength(await db.$count(olevelRequirement));
  expect(asking[0].olevel_requirement).toEqual({
    credits: expect.any(Number),
    subjects: expect.arrayContaining([["English Language"]]),
    sittings: expect.any(Number),
  });
});
