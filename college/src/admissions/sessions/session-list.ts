import { and, eq, getTableColumns, gt, lte, type SQL, sql } from "drizzle-orm";
import {
  exportSessionRecords,
  sessionRecords,
} from "../../../../contract/admissions/application-sessions.ts";
import { applicant, applicationSession, testBatch } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { defineList } from "../../lists/list.ts";
import { contains } from "../../lists/search.ts";
import { nairaOf } from "../../payments/fees/amounts.ts";

type Row = Pick<typeof applicationSession.$inferSelect, "opensAt" | "closesAt">;
type State = "planned" | "open" | "closed";

export const stateOf = ({ opensAt, closesAt }: Row, now: Date): State => {
  if (now < opensAt) return "planned";
  return now < closesAt ? "open" : "closed";
};

const isInState = (state: State, now: Date): SQL | undefined => {
  switch (state) {
    case "planned":
      return gt(applicationSession.opensAt, now);
    case "open":
      return and(lte(applicationSession.opensAt, now), gt(applicationSession.closesAt, now));
    case "closed":
      return lte(applicationSession.closesAt, now);
  }
};

const applicants = sql<number>`(
  select count(*)::int from ${applicant} where ${applicant.applicationSessionId} = ${applicationSession.id}
)`;

/** One figure of a round's test batches; whoever has submitted is assigned to one. */
const ofBatches = (figure: SQL): SQL<number> => sql<number>`(
  select ${figure} from ${testBatch} where ${testBatch.applicationSessionId} = ${applicationSession.id}
)`;

/** What the list and one record tell of a round; joined with its academic session. */
export const sessionColumns = {
  ...getTableColumns(applicationSession),
  academicSession: academicSession.name,
  applicants: applicants.as("applicants"),
  submitted: ofBatches(sql`coalesce(sum(${testBatch.assigned}), 0)::int`).as("submitted"),
  batches: ofBatches(sql`count(*)::int`).as("batches"),
  places: ofBatches(sql`coalesce(sum(${testBatch.capacity}), 0)::int`).as("places"),
};

interface SessionFigures extends Readonly<typeof applicationSession.$inferSelect> {
  readonly academicSession: string;
  readonly applicants: number;
  readonly submitted: number;
  readonly batches: number;
  readonly places: number;
}

/** A round of admission as the office's list has it. */
export const toSessionRow = (row: SessionFigures, now: Date) => ({
  id: row.id,
  academicSession: row.academicSession,
  title: row.title,
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  state: stateOf(row, now),
  screeningFee: nairaOf(row.screeningFeeKobo),
  applicants: row.applicants,
  submitted: row.submitted,
  testBatches: row.batches,
  testPlaces: row.places,
});

/** The rounds of admission. */
export const sessionList = defineList({
  name: "application-sessions",
  endpoint: sessionRecords,
  exported: exportSessionRecords,
  query: (db) =>
    db
      .select(sessionColumns)
      .from(applicationSession)
      .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
      .$dynamic(),
  id: applicationSession.id,
  sorts: {
    opens: [applicationSession.opensAt],
    closes: [applicationSession.closesAt],
    title: [applicationSession.title],
    applicants: [applicants],
  },
  filters: {
    state: (state, { college }) => isInState(state, college.clock()),
    academicSession: (id) => eq(applicationSession.academicSessionId, id),
  },
  search: (text) =>
    sql`(${contains(applicationSession.title, text)} or ${contains(academicSession.name, text)})`,
  row: (row, { college }) => toSessionRow(row, college.clock()),
  columns: [
    { heading: "Session", cell: (row) => row.academicSession },
    { heading: "Title", cell: (row) => row.title },
    { heading: "Opens", cell: (row) => row.opensAt },
    { heading: "Closes", cell: (row) => row.closesAt },
    { heading: "Screening fee (NGN)", cell: (row) => nairaOf(row.screeningFeeKobo) },
    { heading: "Applicants", cell: (row) => row.applicants },
    { heading: "Submitted", cell: (row) => row.submitted },
    { heading: "Test batches", cell: (row) => row.batches },
    { heading: "Test places", cell: (row) => row.places },
  ],
});
