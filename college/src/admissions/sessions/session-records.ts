import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import {
  exportSessionRecords,
  type sessionRecord,
  sessionRecords,
} from "../../../../contract/admissions/application-sessions.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { admissionQuota, programmeQuota } from "../../db/schema/admission-quotas.ts";
import {
  admissionDecision,
  applicant,
  applicationSession,
  testBatch,
} from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { charge } from "../../db/schema/ledger.ts";
import { department, programme } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { notFound } from "../../http/refusal.ts";
import { defineList } from "../../lists/list.ts";
import { contains } from "../../lists/search.ts";
import { nairaOf } from "../../payments/fees/amounts.ts";
import { paidCharge } from "../../payments/ledger/paid.ts";
import { describeSession } from "./session.ts";

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

/** One figure of a round's test batches; every submitted application is assigned to one. */
const ofBatches = (figure: SQL): SQL<number> => sql<number>`(
  select ${figure} from ${testBatch} where ${testBatch.applicationSessionId} = ${applicationSession.id}
)`;

/** The columns that the list and one record share; joined with the academic session. */
const sessionColumns = {
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
const toSessionRow = ({ batches, places, ...row }: SessionFigures, now: Date) => ({
  ...row,
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  state: stateOf(row, now),
  screeningFee: nairaOf(row.screeningFeeKobo),
  testBatches: batches,
  testPlaces: places,
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

type Record = ResponseOf<typeof sessionRecord>;

/** One round of admission, for the office: four queries. @throws 404 */
export const readSessionRecord = async (college: College, id: number): Promise<Record> => {
  const { db } = college;
  const [row] = await db
    .select(sessionColumns)
    .from(applicationSession)
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .where(eq(applicationSession.id, id));
  if (row === undefined) throw notFound();
  const [paid, quotas, batches] = await Promise.all([
    countPaid(db, row),
    readQuotas(db, id),
    readBatches(db, id),
  ]);
  const starts = batches.map(({ startsAt }) => new Date(startsAt));
  const { announcement } = describeSession(college, row, row.academicSession, starts);
  return {
    ...toSessionRow(row, college.clock()),
    announcement,
    paid,
    quotas,
    batches,
  };
};

/** How many of a round's applicants paid the screening fee. */
export const countPaid = async (
  db: Database,
  {
    id,
    academicSessionId,
  }: Pick<typeof applicationSession.$inferSelect, "id" | "academicSessionId">,
): Promise<number> => {
  const [row] = await db
    .select({ paid: sql<number>`count(*)::int` })
    .from(applicant)
    .innerJoin(
      charge,
      paidCharge("screening", { accountId: applicant.accountId, sessionId: academicSessionId }),
    )
    .where(eq(applicant.applicationSessionId, id));
  return row?.paid ?? 0;
};

/** Every department with how many a round takes into it, by name, and its programmes where it has several. */
export const readQuotas = async (db: Database, sessionId: number): Promise<Record["quotas"]> => {
  const departments = await readDepartmentQuotas(db, sessionId);
  const programmes = grouped(
    await readProgrammeQuotas(db, sessionId),
    ({ departmentId }) => departmentId,
  );
  return departments.map((one) => {
    const own = programmes.get(one.departmentId) ?? [];
    return { ...one, programmes: own.length < 2 ? [] : [...own] };
  });
};

/** Three figures of one pass each. */
const readProgrammeQuotas = (db: Database, sessionId: number) => {
  const isOffered = sql`${admissionDecision.outcome} = 'admitted' and coalesce(${admissionDecision.answer}, '') <> 'declined'`;
  return db
    .select({
      departmentId: programme.departmentId,
      programmeId: programme.id,
      programme: programme.name,
      places: programmeQuota.places,
      applicants: sql<number>`(select count(*)::int from ${applicant}
        where ${applicant.programmeId} = ${programme.id} and ${applicant.applicationSessionId} = ${sessionId})`,
      admitted: sql<number>`(select count(*)::int from ${admissionDecision}
        join ${applicant} on ${applicant.id} = ${admissionDecision.applicantId}
        where ${admissionDecision.programmeId} = ${programme.id} and ${applicant.applicationSessionId} = ${sessionId} and ${isOffered})`,
    })
    .from(programme)
    .leftJoin(
      programmeQuota,
      and(
        eq(programmeQuota.programmeId, programme.id),
        eq(programmeQuota.applicationSessionId, sessionId),
      ),
    )
    .orderBy(asc(programme.name));
};

/** Three figures of one pass each. */
const readDepartmentQuotas = (db: Database, sessionId: number) => {
  const chosen = db
    .select({
      departmentId: applicant.departmentId,
      count: sql<number>`count(*)::int`.as("chosen_count"),
    })
    .from(applicant)
    .where(eq(applicant.applicationSessionId, sessionId))
    .groupBy(applicant.departmentId)
    .as("chosen");
  const admitted = db
    .select({
      departmentId: admissionDecision.departmentId,
      count: sql<number>`count(*)::int`.as("admitted_count"),
    })
    .from(admissionDecision)
    .innerJoin(applicant, eq(applicant.id, admissionDecision.applicantId))
    .where(
      and(
        eq(applicant.applicationSessionId, sessionId),
        eq(admissionDecision.outcome, "admitted"),
        isNotNull(admissionDecision.departmentId),
        or(sql`${admissionDecision.answer} is null`, ne(admissionDecision.answer, "declined")),
      ),
    )
    .groupBy(admissionDecision.departmentId)
    .as("admitted");
  return db
    .select({
      departmentId: department.id,
      department: department.name,
      places: admissionQuota.places,
      applicants: sql<number>`coalesce(${chosen.count}, 0)`,
      admitted: sql<number>`coalesce(${admitted.count}, 0)`,
    })
    .from(department)
    .leftJoin(
      admissionQuota,
      and(
        eq(admissionQuota.departmentId, department.id),
        eq(admissionQuota.applicationSessionId, sessionId),
      ),
    )
    .leftJoin(chosen, eq(chosen.departmentId, department.id))
    .leftJoin(admitted, eq(admitted.departmentId, department.id))
    .orderBy(asc(department.name));
};

const readBatches = async (db: Database, sessionId: number): Promise<Record["batches"]> => {
  const rows = await db
    .select({
      batch: testBatch,
      tested: sql<number>`(
        select count(*)::int from ${applicant}
        where ${applicant.testBatchId} = ${testBatch.id} and ${applicant.testScore} is not null
      )`,
    })
    .from(testBatch)
    .where(eq(testBatch.applicationSessionId, sessionId))
    .orderBy(asc(testBatch.startsAt), asc(testBatch.id));
  return rows.map(({ batch, tested }) => ({
    ...batch,
    startsAt: batch.startsAt.toISOString(),
    endsAt: batch.endsAt.toISOString(),
    tested,
  }));
};
