import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import { exportSittingRecords, sittingRecords } from "../../../../contract/admissions/sittings.ts";
import type { Database } from "../../db/database.ts";
import { applicant, olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department } from "../../db/schema/students.ts";
import { defineList } from "../../lists/list.ts";
import { applicantMatches } from "../../lists/search.ts";
import { nameOf } from "../decision/papers.ts";
import { isInState, sittingState } from "./sitting-state.ts";

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

/** The sittings of submitted applications, for who holds them beside the certificates. */
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
    hasFile: (given) =>
      given === "yes" ? isNotNull(olevelSitting.resultFileId) : isNull(olevelSitting.resultFileId),
  },
  search: applicantMatches,
  row: (row) => ({
    id: row.id,
    applicantId: row.applicantId,
    applicationNo: row.applicationNo,
    name: nameOf(row),
    department: row.department ?? "",
    sitting: whichSitting(row.sitting),
    examType: row.examType,
    year: row.year,
    examNumber: row.examNumber,
    hasFile: row.resultFileId !== null,
    state: sittingState(row.check, row.revision),
    checkedAt: row.check?.checkedAt.toISOString() ?? null,
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
