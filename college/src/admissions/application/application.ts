import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ApplicationState } from "../../../../contract/admissions/application.ts";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
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
import { charge } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { nairaOf } from "../../payments/fees/amounts.ts";
import { canAnswer } from "../decision/decision-rules.ts";
import { describeSession } from "../sessions/session.ts";
import { openQuery } from "./result-file.ts";
import { isComplete, sectionsOf } from "./sections.ts";
import { screeningOf } from "./status.ts";
import { testSlot } from "./test-slot.ts";

type State = ValueOf<typeof ApplicationState>;

/** An application in the contract's shape and as stored. */
export interface Application {
  readonly state: State;
  readonly row: ApplicationRow;
}

/**
 * Reads an applicant's whole application, one query a table.
 * @throws 404 for an account that is no applicant's.
 */
export const readApplication = async (
  college: College,
  accountId: number,
  db: Database = college.db,
): Promise<Application> => {
  const row = await readApplicationRow(db, accountId);
  const sittings = await readSittingsWithFiles(db, row.applicant.id);
  const batchStarts = await readBatchStarts(db, row.session.id);
  return { row, state: stateOf(college, row, sittings, batchStarts) };
};

const stateOf = (
  college: College,
  row: ApplicationRow,
  sittings: readonly SittingRow[],
  batchStarts: readonly Date[],
): State => {
  const { applicant } = row;
  const today = zonedDay(college.clock(), college.identity.timeZone);
  const sections = sectionsOf({
    applicant,
    sittings: sittings.map(({ sitting }) => sitting),
    today,
  });
  const session = describeSession(college, row.session, row.sessionName, batchStarts);
  const isPaid = row.paidAt !== null;
  return {
    session,
    courseCode: row.courseCode,
    signedUpAt: applicant.signedUpAt.toISOString(),
    verifiedAt: applicant.verifiedAt?.toISOString() ?? null,
    screening: {
      fee: nairaOf(row.paidKobo ?? row.session.screeningFeeKobo),
      isPaid,
      paidAt: row.paidAt?.toISOString() ?? null,
      reference: row.reference,
    },
    olevelRequirement: row.requirement,
    numberOfSitting: numberOfSitting(applicant.numberOfSitting),
    sittings: sittings.map(sittingOf),
    jamb: jambOf(applicant),
    sections,
    canSubmit: isPaid && session.isOpen && applicant.submittedAt === null && isComplete(sections),
    submittedAt: applicant.submittedAt?.toISOString() ?? null,
    test: testOf(college, row),
    decision: decisionOf(row, today),
  };
};

const numberOfSitting = (stored: number | null): State["numberOfSitting"] => {
  if (stored === null) return null;
  return stored === 2 ? "2" : "1";
};

const sittingOf = ({ sitting, resultMediaType, check }: SittingRow): State["sittings"][number] => ({
  ...sitting,
  subjects: [...sitting.subjects],
  sitting: sitting.sitting === 2 ? "2" : "1",
  resultFile: sitting.resultFileId === null ? null : `/media/results/${sitting.resultFileId}`,
  resultMediaType,
  query: openQuery(check, sitting.revision),
});

const jambOf = ({ jambNo, jambScore, jambRevision }: ApplicationRow["applicant"]): State["jamb"] =>
  jambNo === null
    ? null
    : { jambNo, jambScore: jambScore?.toString() ?? "", revision: jambRevision };

const testOf = (
  { identity }: College,
  { applicant, batch, decision }: ApplicationRow,
): State["test"] =>
  batch && {
    ...testSlot(batch, identity.timeZone),
    venue: identity.testVenue,
    capacity: batch.capacity,
    seenAt: applicant.testNoticeSeenAt?.toISOString() ?? null,
    takenAt: applicant.testTakenAt?.toISOString() ?? null,
    score: decision === null ? null : applicant.testScore,
  };

const admittedTo = alias(department, "admitted_to");
const offeredProgramme = alias(programme, "offered_programme");

/**
 * The stored data of an application.
 * @throws 404 for an account that is no applicant's.
 */
const readApplicationRow = async (db: Database, accountId: number) => {
  const [row] = await db
    .select({
      applicant,
      email: account.email,
      session: applicationSession,
      sessionName: academicSession.name,
      courseCode: department.code,
      courseName: studiesName(department.name, programme.name),
      programmeCode: programme.code,
      requirement: olevelRequirement,
      batch: testBatch,
      decision: admissionDecision,
      admittedTo: studiesName(admittedTo.name, offeredProgramme.name),
      matricNumber: student.matricNumber,
      paidKobo: charge.amountKobo,
      paidAt: charge.settledAt,
      reference: payment.reference,
    })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .innerJoin(department, eq(department.id, applicant.departmentId))
    .leftJoin(programme, eq(programme.id, applicant.programmeId))
    .leftJoin(olevelRequirement, eq(olevelRequirement.departmentId, applicant.departmentId))
    .leftJoin(testBatch, eq(testBatch.id, applicant.testBatchId))
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .leftJoin(admittedTo, eq(admittedTo.id, admissionDecision.departmentId))
    .leftJoin(offeredProgramme, eq(offeredProgramme.id, admissionDecision.programmeId))
    .leftJoin(student, eq(student.id, admissionDecision.studentId))
    .leftJoin(charge, screeningOf())
    .leftJoin(
      payment,
      and(
        eq(payment.accountId, charge.accountId),
        eq(payment.sessionId, charge.sessionId),
        eq(payment.purpose, "screening"),
        eq(payment.status, "succeeded"),
      ),
    )
    .where(eq(applicant.accountId, accountId));
  if (row === undefined) throw notFound();
  return row;
};

export type ApplicationRow = Awaited<ReturnType<typeof readApplicationRow>>;

/** The sittings of an applicant with the kind of their result files, the first one first. */
const readSittingsWithFiles = (db: Database, applicantId: number) =>
  db
    .select({ sitting: olevelSitting, resultMediaType: storedFile.mediaType, check: sittingCheck })
    .from(olevelSitting)
    .leftJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .leftJoin(storedFile, eq(storedFile.id, olevelSitting.resultFileId))
    .where(eq(olevelSitting.applicantId, applicantId))
    .orderBy(asc(olevelSitting.sitting));

type SittingRow = Awaited<ReturnType<typeof readSittingsWithFiles>>[number];

const readBatchStarts = async (
  db: Database,
  applicationSessionId: number,
): Promise<readonly Date[]> => {
  const rows = await db
    .select({ startsAt: testBatch.startsAt })
    .from(testBatch)
    .where(eq(testBatch.applicationSessionId, applicationSessionId));
  return rows.map(({ startsAt }) => startsAt);
};

type Decision = ValueOf<typeof ApplicationState>["decision"];

/**
 * The decision on an application, in the contract's shape.
 * @param today in the college's time zone; the day of `answer_by` is the last on which an offer can be answered.
 */
const decisionOf = (
  {
    decision,
    admittedTo,
    matricNumber,
  }: Pick<ApplicationRow, "decision" | "admittedTo" | "matricNumber">,
  today: string,
): Decision => {
  if (decision === null) return null;
  const { outcome, reason, answerBy, answer, answeredAt } = decision;
  return {
    outcome,
    reason,
    decidedAt: decision.decidedAt.toISOString(),
    offer:
      answerBy === null || admittedTo === null
        ? null
        : {
            department: admittedTo,
            answerBy,
            answer,
            answeredAt: answeredAt?.toISOString() ?? null,
            canAnswer: canAnswer({ answer, answerBy }, today),
            matricNumber,
          },
  };
};
