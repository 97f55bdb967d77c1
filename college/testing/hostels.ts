import { desc, eq } from "drizzle-orm";
import request from "supertest";
import type { College } from "../src/context.ts";
import {
  bed,
  hostel,
  hostelApplication,
  type hostelKinds,
  hostelSettings,
  room,
} from "../src/db/schema/hostels.ts";
import { createPayer, creditPayment, type Payer } from "./payments.ts";
import { createCalendar } from "./people.ts";
import { nextSerial } from "./serial.ts";

type Kind = (typeof hostelKinds)[number];

/** A running session whose beds can be applied for, without a deadline unless one is given. */
export const openHostels = async (
  college: College,
  settings: Partial<Omit<typeof hostelSettings.$inferInsert, "sessionId">> = {},
): Promise<{ readonly sessionId: number }> => {
  const { sessionId } = await createCalendar(college);
  await college.db
    .insert(hostelSettings)
    .values({ sessionId, isApplicationOpen: true, ...settings });
  return { sessionId };
};

export interface TestRoom {
  readonly id: number;
  readonly number: string;
  /** Bed 1 first. */
  readonly bedIds: readonly number[];
}

export interface TestHostel {
  readonly id: number;
  readonly name: string;
  /** As they were asked for. */
  readonly rooms: readonly TestRoom[];
  /** Of all its rooms, room after room. */
  readonly bedIds: readonly number[];
}

interface RoomFields {
  /** As it stands on the door, which is the college's only one of that number. */
  readonly number: string;
  readonly floor?: number;
  readonly beds?: number;
}

/** Writes a hostel; without rooms of its own it has one, of four beds. */
export const createHostel = async (
  { db }: College,
  {
    kind = "Female",
    name,
    rooms,
  }: {
    readonly kind?: Kind;
    readonly name?: string;
    readonly rooms?: readonly RoomFields[];
  } = {},
): Promise<TestHostel> => {
  const serial = nextSerial("hostel");
  const [house] = await db
    .insert(hostel)
    .values({ kind, name: name ?? `Hostel ${serial}` })
    .returning();
  if (house === undefined) throw new Error("the hostel was not written");
  const made = rooms ?? [{ number: `H${serial}-1` }];
  const roomRows = await db
    .insert(room)
    .values(made.map(({ number, floor = 0 }) => ({ hostelId: house.id, number, floor })))
    .returning();
  const places = await db
    .insert(bed)
    .values(
      roomRows.flatMap(({ id }, index) =>
        Array.from({ length: made[index]?.beds ?? 4 }, (_, place) => ({
          roomId: id,
          number: place + 1,
        })),
      ),
    )
    .returning();
  const written = roomRows.map(({ id, number }) => ({
    id,
    number,
    bedIds: places.filter(({ roomId }) => roomId === id).map((place) => place.id),
  }));
  return {
    id: house.id,
    name: house.name,
    rooms: written,
    bedIds: written.flatMap(({ bedIds }) => bedIds),
  };
};

/** A signed-in student, a woman by default, who has paid the hostel fee of the session. */
export const createBoarder = async (
  college: College,
  sessionId: number,
  fields: Parameters<typeof createPayer>[1] = {},
): Promise<Payer> => {
  const boarder = await createPayer(college, { sex: "Female", ...fields });
  await creditPayment(college, { accountId: boarder.accountId, sessionId, purpose: "hostel" });
  return boarder;
};

type SignedIn = Pick<Payer, "authorization">;

/** A click on a bed, with an `Idempotency-Key` where one is given. */
export const selectBed = (url: string, { authorization }: SignedIn, bedId: unknown, key?: string) =>
  request(url)
    .post("/hostel/select-bed/")
    .set({ authorization, ...(key === undefined ? {} : { "idempotency-key": key }) })
    .send({ bed_id: bedId });

export const readHostelDashboard = (url: string, { authorization }: SignedIn) =>
  request(url).get("/hostel/dashboard/").set({ authorization });

export const readHostelStatus = (url: string, { authorization }: SignedIn) =>
  request(url).get("/hostel/status/").set({ authorization });

/** Every application that a student has made, the newest first. */
export const applicationsOf = (
  { db }: College,
  student: { readonly id: number },
): Promise<readonly (typeof hostelApplication.$inferSelect)[]> =>
  db
    .select()
    .from(hostelApplication)
    .where(eq(hostelApplication.studentId, student.id))
    .orderBy(desc(hostelApplication.id));
