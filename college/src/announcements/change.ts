import { eq, sql } from "drizzle-orm";
import type {
  changeAnnouncement,
  createAnnouncement,
} from "../../../contract/announcements/announcements.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import { isCalendarDay } from "../calendar-day.ts";
import type { College } from "../context.ts";
import { announcement } from "../db/schema/staff.ts";
import { refuseFields } from "../http/refusal.ts";
import { printable, severalLines } from "../several-lines.ts";
import { texts } from "../texts.ts";
import { findAnnouncement, lockAnnouncement, noteOf, stateOf } from "./find.ts";

type Given = BodyOf<typeof createAnnouncement>;

/** @throws 400 */
export const announce = (college: College, actor: Account, given: Given) =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const [row] = await tx
      .insert(announcement)
      .values({ ...read(given, now), createdBy: actor.id })
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
  { revision, ...given }: BodyOf<typeof changeAnnouncement>,
) =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const before = await lockAnnouncement(tx, id, revision);
    const [after] = await tx
      .update(announcement)
      .set({ ...read(given, before.startsAt), revision: sql`${announcement.revision} + 1` })
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
    if (state === "past") return { message: texts.announcement.takenDown };
    // One that nobody has seen leaves nothing but its audit entry.
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
    return { message: texts.announcement.takenDown };
  });

/** No announcement is out of these; beyond them the database knows no such year, or writes it otherwise. */
const [earliest, latest] = [new Date("2000-01-01T00:00:00Z"), new Date("2100-01-01T00:00:00Z")];

const read = (given: Given, otherwise: Date) => {
  const title = tidyLine(given.title);
  const body = severalLines(given.body);
  if (title === "") throw refuseFields({ title: [texts.field.blank] });
  if (body === "") throw refuseFields({ body: [texts.field.blank] });
  const startsAt = instantOf("starts_at", given.startsAt) ?? otherwise;
  const endsAt = instantOf("ends_at", given.endsAt);
  if (endsAt !== null && endsAt <= startsAt) {
    throw refuseFields({ endsAt: [texts.announcement.endsTooEarly] });
  }
  return { title, body, audience: given.audience, startsAt, endsAt };
};

const instantOf = (field: string, given: string | null): Date | null => {
  if (given === null) return null;
  const instant = new Date(given);
  // JavaScript reads 31 April as 1 May.
  const isReal = isCalendarDay(given.slice(0, 10)) && instant >= earliest && instant < latest;
  if (!isReal) throw refuseFields({ [field]: [texts.announcement.notInstant] });
  return instant;
};

const tidyLine = (text: string): string => printable(text.replaceAll(/\s+/g, " ")).trim();
