import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  claimOf,
  clearHostels,
  type HeldBed,
  holdBed,
  joinWaiting,
} from "../../testing/hostel-office.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  selectBed,
  type TestHostel,
} from "../../testing/hostels.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { bed, hostel, room } from "../db/schema/hostels.ts";
import { auditEntry } from "../db/schema/staff.ts";
import { roomNumbers } from "./rooms.ts";

let server: TestCollege;
let sessionId: number;
let office: TestStaff;
let house: TestHostel;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openHostels(server.college));
  office = await createStaff(server.college, "SUPER_ADMIN");
});

beforeEach(async () => {
  await clearHostels(server.college);
  house = await createHostel(server.college, {
    name: "Amina Hall",
    rooms: [{ number: "A-101", beds: 2 }],
  });
});

afterAll(() => server.close());

type Method = "get" | "post" | "put" | "delete";

const call = async (method: Method, path: string, body?: object) => {
  const answer = await request(server.url)
    [method](`/hostel/${path}`)
    .set({ authorization: office.authorization })
    .send(body);
  return { status: answer.status, body: answer.body };
};

const boarder = () => createBoarder(server.college, sessionId);
const bedId = (index: number): number => house.bedIds[index] ?? 0;
const roomId = () => house.rooms[0]?.id ?? 0;
const reason = "The ceiling leaks.";

const auditOf = (subject: string) =>
  server.college.db.select().from(auditEntry).where(eq(auditEntry.subject, subject));

describe("hostels", () => {
  it("are added, renamed, and listed with their floors and the session's settings", async () => {
    expect(
      await call("post", "hostels/", { name: "  Bello \n Hall ", kind: "Male" }),
    ).toMatchObject({ status: 201 });
    const { body } = await call("get", "hostels/");
    expect(body.settings).toMatchObject({
      session: "2025/2026",
      is_application_open: true,
      revision: 1,
    });
    expect(body.hostels).toMatchObject([
      { name: "Amina Hall", rooms: 1, beds: 2, floors: [0] },
      { name: "Bello Hall", kind: "Male", rooms: 0, beds: 0, floors: [], revision: 1 },
    ]);
    const { id } = body.hostels[1];
    const renamed = { name: "Bello House", kind: "Female", revision: 1 };
    expect((await call("put", `hostels/${id}/`, renamed)).status).toBe(200);
    expect(await auditOf(`hostel:${id}`)).toMatchObject([
      { action: "hostel.add" },
      { action: "hostel.change", before: { name: "Bello Hall", kind: "Male" } },
    ]);
  });

  it("keep their kind while they have rooms, unique names, and others' changes", async () => {
    const saving = { name: "Amina Hall", kind: "Male", revision: 1 };
    expect(await call("put", `hostels/${house.id}/`, saving)).toMatchObject({
      status: 409,
      body: { code: "in_use" },
    });
    const taken = { status: 409, body: { code: "name_taken" } };
    const other = await createHostel(server.college, { name: "Bello Hall" });
    const same = { name: "Amina Hall", kind: "Female", revision: 1 };
    expect(await call("post", "hostels/", same)).toMatchObject(taken);
    expect(await call("put", `hostels/${other.id}/`, same)).toMatchObject(taken);
    expect(await call("put", `hostels/${other.id}/`, { ...same, revision: 7 })).toMatchObject({
      status: 409,
      body: { code: "changed_elsewhere" },
    });
    expect((await call("put", "hostels/999999/", same)).status).toBe(404);
    expect((await call("post", "hostels/", { ...same, name: " \t" })).body).toHaveProperty("name");
  });
});

describe("rooms", () => {
  it("are added as a range, all or none", async () => {
    const range = { hostel_id: house.id, floor: 1, first: "A-109", count: 3, beds: 4 };
    expect((await call("post", "rooms/", range)).status).toBe(201);
    const rooms = await server.college.db.select().from(room).where(eq(room.floor, 1));
    expect(rooms.map(({ number }) => number)).toEqual(["A-109", "A-110", "A-111"]);
    expect(await server.college.db.$count(bed)).toBe(2 + 12);

    const overlapping = await call("post", "rooms/", { ...range, first: "A-107" });
    expect(overlapping).toMatchObject({ status: 409, body: { code: "name_taken" } });
    expect(overlapping.body.detail).toContain("A-109");
    expect(await server.college.db.$count(room)).toBe(4);
    const endless = await call("post", "rooms/", { ...range, first: "Annex" });
    expect(endless).toMatchObject({ status: 400, body: { first: [expect.any(String)] } });
    for (const wrong of [{ count: 101 }, { beds: 21 }, { count: 0 }, { floor: -1 }]) {
      expect((await call("post", "rooms/", { ...range, ...wrong })).status).toBe(400);
    }
  });

  it("offer their beds to waiting students at once", async () => {
    for (const index of [0, 1]) {
      await holdBed(server.college, { sessionId, student: await boarder(), bedId: bedId(index) });
    }
    const waiter = await boarder();
    await joinWaiting(server.url, waiter).expect(200);
    const one = { hostel_id: house.id, floor: 0, first: "A-102", count: 1, beds: 1 };
    expect((await call("post", "rooms/", one)).status).toBe(201);
    const { body } = await call("get", "waiting/");
    expect(body.rows).toMatchObject([
      { student_id: waiter.id, position: null, offer: { room: "A-102", bed: 1 } },
    ]);
  });

  it("are listed and filtered by the state of their beds", async () => {
    const holder = await boarder();
    await holdBed(server.college, { sessionId, student: holder, bedId: bedId(0) });
    await createHostel(server.college, { name: "Bello Hall", rooms: [{ number: "B-1", beds: 1 }] });
    expect((await call("put", `beds/${bedId(1)}/use/`, { is_usable: false, reason })).status).toBe(
      200,
    );
    const { body } = await call("get", "rooms/");
    expect(body).toMatchObject({ total: 2 });
    expect(body.rows[0]).toMatchObject({
      number: "A-101",
      hostel: "Amina Hall",
      beds: [
        { number: 1, state: "pending", student: { matric_number: holder.matricNumber } },
        { number: 2, state: "out_of_use", reason, student: null },
      ],
    });
    const found = async (query: string) =>
      (await call("get", `rooms/?${query}`)).body.rows.map(
        ({ number }: { number: string }) => number,
      );
    expect(await found("state=free")).toEqual(["B-1"]);
    expect(await found("state=out_of_use")).toEqual(["A-101"]);
    expect(await found("state=pending")).toEqual(["A-101"]);
    expect(await found("state=approved")).toEqual([]);
    expect(await found(`hostel=${house.id}`)).toEqual(["A-101"]);
    expect(await found("search=b-")).toEqual(["B-1"]);
    const exported = await request(server.url)
      .get("/hostel/rooms/export/?format=csv")
      .set({ authorization: office.authorization })
      .expect(200);
    expect(exported.text).toContain("Amina Hall,Female,0,A-101,2,1,0,1,0,0");
  });

  it("are renamed and moved only with the current revision", async () => {
    const moved = { number: "A-1", floor: 2, revision: 1 };
    expect((await call("put", `rooms/${roomId()}/`, moved)).status).toBe(200);
    expect(await call("put", `rooms/${roomId()}/`, moved)).toMatchObject({
      status: 409,
      body: { code: "changed_elsewhere" },
    });
    await createHostel(server.college, { rooms: [{ number: "B-1" }] });
    const taken = { number: "B-1", floor: 2, revision: 2 };
    expect(await call("put", `rooms/${roomId()}/`, taken)).toMatchObject({
      status: 409,
      body: { code: "name_taken" },
    });
    expect(await auditOf(`room:${roomId()}`)).toMatchObject([
      { before: { number: "A-101", floor: 0 }, after: { number: "A-1", floor: 2 } },
    ]);
  });

  it("are removed with their beds only without any application", async () => {
    await selectBed(server.url, await boarder(), bedId(0)).expect(200);
    expect(await call("delete", `rooms/${roomId()}/?revision=1`)).toMatchObject({
      status: 409,
      body: { code: "in_use" },
    });
    const other = await createHostel(server.college, { rooms: [{ number: "B-1" }] });
    const unused = other.rooms[0]?.id;
    expect((await call("delete", `rooms/${unused}/?revision=1`)).status).toBe(200);
    expect(await server.college.db.$count(bed)).toBe(2);
    expect((await call("delete", `rooms/${unused}/?revision=1`)).status).toBe(404);
  });
});

describe("a bed", () => {
  it("is added to a room after its last, up to forty", async () => {
    expect((await call("post", `rooms/${roomId()}/beds/`, { count: 2 })).status).toBe(201);
    const beds = await server.college.db.select().from(bed).orderBy(bed.number);
    expect(beds.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect((await call("post", `rooms/${roomId()}/beds/`, { count: 20 })).status).toBe(201);
    expect(await call("post", `rooms/${roomId()}/beds/`, { count: 20 })).toMatchObject({
      status: 409,
      body: { code: "room_full" },
    });
    expect((await call("post", "rooms/999999/beds/", { count: 1 })).status).toBe(404);
  });

  it("is removed only without any application", async () => {
    await selectBed(server.url, await boarder(), bedId(0)).expect(200);
    expect(await call("delete", `beds/${bedId(0)}/`)).toMatchObject({
      status: 409,
      body: { code: "in_use" },
    });
    expect((await call("delete", `beds/${bedId(1)}/`)).status).toBe(200);
    expect((await call("delete", `beds/${bedId(1)}/`)).status).toBe(404);
  });

  it("is taken out of use with a reason, and returns to use", async () => {
    const use = `beds/${bedId(0)}/use/`;
    expect(await call("put", use, { is_usable: false, reason: "wet" })).toMatchObject({
      status: 400,
      body: { reason: [expect.any(String)] },
    });
    expect((await call("put", use, { is_usable: false, reason })).status).toBe(200);
    await selectBed(server.url, await boarder(), bedId(0)).expect(409);
    const back = { is_usable: true, reason: "It is mended." };
    expect((await call("put", use, back)).status).toBe(200);
    await selectBed(server.url, await boarder(), bedId(0)).expect(200);
    expect(await auditOf(`bed:${bedId(0)}`)).toMatchObject([
      { before: { isUsable: true }, after: { isUsable: false }, reason },
      { before: { isUsable: false, outOfUseReason: reason }, after: { isUsable: true } },
    ]);
  });

  it("is not taken from its holder", async () => {
    const holder = await boarder();
    await holdBed(server.college, { sessionId, student: holder, bedId: bedId(0) });
    const answer = await call("put", `beds/${bedId(0)}/use/`, { is_usable: false, reason });
    expect(answer).toMatchObject({ status: 409, body: { code: "bed_held" } });
    expect(answer.body.detail).toContain(holder.matricNumber);
    const [row] = await server.college.db
      .select()
      .from(bed)
      .where(eq(bed.id, bedId(0)));
    expect(row).toMatchObject({ isUsable: true, outOfUseReason: null });
  });

  it("is withdrawn when offered; its student gets another or keeps the place", async () => {
    const held: HeldBed[] = [];
    for (const index of [0, 1]) {
      const student = await boarder();
      held.push(await holdBed(server.college, { sessionId, student, bedId: bedId(index) }));
    }
    const waiter = await boarder();
    await joinWaiting(server.url, waiter).expect(200);
    const free = (index: number) =>
      call("post", `applications/${held[index]?.id}/release/`, { reason: "You left." });
    await free(0);
    expect(await claimOf(server.college, sessionId, bedId(0))).toMatchObject({
      studentId: waiter.id,
    });
    const out = { is_usable: false, reason };
    expect((await call("put", `beds/${bedId(0)}/use/`, out)).status).toBe(200);
    expect(await claimOf(server.college, sessionId, bedId(0))).toBeUndefined();
    const { body } = await call("get", "waiting/");
    expect(body.rows).toMatchObject([{ student_id: waiter.id, position: 1, offer: null }]);
    const mails = (await server.mail()).filter(({ to }) => to === waiter.email);
    expect(mails.at(-1)?.text).toContain("out of use");
    await free(1);
    expect(await claimOf(server.college, sessionId, bedId(1))).toMatchObject({
      studentId: waiter.id,
    });
  });
});

it("the office of hostels is closed to everybody else on the staff", async () => {
  const others = ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT"] as const;
  for (const role of others) {
    const { authorization } = await createStaff(server.college, role);
    for (const path of ["hostels/", "rooms/", "applications/", "waiting/"]) {
      await request(server.url).get(`/hostel/${path}`).set({ authorization }).expect(403);
    }
  }
  expect(await server.college.db.$count(hostel)).toBe(1);
});

it.each([
  ["A-101", 3, ["A-101", "A-102", "A-103"]],
  ["A-099", 2, ["A-099", "A-100"]],
  ["7", 2, ["7", "8"]],
  ["B2-09", 3, ["B2-09", "B2-10", "B2-11"]],
  ["Annex", 1, ["Annex"]],
  ["Annex", 2, null],
])("%s and %i in all", (first, count, numbers) => {
  expect(roomNumbers(first, count)).toEqual(numbers);
});
