import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCourse, createRegistrant, writeRegistrations } from "../../testing/courses.ts";
import { callOffice } from "../../testing/office.ts";
import { createStaff } from "../../testing/staff.ts";
import { openYear } from "../../testing/year.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { readCalendar } from "../registration/calendar.ts";
import { catalogueTexts } from "./texts.ts";

let test: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;
let running: Awaited<ReturnType<typeof openYear>>;

beforeAll(async () => {
  test = await startTestCollege();
  office = await createStaff(test.college, "SUPER_ADMIN");
  running = await openYear(test.college);
});
afterAll(() => test.close());

const call = (method: "get" | "post" | "put", path: string, body?: object) =>
  callOffice(test, office, method, `/result/calendar/${path}`, body);

const form = {
  starts_on: "2026-09-07",
  ends_on: "2027-01-29",
  registration_start: "2026-09-01T12:00",
  registration_end: "2026-10-01T12:00",
  drop_deadline: "",
  results_due_on: "",
  min_credits: 15,
  max_credits: 24,
};

/** The running semester's form, as the tests' calendar has it: open from 3 to 17 March, in Lagos. */
const runningForm = {
  starts_on: "2026-02-02",
  ends_on: "2026-06-26",
  registration_start: "2026-03-03T10:00",
  registration_end: "2026-03-17T10:00",
  drop_deadline: "2026-03-24T10:00",
  results_due_on: "",
  min_credits: 15,
  max_credits: 24,
};

const revisionOf = async (id: number): Promise<number> => {
  const [row] = await test.college.db.select().from(semester).where(eq(semester.id, id));
  return row?.revision ?? 0;
};

describe("the academic calendar", () => {
  it("shows the sessions with their semesters, and names the one to come", async () => {
    const { body } = await call("get", "").expect(200);
    expect(body.next_session).toBe("2026/2027");
    expect(body.sessions).toMatchObject([
      {
        name: "2025/2026",
        is_current: true,
        tuition_levels: [100],
        semesters: [{ id: running.semesterId, number: 2, is_current: true, max_credits: 24 }],
      },
    ]);
  });

  it("takes another session once, with semesters of numbers of their own", async () => {
    await call("post", "sessions/", { name: "2026/2028" }).expect(400);
    const { body } = await call("post", "sessions/", { name: "2027/2028" }).expect(200);
    expect((await call("post", "sessions/", { name: "2027/2028" }).expect(400)).body).toEqual({
      name: [catalogueTexts.calendar.sessionExists],
    });
    const path = `sessions/${body.id}/semesters/`;
    await call("post", path, { ...form, number: 4 }).expect(400);
    await call("post", path, { ...form, number: 1 }).expect(200);
    expect((await call("post", path, { ...form, number: 1 }).expect(400)).body).toEqual({
      number: [catalogueTexts.calendar.semesterExists],
    });
    await call("post", "sessions/999999/semesters/", { ...form, number: 1 }).expect(404);
    expect(await auditOf(test.college, `academic_session:${body.id}`)).toMatchObject([
      { action: "calendar.session", after: { name: "2027/2028" } },
    ]);
  });

  it.each([
    [{ ends_on: "2026-02-01" }, "ends_on"],
    [{ registration_end: "" }, "registration_end"],
    [{ drop_deadline: "2026-02-01T00:00" }, "drop_deadline"],
    [{ results_due_on: "2026-02-02" }, "results_due_on"],
    [{ max_credits: 3 }, "max_credits"],
  ])("refuses a semester with %j", async (fields, field) => {
    const { body } = await call("put", `semesters/${running.semesterId}/`, {
      ...runningForm,
      ...fields,
      revision: await revisionOf(running.semesterId),
    }).expect(400);
    expect(Object.keys(body)).toEqual([field]);
  });

  it("stores and removes the day on which results are due", async () => {
    const save = async (day: string) => {
      await call("put", `semesters/${running.semesterId}/`, {
        ...runningForm,
        results_due_on: day,
        revision: await revisionOf(running.semesterId),
      }).expect(200);
      const { body } = await call("get", "").expect(200);
      return body.sessions.at(-1).semesters[0].results_due_on;
    };
    expect(await save("2026-07-10")).toBe("2026-07-10");
    expect((await auditOf(test.college, `semester:${running.semesterId}`)).at(-1)).toMatchObject({
      action: "calendar.change",
      before: { resultsDueOn: null },
      after: { resultsDueOn: "2026-07-10" },
    });
    expect(await save("")).toBeNull();
  });

  it("reports the consequences of a running semester's change and awaits confirmation", async () => {
    const registrant = await createRegistrant(test.college, running.sessionId);
    const courses = [
      await createCourse(test.college, { creditLoad: 9 }),
      await createCourse(test.college, { creditLoad: 10 }),
    ];
    const { semesterId } = running;
    await writeRegistrations(test.college, { studentId: registrant.id, semesterId }, ...courses);
    const change = {
      ...runningForm,
      registration_end: "2026-03-09T10:00",
      max_credits: 18,
      revision: await revisionOf(semesterId),
    };
    const path = `semesters/${semesterId}/`;
    const { body } = await call("put", path, change).expect(200);
    expect(body).toMatchObject({
      is_done: false,
      consequences: [catalogueTexts.calendar.closesNow, catalogueTexts.calendar.overMaximum(1, 18)],
    });
    await call("put", path, { ...change, is_confirmed: true }).expect(200);
    expect((await call("put", path, change).expect(409)).body.code).toBe("changed_elsewhere");
    expect((await auditOf(test.college, `semester:${semesterId}`)).at(-1)).toMatchObject({
      action: "calendar.change",
      before: { maxCredits: 24 },
      after: { maxCredits: 18, registrationEnd: "2026-03-09T09:00:00.000Z" },
    });
  });

  it("moves to another semester and session at once, after confirmation", async () => {
    const { body: session } = await call("post", "sessions/", { name: "2026/2027" }).expect(200);
    const { body: next } = await call("post", `sessions/${session.id}/semesters/`, {
      ...form,
      number: 1,
    }).expect(200);
    const move = { semester_id: next.id, instead_of: running.semesterId };
    const { body } = await call("put", "current/", move).expect(200);
    expect(body.is_done).toBe(false);
    expect(body.consequences).toEqual([
      catalogueTexts.calendar.movesInto("first", "2026/2027"),
      catalogueTexts.calendar.movesFrom("second", "2025/2026"),
      catalogueTexts.calendar.startsLater("7 September 2026"),
      catalogueTexts.calendar.opensLater("1 September 2026, 12:00"),
      catalogueTexts.calendar.feesDue("2026/2027"),
      catalogueTexts.calendar.noTuition("100", "2026/2027"),
      catalogueTexts.calendar.bedsNew("2026/2027"),
      catalogueTexts.calendar.levelsStay,
    ]);
    expect((await readCalendar(test.college.db)).session?.name).toBe("2025/2026");

    await call("put", "current/", { ...move, is_confirmed: true }).expect(200);
    expect(await readCalendar(test.college.db)).toMatchObject({
      session: { name: "2026/2027" },
      semester: { id: next.id },
    });
    const { db } = test.college;
    expect(await db.$count(semester, eq(semester.isCurrent, true))).toBe(1);
    expect(await db.$count(academicSession, eq(academicSession.isCurrent, true))).toBe(1);
    expect(await auditOf(test.college, `semester:${next.id}`)).toMatchObject([
      { action: "calendar.semester" },
      {
        action: "calendar.current",
        before: { session: "2025/2026", semester: 2 },
        after: { session: "2026/2027", semester: 1 },
      },
    ]);

    const late = await call("put", "current/", { ...move, is_confirmed: true }).expect(400);
    expect(late.body).toEqual({ semester_id: [catalogueTexts.calendar.isCurrent] });
    const back = { semester_id: running.semesterId, instead_of: running.semesterId };
    await call("put", "current/", { ...back, instead_of: null }).expect(409);
    const { body: unconfirmed } = await call("put", "current/", { ...back, instead_of: next.id });
    expect(unconfirmed.consequences).toContain(catalogueTexts.calendar.goesBack("2025/2026"));
  });

  it.each([
    "LECTURER",
    "EXAM_OFFICER",
    "ICT_SUPPORT",
  ] as const)("is not open to %s", async (role) => {
    const other = await createStaff(test.college, role);
    const path = "/result/calendar/current/";
    const move = { semester_id: running.semesterId, instead_of: null, is_confirmed: true };
    await callOffice(test, other, "get", "/result/calendar/").expect(403);
    await callOffice(test, other, "put", path, move).expect(403);
  });
});
