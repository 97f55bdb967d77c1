import { and, asc, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { readApplicantRecord } from "../../../../contract/admissions/applicant-records.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { readDepartmentChoices } from "../../courses/programmes/of-department.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, olevelSitting, sittingCheck, testBatch } from "../../db/schema/admissions.ts";
import { auditEntry, staffMember } from "../../db/schema/staff.ts";
import { notFound } from "../../http/refusal.ts";
import { readApplicantUser } from "../applicant-user.ts";
import type { ApplicationRow } from "../application/application.ts";
import { readApplication } from "../application/application.ts";
import { testSlot } from "../application/test-slot.ts";
import { decisionRefusal, isLetterGood, scoreRefusal } from "../decision/decision-rules.ts";
import { whichSitting } from "../sittings/sittings.ts";
import { sittingState } from "../sittings/state.ts";
import { moveRefusal } from "./move-test.ts";

type RecordOf = ResponseOf<typeof readApplicantRecord>;

/** The number of history entries returned. */
const mostHistory = 100;

/** One applicant's complete record, with the caller's permitted actions. @throws 404 */
export const readRecord = async (
  college: College,
  asking: Account,
  id: number,
): Promise<RecordOf> => {
  const { db } = college;
  const [owner] = await db
    .select({ accountId: account.id, suspendedAt: account.suspendedAt })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(eq(applicant.id, id));
  if (owner === undefined) throw notFound();
  const [user, { state, row }, sittingChecks, history, departments] = await Promise.all([
    readApplicantUser(db, owner.accountId),
    readApplication(college, owner.accountId),
    readChecks(college, id),
    readHistory(college, id),
    readDepartmentChoices(db),
  ]);
  const can = permissionsOf(college, asking, row, owner.suspendedAt);
  return {
    id,
    user,
    application: state,
    isSuspended: owner.suspendedAt !== null,
    testScore: row.applicant.testScore,
    testBatchId: row.applicant.testBatchId,
    otherBatches: can.move ? await readOtherBatches(college, row) : [],
    departmentCode: row.courseCode,
    programmeCode: row.programmeCode,
    sittingChecks,
    history,
    departments,
    can,
  };
};

const permissionsOf = (
  { clock, identity }: College,
  { role }: Account,
  { applicant: one, batch, decision }: ApplicationRow,
  suspendedAt: Date | null,
): RecordOf["can"] => {
  const now = clock();
  const isOffice = role === "SUPER_ADMIN";
  const candidate = {
    submittedAt: one.submittedAt,
    testStartsAt: batch?.startsAt ?? null,
    testScore: one.testScore,
    decision,
  };
  return {
    score: isOffice && scoreRefusal(candidate, now) === undefined,
    decide: isOffice && decisionRefusal(candidate, "waiting_list") === undefined,
    move: isOffice && moveRefusal(candidate, now) === undefined,
    sendLink: one.verifiedAt === null && suspendedAt === null,
    printLetter:
      isOffice &&
      decision?.outcome === "admitted" &&
      isLetterGood(decision, zonedDay(now, identity.timeZone)),
    checkSittings: isOffice && one.submittedAt !== null,
  };
};

const readChecks = async (
  { db }: College,
  applicantId: number,
): Promise<RecordOf["sittingChecks"]> => {
  const rows = await db
    .select({
      id: olevelSitting.id,
      sitting: olevelSitting.sitting,
      revision: olevelSitting.revision,
      check: sittingCheck,
    })
    .from(olevelSitting)
    .leftJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .where(eq(olevelSitting.applicantId, applicantId))
    .orderBy(asc(olevelSitting.sitting));
  return rows.map(({ id, sitting, revision, check }) => ({
    id,
    sitting: whichSitting(sitting),
    state: sittingState(check, revision),
    query: check?.query ?? null,
  }));
};

const readHistory = async ({ db }: College, applicantId: number): Promise<RecordOf["history"]> => {
  const rows = await db
    .select({ entry: auditEntry, surname: staffMember.surname, firstName: staffMember.firstName })
    .from(auditEntry)
    .leftJoin(staffMember, eq(staffMember.accountId, auditEntry.actorAccountId))
    .where(eq(auditEntry.subject, `applicant:${applicantId}`))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(mostHistory);
  return rows.map(({ entry, surname, firstName }) => ({
    ...entry,
    at: entry.at.toISOString(),
    by: [surname, firstName].filter(Boolean).join(" "),
  }));
};

const readOtherBatches = async (
  { db, clock, identity }: College,
  { applicant: one, session }: ApplicationRow,
): Promise<RecordOf["otherBatches"]> => {
  const batches = await db
    .select()
    .from(testBatch)
    .where(
      and(
        eq(testBatch.applicationSessionId, session.id),
        gt(testBatch.startsAt, clock()),
        lt(testBatch.assigned, testBatch.capacity),
        ne(testBatch.id, one.testBatchId ?? 0),
      ),
    )
    .orderBy(asc(testBatch.startsAt), asc(testBatch.id));
  return batches.map((batch) => ({ ...batch, ...testSlot(batch, identity.timeZone) }));
};
