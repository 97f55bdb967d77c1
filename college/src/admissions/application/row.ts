import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import {
  admissionDecision,
  applicant,
  applicationSession,
  olevelRequirement,
  olevelSitting,
  sittingCheck,
  testBatch,
} from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { storedFile } from "../../db/schema/files.ts";
import { ledgerEntry, payment } from "../../db/schema/payments.ts";
import { department, student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { screeningOf } from "./standing.ts";

const admittedTo = alias(department, "admitted_to");

/**
 * What is stored of an application, each thing once.
 * @throws 404 for an account that is no applicant's.
 */
export const readApplicationRow = async (db: Database, accountId: number) => {
  const [row] = await db
    .select({
      applicant,
      email: account.email,
      session: applicationSession,
      sessionName: academicSession.name,
      courseCode: department.code,
      courseName: department.name,
      requirement: olevelRequirement,
      batch: testBatch,
      decision: admissionDecision,
      admittedTo: admittedTo.name,
      matricNumber: student.matricNumber,
      paidKobo: ledgerEntry.amountKobo,
      paidAt: ledgerEntry.paidAt,
      reference: payment.reference,
    })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .innerJoin(department, eq(department.id, applicant.departmentId))
    .leftJoin(olevelRequirement, eq(olevelRequirement.departmentId, applicant.departmentId))
    .leftJoin(testBatch, eq(testBatch.id, applicant.testBatchId))
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .leftJoin(admittedTo, eq(admittedTo.id, admissionDecision.departmentId))
    .leftJoin(student, eq(student.id, admissionDecision.studentId))
    .leftJoin(ledgerEntry, screeningOf())
    .leftJoin(payment, eq(payment.id, ledgerEntry.paymentId))
    .where(eq(applicant.accountId, accountId));
  if (row === undefined) throw notFound();
  return row;
};

export type ApplicationRow = Awaited<ReturnType<typeof readApplicationRow>>;

/** The sittings of an applicant with the kind of their result files, the first one first. */
export const readSittingsWithFiles = (db: Database, applicantId: number) =>
  db
    .select({ sitting: olevelSitting, resultMediaType: storedFile.mediaType, check: sittingCheck })
    .from(olevelSitting)
    .leftJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .leftJoin(storedFile, eq(storedFile.id, olevelSitting.resultFileId))
    .where(eq(olevelSitting.applicantId, applicantId))
    .orderBy(asc(olevelSitting.sitting));

export type SittingRow = Awaited<ReturnType<typeof readSittingsWithFiles>>[number];

export const readBatchStarts = async (
  db: Database,
  applicationSessionId: number,
): Promise<readonly Date[]> => {
  const rows = await db
    .select({ startsAt: testBatch.startsAt })
    .from(testBatch)
    .where(eq(testBatch.applicationSessionId, applicationSessionId));
  return rows.map(({ startsAt }) => startsAt);
};
