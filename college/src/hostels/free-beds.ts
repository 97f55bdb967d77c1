import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { bed, bedClaim, hostel, room } from "../db/schema/hostels.ts";
import type { HostelKind } from "./boarder.ts";

/** The ids of the usable beds of a kind that nobody has and that are offered to nobody. */
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
