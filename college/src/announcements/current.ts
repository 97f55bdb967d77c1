import { and, desc, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { AnnouncementAudience } from "../../../contract/announcements/audience.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { announcement } from "../db/schema/staff.ts";

/** No screen shows more, and an office that announces more at once is read by nobody. */
const mostAtOnce = 20;

/** Which announcements are for which kind of account. */
export const audienceOf: Record<Account["kind"], AnnouncementAudience> = {
  applicant: "applicants",
  student: "students",
  staff: "staff",
};

/** What is announced at this moment to any of these; newest first. */
export const currentFor = async (
  { db, clock }: College,
  audiences: readonly AnnouncementAudience[],
) => {
  const now = clock();
  const rows = await db
    .select()
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
  return rows.map(({ id, title, body, startsAt }) => ({
    id,
    title,
    body,
    startsAt: startsAt.toISOString(),
  }));
};
