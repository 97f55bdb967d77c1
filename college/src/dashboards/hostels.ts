import { and, asc, eq, exists, isNull, not, sql } from "drizzle-orm";
import type { hostelOccupancyDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import {
  bed,
  bedClaim,
  hostel,
  hostelApplication,
  hostelKinds,
  hostelSettings,
  hostelWaiting,
  room,
} from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { isOpen } from "../hostels/boarder.ts";
import { sweepDue } from "../hostels/offers.ts";
import { readCalendar } from "../registration/calendar.ts";

type Answer = ResponseOf<typeof hostelOccupancyDashboard>;

/** No session has this id: nothing is held in it. */
const noSession = 0;

/** Beds by hostel in the running session; lapsed offers are ended first, as in every read of free beds. */
export const readOccupancy = async (college: College): Promise<Answer> => {
  const { db, clock } = college;
  const { session } = await readCalendar(db);
  if (session !== undefined) await sweepDue(college, session.id);
  const sessionId = session?.id ?? noSession;
  const [[opening], hostels, waiting] = await Promise.all([
    db.select().from(hostelSettings).where(eq(hostelSettings.sessionId, sessionId)),
    readBeds(db, sessionId),
    readWaiting(db, sessionId),
  ]);
  return {
    session: session?.name ?? null,
    isApplicationOpen: isOpen(opening ?? null, clock()),
    applicationDeadline: opening?.applicationDeadline?.toISOString() ?? null,
    hostels: [...hostels],
    waiting: hostelKinds.map((kind) => ({
      kind,
      waiting: waiting.find((one) => one.kind === kind)?.waiting ?? 0,
    })),
  };
};

const readBeds = (db: Database, sessionId: number): Promise<Answer["hostels"]> =>
  db
    .select({
      id: hostel.id,
      name: hostel.name,
      kind: hostel.kind,
      rooms: sql<number>`count(distinct ${room.id})::int`,
      beds: sql<number>`count(${bed.id})::int`,
      usable: sql<number>`(count(*) filter (where ${bed.isUsable}))::int`,
      pending: sql<number>`(count(*) filter (where ${eq(hostelApplication.status, "pending")}))::int`,
      approved: sql<number>`(count(*) filter (where ${eq(hostelApplication.status, "approved")}))::int`,
      offered: sql<number>`count(${bedClaim.offeredUntil})::int`,
      free: sql<number>`(count(*) filter (where ${and(bed.isUsable, isNull(bedClaim.bedId))}))::int`,
    })
    .from(hostel)
    .leftJoin(room, eq(room.hostelId, hostel.id))
    .leftJoin(bed, eq(bed.roomId, room.id))
    .leftJoin(bedClaim, and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.bedId, bed.id)))
    .leftJoin(hostelApplication, eq(hostelApplication.id, bedClaim.applicationId))
    .groupBy(hostel.id)
    .orderBy(asc(hostel.name));

const readWaiting = (db: Database, sessionId: number) =>
  db
    .select({ kind: student.sex, waiting: sql<number>`count(*)::int` })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .where(
      and(
        eq(hostelWaiting.sessionId, sessionId),
        not(
          exists(
            db
              .select({ bedId: bedClaim.bedId })
              .from(bedClaim)
              .where(and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.studentId, student.id))),
          ),
        ),
      ),
    )
    .groupBy(student.sex);
