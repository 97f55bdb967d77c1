import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { sessionRecord } from "../../../../contract/admissions/application-sessions.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import {
  admissionDecision,
  admissionQuota,
  applicant,
  applicationSession,
  testBatch,
} from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { ledgerEntry } from "../../db/schema/payments.ts";
import { department } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { describeSession } from "../session-record.ts";
import { sessionColumns, toSessionRow } from "./session-list.ts";

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
    academicSessionId: row.academicSessionId,
    revision: row.revision,
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
      ledgerEntry,
      and(
        eq(ledgerEntry.accountId, applicant.accountId),
        eq(ledgerEntry.purpose, "screening"),
        eq(ledgerEntry.sessionId, academicSessionId),
      ),
    )
    .where(eq(applicant.applicationSessionId, id));
  return row?.paid ?? 0;
};

/** Every department with how many a round takes into it, by name; three figures of one pass each. */
export const readQuotas = (db: Database, sessionId: number): Promise<Record["quotas"]> => {
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
    id: batch.id,
    revision: batch.revision,
    startsAt: batch.startsAt.toISOString(),
    endsAt: batch.endsAt.toISOString(),
    capacity: batch.capacity,
    assigned: batch.assigned,
    tested,
  }));
};
