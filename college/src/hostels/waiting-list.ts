import { and, count, eq, isNull, lt, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { joinHostelWaitingList } from "../../../contract/hostels/bed-selection.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { bed, bedClaim, hostelWaiting, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { refuse } from "../http/refusal.ts";
import { readCalendar } from "../registration/calendar.ts";
import { lockStudent } from "../students/standing.ts";
import { isOpen, isStanding, readBoarder } from "./boarder.ts";
import { freeBed } from "./claim.ts";
import {
  alreadyApplied,
  applicationsClosed,
  hostelUnpaid,
  noKind,
  requireActive,
} from "./claim-rules.ts";
import { readFreeBeds } from "./free-beds.ts";
import { lockWaitingList, offerFreedBeds, shareWaitingListLock, sweepOffers } from "./offers.ts";
import { hostelTexts } from "./texts.ts";

type WaitingPlace = ResponseOf<typeof joinHostelWaitingList>["waiting"];

/** A student in a session, on its waiting list or not. */
interface Waiter {
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

/**
 * Takes a student off the waiting list and gives back the bed that is offered to them, which is free from then on: who
 * calls it claims that bed in the same transaction, or offers it on. The caller holds the student's row.
 * @returns the bed that was offered; undefined where none was.
 */
export const stopWaiting = async (tx: Transaction, waiter: Waiter): Promise<number | undefined> => {
  const waiting = await tx.select().from(hostelWaiting).where(rowOf(waiter));
  if (waiting.length === 0) return undefined;
  await lockWaitingList(tx, waiter.sessionId);
  // The only claim of a waiting student is an offer, which may have arrived while this call waited for the lock.
  const left = await tx.delete(hostelWaiting).where(rowOf(waiter)).returning();
  return left.length === 0 ? undefined : freeBed(tx, waiter);
};

const rowOf = ({ sessionId, studentId }: Waiter) =>
  and(eq(hostelWaiting.sessionId, sessionId), eq(hostelWaiting.studentId, studentId));

type Joined = ResponseOf<typeof joinHostelWaitingList>;

/**
 * Puts the caller on the waiting list of the current session, or keeps their place on it. Hundreds may join in the
 * minute in which the last bed is taken, so joins do not block each other.
 * @throws 402 before the hostel fee is paid; 400 `not_active`, `no_kind`, `already_applied`, `applications_closed` or
 * `beds_free`.
 */
export const joinWaitingList = (college: College, { id }: Account): Promise<Joined> =>
  college.db.transaction(async (tx) => {
    requireActive(await lockStudent(tx, id));
    const { session } = await readCalendar(tx);
    if (session !== undefined) {
      await sweepOffers(college, tx, session.id);
      await shareWaitingListLock(tx, session.id);
    }
    const waiter = await requireReason(college, tx, id);
    await tx
      .insert(hostelWaiting)
      .values({ ...waiter, joinedAt: college.clock() })
      .onConflictDoNothing();
    const waiting = await readWaiting(tx, waiter);
    if (waiting === null) throw new Error("the place on the waiting list was not written");
    return { message: hostelTexts.waiting.joined, waiting };
  });

/** Only who could choose a bed, if there were one, has a reason to wait; who waits already has had it. */
const requireReason = async (
  college: College,
  tx: Transaction,
  accountId: number,
): Promise<Waiter> => {
  const now = college.clock();
  const { studentId, sessionId, kind, isPaid, isWaiting, application, opening } = await readBoarder(
    tx,
    accountId,
    now,
  );
  if (sessionId === null || !isPaid) throw hostelUnpaid();
  if (isWaiting) return { sessionId, studentId };
  if (kind === null) throw noKind();
  if (application !== null && isStanding(application)) throw alreadyApplied();
  if (!isOpen(opening, now)) throw applicationsClosed();
  if ((await readFreeBeds(tx, { sessionId, kind })).length > 0) {
    throw refuse(400, hostelTexts.waiting.bedsFree, "beds_free");
  }
  return { sessionId, studentId };
};

/** Takes the caller off the waiting list, and offers the bed that was offered to them to the next. */
export const leaveWaitingList = (college: College, { id }: Account): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    await lockStudent(tx, id);
    const { studentId, sessionId } = await readBoarder(tx, id, college.clock());
    if (sessionId !== null) {
      const offered = await stopWaiting(tx, { sessionId, studentId });
      if (offered !== undefined) await offerFreedBeds(college, tx, sessionId);
    }
    return { message: hostelTexts.waiting.left };
  });
