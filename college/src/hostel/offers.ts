import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import {
  bed,
  bedClaim,
  hostel,
  hostelKinds,
  hostelSettings,
  hostelWaiting,
  room,
} from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import type { Job } from "../jobs/job.ts";
import { hostelOfferLapsedMail, hostelOfferMail } from "../mail/hostel-templates.ts";
import { readCalendar } from "../registration/calendar.ts";
import type { HostelKind } from "./boarder.ts";
import { tellStudent } from "./mails.ts";
import { isOpen } from "./opening.ts";

type Settings = typeof hostelSettings.$inferSelect;

/**
 * Holds the waiting list of a session until the transaction ends: the row of its settings stands for it. Whoever
 * offers, frees, or claims a bed for somebody who waits holds it first, so that none of them meets another halfway.
 * Taken after the student's own row and before any claim is written, or two of them wait for each other. `no key
 * update`: claims of those who do not wait hold a key share of the row, and are not held up.
 * @returns null where the session has no settings: nobody ever could apply, and nobody waits.
 */
export const lockWaitingList = async (
  tx: Transaction,
  sessionId: number,
): Promise<Settings | null> => {
  const [settings] = await tx
    .select()
    .from(hostelSettings)
    .where(eq(hostelSettings.sessionId, sessionId))
    .for("no key update");
  return settings ?? null;
};

/**
 * Ends the offers whose time is over and offers the beds on. For every transaction that judges which beds are free,
 * once it holds the student's row; reads an index and no more where no offer has lapsed.
 */
export const sweepOffers = async (
  college: College,
  tx: Transaction,
  sessionId: number,
): Promise<void> => {
  if (await hasLapsedOffer(college, tx, sessionId)) await offerFreedBeds(college, tx, sessionId);
};

/** The same for a caller who is in no transaction. */
export const sweepDue = async (college: College, sessionId: number): Promise<void> => {
  if (!(await hasLapsedOffer(college, college.db, sessionId))) return;
  await college.db.transaction((tx) => offerFreedBeds(college, tx, sessionId));
};

const lapsedOffers = ({ clock }: College, sessionId: number) =>
  and(eq(bedClaim.sessionId, sessionId), lte(bedClaim.offeredUntil, clock()));

const hasLapsedOffer = async (
  college: College,
  db: Pick<College["db"], "select">,
  sessionId: number,
): Promise<boolean> => {
  const lapsed = await db
    .select({ bedId: bedClaim.bedId })
    .from(bedClaim)
    .where(lapsedOffers(college, sessionId))
    .limit(1);
  return lapsed.length > 0;
};

/**
 * Ends the offers whose time is over, then offers every free bed to the next who waits for one of its kind, as long
 * as applications are open. Whoever frees a bed calls it in the same transaction.
 */
export const offerFreedBeds = async (
  college: College,
  tx: Transaction,
  sessionId: number,
): Promise<void> => {
  const settings = await lockWaitingList(tx, sessionId);
  if (settings === null) return;
  await endLapsedOffers(college, tx, sessionId);
  const { session } = await readCalendar(tx);
  if (session?.id !== sessionId || !isOpen(settings, college.clock())) return;
  for (const kind of hostelKinds) {
    while (await offerNext(college, tx, settings, kind)) {
      // Until nobody waits any more, or nothing is free.
    }
  }
};

/** Whoever lets an offer lapse leaves the list. */
const endLapsedOffers = async (
  college: College,
  tx: Transaction,
  sessionId: number,
): Promise<void> => {
  const lapsed = await tx
    .delete(bedClaim)
    .where(lapsedOffers(college, sessionId))
    .returning({ studentId: bedClaim.studentId, bedId: bedClaim.bedId });
  if (lapsed.length === 0) return;
  await tx.delete(hostelWaiting).where(
    and(
      eq(hostelWaiting.sessionId, sessionId),
      inArray(
        hostelWaiting.studentId,
        lapsed.map(({ studentId }) => studentId),
      ),
    ),
  );
  for (const one of lapsed) await tellStudent(college, tx, one, hostelOfferLapsedMail);
};

/** @returns false once there is nobody, or nothing, left. */
const offerNext = async (
  college: College,
  tx: Transaction,
  settings: Settings,
  kind: HostelKind,
): Promise<boolean> => {
  const { sessionId } = settings;
  const studentId = await nextWaiter(tx, sessionId, kind);
  if (studentId === undefined) return false;
  const bedId = await nextFreeBed(tx, sessionId, kind);
  if (bedId === undefined) return false;
  const until = offerEnd(college, settings);
  const offered = await tx
    .insert(bedClaim)
    .values({ sessionId, bedId, studentId, offeredUntil: until })
    // Somebody who does not wait may have claimed it a moment ago; then the next bed is looked for.
    .onConflictDoNothing()
    .returning();
  if (offered.length > 0) {
    await tellStudent(college, tx, { studentId, bedId }, (identity, about) =>
      hostelOfferMail(identity, { ...about, until }),
    );
  }
  return true;
};

/** Never after applications close: nothing can be taken then. */
const offerEnd = ({ clock, config }: College, { applicationDeadline }: Settings): Date => {
  const end = new Date(clock().getTime() + config.hostelOfferHours * 3600_000);
  return applicationDeadline !== null && applicationDeadline < end ? applicationDeadline : end;
};

const nextWaiter = async (
  tx: Transaction,
  sessionId: number,
  kind: HostelKind,
): Promise<number | undefined> => {
  const [next] = await tx
    .select({ studentId: hostelWaiting.studentId })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .leftJoin(
      bedClaim,
      and(
        eq(bedClaim.sessionId, hostelWaiting.sessionId),
        eq(bedClaim.studentId, hostelWaiting.studentId),
      ),
    )
    .where(
      and(
        eq(hostelWaiting.sessionId, sessionId),
        eq(student.sex, kind),
        isNull(bedClaim.studentId),
      ),
    )
    .orderBy(asc(hostelWaiting.joinedAt), asc(hostelWaiting.id))
    .limit(1);
  return next?.studentId;
};

/** A usable bed of this kind that nobody has and that is offered to nobody; undefined where there is none. */
export const nextFreeBed = async (
  tx: Transaction,
  sessionId: number,
  kind: HostelKind,
): Promise<number | undefined> => {
  const [free] = await tx
    .select({ id: bed.id })
    .from(bed)
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .leftJoin(bedClaim, and(eq(bedClaim.bedId, bed.id), eq(bedClaim.sessionId, sessionId)))
    .where(and(eq(hostel.kind, kind), bed.isUsable, isNull(bedClaim.bedId)))
    .orderBy(asc(bed.id))
    .limit(1);
  return free?.id;
};

/** Ends offers in time though nobody calls, and offers beds that were made usable. */
export const offersJob = (college: College): Job => ({
  name: "hostel offers",
  everySeconds: 60,
  run: async () => {
    const lists = await college.db
      .selectDistinct({ sessionId: hostelWaiting.sessionId })
      .from(hostelWaiting);
    for (const { sessionId } of lists) {
      await college.db.transaction((tx) => offerFreedBeds(college, tx, sessionId));
    }
  },
});
