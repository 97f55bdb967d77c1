import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { bed, bedClaim, hostel, room } from "../db/schema/hostels.ts";
import type { WantedBed } from "./claim-facts.ts";

export interface FreeBed {
  readonly id: number;
  readonly roomNumber: string;
  readonly bedNumber: number;
}

const most = 5;

/**
 * The free beds of the same kind that are nearest to one: in its room, then on its floor by how far the room's number is
 * from its own, then on other floors of its hostel by how far up or down, then in other hostels.
 */
export const nearestFreeBeds = (
  db: Database,
  sessionId: number,
  { bed: lost, room: { id: roomId, number, floor }, hostel: { id: hostelId, kind } }: WantedBed,
): Promise<readonly FreeBed[]> => {
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
        sql`case when ${onFloor} then abs(${lastNumberIn(sql`${room.number}`)} - ${lastNumberIn(sql`${number}::text`)}) end`,
      ),
      asc(room.number),
      asc(sql`abs(${bed.number} - ${lost.number}::int)`),
      asc(bed.number),
    )
    .limit(most);
};

/** 101 of `A-101`, null of `Annex`; as `numeric`, for nothing bounds what is painted on a door. */
const lastNumberIn = (label: SQL): SQL => sql`substring(${label} from '(\\d+)\\D*$')::numeric`;
