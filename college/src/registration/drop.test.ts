import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  createRegistrant,
  dropRegistration,
  openRegistration,
  readCourses,
  recordOutcome,
  registerCourses,
  writeRegistrations,
} from "../../testing/courses.ts";
import { emptyLedger, type Payer } from "../../testing/payments.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { courseOutcome, courseRegistration } from "../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../db/schema/results.ts";

let server: TestCollege;
let sessionId: number;
let semesterId: number;
let lastSessionId: number;

const opened = "2026-03-10T09:00:00.000Z";
/** Between the end of registration and the deadline of drops. */
const closed = "2026-03-18T09:00:00.000Z";

beforeAll(async () => {
  server = await startTestCollege({ now: opened, config: { accessTokenSeconds: 30 * 24 * 3600 } });
  const [last] = await server.college.db
    .insert(academicSession)
    .values({ name: "2024/2025" })
    .returning();
  lastSessionId = last?.id ?? 0;
  ({ sessionId, semesterId } = await openRegistration(server.college, {
    minCredits: 6,
    maxCredits: 12,
  }));
});

afterAll(() => server.close());

type Fields = NonNullable<Parameters<typeof createCourse>[1]> & { readonly failed?: boolean };

/** A student who has registered courses, of three credits each. */
const begin = async (...courses: readonly Fields[]) => {
  server.clock.set(opened);
  const offeredTo = await createDepartment(server.college);
  const who = await createRegistrant(server.college, sessionId, { department: offeredTo });
  const courseIds: number[] = [];
  for (const { failed, ...fields } of courses) {
    const { id: courseId } = await createCourse(server.college, { offeredTo, ...fields });
    courseIds.push(courseId);
    if (failed === true) {
      const outcome = { studentId: who.id, courseId, isPassed: false };
      await recordOutcome(server.college, { ...outcome, sessionId: lastSessionId });
    }
  }
  await registerCourses(server.url, who, courseIds).expect(200);
  const { body } = await readCourses(server.url, who, "").expect(200);
  const ids: readonly number[] = courseIds.map(
    (id) => body.find((one: { course: { id: number } }) => one.course.id === id).id,
  );
  return { who, ids, courseIds, offeredTo };
};

const status = async (who: Payer) =>
  (await readCourses(server.url, who, "registration-status/").expect(200)).body;

it("a course can be dropped until the deadline, idempotently, keeping its row", async () => {
  const { who, ids } = await begin({}, {}, {});
  const [first = 0, , third = 0] = ids;
  const { body } = await dropRegistration(server.url, who, first).expect(200);
  expect(body).toEqual({ message: "The course is dropped." });
  await dropRegistration(server.url, who, first).expect(200);
  const [row] = await server.college.db
    .select()
    .from(courseRegistration)
    .where(eq(courseRegistration.id, first));
  expect(row?.droppedAt).toEqual(new Date(opened));
  expect(await status(who)).toMatchObject({ registration_complete: true, total_courses: 2 });

  server.clock.set("2026-03-24T09:00:00.000Z");
  expect((await dropRegistration(server.url, who, third).expect(400)).body).toEqual({
    error: "Courses could be dropped until 24 March 2026, 10:00.",
    code: "deadline_passed",
  });
  await dropRegistration(server.url, who, first).expect(200);
});

it("a drop below the minimum is allowed while registration is open", async () => {
  const open = await begin({}, {});
  await dropRegistration(server.url, open.who, open.ids[0] ?? 0).expect(200);
  expect(await status(open.who)).toMatchObject({
    registration_complete: false,
    total_credits: 3,
  });

  const late = await begin({}, {}, {});
  server.clock.set(closed);
  await dropRegistration(server.url, late.who, late.ids[0] ?? 0).expect(200);
  const { body } = await dropRegistration(server.url, late.who, late.ids[1] ?? 0).expect(400);
  expect(body).toEqual({
    error: "Minimum credit requirement not met. You need at least 6 credits.",
    code: "too_few_credits",
  });
  expect(await status(late.who)).toMatchObject({ registration_complete: true, total_credits: 6 });
});

it("what must be taken cannot be dropped", async () => {
  const { who, ids, courseIds } = await begin({ failed: true }, { isCompulsory: true }, {});
  const [carried = 0, compulsory = 0] = ids;
  expect((await dropRegistration(server.url, who, carried).expect(400)).body).toMatchObject({
    code: "carryover_required",
    carryover_course_ids: [courseIds[0]],
  });
  expect((await dropRegistration(server.url, who, compulsory).expect(400)).body).toMatchObject({
    code: "compulsory_required",
    course_ids: [courseIds[1]],
  });
});

it("a required course, passed or of another level, can be dropped", async () => {
  const { who, ids, courseIds } = await begin({ failed: true }, { isCompulsory: true }, {}, {});
  const [carried = 0, compulsory = 0] = ids;
  await server.college.db
    .update(courseOutcome)
    .set({ isPassed: true })
    .where(eq(courseOutcome.courseId, courseIds[0] ?? 0));
  const outcome = { studentId: who.id, courseId: courseIds[1] ?? 0, isPassed: true };
  await recordOutcome(server.college, { ...outcome, sessionId: lastSessionId });
  await dropRegistration(server.url, who, carried).expect(200);
  await dropRegistration(server.url, who, compulsory).expect(200);
});

it("without a drop deadline courses can be dropped until registration closes", async () => {
  const { db } = server.college;
  const { who, ids } = await begin({}, {}, {}, {});
  const deadline = new Date("2026-03-24T09:00:00.000Z");
  await db.update(semester).set({ dropDeadline: null });
  try {
    await dropRegistration(server.url, who, ids[0] ?? 0).expect(200);
    server.clock.set("2026-03-17T09:00:00.000Z");
    const { body } = await dropRegistration(server.url, who, ids[1] ?? 0).expect(400);
    expect(body).toMatchObject({ code: "deadline_passed" });
    await db.update(semester).set({ registrationEnd: null });
    await dropRegistration(server.url, who, ids[1] ?? 0).expect(400);
  } finally {
    await db
      .update(semester)
      .set({ dropDeadline: deadline, registrationEnd: new Date("2026-03-17T09:00:00.000Z") });
  }
});

it("a course whose result is published cannot be dropped", async () => {
  const { who, ids, courseIds } = await begin({}, {}, {}, {});
  const [published = 0, drafted = 0, another = 0] = ids;
  const [ofStudent = 0, , ofOthers = 0] = courseIds;
  const version = 1;
  for (const courseId of [ofStudent, ofOthers]) {
    await server.college.db
      .insert(resultSheet)
      .values({ courseId, semesterId, state: "published", version });
  }
  await server.college.db.insert(publishedResult).values({
    courseId: ofStudent,
    semesterId,
    version,
    studentId: who.id,
    remark: "withheld",
    creditLoad: 3,
  });
  const { body } = await dropRegistration(server.url, who, published).expect(400);
  expect(body).toEqual({
    error: "The result of this course is published, so it cannot be dropped any more.",
    code: "result_published",
  });
  // No result of theirs: nothing entered, or registered after the publication.
  await dropRegistration(server.url, who, drafted).expect(200);
  await dropRegistration(server.url, who, another).expect(200);
});

it("a registration of a semester that is over stays", async () => {
  const { who } = await begin({}, {});
  const { db } = server.college;
  const [past] = await db
    .insert(semester)
    .values({
      sessionId,
      number: 1,
      startsOn: "2025-09-01",
      endsOn: "2026-01-30",
      dropDeadline: new Date("2027-01-01T00:00:00Z"),
      minCredits: 1,
      maxCredits: 9,
    })
    .returning();
  const course = await createCourse(server.college, { semester: 1 });
  const place = { studentId: who.id, semesterId: past?.id ?? 0 };
  const [id = 0] = await writeRegistrations(server.college, place, course);
  const { body } = await dropRegistration(server.url, who, id).expect(400);
  expect(body).toMatchObject({ code: "wrong_semester" });
});

it("a foreign or unknown registration cannot be dropped", async () => {
  const { who } = await begin({}, {});
  const other = await begin({}, {}, {});
  const id = other.ids[0] ?? 0;
  expect((await dropRegistration(server.url, who, id).expect(404)).body).toEqual({
    detail: "You have no such registration.",
  });
  await dropRegistration(server.url, who, 2 ** 31 - 1).expect(404);
  await dropRegistration(server.url, who, 0).expect(404);
  await dropRegistration(server.url, { authorization: "Bearer none" }, id).expect(401);
  expect(await status(other.who)).toMatchObject({ total_courses: 3 });
});

it("asks for tuition first", async () => {
  const { who, ids } = await begin({}, {}, {});
  await emptyLedger(server.college);
  await dropRegistration(server.url, who, ids[0] ?? 0).expect(402);
  const [kept] = await server.college.db
    .select()
    .from(courseRegistration)
    .where(eq(courseRegistration.id, ids[0] ?? 0));
  expect(kept).toMatchObject({ droppedAt: null, semesterId });
});
