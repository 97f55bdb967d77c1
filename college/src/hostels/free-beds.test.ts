import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  selectBed,
  type TestHostel,
} from "../../testing/hostels.ts";
import { bed, hostel, room } from "../db/schema/hostels.ts";
import { byPlace, nearestFreeBeds, readFreeRooms } from "./free-beds.ts";

let server: TestCollege;
let sessionId: number;
let near: TestHostel;
let far: TestHostel;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openHostels(server.college));
  far = await createHostel(server.college, {
    name: "Aba Hall",
    rooms: [{ number: "Z-12", beds: 1 }],
  });
  near = await createHostel(server.college, {
    name: "Queen Amina Hall",
    rooms: [
      { number: "A-9", beds: 1 },
      { number: "A-12", beds: 3 },
      { number: "A-100", beds: 1 },
      { number: "Annex", beds: 1 },
      { number: "A-112", beds: 1, floor: 1 },
      { number: "A-212", beds: 1, floor: 2 },
    ],
  });
  await createHostel(server.college, { kind: "Male", rooms: [{ number: "M-12", beds: 4 }] });
});

afterAll(() => server.close());

const nearestTo = async (bedId: number): Promise<readonly string[]> => {
  const { db } = server.college;
  const [requested] = await db
    .select()
    .from(bed)
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(eq(bed.id, bedId));
  if (requested === undefined) throw new Error("there is no such bed");
  const free = await readFreeRooms(db, { sessionId, kind: requested.hostel.kind });
  const found = nearestFreeBeds(requested, free);
  return found.map(({ roomNumber, bedNumber }) => `${roomNumber}/${bedNumber}`);
};

const take = async (bedId: number | undefined): Promise<void> => {
  const answer = await selectBed(server.url, await createBoarder(server.college, sessionId), bedId);
  expect(answer.status).toBe(200);
};

const bedOf = (roomNumber: string, place = 1): number =>
  near.rooms.find(({ number }) => number === roomNumber)?.bedIds[place - 1] ?? 0;

test("orders nearest beds by room, floor, other floors and other hostels", async () => {
  await take(bedOf("A-12", 1));
  expect(await nearestTo(bedOf("A-12", 1))).toEqual([
    "A-12/2",
    "A-12/3",
    "A-9/1",
    "A-100/1",
    "Annex/1",
  ]);

  await take(bedOf("A-12", 2));
  await take(bedOf("A-9"));
  await take(bedOf("Annex"));
  expect(await nearestTo(bedOf("A-12", 1))).toEqual([
    "A-12/3",
    "A-100/1",
    "A-112/1",
    "A-212/1",
    "Z-12/1",
  ]);

  const { db } = server.college;
  await take(far.bedIds[0]);
  await db
    .update(bed)
    .set({ isUsable: false })
    .where(eq(bed.id, bedOf("A-112")));

  expect(await nearestTo(far.bedIds[0] ?? 0)).toEqual(["A-100/1", "A-12/3", "A-212/1"]);
});

const at = (roomNumber: string, hostel = "Amina", floor = 0) => ({ roomNumber, hostel, floor });

const orderOf = (rooms: readonly ReturnType<typeof at>[]) =>
  rooms.toSorted(byPlace).map(({ roomNumber }) => roomNumber);

test("rooms of a floor stand in the order people count in", () => {
  const rooms = ["A-100", "A-9", "B-1", "A-10", "A-1"].map((number) => at(number));
  expect(orderOf(rooms)).toEqual(["A-1", "A-9", "A-10", "A-100", "B-1"]);
});

test("hostels come before floors, and floors before rooms", () => {
  const rooms = [
    at("1", "Hall 10"),
    at("2", "Hall 9", 1),
    at("3", "Hall 9", 0),
    at("4", "Hall 9", 10),
    at("5", "Hall 9", 2),
  ];
  expect(orderOf(rooms)).toEqual(["3", "2", "5", "4", "1"]);
});
