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
} from "../../testing/hostel-office.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  type TestHostel,
} from "../../testing/hostels.ts";
import type { Payer } from "../../testing/payments.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { hostelWaiting } from "../db/schema/hostels.ts";
import { auditEntry } from "../db/schema/staff.ts";

let server: TestCollege;
let sessionId: number;
let office: TestStaff;
let house: TestHostel;
let holders: Payer[];
let held: HeldBed[];

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openHostels(server.college));
  office = await createStaff(server.college, "SUPER_ADMIN");
});

beforeEach(async () => {
  await clearHostels(server.college);
  house = await createHostel(server.college, {
    name: "Amina Hall",
    rooms: [{ number: "A-101", beds: 3 }],
  });
  holders = [];
  held = [];
  for (const bedId of house.bedIds) {
    const student = await createBoarder(server.college, sessionId);
    holders.push(student);
    held.push(await holdBed(server.college, { sessionId, student, bedId }));
  }
});

afterAll(() => server.close());

const ids = () => held.map(({ id }) => id);
const bedId = (index: number): number => house.bedIds[index] ?? 0;
const reason = "The list of the third of March.";

const decide = async (body: object) => {
  const answer = await request(server.url)
    .post("/hostel/applications/decisions/")
    .set({ authorization: office.authorization })
    .send({ ids: ids(), decision: "approve", reason, dry_run: false, ...body });
  return { status: answer.status, body: answer.body };
};

const list = async (path: string) => {
  const { body } = await request(server.url)
    .get(`/hostel/${path}`)
    .set({ authorization: office.authorization })
    .expect(200);
  return body;
};

const statuses = async () =>
  Promise.all(held.map(async (one) => (await applicationCalled(server.college, one)).status));

const createWaiter = async (): Promise<Payer> => {
  const waiter = await createBoarder(server.college, sessionId);
  await joinWaiting(server.url, waiter).expect(200);
  return waiter;
};

const lastMailTo = async ({ email }: Payer) =>
  (await server.mail()).filter(({ to }) => to === email).at(-1)?.text;

describe("many applications at once", () => {
  it("are previewed one by one, and nothing is written", async () => {
    await decideHostel(server.url, office, ids()[1] ?? 0, { decision: "approved" }).expect(200);
    const { status, body } = await decide({ dry_run: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ decided: 2, problems: 1 });
    expect(body.rows).toMatchObject([
      { matric_number: holders[0]?.matricNumber, problem: null, place: expect.any(String) },
      { status: "approved", problem: expect.any(String) },
      { problem: null },
    ]);
    expect(body.rows[0].place).toBe("bed 1 in room A-101, Amina Hall");
    expect(await statuses()).toEqual(["pending", "approved", "pending"]);
  });

  it("are approved, each with a printout, mail and audit entry", async () => {
    expect(await decide({})).toMatchObject({ status: 200, body: { decided: 3, problems: 0 } });
    const written = await Promise.all(held.map((one) => applicationCalled(server.college, one)));
    expect(new Set(written.map(({ printoutCode }) => printoutCode)).size).toBe(3);
    for (const [index, { id }] of held.entries()) {
      expect(written[index]).toMatchObject({ status: "approved", decidedBy: office.accountId });
      const entries = await server.college.db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `hostel_application:${id}`));
      expect(entries).toMatchObject([
        {
          action: "hostel.decide",
          actorAccountId: office.accountId,
          before: { status: "pending" },
          after: { status: "approved" },
          reason,
        },
      ]);
    }
    expect(await lastMailTo(holders[2] as Payer)).toContain("bed 3 in room A-101");
  });

  it("are rejected and released; beds are offered in list order", async () => {
    const [first, second] = [await createWaiter(), await createWaiter()];
    await decide({ decision: "reject", ids: ids().slice(0, 1) });
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: first.id,
    });
    await decide({ ids: ids().slice(1, 2) });
    await decide({ decision: "release", ids: ids().slice(1) });
    expect(await statuses()).toEqual(["rejected", "released", "released"]);
    expect(await claimOf(server.college, sessionId, bedId(1))).toMatchObject({
      studentId: second.id,
    });
    expect(await claimOf(server.college, sessionId, bedId(2))).toBeUndefined();
    expect(await lastMailTo(holders[1] as Payer)).toContain(reason);
  });

  it("are decided all or none, and the failing one is named", async () => {
    await decide({ ids: ids().slice(2) });
    const { status, body } = await decide({ decision: "reject" });
    expect({ status, code: body.code }).toEqual({ status: 409, code: "preview_outdated" });
    expect(body.rows).toMatchObject([{ id: ids()[2], status: "approved" }]);
    expect(await statuses()).toEqual(["pending", "pending", "approved"]);
    expect((await decide({ ids: [...ids().slice(0, 1), 999_999] })).status).toBe(404);
    expect(await statuses()).toEqual(["pending", "pending", "approved"]);
  });

  it.each([
    { reason: "   no   " },
    { reason: "x".repeat(501) },
    { ids: [] },
    { ids: [1, 1] },
    { decision: "forget" },
  ])("are left alone for %j", async (wrong) => {
    expect((await decide(wrong)).status).toBe(400);
    expect(await statuses()).toEqual(["pending", "pending", "pending"]);
  });
});

describe("the list of applications", () => {
  it("is narrowed by state, place, department, level and name", async () => {
    await decide({ ids: ids().slice(0, 1) });
    const total = async (query: string) => (await list(`applications/?${query}`)).total;
    expect(await total("")).toBe(3);
    expect(await total("status=approved")).toBe(1);
    expect(await total("status=pending&floor=0")).toBe(2);
    expect(await total(`hostel=${house.id}`)).toBe(3);
    expect(await total("hostel=999999")).toBe(0);
    expect(await total("level=100")).toBe(3);
    expect(await total("level=200")).toBe(0);
    expect(await total(`search=${holders[1]?.matricNumber}`)).toBe(1);
    const { rows } = await list("applications/?sort=-room");
    expect(rows.map(({ bed }: { bed: number }) => bed)).toEqual([3, 2, 1]);
    expect(rows[2]).toMatchObject({
      status: "approved",
      matric_number: holders[0]?.matricNumber,
      hostel: "Amina Hall",
      room: "A-101",
      department: "Community Health",
      level: 100,
    });
  });

  it("lists the free beds of the student's kind in order", async () => {
    const men = { kind: "Male", rooms: [{ number: "M-1" }] } as const;
    await createHostel(server.college, men);
    await createHostel(server.college, {
      name: "Bello Hall",
      rooms: [{ number: "B-2", beds: 1, floor: 1 }],
    });
    await decide({ decision: "release", ids: ids().slice(2) });
    const { beds } = await list(`applications/${ids()[0]}/beds/`);
    expect(beds).toMatchObject([
      { id: bedId(2), hostel: "Amina Hall", floor: 0, room: "A-101", bed: 3 },
      { hostel: "Bello Hall", floor: 1, room: "B-2", bed: 1 },
    ]);
  });
});

describe("the waiting list", () => {
  it("shows places and offers, and lets the office remove a student", async () => {
    const [first, second, third] = [
      await createWaiter(),
      await createWaiter(),
      await createWaiter(),
    ];
    await decide({ decision: "reject", ids: ids().slice(0, 1) });
    const { rows } = await list("waiting/");
    expect(rows).toMatchObject([
      { student_id: first.id, position: null, offer: { room: "A-101", bed: 1 } },
      { student_id: second.id, position: 1, offer: null, kind: "Female" },
      { student_id: third.id, position: 2 },
    ]);
    expect(await list("waiting/?is_offered=true")).toMatchObject({ total: 1 });
    expect(await list("waiting/?is_offered=false")).toMatchObject({ total: 2 });

    const remove = (body: object, id = rows[0].id) =>
      request(server.url)
        .post(`/hostel/waiting/${id}/removal/`)
        .set({ authorization: office.authorization })
        .send(body);
    await remove({ reason: "out" }).expect(400);
    await remove({ reason: "You live in town." }).expect(200);
    await remove({ reason: "You live in town." }).expect(404);
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: second.id,
    });
    expect(await lastMailTo(first)).toContain("You live in town.");
    expect(await server.college.db.$count(hostelWaiting)).toBe(2);
  });
});

it("the settings are saved over what was seen only", async () => {
  const save = (body: object) =>
    request(server.url)
      .put("/hostel/settings/")
      .set({ authorization: office.authorization })
      .send({ is_application_open: true, application_deadline: "2026-04-01T10:00:00Z", ...body });
  const { settings } = await list("hostels/");
  await save({ revision: settings.revision }).expect(200);
  const { body } = await save({ revision: settings.revision, application_deadline: null }).expect(
    409,
  );
  expect(body.code).toBe("changed_elsewhere");
  expect((await list("hostels/")).settings).toMatchObject({
    application_deadline: "2026-04-01T10:00:00.000Z",
    revision: settings.revision + 1,
  });
  await save({ revision: settings.revision + 1, application_deadline: null }).expect(200);
});
