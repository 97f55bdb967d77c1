import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type {
  Announcement,
  AnnouncementAudience,
  changeAnnouncement,
  createAnnouncement,
} from "../../../contract/announcements/announcements.ts";
import type { BodyOf, ValueOf } from "../../../contract/endpoint.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import { isCalendarDay } from "../calendar-day.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { announcement, staffMember } from "../db/schema/staff.ts";
import { notFound, refuse, refuseFields } from "../http/refusal.ts";
import { staffName } from "../lists/names.ts";
import { texts } from "../texts.ts";
import { printable, severalLines } from "../typed-text.ts";
import { announcementTexts } from "./texts.ts";

type AnnouncementInput = BodyOf<typeof createAnnouncement>;

/** @throws 400 */
export const announce = (college: College, actor: Account, input: AnnouncementInput) =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const [row] = await tx
      .insert(announcement)
      .values({ ...parse(input, now), createdBy: actor.id })
      .returning();
    if (row === undefined) throw new Error("the announcement was not written");
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "announcement.create",
      subject: `announcement:${row.id}`,
      after: noteOf(row),
    });
    return findAnnouncement(tx, row.id, now);
  });

/** @throws 400; 404; 409 `changed_elsewhere`. */
export const change = (
  college: College,
  actor: Account,
  id: number,
  { revision, ...input }: BodyOf<typeof changeAnnouncement>,
) =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const before = await lockAnnouncement(tx, id, revision);
    const [after] = await tx
      .update(announcement)
      .set({ ...parse(input, before.startsAt), revision: sql`${announcement.revision} + 1` })
      .where(eq(announcement.id, id))
      .returning();
    if (after === undefined) throw new Error("the announcement is gone");
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "announcement.change",
      subject: `announcement:${id}`,
      before: noteOf(before),
      after: noteOf(after),
    });
    return findAnnouncement(tx, id, now);
  });

/** @throws 404; 409 `changed_elsewhere`. */
export const takeDown = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const before = await lockAnnouncement(tx, id, revision);
    const state = stateOf(before, now);
    if (state === "past") return { message: announcementTexts.takenDown };
    // An announcement that never started is deleted; only its audit entry remains.
    if (state === "planned" || before.startsAt >= now) {
      await tx.delete(announcement).where(eq(announcement.id, id));
    } else {
      await tx
        .update(announcement)
        .set({ endsAt: now, revision: sql`${announcement.revision} + 1` })
        .where(eq(announcement.id, id));
    }
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "announcement.take_down",
      subject: `announcement:${id}`,
      before: noteOf(before),
    });
    return { message: announcementTexts.takenDown };
  });

/** No announcement is out of these; beyond them the database knows no such year, or writes it otherwise. */
const [earliest, latest] = [new Date("2000-01-01T00:00:00Z"), new Date("2100-01-01T00:00:00Z")];

const parse = (input: AnnouncementInput, defaultStart: Date) => {
  const title = singleLine(input.title);
  const body = severalLines(input.body);
  if (title === "") throw refuseFields({ title: [texts.field.blank] });
  if (body === "") throw refuseFields({ body: [texts.field.blank] });
  const startsAt = instantOf("startsAt", input.startsAt) ?? defaultStart;
  const endsAt = instantOf("endsAt", input.endsAt);
  if (endsAt !== null && endsAt <= startsAt) {
    throw refuseFields({ endsAt: [announcementTexts.endsTooEarly] });
  }
  return { title, body, audience: input.audience, startsAt, endsAt };
};

const instantOf = (field: string, text: string | null): Date | null => {
  if (text === null) return null;
  const instant = new Date(text);
  // JavaScript reads 31 April as 1 May.
  const isReal = isCalendarDay(text.slice(0, 10)) && instant >= earliest && instant < latest;
  if (!isReal) throw refuseFields({ [field]: [texts.field.notInstant] });
  return instant;
};

const singleLine = (text: string): string => printable(text.replaceAll(/\s+/g, " ")).trim();

export type AnnouncementRow = typeof announcement.$inferSelect;

/** What of an announcement and its author is read for the office. */
export const announcementColumns = {
  announcement,
  createdBy: staffName,
};

/** An announcement as the office sees it. */
export const announcementAnswer = (
  { announcement: row, createdBy }: { announcement: AnnouncementRow; createdBy: string },
  now: Date,
): ValueOf<typeof Announcement> => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  state: stateOf(row, now),
  createdBy,
});

/** Whether an announcement is shown at this moment, will be, or was. */
export const stateOf = (
  { startsAt, endsAt }: Pick<AnnouncementRow, "startsAt" | "endsAt">,
  now: Date,
): "current" | "planned" | "past" => {
  if (endsAt !== null && endsAt <= now) return "past";
  return startsAt > now ? "planned" : "current";
};

/** @throws 404 */
export const findAnnouncement = async (db: Database | Transaction, id: number, now: Date) => {
  const [row] = await db
    .select(announcementColumns)
    .from(announcement)
    .innerJoin(staffMember, eq(staffMember.accountId, announcement.createdBy))
    .where(eq(announcement.id, id));
  if (row === undefined) throw notFound();
  return announcementAnswer(row, now);
};

/**
 * The announcement, held until the transaction ends.
 * @throws 404; 409 `changed_elsewhere` where it is at another revision.
 */
const lockAnnouncement = async (
  tx: Transaction,
  id: number,
  revision: number,
): Promise<AnnouncementRow> => {
  const [row] = await tx.select().from(announcement).where(eq(announcement.id, id)).for("update");
  if (row === undefined) throw notFound();
  if (row.revision !== revision) {
    throw refuse(409, announcementTexts.changedElsewhere, "changed_elsewhere");
  }
  return row;
};

/** What of an announcement stands in the audit log. */
const noteOf = ({ title, body, audience, startsAt, endsAt }: AnnouncementRow) => ({
  title,
  body,
  audience,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});

/** No screen shows more, and people ignore a longer list. */
const mostAtOnce = 20;

/** Which announcements are for which kind of account. */
export const audienceOf: Record<Account["kind"], AnnouncementAudience> = {
  applicant: "applicants",
  student: "students",
  staff: "staff",
};

/** The announcements that run now for any of these audiences, newest first. */
export const currentFor = async (
  { db, clock }: College,
  audiences: readonly AnnouncementAudience[],
) => {
  const now = clock();
  const rows = await db
    .select({
      id: announcement.id,
      title: announcement.title,
      body: announcement.body,
      startsAt: announcement.startsAt,
    })
    .from(announcement)
    .where(
      and(
        inArray(announcement.audience, [...audiences]),
        lte(announcement.startsAt, now),
        or(isNull(announcement.endsAt), gt(announcement.endsAt, now)),
      ),
    )
    .orderBy(desc(announcement.startsAt), desc(announcement.id))
    .limit(mostAtOnce);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }));
};
