import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createCourse,
  createRegistrant,
  dropRegistration,
  openRegistration,
  readCourses,
  recordOutcome,
  registerCourses,
  writeRegistrations,
} from "../../testing/courses.ts";
import type { Payer } from "../../testing/payments.ts";
import { readQrCodes } from "../../testing/pdf.ts";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { Random } from "../demo/random.ts";

const minCredits = 6;
const maxCredits = 12;
const opened = "2026-03-10T09:00:00.000Z";

let race: Race;
let sessionId: number;
let semesterId: number;
let lastSessionId: number;
/** Forty courses of three credits: six of the level below, two compulsory ones, and electives. */
let below: readonly number[];
let compulsory: readonly number[];
let electives: readonly number[];

const level = 200;

beforeAll(async () => {
  race = await startRace();
  const { college } = race.colleges[0];
  const [last] = await college.db.insert(academicSession).values({ name: "2024/2025" }).returning();
  lastSessionId = last?.id ?? 0;
  ({ sessionId, semesterId } = await openRegistration(college, { minCredits, maxCredits }));
  const make = async (count: number, fields: Parameters<typeof createCourse>[1]) => {
    const ids: number[] = [];
    for (let made = 0; made < count; made += 1) ids.push((await createCourse(college, fields)).id);
    return ids;
  };
  below = await make(6, { level: 100 });
  compulsory = await make(2, { level, isCompulsory: true });
  electives = await make(32, { level });
});

afterAll(() => race.close());

/** A student who failed this many courses of the level below, and what they must take. */
const student = async (failed = 0) => {
  const { college } = race.colleges[0];
  const who = await createRegistrant(college, sessionId, { level });
  const carried = below.slice(0, failed);
  for (const courseId of carried) {
    const outcome = { studentId: who.id, courseId, sessionId: lastSessionId, isPassed: false };
    await recordOutcome(college, outcome);
  }
  // Beside four carryovers nothing else fits.
  const required = [...carried, ...(failed < 4 ? compulsory : [])].slice(0, maxCredits / 3);
  return { ...who, required };
};

const registrationsOf = async (...who: readonly Pick<Payer, "id">[]) =>
  race.colleges[0].college.db
    .select({
      id: courseRegistration.id,
      studentId: courseRegistration.studentId,
      courseId: courseRegistration.courseId,
      droppedAt: courseRegistration.droppedAt,
      credits: sql<number>`${course.creditLoad}::int`,
    })
    .from(courseRegistration)
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .where(
      inArray(
        courseRegistration.studentId,
        who.map(({ id }) => id),
      ),
    );

type Rows = Awaited<ReturnType<typeof registrationsOf>>;

const standing = (rows: Rows): Rows => rows.filter(({ droppedAt }) => droppedAt === null);

const creditsOf = (rows: Rows): number => rows.reduce((sum, { credits }) => sum + credits, 0);

const expectNoDuplicates = (rows: Rows): void => {
  const courses = rows.map(({ courseId }) => courseId);
  expect(new Set(courses).size).toBe(courses.length);
};

it("ten concurrent calls of one student do not exceed the limit", async () => {
  const who = await student();
  await registerCourses(race.colleges[0].url, who, who.required).expect(200);
  // There is room for two more courses; each call takes two that no other takes.
  const answers = await race.whileLocked("course_registration", 10, () =>
    race.burst(10, (url, index) =>
      registerCourses(url, who, electives.slice(2 * index, 2 * index + 2)),
    ),
  );

  const rows = await registrationsOf(who);
  expect(creditsOf(rows)).toBe(maxCredits);
  expectNoDuplicates(rows);
  expect(statusCounts(answers)).toEqual({ 200: 1, 400: 9 });
  const refused = answers.filter(({ status }) => status === 400);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["too_many_credits"]));
});

it("ten identical concurrent calls register once and all succeed", async () => {
  const who = await student(1);
  const requested = [...who.required, electives[0] ?? 0];
  const answers = await race.whileLocked("course_registration", 10, () =>
    race.burst(10, (url) => registerCourses(url, who, requested)),
  );

  expect(statusCounts(answers)).toEqual({ 200: 10 });
  const rows = await registrationsOf(who);
  expect(rows.map(({ courseId }) => courseId).toSorted()).toEqual(requested.toSorted());
});

it("concurrent drops keep the minimum after registration is closed", async () => {
  const who = await student();
  const requested = [...who.required, ...electives.slice(0, 2)];
  await registerCourses(race.colleges[0].url, who, requested).expect(200);
  const free = (await registrationsOf(who)).filter(({ courseId }) => electives.includes(courseId));
  const { db } = race.colleges[0].college;
  // Nine credits are asked for, twelve are registered: one of the two can go.
  await db.execute(sql`update semester set min_credits = 9, registration_end = ${opened}`);
  try {
    const answers = await race.whileLocked("course_registration", 2, () =>
      race.burst(2, (url, index) => dropRegistration(url, who, free[index]?.id ?? 0)),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 400: 1 });
    expect(creditsOf(standing(await registrationsOf(who)))).toBe(9);
  } finally {
    await db.execute(
      sql`update semester set min_credits = ${minCredits}, registration_end = drop_deadline`,
    );
  }
});

it("ten concurrent drops of one course drop it once and all succeed", async () => {
  const who = await student();
  const [id = 0] = await writeRegistrations(
    race.colleges[0].college,
    { studentId: who.id, semesterId },
    { id: electives[0] ?? 0 },
  );
  const answers = await race.burst(10, (url) => dropRegistration(url, who, id));
  expect(statusCounts(answers)).toEqual({ 200: 10 });
  expect(standing(await registrationsOf(who))).toEqual([]);
});

it("four prints at once of a first slip carry one code", async () => {
  const who = await student();
  await registerCourses(race.colleges[0].url, who, who.required).expect(200);
  const prints = await race.burst(4, (url) => readCourses(url, who, "slip/").buffer());
  expect(new Set(prints.flatMap(({ body }) => readQrCodes(body))).size).toBe(1);
});

it("forty students who register and drop concurrently stay within the limits", async () => {
  const random = new Random(20_260_310);
  const crowd: Awaited<ReturnType<typeof student>>[] = [];
  for (let count = 0; count < 40; count += 1) crowd.push(await student(count % 6));
  const anyOf = (ids: readonly number[], count: number): readonly number[] =>
    Array.from({ length: count }, () => ids[random.integer(0, ids.length - 1)] ?? 0);
  const calls = crowd.flatMap((who) => [
    { who, ids: [...who.required, ...anyOf(electives, 1)] },
    { who, ids: [...who.required, ...anyOf(electives, 2)] },
    { who, ids: anyOf(electives, 3) },
    { who, ids: who.required },
  ]);

  const answers = await race.burst(calls.length, (url, index) => {
    const { who, ids } = calls[index] ?? { who: crowd[0], ids: [] };
    if (who === undefined) throw new Error("there is nobody");
    return registerCourses(url, who, [...new Set(ids.filter((id) => id > 0))]);
  });
  const before = await registrationsOf(...crowd);
  const drops = before.filter(({ courseId }) => electives.includes(courseId));
  const byId = new Map(crowd.map((who) => [who.id, who]));
  const dropped = await race.burst(2 * drops.length, (url, index) => {
    const row = drops[index >> 1];
    const who = byId.get(row?.studentId ?? 0);
    if (row === undefined || who === undefined) throw new Error("there is nothing to drop");
    // A drop, and beside it the same course again.
    return index % 2 === 0
      ? dropRegistration(url, who, row.id)
      : registerCourses(url, who, [...who.required, row.courseId]);
  });

  const codes = [...answers, ...dropped]
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => `${status} ${body.code}`);
  const expected = [
    "400 carryover_required",
    "400 compulsory_required",
    "400 too_many_credits",
    "400 too_few_credits",
  ];
  expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
  const after = await registrationsOf(...crowd);
  for (const who of crowd) {
    for (const rows of [before, standing(after)]) {
      const own = rows.filter(({ studentId }) => studentId === who.id);
      expectNoDuplicates(own);
      expect(creditsOf(own)).toBeLessThanOrEqual(maxCredits);
      expect(creditsOf(own)).toBeGreaterThanOrEqual(minCredits);
      const ids = own.map(({ courseId }) => courseId);
      expect(ids).toEqual(expect.arrayContaining([...who.required]));
    }
  }
  // What was acknowledged exists.
  calls.forEach(({ who, ids }, index) => {
    if (answers[index]?.status !== 200) return;
    const own = before.filter(({ studentId }) => studentId === who.id);
    expect(own.map(({ courseId }) => courseId)).toEqual(expect.arrayContaining([...ids]));
  });
});
