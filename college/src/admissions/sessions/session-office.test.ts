import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createApplicant,
  createApplicationSession,
  createTestBatch,
} from "../../../testing/applicants.ts";
import { payScreening } from "../../../testing/applications.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { callOffice } from "../../../testing/office.ts";
import { createStaff } from "../../../testing/staff.ts";
import { admissionQuota } from "../../db/schema/admission-quotas.ts";
import { applicant, type applicationSession, testBatch } from "../../db/schema/admissions.ts";
import { sessionTexts } from "./texts.ts";

let test: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;
let round: typeof applicationSession.$inferSelect;

beforeAll(async () => {
  test = await startTestCollege();
  office = await createStaff(test.college, "SUPER_ADMIN");
});
afterAll(() => test.close());
beforeEach(async () => {
  round = await createApplicationSession(test.college);
});

const list = "/admission/session-records/";
const call = (method: "get" | "post" | "put" | "delete", path: string, body?: object) =>
  callOffice(test, office, method, path, body);
const at = (id: number) => `${list}${id}/`;

let titles = 0;
/** A form that will do, for a round of its own, long before any other. */
const form = (fields: object = {}) => {
  titles += 1;
  return {
    academic_session_id: round.academicSessionId,
    title: `Round ${titles}`,
    opens_at: `${2000 + titles}-03-01T00:00`,
    closes_at: `${2000 + titles}-04-01T00:00`,
    screening_fee: 12_000,
    ...fields,
  };
};

/** The form as the round of this test stands: open from 8 February to 9 April 2026, in Lagos. */
const sameForm = (fields: object = {}) => ({
  academic_session_id: round.academicSessionId,
  title: round.title,
  opens_at: "2026-02-08T10:00",
  closes_at: "2026-04-09T10:00",
  screening_fee: 10_000,
  revision: 1,
  ...fields,
});

describe("a round of admission", () => {
  it("is created with times of the college's zone, and written down", async () => {
    const { body } = await call("post", list, form({ title: "  Remedial \n Round " })).expect(200);
    expect(body).toMatchObject({ is_done: true, consequences: [] });
    const { body: record } = await call("get", at(body.id)).expect(200);
    expect(record).toMatchObject({
      title: "Remedial Round",
      opens_at: expect.stringMatching(/-02-28T23:00:00\.000Z$/),
      state: "closed",
      screening_fee: 12_000,
      applicants: 0,
      paid: 0,
      batches: [],
    });
    expect(await auditOf(test.college, `application_session:${body.id}`)).toMatchObject([
      {
        action: "application_session.create",
        actorAccountId: office.accountId,
        before: null,
        after: { title: "Remedial Round", screeningFee: 12_000 },
      },
    ]);
  });

  it.each([
    [{ title: " " }, "title"],
    [{ opens_at: "2026-02-30T00:00" }, "opens_at"],
    [{ closes_at: "1999-01-01T00:00" }, "closes_at"],
    [{ screening_fee: 0.5 }, "screening_fee"],
    [{ academic_session_id: 999_999 }, "academic_session_id"],
  ])("refuses %j at its field", async (fields, field) => {
    const { body } = await call("post", list, form(fields)).expect(400);
    expect(Object.keys(body)).toEqual([field]);
  });

  it("has one title in an academic session", async () => {
    const { body } = await call("post", list, form({ title: round.title })).expect(400);
    expect(body).toEqual({ title: [sessionTexts.titleTaken] });
  });

  it("names overlapping rounds and asks for a confirmation", async () => {
    await createApplicationSession(test.college, {
      title: "Far Ahead",
      opensAt: new Date("2090-03-01T00:00:00Z"),
      closesAt: new Date("2090-04-15T00:00:00Z"),
    });
    const overlapping = form({ opens_at: "2090-04-01T00:00", closes_at: "2090-05-01T00:00" });
    const { body } = await call("post", list, overlapping).expect(200);
    expect(body).toMatchObject({ is_done: false, id: null });
    expect(body.consequences).toEqual([expect.stringContaining("Far Ahead")]);
    const { body: done } = await call("post", list, { ...overlapping, is_confirmed: true });
    expect(done).toMatchObject({ is_done: true, consequences: [] });
    await call("delete", `${at(done.id)}?revision=1`).expect(200);
  });

  it("keeps paid amounts when the fee changes and counts them", async () => {
    const applicationSessionId = round.id;
    const payer = await createApplicant(test.college, { applicationSessionId });
    await payScreening(test.college, payer);
    await createApplicant(test.college, { applicationSessionId });
    const change = sameForm({ screening_fee: 15_000 });
    const { body } = await call("put", at(round.id), change).expect(200);
    expect(body.consequences).toEqual([
      sessionTexts.feePaid(1, "₦10,000.00"),
      sessionTexts.feeDue(1, "₦15,000.00"),
    ]);
    expect((await call("get", at(round.id))).body).toMatchObject({
      screening_fee: 10_000,
      paid: 1,
    });
    await call("put", at(round.id), { ...change, is_confirmed: true }).expect(200);
    expect((await call("get", at(round.id))).body).toMatchObject({
      screening_fee: 15_000,
      paid: 1,
    });
  });

  it("cannot become another academic session's once somebody paid", async () => {
    const payer = await createApplicant(test.college, { applicationSessionId: round.id });
    await payScreening(test.college, payer);
    const other = await createApplicationSession(test.college, { name: "2026/2027" });
    const change = sameForm({ academic_session_id: other.academicSessionId });
    const { body } = await call("put", at(round.id), change).expect(400);
    expect(body).toEqual({ academic_session_id: [sessionTexts.academicSessionFixed] });
  });

  it("says that closing it leaves some behind", async () => {
    await createApplicant(test.college, { applicationSessionId: round.id });
    const change = sameForm({ closes_at: "2026-03-01T00:00" });
    const { body } = await call("put", at(round.id), change).expect(200);
    expect(body.consequences).toContain(sessionTexts.closesNow(1));
  });

  it("refuses a change of an older revision", async () => {
    await call("put", at(round.id), sameForm({ title: "First", is_confirmed: true })).expect(200);
    const late = sameForm({ title: "Second", is_confirmed: true });
    const { body } = await call("put", at(round.id), late).expect(409);
    expect(body.code).toBe("changed_elsewhere");
    expect((await call("get", at(round.id))).body.title).toBe("First");
  });

  it("is deleted while nobody applied in it, and not after", async () => {
    await createTestBatch(test.college, round);
    await createApplicant(test.college, { applicationSessionId: round.id });
    const { body } = await call("delete", `${at(round.id)}?revision=1`).expect(409);
    expect(body).toEqual({ code: "in_use", detail: sessionTexts.inUse(1) });
    const empty = await createApplicationSession(test.college);
    await createTestBatch(test.college, empty);
    await call("delete", `${at(empty.id)}?revision=1`).expect(200);
    await call("get", at(empty.id)).expect(404);
    const entries = await auditOf(test.college, `application_session:${empty.id}`);
    expect(entries.at(-1)).toMatchObject({ action: "application_session.delete", after: null });
  });

  it("is found in the list by its state and title", async () => {
    const { body } = await call("get", `${list}?state=open&search=${round.title}`).expect(200);
    expect(body.rows).toContainEqual(expect.objectContaining({ id: round.id, state: "open" }));
    const closed = await call("get", `${list}?state=closed`).expect(200);
    expect(closed.body.rows.map(({ id }: { id: number }) => id)).not.toContain(round.id);
    const csv = await call("get", `${list}export/?format=csv`).expect(200);
    expect(csv.text).toContain(round.title);
  });
});

describe("quotas", () => {
  it("are set, changed and lifted, department by department", async () => {
    const { departmentId } = await createApplicant(test.college, {
      applicationSessionId: round.id,
    });
    const set = (places: number | null, revision: number) =>
      call("put", `${at(round.id)}quotas/`, {
        revision,
        quotas: [{ department_id: departmentId, places }],
      });
    await set(40, 1).expect(200);
    const { body } = await call("get", at(round.id)).expect(200);
    expect(body.quotas).toContainEqual(
      expect.objectContaining({ department_id: departmentId, places: 40, applicants: 1 }),
    );
    await set(30, 1).expect(409);
    await set(null, 2).expect(200);
    const kept = eq(admissionQuota.applicationSessionId, round.id);
    expect(await test.college.db.$count(admissionQuota, kept)).toBe(0);
    expect(await auditOf(test.college, `application_session:${round.id}`)).toHaveLength(2);
  });

  it("are of departments that there are", async () => {
    await call("put", `${at(round.id)}quotas/`, {
      revision: 1,
      quotas: [{ department_id: 999_999, places: 1 }],
    }).expect(400);
  });
});

describe("a test batch", () => {
  const batchForm = {
    starts_at: "2026-04-12T09:00",
    ends_at: "2026-04-12T11:00",
    capacity: 20,
  };
  const batchPath = (id: number) => `/admission/test-batches/${id}/`;

  const stored = async (id: number) => {
    const [row] = await test.college.db.select().from(testBatch).where(eq(testBatch.id, id));
    return row;
  };

  it("is added once for each time, and in the future", async () => {
    const path = `${at(round.id)}test-batches/`;
    const { body } = await call("post", path, batchForm).expect(200);
    expect(await stored(body.id)).toMatchObject({
      startsAt: new Date("2026-04-12T08:00:00Z"),
      capacity: 20,
      assigned: 0,
    });
    const again = await call("post", path, batchForm).expect(400);
    expect(again.body).toEqual({ starts_at: [sessionTexts.batch.startTaken] });
    const past = { ...batchForm, starts_at: "2026-03-01T09:00", ends_at: "2026-03-01T10:00" };
    expect((await call("post", path, past).expect(400)).body).toEqual({
      starts_at: [sessionTexts.batch.past],
    });
    await call("post", `${at(999_999)}test-batches/`, batchForm).expect(404);
  });

  it("mails the new time to the assigned applicants after a confirmation", async () => {
    const batch = await createTestBatch(test.college, round, { assigned: 1 });
    const moved = await createApplicant(test.college, {
      applicationSessionId: round.id,
      submittedAt: test.clock.read(),
      testBatchId: batch.id,
      documentCode: `moved-${batch.id}`,
      testNoticeSeenAt: test.clock.read(),
    });
    const change = { ...batchForm, revision: 1 };
    const { body } = await call("put", batchPath(batch.id), change).expect(200);
    expect(body.consequences).toEqual([sessionTexts.batch.told(1)]);
    const before = await test.mail();
    expect(before.filter(({ to }) => to === moved.email)).toEqual([]);

    await call("put", batchPath(batch.id), { ...change, is_confirmed: true }).expect(200);
    const [mail] = (await test.mail()).filter(({ to }) => to === moved.email);
    expect(mail?.subject).toBe("Your COHT aptitude test is at another time");
    expect(mail?.text).toContain("Sunday 12 April 2026\n    9:00 AM - 11:00 AM");
    const [row] = await test.college.db.select().from(applicant).where(eq(applicant.id, moved.id));
    expect(row?.testNoticeSeenAt).toBeNull();
  });

  it("never holds fewer than are assigned, and is not deleted under them", async () => {
    const batch = await createTestBatch(test.college, round, { assigned: 5 });
    const same = {
      starts_at: "2026-05-12T09:00",
      ends_at: "2026-05-12T11:00",
      capacity: 4,
      revision: 1,
    };
    const { body } = await call("put", batchPath(batch.id), same).expect(400);
    expect(Object.keys(body)).toEqual(["capacity"]);
    const deleted = await call("delete", `${batchPath(batch.id)}?revision=1`).expect(409);
    expect(deleted.body.code).toBe("in_use");
    expect(await stored(batch.id)).toMatchObject({ capacity: 10, assigned: 5 });
  });

  it("keeps its times once it has begun", async () => {
    const startsAt = new Date(test.clock.read().getTime() - 3_600_000);
    const batch = await createTestBatch(test.college, round, { startsAt, assigned: 2 });
    const change = { ...batchForm, starts_at: "2026-06-01T09:00", ends_at: "2026-06-01T10:00" };
    const { body } = await call("put", batchPath(batch.id), { ...change, revision: 1 }).expect(400);
    expect(body).toEqual({ starts_at: [sessionTexts.batch.begun] });
  });

  it("is deleted while it is empty", async () => {
    const batch = await createTestBatch(test.college, round);
    await call("delete", `${batchPath(batch.id)}?revision=1`).expect(200);
    expect(await stored(batch.id)).toBeUndefined();
  });
});

describe("the office of rounds", () => {
  it.each([
    "LECTURER",
    "EXAM_OFFICER",
    "ICT_SUPPORT",
  ] as const)("is not open to %s", async (role) => {
    const other = await createStaff(test.college, role);
    await callOffice(test, other, "get", list).expect(403);
    await callOffice(test, other, "post", list, form()).expect(403);
    await callOffice(test, other, "put", at(round.id), sameForm()).expect(403);
    await callOffice(test, other, "delete", `${at(round.id)}?revision=1`).expect(403);
  });
});
