import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createCourse,
  createRegistrant,
  openRegistration,
  type TestCourse,
  writeRegistrations,
} from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { account } from "../../db/schema/accounts.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { courseLecturer } from "../../db/schema/courses.ts";
import { resultScore, resultSheet } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";

let test: TestCollege;
let office: TestStaff;
let ada: TestStaff;
let bola: TestStaff;
let running: { readonly sessionId: number; readonly semesterId: number };
let course: TestCourse;

beforeAll(async () => {
  test = await startTestCollege();
  office = await createStaff(test.college, "EXAM_OFFICER");
  ada = await createStaff(test.college, "LECTURER");
  bola = await createStaff(test.college, "LECTURER");
  running = await openRegistration(test.college);
});
afterAll(() => test.close());
beforeEach(async () => {
  course = await createCourse(test.college);
});

const base = "/result/semester-courses/";
const put = (body: object, semesterId = running.semesterId, who = office) =>
  callOffice(test, who, "put", `${base}${semesterId}/${course.id}/lecturers/`, body);
const assign = (ids: readonly number[], seen: readonly number[] = [], more: object = {}) =>
  put({ lecturer_ids: ids, seen_ids: seen, ...more });
const list = async (query: string) => {
  const path = `${base}?semester_id=${running.semesterId}&page_size=100&${query}`;
  return (await callOffice(test, office, "get", path).expect(200)).body.rows as {
    id: number;
    lecturers: { id: number }[];
    registered: number;
  }[];
};
const teachers = async (of = course): Promise<number[]> => {
  const rows = await test.college.db
    .select({ id: courseLecturer.staffMemberId })
    .from(courseLecturer)
    .where(eq(courseLecturer.courseId, of.id));
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
};

const enterMark = async (who: TestStaff): Promise<void> => {
  const student = await createRegistrant(test.college, running.sessionId);
  const { semesterId } = running;
  await writeRegistrations(test.college, { studentId: student.id, semesterId }, course);
  await test.college.db
    .insert(resultSheet)
    .values({ courseId: course.id, semesterId })
    .onConflictDoNothing();
  await test.college.db.insert(resultScore).values({
    courseId: course.id,
    semesterId,
    studentId: student.id,
    ca: 20,
    changedBy: who.accountId,
    changedAt: test.college.clock(),
  });
};

/** A semester of another session. */
const semesterOf = async (name: string): Promise<number> => {
  const [session] = await test.college.db.insert(academicSession).values({ name }).returning();
  const [row] = await test.college.db
    .insert(semester)
    .values({
      sessionId: session?.id ?? 0,
      number: 2,
      startsOn: `${name.slice(5)}-02-02`,
      endsOn: `${name.slice(5)}-06-26`,
      minCredits: 15,
      maxCredits: 24,
    })
    .returning();
  return row?.id ?? 0;
};

describe("assigning lecturers to a course", () => {
  it("writes who teaches it, once, with an audit entry", async () => {
    await assign([ada.id, bola.id]).expect(200);
    // Pressed twice.
    await assign([ada.id, bola.id]).expect(200);
    expect(await teachers()).toEqual([ada.id, bola.id]);
    expect(await auditOf(test.college, `course:${course.id}`)).toMatchObject([
      {
        action: "course.lecturers",
        before: { session: "2025/2026", lecturers: [] },
        after: { lecturers: ["Tunde Balogun", "Tunde Balogun"] },
      },
    ]);
  });

  it("tells who saw an older assignment, in the course's form too", async () => {
    await assign([ada.id]).expect(200);
    const { body } = await assign([bola.id]).expect(409);
    expect(body.code).toBe("changed_elsewhere");
    expect(await teachers()).toEqual([ada.id]);
    const admin = await createStaff(test.college, "SUPER_ADMIN");
    const form = {
      code: course.code,
      title: course.title,
      credit_load: 3,
      level: 100,
      semester: 2,
      teaching_department: "General Studies",
      offerings: [],
      prerequisite_ids: [],
      lecturer_ids: [],
      revision: course.revision,
    };
    await callOffice(test, admin, "put", `/result/courses/${course.id}/`, form).expect(409);
    expect(await teachers()).toEqual([ada.id]);
  });

  it("confirms removal of a lecturer who entered marks, and keeps the marks", async () => {
    await assign([ada.id, bola.id]).expect(200);
    await enterMark(ada);
    const unconfirmed = await assign([bola.id], [ada.id, bola.id]).expect(200);
    expect(unconfirmed.body).toMatchObject({
      is_done: false,
      consequences: [expect.stringContaining("has entered marks for 1 student of this course")],
    });
    expect(await teachers()).toEqual([ada.id, bola.id]);
    await assign([bola.id], [ada.id, bola.id], { is_confirmed: true }).expect(200);
    expect(await teachers()).toEqual([bola.id]);
    const scores = await test.college.db.$count(resultScore, eq(resultScore.courseId, course.id));
    expect(scores).toBe(1);
    // Who entered nothing goes without a question.
    const gone = await assign([], [bola.id]).expect(200);
    expect(gone.body.is_done).toBe(true);
  });

  it("takes lecturers alone, and nobody who is suspended or unknown", async () => {
    await assign([ada.id]).expect(200);
    const officer = await createStaff(test.college, "EXAM_OFFICER");
    const admin = await createStaff(test.college, "SUPER_ADMIN");
    const suspended = await createStaff(test.college, "LECTURER");
    await test.college.db
      .update(account)
      .set({ suspendedAt: test.college.clock() })
      .where(eq(account.id, suspended.accountId));
    for (const id of [officer.id, admin.id, suspended.id, 999_999]) {
      const { body } = await assign([ada.id, id], [ada.id]).expect(400);
      expect(body).toHaveProperty("lecturer_ids");
    }
    expect(await teachers()).toEqual([ada.id]);
    const { body } = await callOffice(test, office, "get", `${base}choices/`).expect(200);
    const offered = body.lecturers.map(({ id }: { id: number }) => id);
    expect(offered).toContain(ada.id);
    expect(offered).not.toContain(officer.id);
  });

  it("keeps somebody whose role changed until they are taken away", async () => {
    const promoted = await createStaff(test.college, "LECTURER");
    await assign([promoted.id]).expect(200);
    await test.college.db
      .update(staffMember)
      .set({ role: "EXAM_OFFICER" })
      .where(eq(staffMember.id, promoted.id));
    await assign([promoted.id, ada.id], [promoted.id]).expect(200);
    expect(await teachers()).toEqual([promoted.id, ada.id].toSorted((one, other) => one - other));
    const rows = await list(`search=${course.code}`);
    expect(rows[0]?.lecturers.map(({ id }) => id)).toContain(promoted.id);
    await assign([ada.id], [promoted.id, ada.id]).expect(200);
    expect(await teachers()).toEqual([ada.id]);
    await assign([promoted.id], [ada.id]).expect(400);
  });

  it("takes a coming session, and no past one", async () => {
    const coming = await semesterOf("2026/2027");
    const past = await semesterOf("2023/2024");
    await put({ lecturer_ids: [ada.id], seen_ids: [] }, coming).expect(200);
    const refused = await put({ lecturer_ids: [ada.id], seen_ids: [] }, past).expect(409);
    expect(refused.body.code).toBe("past_session");
    await put({ lecturer_ids: [], seen_ids: [] }, 999_999).expect(404);
    const { body } = await callOffice(test, office, "get", `${base}choices/`).expect(200);
    expect(
      body.semesters.map((one: { session: string; is_open: boolean }) => [
        one.session,
        one.is_open,
      ]),
    ).toEqual([
      ["2026/2027", true],
      ["2025/2026", true],
      ["2023/2024", false],
    ]);
  });
});

describe("assigning many courses to one lecturer", () => {
  const many = (courses: readonly { readonly id: number }[], more: object) =>
    callOffice(test, office, "post", `${base}${running.semesterId}/assignments/`, {
      ids: courses.map(({ id }) => id),
      lecturer_id: bola.id,
      reason: "Workload of the session",
      dry_run: false,
      ...more,
    });

  it("previews the result and adds the lecturer to each course", async () => {
    const other = await createCourse(test.college);
    await assign([ada.id]).expect(200);
    await callOffice(test, office, "put", `${base}${running.semesterId}/${other.id}/lecturers/`, {
      lecturer_ids: [bola.id],
      seen_ids: [],
    }).expect(200);
    const preview = await many([course, other], { dry_run: true }).expect(200);
    expect(preview.body).toMatchObject({
      changed: 1,
      rows: [
        { id: course.id, before: "Tunde Balogun", after: "Tunde Balogun, Tunde Balogun" },
        { id: other.id, after: null, note: "Teaches it already." },
      ],
    });
    expect(await teachers()).toEqual([ada.id]);
    await many([course, other], { preview: preview.body.preview }).expect(200);
    expect(await teachers()).toEqual([ada.id, bola.id]);
    const [, entry] = await auditOf(test.college, `course:${course.id}`);
    expect(entry).toMatchObject({ action: "course.lecturers", reason: "Workload of the session" });
  });

  it("writes nothing when something changed since the preview", async () => {
    const other = await createCourse(test.college);
    const preview = await many([course, other], { dry_run: true }).expect(200);
    await assign([ada.id]).expect(200);
    const { body } = await many([course, other], { preview: preview.body.preview }).expect(409);
    expect(body.code).toBe("preview_outdated");
    expect(await teachers(other)).toEqual([]);
    await many([course, { id: 999_999 }], { preview: preview.body.preview }).expect(409);
    await many([course, course], { dry_run: true }).expect(400);
  });
});

describe("the courses of a semester", () => {
  it("come with those that nobody teaches first, and are found by lecturer", async () => {
    const untaught = await createCourse(test.college);
    await assign([ada.id]).expect(200);
    const student = await createRegistrant(test.college, running.sessionId);
    const { semesterId } = running;
    await writeRegistrations(test.college, { studentId: student.id, semesterId }, course);
    const rows = await list("");
    const counts = rows.map(({ lecturers }) => lecturers.length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(rows.find(({ id }) => id === course.id)).toMatchObject({
      registered: 1,
      lecturers: [{ id: ada.id, name: "Tunde Balogun" }],
    });
    const none = await list("without_lecturer=true");
    expect(none.map(({ id }) => id)).toContain(untaught.id);
    expect(none.map(({ id }) => id)).not.toContain(course.id);
    const hers = await list(`lecturer=${ada.id}`);
    expect(hers.map(({ id }) => id)).toContain(course.id);
    expect(hers.every(({ lecturers }) => lecturers.some(({ id }) => id === ada.id))).toBe(true);
    const spaced = await list(`search=${course.code.replaceAll(" ", "").toLowerCase()}`);
    expect(spaced.map(({ id }) => id)).toEqual([course.id]);
  });

  it("makes up everybody's workload", async () => {
    const lecturer = await createStaff(test.college, "LECTURER");
    const second = await createCourse(test.college, { creditLoad: 2 });
    const first = await createCourse(test.college, { creditLoad: 4 });
    // Taught in the session, in another semester.
    const elsewhere = await createCourse(test.college, { semester: 1 });
    await test.college.db.insert(courseLecturer).values(
      [first, second, elsewhere].map(({ id }) => ({
        courseId: id,
        sessionId: running.sessionId,
        staffMemberId: lecturer.id,
      })),
    );
    const student = await createRegistrant(test.college, running.sessionId);
    const at = { studentId: student.id, semesterId: running.semesterId };
    await writeRegistrations(test.college, at, first, second);
    const path = `/result/workload/?semester_id=${running.semesterId}&page_size=100`;
    const { body } = await callOffice(test, office, "get", path).expect(200);
    expect(body.rows.find(({ id }: { id: number }) => id === lecturer.id)).toMatchObject({
      courses: [second.code, first.code].toSorted(),
      credit_load: 6,
      students: 2,
    });
    const loads = body.rows.map((row: { credit_load: number }) => row.credit_load);
    expect(loads).toEqual(loads.toSorted((one: number, other: number) => other - one));
    const file = await callOffice(
      test,
      office,
      "get",
      `/result/workload/export/?format=csv&semester_id=${running.semesterId}`,
    ).expect(200);
    expect(file.text).toContain(`"${[second.code, first.code].toSorted().join(", ")}",6,2`);
  });
});
