import { eq } from "drizzle-orm";
import { Client } from "pg";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  createRegistrant,
  openRegistration,
  readCourses,
  recordOutcome,
  type TestCourse,
  writeRegistrations,
} from "../../testing/courses.ts";
import { createPayer, type Payer } from "../../testing/payments.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { courseLecturer, courseRegistration } from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";

let server: TestCollege;
let sessionId: number;
let semesterId: number;
let lastSessionId: number;

beforeAll(async () => {
  server = await startTestCollege();
  const [last] = await server.college.db
    .insert(academicSession)
    .values({ name: "2024/2025" })
    .returning();
  lastSessionId = last?.id ?? 0;
  ({ sessionId, semesterId } = await openRegistration(server.college, {
    minCredits: 6,
    maxCredits: 9,
  }));
});

afterAll(() => server.close());

/** A student of a department of their own, so that the courses of other tests are not theirs. */
const registrant = (department: string, fields: { readonly level?: number } = {}): Promise<Payer> =>
  createRegistrant(server.college, sessionId, { department, ...fields });

const course = (offeredTo: string, fields: Parameters<typeof createCourse>[1] = {}) =>
  createCourse(server.college, { offeredTo, ...fields });

const fail = (who: Payer, one: TestCourse, isPassed = false, inSession = lastSessionId) =>
  recordOutcome(server.college, {
    studentId: who.id,
    courseId: one.id,
    sessionId: inSession,
    isPassed,
  });

interface Listed {
  readonly code: string;
}

const available = async (who: Payer, semesterQuery?: Readonly<Record<string, string>>) => {
  const { body } = await readCourses(server.url, who, "available-courses/", semesterQuery).expect(
    200,
  );
  const codes = (list: readonly Listed[]) => list.map(({ code }) => code);
  return { carryovers: codes(body.carryover_courses), fresh: codes(body.new_courses) };
};

const code = ({ code: of }: TestCourse): string => of;

describe("the available courses", () => {
  it("are the student's unpassed courses of department, level and semester", async () => {
    const department = await createDepartment(server.college);
    const who = await registrant(department);
    const mine = await course(department);
    const passed = await course(department);
    await fail(who, passed, true);
    await course(department, { level: 200 });
    await course(department, { semester: 1 });
    await course(await createDepartment(server.college));
    await createCourse(server.college, { offeredTo: null });

    expect(await available(who)).toEqual({ carryovers: [], fresh: [code(mine)] });
  });

  it("carry over failed courses, in their semester and at any level", async () => {
    const department = await createDepartment(server.college);
    const who = await registrant(department, { level: 200 });
    const [again, since, other] = [
      await course(department, { level: 100 }),
      await course(department, { level: 100 }),
      await course(department, { level: 100, semester: 1 }),
    ];
    await fail(who, again);
    await fail(who, since);
    await fail(who, since, true, sessionId);
    await fail(who, other);
    const sameLevel = await course(department, { level: 200 });
    await fail(who, sameLevel);
    // Somebody else's failure is not theirs.
    await fail(await registrant(department), await course(department, { level: 100 }));

    expect(await available(who)).toEqual({
      carryovers: [code(again), code(sameLevel)],
      fresh: [],
    });
  });

  it("have all details of a course", async () => {
    const department = await createDepartment(server.college);
    const who = await registrant(department);
    const [first, second] = [
      await course(department, { semester: 1, code: "TEL 112" }),
      await course(department, { semester: 1, code: "TEL 111" }),
    ];
    await fail(who, first, true);
    await fail(who, second);
    const withPrerequisites = await course(department, {
      code: "TEL 121",
      title: "Community Nutrition",
      creditLoad: 2,
      isCompulsory: true,
      prerequisites: [first, second],
    });
    const { accountId } = await createStaff(server.college, "LECTURER");
    const { db } = server.college;
    const [lecturer] = await db
      .select()
      .from(staffMember)
      .where(eq(staffMember.accountId, accountId));
    await db.insert(courseLecturer).values([
      { courseId: withPrerequisites.id, sessionId, staffMemberId: lecturer?.id ?? 0 },
      {
        courseId: withPrerequisites.id,
        sessionId: lastSessionId,
        staffMemberId: lecturer?.id ?? 0,
      },
    ]);

    const { body } = await readCourses(server.url, who, "available-courses/").expect(200);

    expect(body.new_courses).toEqual([
      {
        id: withPrerequisites.id,
        code: "TEL 121",
        title: "Community Nutrition",
        credit_load: 2,
        level: 100,
        is_compulsory: true,
        semester: 2,
        lecturers: ["Tunde Balogun"],
        course_department_id: withPrerequisites.courseDepartmentId,
        course_department_details: {
          id: withPrerequisites.courseDepartmentId,
          course_department: "General Studies",
        },
        prerequisites: [
          { id: second.id, code: "TEL 111", title: second.title, is_passed: false },
          { id: first.id, code: "TEL 112", title: first.title, is_passed: true },
        ],
      },
    ]);
  });

  it("keep what is registered after a change of level", async () => {
    const department = await createDepartment(server.college);
    const who = await registrant(department);
    const kept = await course(department);
    await writeRegistrations(server.college, { studentId: who.id, semesterId }, kept);
    await server.college.db.update(student).set({ level: 200 }).where(eq(student.id, who.id));
    const next = await course(department, { level: 200 });

    expect(await available(who)).toEqual({ carryovers: [], fresh: [code(kept), code(next)] });
  });

  it("of a semester that does not run are the registered ones", async () => {
    const department = await createDepartment(server.college);
    const who = await registrant(department);
    const [past] = await server.college.db
      .insert(semester)
      .values({
        sessionId,
        number: 1,
        startsOn: "2025-09-01",
        endsOn: "2026-01-30",
        minCredits: 6,
        maxCredits: 9,
      })
      .returning();
    const taken = await course(department, { semester: 1 });
    await course(department, { semester: 1, isCompulsory: true });
    const first = { session: "2025/2026", semester: "1" };
    await writeRegistrations(
      server.college,
      { studentId: who.id, semesterId: past?.id ?? 0 },
      taken,
    );

    expect(await available(who, first)).toEqual({ carryovers: [], fresh: [code(taken)] });
    const { body } = await readCourses(server.url, who, "registration-status/", first).expect(200);
    expect(body).toMatchObject({ registration_complete: true, total_credits: 3 });
    expect(await available(who)).toEqual({ carryovers: [], fresh: [] });
  });
});

describe("the registered courses", () => {
  it("are those not dropped in the semester, with time and kind", async () => {
    const department = await createDepartment(server.college);
    const who = await registrant(department);
    const [second, first, dropped] = [
      await course(department, { code: "REG 122" }),
      await course(department, { code: "REG 121" }),
      await course(department, { code: "REG 123" }),
    ];
    const place = { studentId: who.id, semesterId };
    const [secondId, firstId, droppedId] = await writeRegistrations(
      server.college,
      place,
      second,
      first,
      dropped,
    );
    const { db } = server.college;
    await db
      .update(courseRegistration)
      .set({ droppedAt: server.clock.read() })
      .where(eq(courseRegistration.id, droppedId ?? 0));
    await db
      .update(courseRegistration)
      .set({ isCarryover: true })
      .where(eq(courseRegistration.id, firstId ?? 0));

    const { body } = await readCourses(server.url, who, "").expect(200);

    const common = {
      date_registered: "2026-03-10T09:00:00.000Z",
      session: "2025/2026",
      semester: 2,
    };
    expect(body).toMatchObject([
      { id: firstId, course: { code: "REG 121" }, is_carryover: true, ...common },
      { id: secondId, course: { code: "REG 122" }, is_carryover: false, ...common },
    ]);
    const status = await readCourses(server.url, who, "registration-status/").expect(200);
    expect(status.body).toEqual({
      registration_complete: true,
      total_courses: 2,
      total_credits: 6,
      new_courses: 1,
      carryover_courses: 1,
      has_slip: true,
    });
  });

  it("are none at first, and the registration is not complete", async () => {
    const who = await registrant(await createDepartment(server.college));

    expect((await readCourses(server.url, who, "").expect(200)).body).toEqual([]);
    expect((await readCourses(server.url, who, "registration-status/").expect(200)).body).toEqual({
      registration_complete: false,
      total_courses: 0,
      total_credits: 0,
      new_courses: 0,
      carryover_courses: 0,
      has_slip: false,
    });
  });

  it.each([
    ["a carryover is left out", { failed: true }],
    ["a compulsory course is left out", { isCompulsory: true }],
    ["the minimum is not reached", {}],
  ])("do not complete the registration while %s", async (_when, {
    failed,
    ...fields
  }: {
    readonly failed?: boolean;
    readonly isCompulsory?: boolean;
  }) => {
    const department = await createDepartment(server.college);
    const who = await registrant(department);
    const taken = await course(department);
    const left = await course(department, fields);
    if (failed === true) await fail(who, left);
    const place = { studentId: who.id, semesterId };
    await writeRegistrations(server.college, place, taken);
    const isComplete = async () =>
      (await readCourses(server.url, who, "registration-status/").expect(200)).body
        .registration_complete;

    expect(await isComplete()).toBe(false);
    await writeRegistrations(server.college, place, left);
    expect(await isComplete()).toBe(true);
  });
});

it("the number of queries does not depend on the number of courses", async () => {
  const department = await createDepartment(server.college);
  const who = await registrant(department);
  const countQueries = async () => {
    const queries = vi.spyOn(Client.prototype, "query");
    const counts: number[] = [];
    for (const path of ["", "available-courses/", "registration-status/"] as const) {
      queries.mockClear();
      await readCourses(server.url, who, path).expect(200);
      counts.push(queries.mock.calls.length);
    }
    queries.mockRestore();
    return counts;
  };
  const place = { studentId: who.id, semesterId };
  const first = await course(department);
  await writeRegistrations(server.college, place, first);
  const few = await countQueries();
  for (let count = 0; count < 20; count += 1) {
    const next = await course(department, { prerequisites: [first] });
    await writeRegistrations(server.college, place, next);
  }

  expect(await countQueries()).toEqual(few);
  expect(Math.max(...few)).toBeGreaterThan(1);
  expect(Math.max(...few)).toBeLessThanOrEqual(5);
});

describe.each(["", "available-courses/", "registration-status/"] as const)("GET /%s", (path) => {
  it("asks for tuition of that session first", async () => {
    const unpaid = await createPayer(server.college);
    const paidBefore = await createRegistrant(server.college, lastSessionId);
    for (const who of [unpaid, paidBefore]) {
      expect((await readCourses(server.url, who, path).expect(402)).body).toEqual({
        detail: "You have to pay Tuition fees before registering courses",
      });
    }
  });

  it.each([
    [{ session: "2019/2020", semester: "1" }, 404],
    [{ session: "2025/2026", semester: "3" }, 404],
    [{ session: "2025/2026", semester: "99" }, 404],
    [{ session: "2025", semester: "2" }, 400],
    [{ session: "2025/2026", semester: "-1" }, 400],
    [{ session: "2025/2026' or 1=1", semester: "2" }, 400],
    [{ semester: "2" }, 400],
    [{}, 400],
  ] as const)("answers %j with %i", async (semesterQuery, status) => {
    const who = await createRegistrant(server.college, sessionId);
    await readCourses(server.url, who, path, semesterQuery).expect(status);
  });

  it("is for students only", async () => {
    const { authorization } = await createStaff(server.college, "SUPER_ADMIN");
    await readCourses(server.url, { authorization }, path).expect(403);
    await request(server.url).get(`/result/courseregistration/${path}`).expect(401);
    const due = await createStudent(server.college, { mustChangePassword: true });
    await readCourses(server.url, await signInAs(server.college, due), path).expect(403);
  });
});
