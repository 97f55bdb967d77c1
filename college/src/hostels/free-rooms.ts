import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { bed, bedClaim, hostel, room } from "../db/schema/hostels.ts";
import type { HostelKind } from "./boarder.ts";
import type { FreeBed } from "./nearest-beds.ts";
import { byPlace } from "./room-order.ts";

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

/**
 * The rooms of a kind with a free bed, and those beds: by hostel, floor, room and bed. One query that answers with one
 * row a room, however many there are.
 */
export const readFreeRooms = async (
  db: Database,
  { sessionId, kind }: { readonly sessionId: number; readonly kind: HostelKind },
): Promise<FreeRooms> => {
  const isFree = isNull(bedClaim.bedId);
  const rows = await db
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
    .leftJoin(bedClaim, and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.bedId, bed.id)))
    .where(eq(hostel.kind, kind))
    .groupBy(hostel.id, room.id)
    .having(sql`count(*) > count(${bedClaim.bedId})`);
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
