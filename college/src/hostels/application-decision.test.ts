import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  applicationCalled,
  claimOf,
  clearHostels,
  decideHostel,
  type HeldBed,
  holdBed,
  joinWaiting,
  releaseHostel,
  relocate,
  setHostels,
} from "../../testing/hostel-office.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  type TestHostel,
} from "../../testing/hostels.ts";
import type { Payer } from "../../testing/payments.ts";
import { createStaff } from "../../testing/staff.ts";
import { bed } from "../db/schema/hostels.ts";
import { auditEntry } from "../db/schema/staff.ts";
import { hostelTexts } from "./texts.ts";

let server: TestCollege;
let sessionId: number;
let office: Awaited<ReturnType<typeof createStaff>>;
let house: TestHostel;
let holder: Payer;
let held: HeldBed;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openHostels(server.college));
  office = await createStaff(server.college, "SUPER_ADMIN");
});

beforeEach(async () => {
  await clearHostels(server.college);
  house = await createHostel(server.college, {
    name: "Queen Amina Hall",
    rooms: [{ number: "A-101", beds: 3 }],
  });
  holder = await createBoarder(server.college, sessionId);
  held = await holdBed(server.college, { sessionId, student: holder, bedId: bedId(0) });
});

afterAll(() => server.close());

const bedId = (index: number): number => house.bedIds[index] ?? 0;

const decide = (body: object, who = office, id: number | string = held.id) =>
  decideHostel(server.url, who, id, body);

const release = (body?: object) => releaseHostel(server.url, office, held.id, body);

const move = (body: object, id: number | string = held.id) =>
  relocate(server.url, office, id, body);

const approved = { decision: "approved" };
const rejected = { decision: "rejected", reason: "  You live in town. " };

const auditOf = (subject: string) =>
  server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, subject))
    .orderBy(auditEntry.id);

const auditOfApplication = () => auditOf(`hostel_application:${held.id}`);

const mailTo = async ({ email }: Payer) => (await server.mail()).filter(({ to }) => to === email);

const lastMailTo = async (who: Payer) => {
  const mails = await mailTo(who);
  return mails.at(-1) ?? { subject: "", text: "" };
};

/** Somebody on the waiting list, as when the house is full. */
const createWaiter = async (): Promise<Payer> => {
  for (const full of [bedId(1), bedId(2)]) {
    if ((await claimOf(server.college, sessionId, full)) !== undefined) continue;
    const other = await createBoarder(server.college, sessionId);
    await holdBed(server.college, { sessionId, student: other, bedId: full });
  }
  const waiter = await createBoarder(server.college, sessionId);
  await joinWaiting(server.url, waiter).expect(200);
  return waiter;
};

describe("the hostel office", () => {
  it.each([
    "LECTURER",
    "EXAM_OFFICER",
    "ICT_SUPPORT",
  ] as const)("is not open to a %s", async (role) => {
    const other = await createStaff(server.college, role);
    await decide(approved, other).expect(403);
    await releaseHostel(server.url, other, held.id).expect(403);
    await relocate(server.url, other, held.id, { bed_id: bedId(1), reason: "x" }).expect(403);
    const closing = { is_application_open: false, application_deadline: null };
    await setHostels(server.url, other, closing).expect(403);
    expect(await applicationCalled(server.college, held)).toMatchObject({ status: "pending" });
    expect(await auditOfApplication()).toEqual([]);
  });

  it("is refused to students, the holder included, and without a token", async () => {
    await decideHostel(server.url, holder, held.id, approved).expect(403);
    await releaseHostel(server.url, holder, held.id).expect(403);
    await relocate(server.url, holder, held.id, { bed_id: bedId(1), reason: "x" }).expect(403);
    const opening = { is_application_open: true, application_deadline: null };
    await setHostels(server.url, holder, opening).expect(403);
    const path = `/hostel/applications/${held.id}`;
    await request(server.url).put(`${path}/decision/`).send(approved).expect(401);
    await request(server.url).post(`${path}/release/`).send({ reason: "x" }).expect(401);
    await request(server.url)
      .post(`${path}/relocation/`)
      .send({ bed_id: bedId(1), reason: "x" })
      .expect(401);
    await request(server.url).put("/hostel/settings/").send(opening).expect(401);
    expect(await applicationCalled(server.college, held)).toMatchObject({ status: "pending" });
  });

  it.each([999_999, 2 ** 31, 0, "1 or 1=1"])("knows no application %s", async (id) => {
    await decide(approved, office, id).expect(404);
    await releaseHostel(server.url, office, id).expect(404);
    await move({ bed_id: bedId(1), reason: "x" }, id).expect(404);
  });

  it.each([undefined, "", " \n "])("takes no bed away without a reason: %j", async (reason) => {
    const missing = { reason: [expect.any(String)] };
    expect((await decide({ decision: "rejected", reason }).expect(400)).body).toEqual(missing);
    expect((await release({ reason }).expect(400)).body).toEqual(missing);
    expect((await move({ bed_id: bedId(1), reason }).expect(400)).body).toEqual(missing);
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: holder.id,
    });
    expect(await mailTo(holder)).toEqual([]);
  });

  it("refuses a reason of more than 500 characters, and another decision", async () => {
    await release({ reason: "x".repeat(501) }).expect(400);
    await decide({ decision: "perhaps" }).expect(400);
    await decide({}).expect(400);
    await move({ bed_id: "one", reason: "x" }).expect(400);
    await move({ reason: "x" }).expect(400);
  });
});

describe("an approval", () => {
  it("keeps the bed, creates the printout's code, audits and mails", async () => {
    const { body } = await decide({ ...approved, reason: "left in the form" }).expect(200);
    expect(body).toEqual({ message: hostelTexts.office.done.approved });
    expect(await applicationCalled(server.college, held)).toMatchObject({
      status: "approved",
      decidedAt: server.clock.read(),
      decidedBy: office.accountId,
      reason: null,
      printoutCode: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: holder.id,
      offeredUntil: null,
    });
    expect(await auditOfApplication()).toMatchObject([
      {
        actorAccountId: office.accountId,
        action: "hostel.decide",
        at: server.clock.read(),
        before: { status: "pending", bedId: bedId(0) },
        after: { status: "approved", bedId: bedId(0) },
      },
    ]);
    const { subject, text } = await lastMailTo(holder);
    expect(subject).toBe("Your COHT hostel application");
    expect(text).toContain("approved: bed 1 in room A-101, Queen Amina Hall,");
    expect(text).toContain("http://localhost:4000/student/hostel-application");
  });
});

describe("a rejection", () => {
  it("frees the bed, and tells the student why", async () => {
    await decide(rejected).expect(200);
    expect(await applicationCalled(server.college, held)).toMatchObject({
      status: "rejected",
      reason: "You live in town.",
      decidedBy: office.accountId,
    });
    expect(await claimOf(server.college, sessionId, bedId(0))).toBeUndefined();
    expect(await auditOfApplication()).toMatchObject([
      { action: "hostel.decide", after: { status: "rejected", reason: "You live in town." } },
    ]);
    expect((await lastMailTo(holder)).text).toContain("The reason: You live in town.\n");
  });

  it("offers the bed to the waiting list", async () => {
    const waiter = await createWaiter();
    await decide(rejected).expect(200);
    expect(await claimOf(server.college, sessionId, bedId(0))).toEqual({
      studentId: waiter.id,
      offeredUntil: new Date("2026-03-11T09:00:00.000Z"),
    });
    expect((await lastMailTo(waiter)).text).toContain("until 11 March 2026 at 10:00");
  });
});

it.each([
  ["approved", approved],
  ["rejected", rejected],
] as const)("what is %s is decided once", async (status, decision) => {
  await decide(decision).expect(200);
  const mails = await mailTo(holder);
  for (const again of [approved, rejected]) {
    const { body } = await decide(again).expect(409);
    expect(body).toEqual({ detail: hostelTexts.office.decided, code: "decided" });
  }
  expect(await applicationCalled(server.college, held)).toMatchObject({ status });
  expect(await auditOfApplication()).toHaveLength(1);
  expect(await mailTo(holder)).toEqual(mails);
});

describe("a release", () => {
  it.each([false, true])("takes the bed back (approved: %j)", async (isApproved) => {
    if (isApproved) await decide(approved).expect(200);
    const waiter = await createWaiter();
    await release({ reason: "You left the college." }).expect(200);
    expect(await applicationCalled(server.college, held)).toMatchObject({
      status: "released",
      reason: "You left the college.",
      printoutCode: null,
    });
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: waiter.id,
    });
    expect((await auditOfApplication()).at(-1)).toMatchObject({
      action: "hostel.release",
      before: { status: isApproved ? "approved" : "pending" },
      after: { status: "released", reason: "You left the college." },
    });
    expect((await lastMailTo(holder)).text).toContain("The reason: You left the college.\n");
  });

  it("is refused a second time and after a rejection", async () => {
    await release().expect(200);
    expect((await release().expect(409)).body).toMatchObject({ code: "no_bed" });
    expect((await move({ bed_id: bedId(1), reason: "x" }).expect(409)).body).toMatchObject({
      code: "no_bed",
    });
    expect((await decide(approved).expect(409)).body).toMatchObject({ code: "decided" });
    expect(await auditOfApplication()).toHaveLength(1);
  });
});

describe("a relocation", () => {
  it("moves the student, and frees the old bed", async () => {
    await move({ bed_id: bedId(1), reason: "The roof leaks." }).expect(200);
    expect(await applicationCalled(server.college, held)).toMatchObject({
      status: "pending",
      bedId: bedId(1),
      printoutCode: null,
    });
    expect(await claimOf(server.college, sessionId, bedId(0))).toBeUndefined();
    expect(await claimOf(server.college, sessionId, bedId(1))).toMatchObject({
      studentId: holder.id,
      offeredUntil: null,
    });
    expect(await auditOfApplication()).toMatchObject([
      {
        action: "hostel.relocate",
        before: { status: "pending", bedId: bedId(0) },
        after: { status: "pending", bedId: bedId(1), reason: "The roof leaks." },
      },
    ]);
    const { text } = await lastMailTo(holder);
    expect(text).toContain("from bed 1 in room A-101, Queen Amina Hall, to bed 2 in room A-101");
    expect(text).toContain("The reason: The roof leaks.");
    expect(text).not.toContain("printout");
  });

  it("keeps an approval, under another code than the old printout's", async () => {
    await decide(approved).expect(200);
    const { printoutCode } = await applicationCalled(server.college, held);
    await move({ bed_id: bedId(1), reason: "The roof leaks." }).expect(200);
    const after = await applicationCalled(server.college, held);
    expect(after).toMatchObject({ status: "approved", printoutCode: expect.any(String) });
    expect(after.printoutCode).not.toBe(printoutCode);
    expect((await lastMailTo(holder)).text).toContain("Download the new one");
  });

  it("offers the old bed to the waiting list", async () => {
    const other = await createHostel(server.college, { rooms: [{ number: "B-1", beds: 1 }] });
    await server.college.db
      .update(bed)
      .set({ isUsable: false })
      .where(eq(bed.id, other.bedIds[0] ?? 0));
    const waiter = await createWaiter();
    await server.college.db.update(bed).set({ isUsable: true });
    await move({ bed_id: other.bedIds[0], reason: "x" }).expect(200);
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: waiter.id,
    });
  });

  it("refuses an unknown, broken, held or unchanged bed", async () => {
    const other = await createBoarder(server.college, sessionId);
    await holdBed(server.college, { sessionId, student: other, bedId: bedId(1) });
    await server.college.db
      .update(bed)
      .set({ isUsable: false })
      .where(eq(bed.id, bedId(2)));
    expect((await move({ bed_id: 999_999, reason: "x" }).expect(404)).body).toEqual({
      detail: hostelTexts.office.unknownBed,
    });
    for (const index of [0, 1, 2]) {
      const { body } = await move({ bed_id: bedId(index), reason: "x" }).expect(409);
      expect(body).toMatchObject({ code: "bed_taken" });
    }
    expect(await applicationCalled(server.college, held)).toMatchObject({ bedId: bedId(0) });
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: holder.id,
    });
  });

  it("takes no bed that is offered to somebody who waits", async () => {
    const waiter = await createWaiter();
    const second = await createBoarder(server.college, sessionId);
    const hall = await createHostel(server.college, { rooms: [{ number: "B-1", beds: 1 }] });
    const theirs = await holdBed(server.college, {
      sessionId,
      student: second,
      bedId: hall.bedIds[0] ?? 0,
    });
    await release().expect(200);
    const { body } = await move({ bed_id: bedId(0), reason: "x" }, theirs.id).expect(409);
    expect(body).toMatchObject({ code: "bed_taken" });
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: waiter.id,
    });
  });

  it("takes no bed of the other kind", async () => {
    const men = await createHostel(server.college, { kind: "Male" });
    const { body } = await move({ bed_id: men.bedIds[0], reason: "x" }).expect(409);
    expect(body).toMatchObject({ code: "wrong_kind" });
  });
});
