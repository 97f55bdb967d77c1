import { and, asc, eq, isNull } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
  runningSemester,
  type TestCourse,
} from "../../testing/courses.ts";
import { createPayer, type Payer } from "../../testing/payments.ts";
import { createStaff } from "../../testing/staff.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { courseRegistration } from "../db/schema/courses.ts";
import { registrationTexts } from "./texts.ts";

let server: TestCollege;
let sessionId: number;
let lastSessionId: number;
let department: string;

const opened = "2026-03-10T09:00:00.000Z";

beforeAll(async () => {
  server = await startTestCollege({ now: opened, config: { accessTokenSeconds: 30 * 24 * 3600 } });
  const [last] = await server.college.db
    .insert(academicSession)
    .values({ name: "2024/2025" })
    .returning();
  lastSessionId = last?.id ?? 0;
  ({ sessionId } = await openRegistration(server.college, { minCredits: 6, maxCredits: 12 }));
});

afterAll(() => server.close());

/** A student of a new department, with the courses that are offered to it: of three credits each. */
const begin = async (...courses: readonly Parameters<typeof createCourse>[1][]) => {
  department = await createDepartment(server.college);
  const who = await createRegistrant(server.college, sessionId, { department });
  const made: TestCourse[] = [];
  for (const fields of courses) {
    made.push(await createCourse(server.college, { offeredTo: department, ...fields }));
  }
  return { who, ids: made.map(({ id }) => id), courses: made };
};

const fail = (who: Payer, courseId: number) =>
  recordOutcome(server.college, {
    studentId: who.id,
    courseId,
    sessionId: lastSessionId,
    isPassed: false,
  });

const standing = async (who: Payer): Promise<readonly (typeof courseRegistration.$inferSelect)[]> =>
  server.college.db
    .select()
    .from(courseRegistration)
    .where(and(eq(courseRegistration.studentId, who.id), isNull(courseRegistration.droppedAt)))
    .orderBy(asc(courseRegistration.id));

const refusal = async (
  who: Payer,
  ids: readonly number[],
  semesterQuery?: Record<string, string>,
) => (await registerCourses(server.url, who, ids, semesterQuery).expect(400)).body;

describe("registering", () => {
  it("adds the courses, carryovers as such, and says so", async () => {
    const { who, ids } = await begin({}, {}, {});
    await fail(who, ids[1] ?? 0);

    const { body } = await registerCourses(server.url, who, ids).expect(200);

    expect(body).toEqual({ message: "Your courses are registered." });
    expect((await standing(who)).map((one) => [one.courseId, one.isCarryover])).toEqual(
      ids.map((id, index) => [id, index === 1]),
    );
    const status = await readCourses(server.url, who, "registration-status/").expect(200);
    expect(status.body).toEqual({
      registration_complete: true,
      total_courses: 3,
      total_credits: 9,
      new_courses: 2,
      carryover_courses: 1,
      has_slip: true,
    });
  });

  it("adds to the registered courses and accepts a repetition", async () => {
    const { who, ids } = await begin({}, {}, {}, {}, {});
    const [first = 0, second = 0, third = 0, ...rest] = ids;
    await registerCourses(server.url, who, [first, second]).expect(200);
    await registerCourses(server.url, who, [first, second]).expect(200);
    await registerCourses(server.url, who, [second, third, third]).expect(200);

    expect((await standing(who)).map(({ courseId }) => courseId)).toEqual([first, second, third]);
    expect(await refusal(who, rest)).toEqual({
      error: "Credit limit exceeded. Maximum allowed is 12 credits.",
      code: "too_many_credits",
    });
    expect(await standing(who)).toHaveLength(3);
  });

  it("takes a dropped course again, as a new registration", async () => {
    const { who, ids } = await begin({}, {}, {});
    await registerCourses(server.url, who, ids).expect(200);
    const before = await standing(who);
    await dropRegistration(server.url, who, before[0]?.id ?? 0).expect(200);
    await registerCourses(server.url, who, ids.slice(0, 1)).expect(200);

    const after = await standing(who);
    expect(after.map(({ courseId }) => courseId).toSorted()).toEqual(ids.toSorted());
    expect(after.at(-1)?.id).not.toBe(before[0]?.id);
  });
});

describe("registering is refused, and nothing is written, where", () => {
  it("a carryover is missing, which is named", async () => {
    const { who, ids } = await begin({}, {}, {});
    await fail(who, ids[2] ?? 0);

    expect(await refusal(who, ids.slice(0, 2))).toEqual({
      error: "Carryover courses cannot be deselected until all are registered",
      code: "carryover_required",
      carryover_course_ids: ids.slice(2),
    });
    expect(await standing(who)).toEqual([]);
  });

  it("a compulsory course is missing", async () => {
    const { who, ids } = await begin({}, {}, { isCompulsory: true });

    expect(await refusal(who, ids.slice(0, 2))).toMatchObject({
      code: "compulsory_required",
      course_ids: ids.slice(2),
    });
  });

  it("a prerequisite is not passed; a carryover needs none", async () => {
    const { who, ids, courses } = await begin({ semester: 1 }, {}, {});
    const prerequisites = courses.slice(0, 1);
    const locked = await createCourse(server.college, { offeredTo: department, prerequisites });
    const again = await createCourse(server.college, { offeredTo: department, prerequisites });
    await fail(who, again.id);
    await fail(who, ids[0] ?? 0);

    expect(await refusal(who, [ids[1] ?? 0, locked.id, again.id])).toEqual({
      error: `Pass ${courses[0]?.code} first.`,
      code: "prerequisite",
      course_ids: [locked.id],
    });
    await registerCourses(server.url, who, [ids[1] ?? 0, again.id]).expect(200);
  });

  it("the credits are too few", async () => {
    const { who, ids } = await begin({}, {});

    expect(await refusal(who, ids.slice(0, 1))).toEqual({
      error: "Minimum credit requirement not met. You need at least 6 credits.",
      code: "too_few_credits",
    });
  });

  it("a course is not offered to the student, passed already or unknown", async () => {
    const { who, ids, courses } = await begin({}, {}, { level: 200 }, { semester: 1 }, {});
    await recordOutcome(server.college, {
      studentId: who.id,
      courseId: courses[4]?.id ?? 0,
      sessionId: lastSessionId,
      isPassed: true,
    });
    const elsewhere = await createCourse(server.college, { offeredTo: null });
    const wrong = [...ids.slice(2), elsewhere.id, 2 ** 31 - 1];

    expect(await refusal(who, [...ids.slice(0, 2), ...wrong])).toEqual({
      error: registrationTexts.unknownCourse,
      code: "unknown_course",
      course_ids: wrong,
    });
    expect(await standing(who)).toEqual([]);
  });

  it("the semester is not the running one", async () => {
    const { who, ids } = await begin({}, {});
    for (const semesterQuery of [
      { session: "2024/2025", semester: "2" },
      { session: "2019/2020", semester: "2" },
      { session: "2025/2026", semester: "1" },
    ]) {
      expect(await refusal(who, ids, semesterQuery)).toMatchObject({ code: "wrong_semester" });
    }
  });

  it("tuition is not paid", async () => {
    const unpaid = await createPayer(server.college);
    for (const semesterQuery of [runningSemester, { session: "2024/2025", semester: "1" }]) {
      const { body } = await registerCourses(server.url, unpaid, [1], semesterQuery).expect(402);
      expect(body).toEqual({
        detail: "You have to pay Tuition fees before registering courses",
      });
    }
  });

  it.each([
    ["no course", { course_ids: [] }, "course_ids"],
    ["10,000 courses", { course_ids: Array.from({ length: 10_000 }, () => 1) }, "course_ids"],
    ["a course by name", { course_ids: ["CHE 111"] }, "course_ids.0"],
    ["a course that no database holds", { course_ids: [2 ** 31] }, "course_ids.0"],
    ["half a course", { course_ids: [1.5] }, "course_ids.0"],
    ["one that is not in a list", { course_ids: 7 }, "course_ids"],
    ["a session of one year", { session: "2025" }, "session"],
    ["a semester in words", { semester: "second" }, "semester"],
  ])("%s is sent", async (_what, sent, field) => {
    const { who } = await begin();
    const { body } = await request(server.url)
      .post("/result/courseregistration/register-courses/")
      .set({ authorization: who.authorization })
      .send({ ...runningSemester, course_ids: [1], ...sent })
      .expect(400);
    expect(Object.keys(body)).toEqual([field]);
  });

  it("more is sent than any list can be", async () => {
    const { who } = await begin();
    const endless = Array.from({ length: 10_000 }, (_, index) => 1_000_000_000 + index);
    await registerCourses(server.url, who, endless).expect(413);
  });

  it("the caller is not a student", async () => {
    const { authorization } = await createStaff(server.college, "SUPER_ADMIN");
    await registerCourses(server.url, { authorization }, [1]).expect(403);
    await registerCourses(server.url, { authorization: "Bearer none" }, [1]).expect(401);
  });
});

describe("outside of registration", () => {
  const at = async (instant: string, check: () => Promise<void>) => {
    server.clock.set(instant);
    try {
      await check();
    } finally {
      server.clock.set(opened);
    }
  };

  it("nothing can be added once it closes; repeating a registration succeeds", async () => {
    const { who, ids } = await begin({}, {}, {});
    await registerCourses(server.url, who, ids.slice(0, 2)).expect(200);
    await at("2026-03-17T09:00:00.000Z", async () => {
      expect(await refusal(who, ids)).toEqual({
        error: "Course registration closed on 17 March 2026, 10:00.",
        code: "closed",
      });
      await registerCourses(server.url, who, ids.slice(0, 2)).expect(200);
    });
    await at("2026-03-17T08:59:59.999Z", async () => {
      await registerCourses(server.url, who, ids).expect(200);
    });
  });

  it("it says when it opens", async () => {
    const { who, ids } = await begin({}, {});
    await at("2026-03-03T08:59:59.999Z", async () => {
      expect((await refusal(who, ids)).error).toBe(
        "Course registration opens on 3 March 2026, 10:00.",
      );
    });
  });

  it("nothing can be added while no semester runs, or without dates", async () => {
    const quiet = await startTestCollege({ now: opened });
    const calendar = await openRegistration(quiet.college, { registrationEnd: null });
    const who = await createRegistrant(quiet.college, calendar.sessionId);
    const body = { error: "Course registration is closed.", code: "closed" };
    expect((await registerCourses(quiet.url, who, [1]).expect(400)).body).toEqual(body);
    await quiet.college.db.update(semester).set({ isCurrent: false });
    expect((await registerCourses(quiet.url, who, [1]).expect(400)).body).toEqual(body);
    await quiet.close();
  });
});
