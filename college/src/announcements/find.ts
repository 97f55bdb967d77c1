import { eq, sql } from "drizzle-orm";
import type { Announcement } from "../../../contract/announcements/announcements.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Database, Transaction } from "../db/database.ts";
import { announcement, staffMember } from "../db/schema/staff.ts";
import { notFound, refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";

export type AnnouncementRow = typeof announcement.$inferSelect;

/** What of an announcement and its author is read for the office. */
export const announcementColumns = {
  announcement,
  createdBy: sql<string>`concat_ws(' ', ${staffMember.firstName}, ${staffMember.surname})`,
};

/** An announcement as the office sees it. */
export const announcementAnswer = (
  { announcement: row, createdBy }: { announcement: AnnouncementRow; createdBy: string },
  now: Date,
): ValueOf<typeof Announcement> => ({
  id: row.id,
  title: row.title,
  body: row.body,
  audience: row.audience,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  state: stateOf(row, now),
  createdBy,
  revision: row.revision,
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
export const lockAnnouncement = async (
  tx: Transaction,
  id: number,
  revision: number,
): Promise<AnnouncementRow> => {
  const [row] = await tx.select().from(announcement).where(eq(announcement.id, id)).for("update");
  if (row === undefined) throw notFound();
  if (row.revision !== revision) {
    throw refuse(409, texts.announcement.changedElsewhere, "changed_elsewhere");
  }
  return row;
};

/** What of an announcement stands in the audit log. */
export const noteOf = ({ title, body, audience, startsAt, endsAt }: AnnouncementRow) => ({
  title,
  body,
  audience,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});
