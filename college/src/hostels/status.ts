import { eq } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { hostelStatus } from "../../../contract/hostels/hostel.ts";
import type { Account } from "../accounts/guard.ts";
import { staffNameOf } from "../accounts/staff-name.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { bed, room } from "../db/schema/hostels.ts";
import { refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { isStanding, readBoarder } from "./boarder.ts";
import { isOpen } from "./opening.ts";

/**
 * The caller's latest application of the session.
 * @throws 404 where there is none.
 */
export const readStatus = async (
  { db, clock }: College,
  caller: Account,
): Promise<ResponseOf<typeof hostelStatus>> => {
  const now = clock();
  const { application, opening } = await readBoarder(db, caller.id, now);
  if (application === null) throw refuse(404, texts.hostel.notApplied);
  const { status, bedId, decidedAt, decidedBy, reason } = application;
  const isApproved = status === "approved";
  const holdsBed = isStanding(application);
  return {
    status: "success",
    data: {
      applicationStatus: status,
      bedSpace: holdsBed ? await bedSpace(db, bedId) : null,
      dateApproved: isApproved ? (decidedAt?.toISOString() ?? null) : null,
      approvedBy: isApproved ? await staffNameOf(db, decidedBy) : null,
      reason,
      canApplyAgain: !holdsBed && isOpen(opening, now),
    },
  };
};

const bedSpace = async (db: Database, bedId: number) => {
  const [place] = await db
    .select({ room: room.number, bed: bed.number })
    .from(bed)
    .innerJoin(room, eq(room.id, bed.roomId))
    .where(eq(bed.id, bedId));
  return place ?? null;
};
