import { and, asc, eq, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import type { readSittingRecord } from "../../../../contract/admissions/sittings.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import {
  admissionDecision,
  applicant,
  applicationSession,
  olevelRequirement,
  olevelSitting,
  sittingCheck,
} from "../../db/schema/admissions.ts";
import { storedFile } from "../../db/schema/files.ts";
import { ledgerEntry } from "../../db/schema/payments.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { screeningOf } from "../application/standing.ts";
import { nameOf } from "../decision/papers.ts";
import { whichSitting } from "./sitting-list.ts";
import { sittingState } from "./sitting-state.ts";
import { stageOf } from "./stage.ts";

type SittingRecord = ResponseOf<typeof readSittingRecord>;

/** One sitting of a submitted application, for who holds it beside its certificate. @throws 404 */
export const readSitting = async (college: College, id: number): Promise<SittingRecord> => {
  const row = await readRow(college, id);
  const { sitting, applicant: one, check } = row;
  return {
    id,
    applicantId: one.id,
    applicationNo: one.applicationNo,
    name: nameOf(one),
    dateOfBirth: one.dateOfBirth,
    department: row.department,
    stage: stageOf({ ...one, paidAt: row.paidAt, outcome: row.outcome, answer: row.answer }),
    requirement: row.requirement && {
      credits: row.requirement.credits,
      subjects: row.requirement.subjects.map((group) => [...group]),
      sittings: row.requirement.sittings,
    },
    sitting: whichSitting(sitting.sitting),
    schoolName: sitting.schoolName,
    examType: sitting.examType,
    year: sitting.year,
    examNumber: sitting.examNumber,
    subjects: [...sitting.subjects],
    resultFile: sitting.resultFileId === null ? null : `/media/results/${sitting.resultFileId}`,
    resultMediaType: row.resultMediaType,
    revision: sitting.revision,
    state: sittingState(check, sitting.revision),
    check: check && {
      outcome: check.outcome,
      query: check.query,
      checkedAt: check.checkedAt.toISOString(),
      checkedBy: [row.checkerSurname, row.checkerFirstName].filter(Boolean).join(" "),
    },
    otherId: await otherOf(college, sitting),
    nextId: await nextAfter(college, id),
  };
};

const readRow = async ({ db }: College, id: number) => {
  const [row] = await db
    .select({
      sitting: olevelSitting,
      applicant,
      department: department.name,
      requirement: olevelRequirement,
      resultMediaType: storedFile.mediaType,
      check: sittingCheck,
      checkerSurname: staffMember.surname,
      checkerFirstName: staffMember.firstName,
      paidAt: ledgerEntry.paidAt,
      outcome: admissionDecision.outcome,
      answer: admissionDecision.answer,
    })
    .from(olevelSitting)
    .innerJoin(applicant, eq(applicant.id, olevelSitting.applicantId))
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .innerJoin(department, eq(department.id, applicant.departmentId))
    .leftJoin(olevelRequirement, eq(olevelRequirement.departmentId, applicant.departmentId))
    .leftJoin(storedFile, eq(storedFile.id, olevelSitting.resultFileId))
    .leftJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .leftJoin(staffMember, eq(staffMember.accountId, sittingCheck.checkedBy))
    .leftJoin(ledgerEntry, screeningOf())
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .where(and(eq(olevelSitting.id, id), isNotNull(applicant.submittedAt)));
  if (row === undefined) throw notFound();
  return row;
};

const otherOf = async (
  { db }: College,
  { id, applicantId }: { readonly id: number; readonly applicantId: number },
): Promise<number | null> => {
  const [other] = await db
    .select({ id: olevelSitting.id })
    .from(olevelSitting)
    .where(and(eq(olevelSitting.applicantId, applicantId), ne(olevelSitting.id, id)));
  return other?.id ?? null;
};

/** The earliest submitted that nobody has looked at as it is now. */
const nextAfter = async ({ db }: College, id: number): Promise<number | null> => {
  const [next] = await db
    .select({ id: olevelSitting.id })
    .from(olevelSitting)
    .innerJoin(applicant, eq(applicant.id, olevelSitting.applicantId))
    .leftJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .where(
      and(
        isNotNull(applicant.submittedAt),
        ne(olevelSitting.id, id),
        or(
          isNull(sittingCheck.sittingId),
          lt(sittingCheck.sittingRevision, olevelSitting.revision),
        ),
      ),
    )
    .orderBy(asc(applicant.submittedAt), asc(olevelSitting.id))
    .limit(1);
  return next?.id ?? null;
};
