import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { bedClaim, hostelKinds, hostelSettings, hostelWaiting } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import type { Job } from "../jobs/jobs.ts";
import { hostelOfferLapsedMail, hostelOfferMail } from "../mail/hostel-mails.ts";
import { readCalendar } from "../registration/calendar.ts";
import { type HostelKind, isOpen } from "./boarder.ts";
import { readFreeBeds } from "./free-beds.ts";
import { mailStudents } from "./mails.ts";

export type HostelSettings = typeof hostelSettings.$inferSelect;

/**
 * Locks the waiting list of a session until the transaction ends, by the row of its settings. A transaction that offers
 * or frees a bed, or claims one for a waiting student, takes this lock first, which serializes them. Take it after the
 * student's own row and before writing any claim; another order can deadlock. `no key update`: claims of students who
 * are not waiting take a key share lock of the row, and are not blocked.
 * @returns null when the session has no settings: it has had no applications, so its list is empty.
 */
export const lockWaitingList = async (
  tx: Transaction,
  sessionId: number,
): Promise<HostelSettings | null> => {
  const [settings] = await settingsOf(tx, sessionId).for("no key update");
  return settings ?? null;
};

/**
 * Takes a shared lock of the list for a student who joins it: offers wait, other joins do not. Do not call
 * `lockWaitingList` later in the same transaction: two such transactions would deadlock.
 */
export const shareWaitingListLock = async (tx: Transaction, sessionId: number): Promise<void> => {
  await settingsOf(tx, sessionId).for("share");
};

const settingsOf = (tx: Transaction, sessionId: number) =>
  tx.select().from(hostelSettings).where(eq(hostelSettings.sessionId, sessionId));

/**
 * Ends the offers whose time is over and offers the beds on. For every transaction that checks which beds are free,
 * once it holds the student's row; reads an index and no more where no offer has lapsed.
 */
export const sweepOffers = async (
  college: College,
  tx: Transaction,
  sessionId: number,
): Promise<void> => {
  if (!(await hasLapsedOffer(college, tx, sessionId))) return;
  const settings = await lockWaitingList(tx, sessionId);
  // Of all who saw the same offer lapse, the first one passes it on.
  const isFirst = await endLapsedOffers(college, tx, sessionId);
  if (isFirst && settings !== null) await offerToWaiting(college, tx, settings);
};

/** The same for a caller who is in no transaction. */
export const sweepDue = async (college: College, sessionId: number): Promise<void> => {
  if (!(await hasLapsedOffer(college, college.db, sessionId))) return;
  await college.db.transaction((tx) => sweepOffers(college, tx, sessionId));
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
 * Ends the expired offers, then offers every free bed to the next waiting student of its kind while applications are
 * open. Call it in the transaction that frees a bed.
 */
export const offerFreedBeds = async (
  college: College,
  tx: Transaction,
  sessionId: number,
): Promise<void> => {
  const settings = await lockWaitingList(tx, sessionId);
  if (settings === null) return;
  await endLapsedOffers(college, tx, sessionId);
  await offerToWaiting(college, tx, settings);
};

/** Ends the lapsed offers; their students leave the list. @returns whether there was one. */
const endLapsedOffers = async (
  college: College,
  tx: Transaction,
  sessionId: number,
): Promise<boolean> => {
  const lapsed = await tx
    .delete(bedClaim)
    .where(lapsedOffers(college, sessionId))
    .returning({ studentId: bedClaim.studentId, bedId: bedClaim.bedId });
  if (lapsed.length === 0) return false;
  await tx.delete(hostelWaiting).where(
    and(
      eq(hostelWaiting.sessionId, sessionId),
      inArray(
        hostelWaiting.studentId,
        lapsed.map(({ studentId }) => studentId),
      ),
    ),
  );
  await mailStudents(college, tx, lapsed, hostelOfferLapsedMail);
  return true;
};

const offerToWaiting = async (
  college: College,
  tx: Transaction,
  settings: HostelSettings,
): Promise<void> => {
  const { session } = await readCalendar(tx);
  if (session?.id !== settings.sessionId || !isOpen(settings, college.clock())) return;
  for (const kind of hostelKinds) await offerKind(college, tx, settings, kind);
};

/** To each who waits, first come first served, the next free bed. */
const offerKind = async (
  college: College,
  tx: Transaction,
  settings: HostelSettings,
  kind: HostelKind,
): Promise<void> => {
  const { sessionId } = settings;
  const waiting = await readWaiting(tx, sessionId, kind);
  if (waiting.length === 0) return;
  const free = (await readFreeBeds(tx, { sessionId, kind })).values();
  const until = offerEnd(college, settings);
  const offers: { readonly studentId: number; readonly bedId: number }[] = [];
  for (const studentId of waiting) {
    const bedId = await offerFirst(tx, { sessionId, studentId, offeredUntil: until }, free);
    if (bedId === undefined) break;
    offers.push({ studentId, bedId });
  }
  await mailStudents(college, tx, offers, (identity, about) =>
    hostelOfferMail(identity, { ...about, until }),
  );
};

/** @returns the bed that was offered; undefined once none is left. */
const offerFirst = async (
  tx: Transaction,
  offer: { readonly sessionId: number; readonly studentId: number; readonly offeredUntil: Date },
  free: Iterator<number>,
): Promise<number | undefined> => {
  for (let next = free.next(); next.done !== true; next = free.next()) {
    const offered = await tx
      .insert(bedClaim)
      .values({ ...offer, bedId: next.value })
      // Somebody who does not wait may have claimed it a moment ago.
      .onConflictDoNothing()
      .returning();
    if (offered.length > 0) return next.value;
  }
  return undefined;
};

/** Never after applications close: nothing can be taken then. */
const offerEnd = ({ clock, config }: College, { applicationDeadline }: HostelSettings): Date => {
  const end = new Date(clock().getTime() + config.hostelOfferHours * 3600_000);
  return applicationDeadline !== null && applicationDeadline < end ? applicationDeadline : end;
};

/** Those without an offer, first come first. Who is suspended or deferred could not take one, and keeps the place meanwhile. */
const readWaiting = async (
  tx: Transaction,
  sessionId: number,
  kind: HostelKind,
): Promise<readonly number[]> => {
  const rows = await tx
    .select({ studentId: hostelWaiting.studentId })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .innerJoin(account, eq(account.id, student.accountId))
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
        eq(student.standing, "active"),
        isNull(account.suspendedAt),
        isNull(bedClaim.studentId),
      ),
    )
    .orderBy(asc(hostelWaiting.joinedAt), asc(hostelWaiting.id));
  return rows.map(({ studentId }) => studentId);
};

/** Ends offers on time without a request, and offers beds that were made usable. */
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

/** Offers newly usable beds to waiting students. Call it in the transaction that makes them usable. */
export const offerNewBeds = async (college: College, tx: Transaction): Promise<void> => {
  const { session } = await readCalendar(tx);
  if (session !== undefined) await offerFreedBeds(college, tx, session.id);
};
