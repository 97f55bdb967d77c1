import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { changeHostelSettings } from "../../../contract/hostels/hostels.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import { isCalendarDay } from "../calendar-day.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { bedClaim, hostelSettings } from "../db/schema/hostels.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import { hostelOfferShortenedMail, hostelOfferWithdrawnMail } from "../mail/hostel-mails.ts";
import { paymentTexts } from "../payments/texts.ts";
import { savingTexts } from "../records/texts.ts";
import { readCalendar } from "../registration/calendar.ts";
import { texts } from "../texts.ts";
import { mailStudents } from "./mails.ts";
import { type HostelSettings, offerFreedBeds } from "./offers.ts";
import { hostelTexts } from "./texts.ts";

type Body = BodyOf<typeof changeHostelSettings>;

/**
 * Opens or closes the hostel applications of the current session. Closing takes offered beds back, an earlier deadline
 * ends offers earlier, and opening offers what is free to those who wait. It is idempotent.
 * @throws 400 for a deadline that is not an instant, or has passed while applications would be open; 404 between
 * sessions; 409 `changed_elsewhere`.
 */
export const changeSettings = (
  college: College,
  actor: Account,
  body: Body,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const { session } = await readCalendar(tx);
    if (session === undefined) throw refuse(404, paymentTexts.noCurrentSession);
    const before = await lockSettings(tx, session.id);
    if (body.revision !== undefined && body.revision !== (before?.revision ?? 0)) {
      throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
    }
    const after: HostelSettings = {
      sessionId: session.id,
      isApplicationOpen: body.isApplicationOpen,
      applicationDeadline: readDeadline(body, college.clock()),
      revision: (before?.revision ?? 0) + 1,
    };
    if (before === null || !isSame(before, after)) {
      await write(tx, after);
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "hostel.settings",
        subject: `academic_session:${session.id}`,
        before: before === null ? null : noteOf(before),
        after: noteOf(after),
      });
      await applyToOffers(college, tx, after);
    }
    return { message: hostelTexts.office.settingsChanged };
  });

/** Waits for the claims under way, which were made while applications were open, and holds those up that come later. */
const lockSettings = async (tx: Transaction, sessionId: number): Promise<HostelSettings | null> => {
  const [settings] = await tx
    .select()
    .from(hostelSettings)
    .where(eq(hostelSettings.sessionId, sessionId))
    .for("update");
  return settings ?? null;
};

/** No deadline is out of these; beyond them the database knows no such year, or writes it otherwise. */
const [earliest, latest] = [new Date("2000-01-01T00:00:00Z"), new Date("2100-01-01T00:00:00Z")];

const readDeadline = (
  { applicationDeadline: newDeadline, isApplicationOpen: isToBeOpen }: Body,
  now: Date,
): Date | null => {
  if (newDeadline === null) return null;
  const deadline = new Date(newDeadline);
  // JavaScript reads 31 April as 1 May.
  const isReal =
    isCalendarDay(newDeadline.slice(0, 10)) && deadline >= earliest && deadline < latest;
  if (!isReal) {
    throw refuseFields({ applicationDeadline: [texts.field.notInstant] });
  }
  if (isToBeOpen && deadline <= now) {
    throw refuseFields({ applicationDeadline: [hostelTexts.office.deadlinePassed] });
  }
  return deadline;
};

const write = async (tx: Transaction, settings: HostelSettings): Promise<void> => {
  await tx
    .insert(hostelSettings)
    .values(settings)
    .onConflictDoUpdate({ target: hostelSettings.sessionId, set: settings });
};

const applyToOffers = async (
  college: College,
  tx: Transaction,
  settings: HostelSettings,
): Promise<void> => {
  if (!settings.isApplicationOpen) return withdrawOffers(college, tx, settings);
  await shortenOffers(college, tx, settings);
  await offerFreedBeds(college, tx, settings.sessionId);
};

/** Withdraws all offers; their students keep their places for when applications open again. */
const withdrawOffers = async (
  college: College,
  tx: Transaction,
  { sessionId }: HostelSettings,
): Promise<void> => {
  const withdrawn = await tx
    .delete(bedClaim)
    .where(and(eq(bedClaim.sessionId, sessionId), isNotNull(bedClaim.offeredUntil)))
    .returning({ studentId: bedClaim.studentId, bedId: bedClaim.bedId });
  await mailStudents(college, tx, withdrawn, hostelOfferWithdrawnMail);
};

const shortenOffers = async (
  college: College,
  tx: Transaction,
  { sessionId, applicationDeadline: until }: HostelSettings,
): Promise<void> => {
  if (until === null) return;
  const shortened = await tx
    .update(bedClaim)
    .set({ offeredUntil: until })
    .where(and(eq(bedClaim.sessionId, sessionId), gt(bedClaim.offeredUntil, until)))
    .returning({ studentId: bedClaim.studentId, bedId: bedClaim.bedId });
  await mailStudents(college, tx, shortened, (identity, about) =>
    hostelOfferShortenedMail(identity, { ...about, until }),
  );
};

const noteOf = ({ isApplicationOpen, applicationDeadline }: HostelSettings) => ({
  isApplicationOpen,
  applicationDeadline: applicationDeadline?.toISOString() ?? null,
});

const isSame = (one: HostelSettings, other: HostelSettings): boolean =>
  one.isApplicationOpen === other.isApplicationOpen &&
  one.applicationDeadline?.getTime() === other.applicationDeadline?.getTime();
