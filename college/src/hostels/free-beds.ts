import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { prepareOnce } from "../db/prepare-once.ts";
import { bed, bedClaim, hostel, room } from "../db/schema/hostels.ts";
import { shareReads } from "../db/share-reads.ts";
import type { HostelKind } from "./boarder.ts";

const placeholders = { sessionId: sql.placeholder("sessionId"), kind: sql.placeholder("kind") };

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
  readonly id: number;
  readonly hostelId: number;
  readonly hostel: string;
  readonly floor: number;
  readonly roomNumber: string;
  /** Those that can be slept in, free or not. */
  readonly totalBeds: number;
  readonly availableBeds: number;
  readonly beds: readonly FreeBed[];
}

export interface FreeRooms {
  readonly rooms: readonly FreeRoom[];
  readonly beds: readonly FreeBed[];
}

const freeRoomsQuery = prepareOnce((db) => {
  const isFree = isNull(bedClaim.bedId);
  return db
    .select({
      id: room.id,
      hostelId: hostel.id,
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
  const rooms = rows.toSorted(byPlace).map(({ bedIds, bedNumbers, ...free }) => ({
    ...free,
    availableBeds: bedIds.length,
    beds: bedIds.map((id, index) => ({
      id,
      roomNumber: free.roomNumber,
      bedNumber: bedNumbers[index] ?? 0,
    })),
  }));
  return { rooms, beds: rooms.flatMap(({ beds }) => beds) };
};

interface FreeBed {
  readonly id: number;
  readonly roomNumber: string;
  readonly bedNumber: number;
}

export type FreeRoomsReader = (of: {
  readonly sessionId: number;
  readonly kind: HostelKind;
}) => Promise<FreeRooms>;

/** Reads the free rooms once for all who ask at the same time: in a rush nothing else of page and claim costs as much. */
export const shareFreeRooms = (db: Database): FreeRoomsReader => {
  const readers = new Map<string, () => Promise<FreeRooms>>();
  return (of) => {
    const key = `${of.sessionId} ${of.kind}`;
    const reader = readers.get(key) ?? shareReads(() => readFreeRooms(db, of));
    readers.set(key, reader);
    return reader();
  };
};

export interface RequestedBed {
  readonly bed: typeof bed.$inferSelect;
  readonly room: typeof room.$inferSelect;
  readonly hostel: typeof hostel.$inferSelect;
}

const most = 5;

/**
 * The free beds of the same kind that are nearest to one: in its room, then on its floor by how far the room's number is
 * from its own, then on other floors of its hostel by how far up or down, then in other hostels.
 */
export const nearestFreeBeds = (lost: RequestedBed, { rooms }: FreeRooms): readonly FreeBed[] => {
  const nearest: FreeBed[] = [];
  for (const { beds } of rooms.toSorted(byDistance(lost))) {
    nearest.push(...beds.toSorted(byBedDistance(lost)));
    if (nearest.length >= most) break;
  }
  return nearest.slice(0, most);
};

const byDistance = ({ room: { id, number, floor }, hostel: { id: hostelId } }: RequestedBed) => {
  const own = lastNumberIn(number);
  const isElsewhere = (room: FreeRoom) => room.hostelId !== hostelId;
  const awayOnFloor = (room: FreeRoom) =>
    isElsewhere(room) || room.floor !== floor ? 0 : Math.abs(lastNumberIn(room.roomNumber) - own);
  return (one: FreeRoom, other: FreeRoom): number =>
    Number(other.id === id) - Number(one.id === id) ||
    Number(isElsewhere(one)) - Number(isElsewhere(other)) ||
    one.hostelId - other.hostelId ||
    Math.abs(one.floor - floor) - Math.abs(other.floor - floor) ||
    awayOnFloor(one) - awayOnFloor(other) ||
    (one.roomNumber < other.roomNumber ? -1 : 1);
};

const byBedDistance =
  ({ bed: { number } }: RequestedBed) =>
  (one: FreeBed, other: FreeBed): number =>
    Math.abs(one.bedNumber - number) - Math.abs(other.bedNumber - number) ||
    one.bedNumber - other.bedNumber;

/** 101 of `A-101`; `Annex` counts as farther than any number. */
const lastNumberIn = (label: string): number => {
  const [, digits] = /(\d+)\D*$/.exec(label) ?? [];
  return digits === undefined ? Number.MAX_VALUE : Number(digits);
};

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
