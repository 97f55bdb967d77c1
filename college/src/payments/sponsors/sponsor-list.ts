import { eq, or, sql } from "drizzle-orm";
import { exportSponsors, sponsors } from "../../../../contract/payments/sponsors.ts";
import type { Database } from "../../db/database.ts";
import { sponsor, sponsorRemittance, sponsorship } from "../../db/schema/sponsors.ts";
import { defineList } from "../../lists/list.ts";
import { contains } from "../../lists/search.ts";

/** Sponsors with how many lists they have, and what of theirs waits. */
export const selectSponsors = (db: Database) =>
  db
    .select({
      id: sponsor.id,
      name: sponsor.name,
      shortName: sponsor.shortName,
      contactEmail: sponsor.contactEmail,
      contactPhone: sponsor.contactPhone,
      isActive: sponsor.isActive,
      revision: sponsor.revision,
      lists:
        sql<number>`(select count(*)::int from ${sponsorship} s where s.sponsor_id = ${sponsor}.id)`.as(
          "lists",
        ),
      waitingRemittances: sql<number>`(select count(*)::int from ${sponsorRemittance} m
        where m.sponsor_id = ${sponsor}.id and m.status = 'waiting')`.as("waiting_remittances"),
    })
    .from(sponsor)
    .$dynamic();

/** The sponsors, for the bursary and the office. */
export const sponsorList = defineList({
  name: "sponsors",
  endpoint: sponsors,
  exported: exportSponsors,
  query: selectSponsors,
  id: sponsor.id,
  sorts: { name: [sponsor.name] },
  filters: { isActive: (isActive) => eq(sponsor.isActive, isActive) },
  search: (text) => or(contains(sponsor.name, text), contains(sponsor.shortName, text)),
  row: (row) => row,
  columns: [
    { heading: "Name", cell: (row) => row.name },
    { heading: "Short name", cell: (row) => row.shortName },
    { heading: "Email", cell: (row) => row.contactEmail },
    { heading: "Phone", cell: (row) => row.contactPhone },
    { heading: "Active", cell: (row) => row.isActive },
    { heading: "Lists", cell: (row) => row.lists },
    { heading: "Waiting remittances", cell: (row) => row.waitingRemittances },
  ],
});
