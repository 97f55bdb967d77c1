import { and, eq, exists, isNull, lte, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { hostelAvailability } from "../../../contract/hostels/hostel.ts";
import type { College } from "../context.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { bed, bedClaim, hostel, hostelSettings, room } from "../db/schema/hostels.ts";
import { currentSessionId } from "../registration/calendar.ts";
import type { HostelKind } from "./boarder.ts";
import { sweepDue } from "./offers.ts";
import { isOpen } from "./opening.ts";

/** The free beds of both kinds, by their ids. One query: programs ask every second. */
export const readAvailability = async (
  college: College,
): Promise<ResponseOf<typeof hostelAvailability>> => {
  const first = await readOnce(college);
  if (first?.hasLapsedOffer) await sweepDue(college, first.sessionId);
  const seen = first?.hasLapsedOffer ? await readOnce(college) : first;
  return {
    isApplicationOpen: isOpen(seen?.opening ?? null, college.clock()),
    freeBedIds: { female: [...(seen?.female ?? [])], male: [...(seen?.male ?? [])] },
  };
};

const readOnce = async ({ db, clock }: College) => {
  const now = clock();
  const freeOf = (kind: HostelKind) =>
    sql<readonly number[]>`array(${db
      .select({ id: bed.id })
      .from(hostel)
      .innerJoin(room, eq(room.hostelId, hostel.id))
      .innerJoin(bed, and(eq(bed.roomId, room.id), bed.isUsable))
      .leftJoin(
        bedClaim,
        and(eq(bedClaim.sessionId, academicSession.id), eq(bedClaim.bedId, bed.id)),
      )
      .where(and(eq(hostel.kind, kind), isNull(bedClaim.bedId)))
      .orderBy(bed.id)})`;
  const [seen] = await db
    .select({
      sessionId: academicSession.id,
      opening: hostelSettings,
      hasLapsedOffer: sql<boolean>`${exists(
        db
          .select({ bedId: bedClaim.bedId })
          .from(bedClaim)
          .where(and(eq(bedClaim.sessionId, academicSession.id), lte(bedClaim.offeredUntil, now))),
      )}`,
      female: freeOf("Female"),
      male: freeOf("Male"),
    })
    .from(academicSession)
    .leftJoin(hostelSettings, eq(hostelSettings.sessionId, academicSession.id))
    .where(eq(academicSession.id, currentSessionId));
  return seen;
};
