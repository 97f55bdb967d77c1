import { and, count, eq, isNull, lt, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { joinHostelWaitingList } from "../../../contract/hostels/hostel.ts";
import type { Database } from "../db/database.ts";
import { bed, bedClaim, hostelWaiting, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";

export type WaitingPlace = ResponseOf<typeof joinHostelWaitingList>["waiting"];

/** A student in a session, on its waiting list or not. */
export interface Waiter {
  readonly sessionId: number;
  readonly studentId: number;
}

/** Where a student stands on the waiting list; null for one who is not on it. */
export const readWaiting = async (db: Database, waiter: Waiter): Promise<WaitingPlace | null> => {
  const [own] = await db
    .select({
      waiting: hostelWaiting,
      kind: student.sex,
      until: bedClaim.offeredUntil,
      bedId: bed.id,
      bedNumber: bed.number,
      roomNumber: room.number,
    })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .leftJoin(
      bedClaim,
      and(
        eq(bedClaim.sessionId, hostelWaiting.sessionId),
        eq(bedClaim.studentId, hostelWaiting.studentId),
      ),
    )
    .leftJoin(bed, eq(bed.id, bedClaim.bedId))
    .leftJoin(room, eq(room.id, bed.roomId))
    .where(
      and(
        eq(hostelWaiting.sessionId, waiter.sessionId),
        eq(hostelWaiting.studentId, waiter.studentId),
      ),
    );
  if (own === undefined) return null;
  const joinedAt = own.waiting.joinedAt.toISOString();
  const { until, bedId: id, bedNumber, roomNumber } = own;
  if (until === null || id === null || bedNumber === null || roomNumber === null) {
    return { joinedAt, position: 1 + (await countAhead(db, own)), offer: null };
  }
  const offer = { bed: { id, roomNumber, bedNumber }, expiresAt: until.toISOString() };
  return { joinedAt, position: null, offer };
};

const other = alias(student, "other");

/** Those of the same kind who joined before and have no offer yet. */
const countAhead = async (
  db: Database,
  {
    waiting: { sessionId, joinedAt, id },
    kind,
  }: {
    readonly waiting: typeof hostelWaiting.$inferSelect;
    readonly kind: (typeof student.$inferSelect)["sex"];
  },
): Promise<number> => {
  if (kind === null) return 0;
  const [ahead] = await db
    .select({ count: count() })
    .from(hostelWaiting)
    .innerJoin(other, eq(other.id, hostelWaiting.studentId))
    .leftJoin(
      bedClaim,
      and(eq(bedClaim.sessionId, sessionId), eq(bedClaim.studentId, hostelWaiting.studentId)),
    )
    .where(
      and(
        eq(hostelWaiting.sessionId, sessionId),
        eq(other.sex, kind),
        isNull(bedClaim.studentId),
        or(
          lt(hostelWaiting.joinedAt, joinedAt),
          and(eq(hostelWaiting.joinedAt, joinedAt), lt(hostelWaiting.id, id)),
        ),
      ),
    );
  return ahead?.count ?? 0;
};
