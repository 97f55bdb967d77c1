import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  readHostelDashboard,
  readHostelStatus,
  selectBed,
  type TestHostel,
} from "../../testing/hostels.ts";
import { createPayer, type Payer } from "../../testing/payments.ts";
import { createStaff } from "../../testing/staff.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import {
  bed,
  bedClaim,
  hostel,
  hostelApplication,
  hostelSettings,
  hostelWaiting,
  room,
} from "../db/schema/hostels.ts";

const now = "2026-03-10T09:00:00.000Z";

let server: TestCollege;
let sessionId: number;
let amina: TestHostel;

beforeAll(async () => {
  server = await startTestCollege({ now });
});

afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.college;
  await db.delete(bedClaim);
  await db.delete(hostelWaiting);
  await db.delete(hostelApplication);
  for (const table of [hostelSettings, bed, room, hostel]) await db.delete(table);
  await db.update(semester).set({ isCurrent: false });
  await db.delete(semester);
  server.clock.set(now);
  ({ sessionId } = await openHostels(server.college));
  amina = await createHostel(server.college, {
    name: "Queen Amina Hall",
    rooms: [
      { number: "A-10", beds: 2 },
      { number: "A-9", beds: 1 },
      { number: "A-101", beds: 3, floor: 1 },
    ],
  });
  await createHostel(server.college, { kind: "Male", rooms: [{ number: "M-1", beds: 2 }] });
});

const boarder = (fields: Parameters<typeof createBoarder>[2] = {}) =>
  createBoarder(server.college, sessionId, fields);

const dashboardOf = async (student: Payer) => {
  const { status, body } = await readHostelDashboard(server.url, student);
  expect(status).toBe(200);
  return body.data;
};

const open = (settings: Partial<typeof hostelSettings.$inferInsert>) =>
  server.college.db.update(hostelSettings).set(settings);

const bedsOf = (number: string): readonly number[] =>
  amina.rooms.find((one) => one.number === number)?.bedIds ?? [];

/** What the office would do. */
const decide = async (
  { id }: Payer,
  change: Partial<typeof hostelApplication.$inferInsert>,
): Promise<void> => {
  const { db, clock } = server.college;
  if (change.status === "rejected" || change.status === "released") {
    await db.delete(bedClaim).where(eq(bedClaim.studentId, id));
  }
  await db
    .update(hostelApplication)
    .set({ decidedAt: clock(), ...change })
    .where(eq(hostelApplication.studentId, id));
};

describe("the dashboard", () => {
  test("lists rooms and beds of the student's kind in natural order", async () => {
    await open({ applicationDeadline: new Date("2026-03-20T23:00:00.000Z") });

    expect(await dashboardOf(await boarder())).toEqual({
      has_paid: true,
      application: null,
      settings: { is_application_open: true, application_deadline: "2026-03-20T23:00:00.000Z" },
      available_rooms: [
        { hostel: amina.name, floor: 0, room_number: "A-9", total_beds: 1, available_beds: 1 },
        { hostel: amina.name, floor: 0, room_number: "A-10", total_beds: 2, available_beds: 2 },
        { hostel: amina.name, floor: 1, room_number: "A-101", total_beds: 3, available_beds: 3 },
      ],
      available_beds: [
        { id: bedsOf("A-9")[0], room_number: "A-9", bed_number: 1 },
        ...[1, 2].map((number) => ({
          id: bedsOf("A-10")[number - 1],
          room_number: "A-10",
          bed_number: number,
        })),
        ...[1, 2, 3].map((number) => ({
          id: bedsOf("A-101")[number - 1],
          room_number: "A-101",
          bed_number: number,
        })),
      ],
      current_time: now,
      waiting: null,
    });
    const male = await dashboardOf(await boarder({ sex: "Male" }));
    expect(male.available_beds).toMatchObject([{ room_number: "M-1" }, { room_number: "M-1" }]);
  });

  test("leaves out taken or withdrawn beds and full rooms", async () => {
    await selectBed(server.url, await boarder(), bedsOf("A-9")[0]);
    await selectBed(server.url, await boarder(), bedsOf("A-101")[1]);
    await server.college.db
      .update(bed)
      .set({ isUsable: false })
      .where(eq(bed.id, bedsOf("A-101")[2] ?? 0));

    const { available_rooms, available_beds } = await dashboardOf(await boarder());

    expect(available_rooms).toMatchObject([
      { room_number: "A-10", total_beds: 2, available_beds: 2 },
      { room_number: "A-101", total_beds: 2, available_beds: 1 },
    ]);
    expect(available_beds.map(({ id }: { id: number }) => id)).toEqual([
      ...bedsOf("A-10"),
      bedsOf("A-101")[0],
    ]);
  });

  test("lists no room for a caller that shows none, and is the same otherwise", async () => {
    const { authorization } = await boarder();
    const read = (query: object) =>
      request(server.url).get("/hostel/dashboard/").query(query).set({ authorization });
    const whole = await read({});
    const short = await read({ rooms: "none" });

    expect(whole.body.data.available_rooms).not.toEqual([]);
    expect(short.body.data).toEqual({
      ...whole.body.data,
      available_rooms: [],
      available_beds: [],
    });
    expect((await read({ rooms: "some" })).status).toBe(400);
  });

  test("takes as many queries for two hundred rooms as for three", async () => {
    const student = await boarder();
    const select = vi.spyOn(server.college.db, "select");
    await dashboardOf(student);
    const few = select.mock.calls.length;
    await createHostel(server.college, {
      rooms: Array.from({ length: 200 }, (_, index) => ({ number: `N-${index}` })),
    });
    select.mockClear();

    const { available_rooms } = await dashboardOf(student);

    expect(available_rooms).toHaveLength(203);
    expect(select.mock.calls.length).toBe(few);
    select.mockRestore();
  });

  test("states the unpaid fee, and lists nothing without a known kind", async () => {
    const unpaid = await dashboardOf(await createPayer(server.college, { sex: "Female" }));
    const unknown = await dashboardOf(await boarder({ sex: null }));

    expect([unpaid.has_paid, unknown.has_paid]).toEqual([false, true]);
    expect([unknown.available_rooms, unknown.available_beds]).toEqual([[], []]);
  });

  test("of another session's payment says that this one's is not paid", async () => {
    const student = await boarder();
    const { db } = server.college;
    const [next] = await db.insert(academicSession).values({ name: "2026/2027" }).returning();
    await db.update(semester).set({ sessionId: next?.id ?? 0 });

    expect(await dashboardOf(student)).toMatchObject({
      has_paid: false,
      settings: { is_application_open: false, application_deadline: null },
    });
  });

  test("is closed from the deadline on", async () => {
    const student = await boarder();
    await open({ applicationDeadline: new Date("2026-03-10T09:00:01.000Z") });
    const before = await dashboardOf(student);
    server.clock.advance({ seconds: 1 });
    const after = await dashboardOf(student);

    expect(before.settings.is_application_open).toBe(true);
    expect(after.settings.is_application_open).toBe(false);
  });

  test("shows a standing application, or a rejected one after closing", async () => {
    const student = await boarder();
    await selectBed(server.url, student, bedsOf("A-9")[0]);
    const standing = await dashboardOf(student);
    await decide(student, { status: "rejected", reason: "Wrong hall." });
    const whileOpen = await dashboardOf(student);
    await open({ isApplicationOpen: false });
    const whileClosed = await dashboardOf(student);

    expect(standing.application).toMatchObject({ application_status: "pending" });
    expect(whileOpen.application).toBeNull();
    expect(whileClosed.application).toMatchObject({ application_status: "rejected" });
  });

  test("shows the offered bed only to its waiting student", async () => {
    const [offered = 0] = bedsOf("A-9");
    const student = await boarder();
    const until = new Date("2026-03-10T10:00:00.000Z");
    const { db } = server.college;
    await db
      .insert(hostelWaiting)
      .values({ sessionId, studentId: student.id, joinedAt: new Date(now) });
    await db
      .insert(bedClaim)
      .values({ sessionId, bedId: offered, studentId: student.id, offeredUntil: until });

    const own = await dashboardOf(student);
    const others = await dashboardOf(await boarder());

    expect(own.waiting).toEqual({
      position: null,
      joined_at: now,
      offer: {
        bed: { id: offered, room_number: "A-9", bed_number: 1 },
        expires_at: until.toISOString(),
      },
    });
    expect(others.available_beds.map(({ id }: { id: number }) => id)).not.toContain(offered);
    server.clock.set(until);
    const lapsed = await dashboardOf(await boarder());
    expect(lapsed.available_beds.map(({ id }: { id: number }) => id)).toContain(offered);
  });

  test("without a running session has nothing to offer", async () => {
    const student = await boarder();
    const { db } = server.college;
    await db.update(semester).set({ isCurrent: false });
    await db.update(academicSession).set({ isCurrent: false });

    expect(await dashboardOf(student)).toMatchObject({
      has_paid: false,
      application: null,
      settings: { is_application_open: false },
      available_rooms: [],
      waiting: null,
    });
    expect((await readHostelStatus(server.url, student)).status).toBe(404);
    expect((await request(server.url).get("/hostel/availability/")).body).toEqual({
      is_application_open: false,
      free_bed_ids: { female: [], male: [] },
    });
  });
});

describe("the status", () => {
  test("is not there before the student applies", async () => {
    const { status, body } = await readHostelStatus(server.url, await boarder());
    expect([status, body]).toEqual([
      404,
      { detail: "You have not applied for a bed this session." },
    ]);
  });

  test("of a pending application names room and bed", async () => {
    const student = await boarder();
    await selectBed(server.url, student, bedsOf("A-101")[1]);

    expect((await readHostelStatus(server.url, student)).body).toEqual({
      status: "success",
      data: {
        application_status: "pending",
        bed_space: { room: "A-101", bed: 2 },
        date_approved: null,
        approved_by: null,
        reason: null,
        can_apply_again: false,
      },
    });
  });

  test("of an approved one says when and by whom", async () => {
    const student = await boarder();
    await selectBed(server.url, student, bedsOf("A-101")[1]);
    const { accountId } = await createStaff(server.college, "SUPER_ADMIN");
    await decide(student, { status: "approved", decidedBy: accountId, printoutCode: "a-code-1" });

    expect((await readHostelStatus(server.url, student)).body.data).toMatchObject({
      application_status: "approved",
      bed_space: { room: "A-101", bed: 2 },
      date_approved: now,
      approved_by: "Tunde Balogun",
    });
  });

  test("shows the rejection's reason, and whether the student may reapply", async () => {
    const student = await boarder();
    await selectBed(server.url, student, bedsOf("A-101")[1]);
    await decide(student, { status: "rejected", reason: "Wrong hall." });

    const whileOpen = await readHostelStatus(server.url, student);
    await open({ isApplicationOpen: false });
    const whileClosed = await readHostelStatus(server.url, student);

    expect(whileOpen.body.data).toEqual({
      application_status: "rejected",
      bed_space: null,
      date_approved: null,
      approved_by: null,
      reason: "Wrong hall.",
      can_apply_again: true,
    });
    expect(whileClosed.body.data.can_apply_again).toBe(false);
  });
});

describe("availability", () => {
  test("lists the free beds of both kinds for anybody", async () => {
    const [taken] = bedsOf("A-9");
    await selectBed(server.url, await boarder(), taken);

    const { status, body } = await request(server.url).get("/hostel/availability/");

    expect(status).toBe(200);
    expect(body.is_application_open).toBe(true);
    expect(body.free_bed_ids.female).toEqual(amina.bedIds.filter((id) => id !== taken));
    expect(body.free_bed_ids.male).toHaveLength(2);
  });
});
