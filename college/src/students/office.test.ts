import { and, eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createRegistrant, openRegistration } from "../../testing/courses.ts";
import { creditPayment } from "../../testing/payments.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { auditEntry } from "../db/schema/staff.ts";
import { student, studentLevel } from "../db/schema/students.ts";
import { studentTexts } from "./texts.ts";

let server: TestCollege;
let admin: Awaited<ReturnType<typeof createStaff>>;
let sessionId: number;

beforeAll(async () => {
  server = await startTestCollege();
  admin = await createStaff(server.college, "SUPER_ADMIN");
  ({ sessionId } = await openRegistration(server.college));
});

afterAll(() => server.close());

type Caller = { readonly authorization: string };

const get = (path: string, who: Caller = admin) =>
  request(server.url).get(path).set({ authorization: who.authorization });

const post = (path: string, body: object, who: Caller = admin) =>
  request(server.url).post(path).set({ authorization: who.authorization }).send(body);

const promotion = (ids: readonly number[], more: object = {}) =>
  post("/student/records/promotion/", {
    ids,
    reason: "End of the session",
    dry_run: true,
    session: "2025/2026",
    include_unpaid: false,
    ...more,
  });

const standing = (ids: readonly number[], to: string, more: object = {}) =>
  post("/student/records/standing/", {
    ids,
    reason: "Asked for by letter",
    dry_run: true,
    standing: to,
    ...more,
  });

/** The dry run, then the real one with what it answered. */
const defer = async (id: number) => {
  const { body } = await standing([id], "deferred").expect(200);
  await standing([id], "deferred", { dry_run: false, preview: body.preview }).expect(200);
};

const paidStudent = async (fields: Parameters<typeof createStudent>[1] = {}) => {
  const made = await createStudent(server.college, fields);
  await creditPayment(server.college, { accountId: made.accountId, sessionId, purpose: "tuition" });
  return made;
};

const rowOf = async (id: number) => {
  const [row] = await server.college.db.select().from(student).where(eq(student.id, id));
  return row;
};

describe("the list of students", () => {
  it("filters, and searches by name, number, email and phone", async () => {
    const paid = await paidStudent({ surname: "Zubair", level: 300, phone: "+2348031112223" });
    const unpaid = await createStudent(server.college, { surname: "Zubair", level: 300 });
    const idsOf = async (query: string) => {
      const { body } = await get(`/student/records/?page_size=100&${query}`).expect(200);
      return body.rows.map(({ id }: { readonly id: number }) => id);
    };
    expect(await idsOf("search=zub&has_paid_tuition=true")).toEqual([paid.id]);
    expect(await idsOf("search=zub&has_paid_tuition=false")).toEqual([unpaid.id]);
    expect(await idsOf("level=300")).toEqual([paid.id, unpaid.id]);
    expect(await idsOf("search=08031112223")).toEqual([paid.id]);
    expect(await idsOf(`search=${encodeURIComponent(unpaid.email)}`)).toEqual([unpaid.id]);
    expect(await idsOf(`search=${encodeURIComponent(paid.matricNumber)}`)).toEqual([paid.id]);
    expect(await idsOf("search=zub&standing=deferred")).toEqual([]);
    expect(await idsOf("search=zub&has_bed=true")).toEqual([]);
    expect(await idsOf("search=zub&has_registered=true")).toEqual([]);
    expect(await idsOf("search=zub&is_suspended=true")).toEqual([]);
    expect(await idsOf("search=zub&department=NONE")).toEqual([]);
  });

  it("shows one student in full, and is hidden from lecturers", async () => {
    const one = await paidStudent({ surname: "Whole" });
    const { body } = await get(`/student/records/${one.id}/`).expect(200);
    expect(body).toMatchObject({
      id: one.id,
      standing: "active",
      has_paid_tuition: true,
      payments: [{ purpose: "tuition", session: "2025/2026" }],
      beds: [],
      courses: [],
      changes: [],
      applicant: null,
    });
    await get("/student/records/999999/").expect(404);
    const lecturer = await createStaff(server.college, "LECTURER");
    await get(`/student/records/${one.id}/`, lecturer).expect(403);
    await get("/student/records/", lecturer).expect(403);
  });
});

describe("promotion", () => {
  it("does not promote from an earlier session", async () => {
    await server.college.db.insert(academicSession).values({ name: "2024/2025" });
    const one = await paidStudent({ level: 100 });
    const leave = async (session: string) => {
      const input = { session, include_unpaid: true, override_requirements: true };
      const { body } = await promotion([one.id], input).expect(200);
      await promotion([one.id], { ...input, dry_run: false, preview: body.preview }).expect(200);
      return body.rows[0];
    };
    expect(await leave("2025/2026")).toMatchObject({
      after: expect.stringMatching(/^Level 200/),
    });
    expect(await leave("2024/2025")).toMatchObject({
      after: null,
      note: studentTexts.bulk.leftAlready("2024/2025"),
    });
    expect((await rowOf(one.id))?.level).toBe(200);
  });

  it("previews promotions, graduations and stays, then applies exactly those", async () => {
    const up = await paidStudent({ level: 100 });
    const last = await paidStudent({ level: 300 });
    const unpaid = await createStudent(server.college, { level: 200 });
    const away = await paidStudent({ level: 200, standing: "deferred" });
    const ids = [up, last, unpaid, away].map(({ id }) => id);

    const graduating = { final_level: 300, override_requirements: true };
    const { body } = await promotion(ids, graduating).expect(200);
    expect([body.changed, body.problems]).toEqual([2, 0]);
    const byId = new Map(body.rows.map((row: { id: number }) => [row.id, row]));
    expect(byId.get(up.id)).toMatchObject({
      before: "Level 100",
      after: expect.stringMatching(/^Level 200/),
      note: null,
    });
    expect(byId.get(last.id)).toMatchObject({ after: expect.stringMatching(/^Graduated/) });
    expect(byId.get(unpaid.id)).toMatchObject({
      after: null,
      note: studentTexts.bulk.unpaid("2025/2026"),
    });
    expect(byId.get(away.id)).toMatchObject({
      after: null,
      note: studentTexts.bulk.notActive.deferred,
    });
    expect((await rowOf(up.id))?.level).toBe(100);

    await promotion(ids, { ...graduating, dry_run: false, preview: body.preview }).expect(200);
    expect(await rowOf(up.id)).toMatchObject({ level: 200, standing: "active" });
    expect(await rowOf(last.id)).toMatchObject({ level: 300, standing: "graduated" });
    expect(await rowOf(unpaid.id)).toMatchObject({ level: 200 });
    const kept = await server.college.db
      .select()
      .from(studentLevel)
      .where(and(eq(studentLevel.studentId, up.id), eq(studentLevel.sessionId, sessionId)));
    expect(kept).toEqual([{ studentId: up.id, sessionId, level: 100 }]);

    const again = await promotion([up.id]).expect(200);
    expect(again.body.rows[0]).toMatchObject({
      after: null,
      note: studentTexts.bulk.leftAlready("2025/2026"),
    });
  });

  it("is refused as a whole after a change since the preview", async () => {
    const one = await paidStudent({ level: 100 });
    const other = await paidStudent({ level: 100 });
    const against = { override_requirements: true };
    const { body } = await promotion([one.id, other.id], against).expect(200);
    await defer(other.id);
    const run = { ...against, dry_run: false };
    const answer = await promotion([one.id, other.id], { ...run, preview: body.preview });
    expect([answer.status, answer.body.code]).toEqual([409, "preview_outdated"]);
    expect(answer.body.rows).toEqual([expect.objectContaining({ id: other.id })]);
    expect((await rowOf(one.id))?.level).toBe(100);
    await promotion([one.id], run).expect(409);
  });
});

describe("a deferred student", () => {
  it("can only log in and read until restored", async () => {
    const payer = await createRegistrant(server.college, sessionId);
    const unpaid = await createStudent(server.college);
    const as = await signInAs(server.college, unpaid);
    await defer(payer.id);
    await defer(unpaid.id);

    await get(`/student/${payer.id}/`, payer).expect(200);
    const register = await post(
      "/result/courseregistration/register-courses/",
      { course_ids: [1], session: "2025/2026", semester: "2" },
      payer,
    );
    expect([register.status, register.body.code]).toEqual([400, "not_active"]);
    expect(register.body.error).toBe(studentTexts.standing.deferred(studentTexts.doing.register));
    const waiting = await post("/hostel/waiting-list/", {}, payer);
    expect([waiting.status, waiting.body.code]).toEqual([400, "not_active"]);
    const pay = await post(
      "/payment/tuition/initialize/",
      {
        tuition_fee_id: 1,
        callback_url: `${server.college.config.publicUrl}/student/tuition-verify`,
      },
      as,
    );
    expect([pay.status, pay.body.code]).toEqual([409, "not_active"]);

    const entries = await server.college.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `student:${payer.id}`));
    expect(entries).toMatchObject([
      {
        action: "student.standing",
        before: { standing: "active" },
        after: { standing: "deferred" },
        reason: "Asked for by letter",
      },
    ]);
    const mails = (await server.mail()).filter(({ to }) => to === payer.email);
    expect(mails.at(-1)?.text).toContain("Asked for by letter");

    const back = await standing([payer.id], "active").expect(200);
    await standing([payer.id], "active", { dry_run: false, preview: back.body.preview }).expect(
      200,
    );
    const restored = await post(
      "/result/courseregistration/register-courses/",
      { course_ids: [1], session: "2025/2026", semester: "2" },
      payer,
    );
    expect(restored.body.code).toBe("unknown_course");
  });
});

describe("suspending an account", () => {
  it("ends its sign-ins at once, excludes ICT support, and can be undone", async () => {
    const one = await createStudent(server.college);
    const as = await signInAs(server.college, one);
    const ict = await createStaff(server.college, "ICT_SUPPORT");
    const put = (isSuspended: boolean, who: Caller = admin) =>
      request(server.url)
        .put(`/staff/profiles/${one.accountId}/suspension/`)
        .set({ authorization: who.authorization })
        .send({ is_suspended: isSuspended, reason: "Misconduct" });
    await put(true, ict).expect(403);
    await put(true).expect(200);
    await get(`/student/${one.id}/`, as).expect(401);
    await put(false).expect(200);
    await get(`/student/${one.id}/`, await signInAs(server.college, one)).expect(200);
    await request(server.url)
      .put(`/staff/profiles/${admin.accountId}/suspension/`)
      .set({ authorization: admin.authorization })
      .send({ is_suspended: true, reason: "Misconduct" })
      .expect(404);
  });
});
