import { asc, eq, gte, lt, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  exportIndexingRounds,
  indexingRounds,
  type indexingRound as roundEndpoint,
} from "../../../../contract/students/council-indexing.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { daysBetween } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
import type { Database } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { indexingRecord, indexingRound } from "../../db/schema/council-indexing.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { defineList } from "../../lists/list.ts";
import { type IndexingState, isInRound, recordOfRound, stateOf } from "./state.ts";
import { indexingTexts as texts } from "./texts.ts";

type Counts = Readonly<Record<IndexingState, number>>;

const countOf = (state: IndexingState) => sql`count(*) filter (where counted.state = ${state})`;

const counts = sql<Counts>`(
  select json_build_object('indexed', ${countOf("indexed")}, 'held', ${countOf("held")},
    'ready', ${countOf("ready")}, 'not_ready', ${countOf("not_ready")})
  from (select ${stateOf} as state from ${student} left join ${indexingRecord} on ${recordOfRound}
    where ${isInRound}) counted)`;

/** Rounds with how many of their students are how far. */
const selectRounds = (db: Database) =>
  db
    .select({
      id: indexingRound.id,
      programme: studiesName(department.name, programme.name).as("studies"),
      council: programme.council,
      session: academicSession.name,
      closesOn: indexingRound.closesOn,
      quota: indexingRound.quota,
      columns: indexingRound.columns,
      revision: indexingRound.revision,
      students: counts.as("student_counts"),
    })
    .from(indexingRound)
    .leftJoin(programme, eq(programme.id, indexingRound.programmeId))
    .leftJoin(department, eq(department.id, programme.departmentId))
    .leftJoin(academicSession, eq(academicSession.id, indexingRound.entrySessionId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRounds>>[number];
type Clock = Pick<College, "clock" | "identity">;

const todayOf = ({ clock, identity }: Clock): string => zonedDay(clock(), identity.timeZone);

/** How many days are left until the last day for handing in. */
export const daysLeft = (college: Clock, { closesOn }: Pick<Row, "closesOn">): number =>
  daysBetween(todayOf(college), closesOn);

const listedRound = (
  { students: { not_ready: notReady, ...counted }, ...row }: Row,
  college: Clock,
) => ({
  id: row.id,
  programme: row.programme,
  council: row.council,
  session: row.session ?? "",
  closesOn: row.closesOn,
  daysLeft: daysLeft(college, row),
  quota: row.quota,
  students: { ...counted, notReady },
});

export const roundList = defineList({
  name: "indexing-rounds",
  endpoint: indexingRounds,
  exported: exportIndexingRounds,
  query: selectRounds,
  id: indexingRound.id,
  sorts: { closes: [indexingRound.closesOn], session: [academicSession.name] },
  filters: {
    open: (wanted, { college }) => {
      const today = todayOf(college);
      return wanted ? gte(indexingRound.closesOn, today) : lt(indexingRound.closesOn, today);
    },
    programmeId: (id) => eq(indexingRound.programmeId, id),
  },
  row: (row, { college }) => listedRound(row, college),
  columns: [
    { heading: "Programme", cell: (row) => row.programme },
    { heading: "Council", cell: (row) => row.council },
    { heading: "Entry session", cell: (row) => row.session },
    { heading: "Last day", cell: (row) => row.closesOn },
    { heading: "Quota", cell: (row) => row.quota },
    { heading: "Indexed", cell: (row) => row.students.indexed },
    { heading: "Ready", cell: (row) => row.students.ready },
    { heading: "Not ready", cell: (row) => row.students.not_ready },
    { heading: "Held back", cell: (row) => row.students.held },
  ],
});

/** One round with the council's table. @throws 404 */
export const readRound = async (
  college: College,
  id: number,
): Promise<ResponseOf<typeof roundEndpoint>> => {
  const [row] = await selectRounds(college.db).where(eq(indexingRound.id, id));
  if (row === undefined) throw refuse(404, texts.noRound);
  return { ...listedRound(row, college), revision: row.revision, columns: [...row.columns] };
};

/** The rounds that are open, the next to close first. */
export const readOpenRounds = async (college: College) => {
  const rows = await selectRounds(college.db)
    .where(gte(indexingRound.closesOn, todayOf(college)))
    .orderBy(asc(indexingRound.closesOn), asc(indexingRound.id));
  return rows.map((row) => listedRound(row, college));
};
