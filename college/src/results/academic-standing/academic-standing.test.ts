import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  openRegistration,
  writeRegistrations,
} from "../../../testing/courses.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { createStudent, signInAs, type TestStudent } from "../../../testing/people.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { publishedResult, resultSheet } from "../../db/schema/results.ts";
import { studentLevel } from "../../db/schema/students.ts";
import { studentTexts } from "../../students/texts.ts";
import { standingTexts } from "./texts.ts";

let server: TestCollege;
let admin: TestStaff;
let department: string;
let departmentId: number;
let past: { readonly sessionId: number; readonly semesterId: number };
let running: typeof past;

beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  admin = await createStaff(college, "SUPER_ADMIN");
  running = await openRegistration(college);
  department = await createDepartment(college);
  ({ id: departmentId } = await departmentCalled(college, department));
  const [before] = await college.db
    .insert(academicSession)
    .values({ name: "2024/2025" })
    .returning();
  const [was] = await college.db
    .insert(semester)
    .values({
      ...{ sessionId: before?.id ?? 0, number: 1, startsOn: "2024-10-01", endsOn: "2025-02-28" },
      ...{ minCredits: 15, maxCredits: 24 },
    })
    .returning();
  past = { sessionId: before?.id ?? 0, semesterId: was?.id ?? 0 };
});

afterAll(() => server.close());

const asAdmin = () => ({ authorization: admin.authorization });

interface Published {
  readonly in: typeof past;
  readonly points: number;
  readonly credits?: number;
}

/** Publishes a result of a course of its own. */
const publish = async (
  studentId: number,
  { in: { semesterId }, points, credits = 3 }: Published,
) => {
  const { db } = server.college;
  const course = await createCourse(server.college, { offeredTo: department });
  await db
    .insert(resultSheet)
    .values({ courseId: course.id, semesterId, state: "published", version: 1 });
  const marks =
    points === 0 ? { exam: 5, total: 35, grade: "F" } : { exam: 40, total: 70, grade: "AB" };
  await db.insert(publishedResult).values({
    ...{ courseId: course.id, semesterId, version: 1, studentId, creditLoad: credits, ca: 30 },
    ...marks,
    ...{ pointsHundredths: points, isPassed: points > 0 },
  });
};

/** A student who had level 100 in the past session and has 200 in the running one. */
const studentWith = async (...published: readonly Published[]): Promise<TestStudent> => {
  const student = await createStudent(server.college, { department, level: 200 });
  await server.college.db
    .insert(studentLevel)
    .values({ studentId: student.id, sessionId: past.sessionId, level: 100 });
  for (const one of published) await publish(student.id, one);
  return student;
};

const promotion = (id: number, more: object = {}) =>
  request(server.url)
    .post("/student/records/promotion/")
    .set(asAdmin())
    .send({
      ids: [id],
      reason: "End of the session",
      dry_run: true,
      session: "2025/2026",
      include_unpaid: true,
      ...more,
    });

const preview = async (id: number, more: object = {}) => {
  const { body } = await promotion(id, more).expect(200);
  return { ...body.rows[0], preview: body.preview };
};

const run = async (id: number, more: object = {}) => {
  const seen = await preview(id, more);
  await promotion(id, { ...more, dry_run: false, preview: seen.preview }).expect(200);
  return seen;
};

const rowOf = async (id: number, session: string, level: number) => {
  const { body } = await request(server.url)
    .get("/result/academic-standing/")
    .query({ session, department_id: departmentId, level })
    .set(asAdmin())
    .expect(200);
  return body.rows.find((row: { readonly student_id: number }) => row.student_id === id);
};

const low = (credits?: number): Published => ({
  in: running,
  points: 100,
  ...(credits !== undefined && { credits }),
});

const { bulk } = studentTexts;

describe("promotion by academic standing", () => {
  it("moves on who is in good standing, and who is on probation with the reason", async () => {
    const good = await studentWith({ in: running, points: 350 });
    expect(await preview(good.id)).toMatchObject({ after: "Level 300", note: null });
    const probation = await studentWith(low());
    const why = standingTexts.cgpa(100, 200);
    expect(await run(probation.id)).toMatchObject({ after: bulk.onProbation(300, why) });
    expect(await auditOf(server.college, `student:${probation.id}`)).toMatchObject([
      { after: { level: 300, academicStanding: "probation" } },
    ]);
  });

  it("keeps the level of who has to repeat, once a session", async () => {
    const student = await studentWith({ in: past, points: 100 }, low());
    const why = `${standingTexts.cgpa(100, 200)} ${standingTexts.before.probation}`;
    expect(await run(student.id)).toMatchObject({ after: bulk.repeats(200, why) });
    expect(await rowOf(student.id, "2025/2026", 200)).toMatchObject({
      academic_standing: { standing: "repeat" },
      next_level: 200,
      moved_on_against_it: false,
    });
    expect((await preview(student.id)).note).toBe(bulk.leftAlready("2025/2026"));
  });

  it("lets nobody move on who has to withdraw", async () => {
    const student = await studentWith({ in: past, points: 0, credits: 16 }, low());
    const why = [
      standingTexts.cgpa(16, 200),
      standingTexts.carryovers(16, 15),
      standingTexts.before.repeat,
    ].join(" ");
    expect(await preview(student.id)).toMatchObject({ after: null, note: bulk.withdraws(why) });
  });

  it("waits for results that are not published, and for courses to judge", async () => {
    const student = await studentWith({ in: running, points: 350 });
    const course = await createCourse(server.college, { offeredTo: department });
    const registered = { studentId: student.id, semesterId: running.semesterId };
    await writeRegistrations(server.college, registered, course);
    expect((await preview(student.id)).note).toBe(bulk.undecided(standingTexts.awaited(1)));
    const idle = await studentWith();
    expect((await preview(idle.id)).note).toBe(
      bulk.undecided(standingTexts.nothingRegistered("2025/2026")),
    );
  });

  it("against the standing is a super admin's, and the audit log and the list say so", async () => {
    const student = await studentWith({ in: past, points: 100 }, low());
    const why = `${standingTexts.cgpa(100, 200)} ${standingTexts.before.probation}`;
    const override = { override_requirements: true };
    const strict = await preview(student.id);
    const wrong = { ...override, dry_run: false, preview: strict.preview };
    expect((await promotion(student.id, wrong).expect(409)).body.code).toBe("preview_outdated");
    expect(await run(student.id, override)).toMatchObject({ after: bulk.movedOnAgainst(300, why) });
    expect(await auditOf(server.college, `student:${student.id}`)).toMatchObject([
      { reason: "End of the session", after: { level: 300, academicStanding: "repeat" } },
    ]);
    expect(await rowOf(student.id, "2025/2026", 200)).toMatchObject({
      next_level: 300,
      moved_on_against_it: true,
    });
  });

  it("is refused when a result changes the standing after the preview", async () => {
    const student = await studentWith({ in: running, points: 350 });
    const seen = await preview(student.id);
    await publish(student.id, { in: running, points: 0, credits: 16 });
    const { body } = await promotion(student.id, { dry_run: false, preview: seen.preview }).expect(
      409,
    );
    expect(body.code).toBe("preview_outdated");
  });
});

describe("the list of academic standings", () => {
  it("judges each session by the level of that session", async () => {
    const student = await studentWith({ in: past, points: 350 }, low(6));
    expect(await rowOf(student.id, "2024/2025", 100)).toEqual({
      student_id: student.id,
      matric_number: student.matricNumber,
      name: expect.any(String),
      academic_standing: { standing: "good", reasons: [] },
      cgpa_hundredths: 350,
      carryover_credits: 0,
      next_level: 200,
      moved_on_against_it: false,
    });
    expect(await rowOf(student.id, "2025/2026", 200)).toMatchObject({
      academic_standing: { standing: "probation", reasons: [standingTexts.cgpa(183, 200)] },
      cgpa_hundredths: 183,
      next_level: null,
    });
    expect(await rowOf(student.id, "2025/2026", 100)).toBeUndefined();
  });

  it("is a file of the whole college where no department is named", async () => {
    const student = await studentWith({ in: past, points: 100 });
    const { text } = await request(server.url)
      .get("/result/academic-standing/export/")
      .query({ session: "2024/2025", format: "csv" })
      .set(asAdmin())
      .expect(200);
    const line = text.split("\r\n").find((row) => row.startsWith(student.matricNumber));
    expect(line).toContain(`${department},100,Probation,1,0,${standingTexts.cgpa(100, 200)},200`);
  });

  it("refuses an unknown session and an unknown department", async () => {
    const ask = (query: object) =>
      request(server.url).get("/result/academic-standing/").query(query).set(asAdmin());
    const known = { session: "2025/2026", department_id: departmentId, level: 100 };
    await ask({ ...known, session: "1999/2000" }).expect(404);
    await ask({ ...known, department_id: 999_999 }).expect(404);
    await ask({ ...known, level: 7 }).expect(400);
  });

  it("is what the student reads", async () => {
    const student = await studentWith({ in: past, points: 350 }, low());
    const as = await signInAs(server.college, student);
    const { body } = await request(server.url)
      .get("/result/student-results/")
      .set({ authorization: as.authorization })
      .expect(200);
    expect(
      body.sessions.map(({ session, academic_standing }: Record<string, unknown>) => [
        session,
        academic_standing,
      ]),
    ).toEqual([
      ["2025/2026", { standing: "good", reasons: [] }],
      ["2024/2025", { standing: "good", reasons: [] }],
    ]);
  });
});
