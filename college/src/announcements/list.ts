import { and, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import {
  announcements,
  exportAnnouncements,
} from "../../../contract/announcements/announcements.ts";
import { announcement, staffMember } from "../db/schema/staff.ts";
import { defineList } from "../lists/list.ts";
import { contains } from "../lists/search.ts";
import { announcementAnswer, announcementColumns, stateOf } from "./announcements.ts";

/** Every announcement; a college writes some hundred in all. */
export const announcementList = defineList({
  name: "announcements",
  endpoint: announcements,
  exported: exportAnnouncements,
  query: (db) =>
    db
      .select({ id: announcement.id, ...announcementColumns })
      .from(announcement)
      .leftJoin(staffMember, eq(staffMember.accountId, announcement.createdBy))
      .$dynamic(),
  id: announcement.id,
  sorts: { starts_at: [announcement.startsAt], title: [announcement.title] },
  filters: {
    audience: (audience) => eq(announcement.audience, audience),
    state: (state, { college }) => isIn(state, college.clock()),
  },
  search: (text) => or(contains(announcement.title, text), contains(announcement.body, text)),
  row: (row, { college }) => announcementAnswer(row, college.clock()),
  columns: [
    { heading: "Title", cell: (row) => row.announcement.title },
    { heading: "Text", cell: (row) => row.announcement.body },
    { heading: "For", cell: (row) => row.announcement.audience },
    { heading: "From", cell: (row) => row.announcement.startsAt },
    { heading: "Until", cell: (row) => row.announcement.endsAt },
    { heading: "State", cell: (row, { college }) => stateOf(row.announcement, college.clock()) },
    { heading: "Written by", cell: (row) => row.createdBy },
  ],
});

const isIn = (state: "current" | "planned" | "past", now: Date): SQL | undefined => {
  const { startsAt, endsAt } = announcement;
  if (state === "past") return lte(endsAt, now);
  const lasts = or(isNull(endsAt), gt(endsAt, now));
  return and(lasts, state === "planned" ? gt(startsAt, now) : lte(startsAt, now));
};
