import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import {
  exportSittingRecords,
  type readSittingRecord,
  sittingRecords,
} from "../../../../contract/admissions/sittings.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import {
  admissionDecision,
  applicant,
  applicationSession,
  olevelRequirement,
  olevelSitting,
  sittingCheck,
} from "../../db/schema/admissions.ts";
import { storedFile } from "../../db/schema/files.ts";
import { charge } from "../../db/schema/ledger.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { defineList } from "../../lists/list.ts";
import { applicantMatches } from "../../lists/search.ts";
import { stageOf } from "../applicants/list.ts";
import { screeningOf } from "../application/status.ts";
import { nameOf } from "../decision/papers.ts";
import { isInState, sittingState } from "./state.ts";

const selectSittings = (db: Database) =>
  db
    .select({
      id: olevelSitting.id,
      applicantId: applicant.id,
      applicationNo: applicant.applicationNo,
      surname: applicant.surname,
      firstName: applicant.firstName,
      otherName: applicant.otherName,
      submittedAt: applicant.submittedAt,
      department: department.name,
      sitting: olevelSitting.sitting,
      examType: olevelSitting.examType,
      year: olevelSitting.year,
      examNumber: olevelSitting.examNumber,
      resultFileId: olevelSitting.resultFileId,
      revision: olevelSitting.revision,
      check: sittingCheck,
      checkerSurname: staffMember.surname,
      checkerFirstName: staffMember.firstName,
    })
    .from(olevelSitting)
    .innerJoin(applicant, eq(applicant.id, olevelSitting.applicantId))
    .leftJoin(department, eq(department.id, applicant.departmentId))
    .leftJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .leftJoin(staffMember, eq(staffMember.accountId, sittingCheck.checkedBy))
    .$dynamic();

/** The sittings of submitted applications, to check against the certificates. */
export const sittingList = defineList({
  name: "sittings",
  endpoint: sittingRecords,
  exported: exportSittingRecords,
  query: selectSittings,
  within: () => isNotNull(applicant.submittedAt),
  id: olevelSitting.id,
  sorts: {
    submitted: [applicant.submittedAt],
    number: [applicant.applicationNo],
    surname: [applicant.surname, applicant.firstName],
    checked: [{ nullsLast: sittingCheck.checkedAt }],
  },
  filters: {
    applicationSessionId: (id) => eq(applicant.applicationSessionId, id),
    departmentCode: (code) =>
      sql`${applicant.departmentId} = (select id from ${department} where code = ${code})`,
    state: (state, { college }) => isInState(college.db, state),
    examType: (type) => eq(olevelSitting.examType, type),
    hasFile: (hasFile) =>
      hasFile === "yes"
        ? isNotNull(olevelSitting.resultFileId)
        : isNull(olevelSitting.resultFileId),
  },
  search: applicantMatches,
  row: ({ check, resultFileId, ...row }) => ({
    ...row,
    name: nameOf(row),
    department: row.department ?? "",
    sitting: whichSitting(row.sitting),
    hasFile: resultFileId !== null,
    state: sittingState(check, row.revision),
    checkedAt: check?.checkedAt.toISOString() ?? null,
    checkedBy: checkerOf(row),
    submittedAt: row.submittedAt?.toISOString() ?? "",
  }),
  columns: [
    { heading: "Application number", cell: ({ applicationNo }) => applicationNo },
    { heading: "Name", cell: nameOf },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Sitting", cell: ({ sitting }) => sitting },
    { heading: "Exam", cell: ({ examType }) => examType },
    { heading: "Year", cell: ({ year }) => year },
    { heading: "Exam number", cell: ({ examNumber }) => examNumber },
    { heading: "File", cell: ({ resultFileId }) => resultFileId !== null },
    { heading: "Check", cell: ({ check, revision }) => sittingState(check, revision) },
    { heading: "Query", cell: ({ check }) => check?.query ?? null },
    { heading: "Checked", cell: ({ check }) => check?.checkedAt ?? null },
    { heading: "Checked by", cell: (row) => checkerOf(row) },
  ],
});

const checkerOf = ({
  checkerSurname,
  checkerFirstName,
}: {
  readonly checkerSurname: string | null;
  readonly checkerFirstName: string | null;
}): string | null => [checkerSurname, checkerFirstName].filter(Boolean).join(" ") || null;

/** The contract's name of a sitting. */
export const whichSitting = (number: number): "1" | "2" => (number === 2 ? "2" : "1");

type SittingRecord = ResponseOf<typeof readSittingRecord>;

/** One sitting of a submitted application, to check against its certificate. @throws 404 */
export const readSitting = async (college: College, id: number): Promise<SittingRecord> => {
  const row = await readRow(college, id);
  const { sitting, applicant: one, check } = row;
  return {
    ...sitting,
    subjects: [...sitting.subjects],
    applicationNo: one.applicationNo,
    name: nameOf(one),
    dateOfBirth: one.dateOfBirth,
    department: row.department,
    stage: stageOf({ ...one, paidAt: row.paidAt, outcome: row.outcome, answer: row.answer }),
    requirement: row.requirement,
    sitting: whichSitting(sitting.sitting),
    resultFile: sitting.resultFileId === null ? null : `/media/results/${sitting.resultFileId}`,
    resultMediaType: row.resultMediaType,
    state: sittingState(check, sitting.revision),
    check: check && {
      ...check,
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
      paidAt: charge.settledAt,
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
    .leftJoin(charge, screeningOf())
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

/** The earliest submitted sitting without a check of its current revision. */
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
