import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { prepareOnce } from "../db/prepare-once.ts";
import { bed, bedClaim, hostel, room } from "../db/schema/hostels.ts";
import type { HostelKind } from "./boarder.ts";

const placeholders = {
  sessionId: sql.placeholder("sessionId"),
  kind: sql.placeholder("kind"),
  roomId: sql.placeholder("roomId"),
  hostelId: sql.placeholder("hostelId"),
  floor: sql.placeholder("floor"),
  roomNumber: sql.placeholder("roomNumber"),
  bedNumber: sql.placeholder("bedNumber"),
};

const collator = new Intl.Collator("en", { numeric: true });

interface Place {
  readonly hostel: string;
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly roomNumber: string;
}

/** By hostel, floor and room number, each as people count: `A-9` before `A-10`. */
export const byPlace = (one: Place, other: Place): number =>
  collator.compare(one.hostel, other.hostel) ||
  one.floor - other.floor ||
  collator.compare(one.roomNumber, other.roomNumber);

interface FreeRoom {
  readonly hostel: string;
  readonly floor: number;
  readonly roomNumber: string;
  /** Those that can be slept in, free or not. */
  readonly totalBeds: number;
  readonly availableBeds: number;
}

export interface FreeRooms {
  readonly rooms: readonly FreeRoom[];
  readonly beds: readonly FreeBed[];
}

const freeRoomsQuery = prepareOnce((db) => {
  const isFree = isNull(bedClaim.bedId);
  return db
    .select({
      hostel: hostel.name,
      floor: room.floor,
      roomNumber: room.number,
      totalBeds: sql<number>`count(*)::int`,
      bedIds: sql<number[]>`array_agg(${bed.id} order by ${bed.number}) filter (where ${isFree})`,
      bedNumbers: sql<
        number[]
      >`array_agg(${bed.number}::int order by ${bed.number}) filter (where ${isFree})`,
    })
    .from(hostel)
    .innerJoin(room, eq(room.hostelId, hostel.id))
    .innerJoin(bed, and(eq(bed.roomId, room.id), bed.isUsable))
    .leftJoin(
      bedClaim,
      and(eq(bedClaim.sessionId, placeholders.sessionId), eq(bedClaim.bedId, bed.id)),
    )
    .where(eq(hostel.kind, placeholders.kind))
    .groupBy(hostel.id, room.id)
    .having(sql`count(*) > count(${bedClaim.bedId})`)
    .prepare("hostel_free_rooms");
});

/**
 * The rooms of a kind with a free bed, and those beds: by hostel, floor, room and bed. One query that answers with one
 * row a room, however many there are.
 */
export const readFreeRooms = async (
  db: Database,
  { sessionId, kind }: { readonly sessionId: number; readonly kind: HostelKind },
): Promise<FreeRooms> => {
  const rows = await freeRoomsQuery(db).execute({ sessionId, kind });
  const sorted = rows.toSorted(byPlace);
  return {
    rooms: sorted.map(({ bedIds, bedNumbers: _, ...free }) => ({
      ...free,
      availableBeds: bedIds.length,
    })),
    beds: sorted.flatMap(({ roomNumber, bedIds, bedNumbers }) =>
      bedIds.map((id, index) => ({ id, roomNumber, bedNumber: bedNumbers[index] ?? 0 })),
    ),
  };
};

interface FreeBed {
  readonly id: number;
  readonly roomNumber: string;
  readonly bedNumber: number;
}

export interface RequestedBed {
  readonly bed: typeof bed.$inferSelect;
  readonly room: typeof room.$inferSelect;
  readonly hostel: typeof hostel.$inferSelect;
}

const most = 5;

const nearestQuery = prepareOnce((db) => {
  const { sessionId, kind, roomId, hostelId, floor, roomNumber, bedNumber } = placeholders;
  const onFloor = and(eq(hostel.id, hostelId), eq(room.floor, floor));
  return db
    .select({ id: bed.id, roomNumber: room.number, bedNumber: bed.number })
    .from(bed)
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .leftJoin(bedClaim, and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.bedId, bed.id)))
    .where(and(eq(hostel.kind, kind), bed.isUsable, isNull(bedClaim.bedId)))
    .orderBy(
      desc(eq(room.id, roomId)),
      desc(eq(hostel.id, hostelId)),
      asc(hostel.id),
      asc(sql`abs(${room.floor} - ${floor}::int)`),
      // Of the floor alone: reading the numbers of all rooms would be most of the work.
      asc(
        sql`case when ${onFloor} then abs(${lastNumberIn(sql`${room.number}`)} - ${lastNumberIn(sql`${roomNumber}::text`)}) end`,
      ),
      asc(room.number),
      asc(sql`abs(${bed.number} - ${bedNumber}::int)`),
      asc(bed.number),
    )
    .limit(most)
    .prepare("hostel_nearest_beds");
});

/**
 * The free beds of the same kind that are nearest to one: in its room, then on its floor by how far the room's number is
 * from its own, then on other floors of its hostel by how far up or down, then in other hostels.
 */
export const nearestFreeBeds = (
  db: Database,
  sessionId: number,
  {
    bed: lost,
    room: { id: roomId, number: roomNumber, floor },
    hostel: { id, kind },
  }: RequestedBed,
): Promise<readonly FreeBed[]> =>
  nearestQuery(db).execute({
    ...{ sessionId, kind, roomId, hostelId: id, floor, roomNumber },
    bedNumber: lost.number,
  });

/** 101 of `A-101`, null of `Annex`; as `numeric`, because room numbers have no upper bound. */
const lastNumberIn = (label: SQL): SQL => sql`substring(${label} from '(\\d+)\\D*$')::numeric`;

/** The ids of the usable beds of a kind that are neither claimed nor offered. */
export const readFreeBeds = async (
  db: Database,
  { sessionId, kind }: { readonly sessionId: number; readonly kind: HostelKind },
): Promise<readonly number[]> => {
  const free = await db
    .select({ id: bed.id })
    .from(bed)
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .leftJoin(bedClaim, and(eq(bedClaim.bedId, bed.id), eq(bedClaim.sessionId, sessionId)))
    .where(and(eq(hostel.kind, kind), bed.isUsable, isNull(bedClaim.bedId)))
    .orderBy(asc(bed.id));
  return free.map(({ id }) => id);
};
