import { and, eq, exists, isNull, lte, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type {
  hostelAvailability,
  hostelDashboard,
  hostelStatus,
} from "../../../contract/hostels/bed-selection.ts";
import type { Account } from "../accounts/guard.ts";
import { staffNameOf } from "../accounts/staff-name.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { bed, bedClaim, hostel, hostelSettings, room } from "../db/schema/hostels.ts";
import { refuse } from "../http/refusal.ts";
import { currentSessionId } from "../registration/calendar.ts";
import { type Boarder, type HostelKind, isOpen, isStanding, readBoarder } from "./boarder.ts";
import type { FreeRooms, FreeRoomsReader } from "./free-beds.ts";
import { sweepDue } from "./offers.ts";
import { hostelTexts } from "./texts.ts";
import { readWaiting } from "./waiting-list.ts";

/**
 * Reads the caller's hostel page with a fixed number of queries.
 * @param freeRooms undefined if the page is to list none
 */
export const readDashboard = async (
  college: College,
  caller: Account,
  freeRooms: FreeRoomsReader | undefined,
): Promise<ResponseOf<typeof hostelDashboard>> => {
  const { db, clock } = college;
  const now = clock();
  const boarder = await readBoarder(db, caller.id, now);
  const { studentId, sessionId, opening } = boarder;
  if (sessionId !== null && boarder.hasLapsedOffer) await sweepDue(college, sessionId);
  const { rooms, beds } = await freeFor(freeRooms, boarder);
  const isWaiting = sessionId !== null && boarder.isWaiting;
  return {
    data: {
      hasPaid: boarder.isPaid,
      application: shownApplication(boarder, now),
      settings: {
        isApplicationOpen: isOpen(opening, now),
        applicationDeadline: opening?.applicationDeadline?.toISOString() ?? null,
      },
      availableRooms: [...rooms],
      availableBeds: [...beds],
      currentTime: now.toISOString(),
      waiting: isWaiting ? await readWaiting(db, { sessionId, studentId }) : null,
    },
  };
};

const freeFor = async (
  freeRooms: FreeRoomsReader | undefined,
  { sessionId, kind }: Pick<Boarder, "sessionId" | "kind">,
): Promise<FreeRooms> =>
  freeRooms === undefined || sessionId === null || kind === null
    ? { rooms: [], beds: [] }
    : freeRooms({ sessionId, kind });

/** Null for a student who may apply again: a client that gets an application shows its status, not the beds. */
const shownApplication = ({ application, opening }: Boarder, now: Date) => {
  if (application === null) return null;
  const isShown = isStanding(application) || !isOpen(opening, now);
  return isShown ? { id: application.id, applicationStatus: application.status } : null;
};

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
  if (application === null) throw refuse(404, hostelTexts.notApplied);
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
