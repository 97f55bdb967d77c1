import type { Static } from "typebox";
import {
  applicantRecords,
  readApplicantChoices,
} from "../../../../contract/admissions/applicant-records.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { recordIdOf } from "../../college/record-id.ts";
import { PortalError } from "../../errors.ts";
import type { RequireFields } from "../../generated/resolvers.ts";
import type {
  ApplicantChoices,
  ApplicantFilter,
  ApplicantRecord,
  QueryApplicantRecordsArgs,
} from "../../generated/schema-types.ts";
import { askIds, askPage } from "../../lists/page.ts";
import { lower, upper } from "../../payments/office/words.ts";

type Row = Static<(typeof applicantRecords)["response"]["properties"]["rows"]>[number];

export const readApplicants = (
  college: CollegeCalls,
  args: RequireFields<QueryApplicantRecordsArgs, "page" | "sort" | "descending">,
) =>
  askPage(
    college,
    applicantRecords,
    { ...args, sort: lower(args.sort), filters: filtersOf(args.filter) },
    toApplicant,
  );

export const readApplicantIds = (
  college: CollegeCalls,
  search: string | null | undefined,
  filter: ApplicantFilter | null | undefined,
) => askIds(college, applicantRecords, { search, filters: filtersOf(filter) });

export const readChoices = async (college: CollegeCalls): Promise<ApplicantChoices> => {
  const { sessions, departments } = await college.read(readApplicantChoices, {});
  return { sessions: sessions.map(roundOf), departments };
};

/** A round of admission, as screens name it. */
export const roundOf = ({
  id,
  title,
  session,
}: {
  readonly id: number;
  readonly title: string;
  readonly session: string;
}) => ({ id: String(id), title, academicSession: session });

const filtersOf = (filter: ApplicantFilter | null | undefined) => ({
  application_session_id: sessionIdOf(filter?.applicationSessionId),
  department_code: filter?.departmentCode,
  stage: filter?.stage && lower(filter.stage),
  paid: yesOrNo(filter?.isPaid),
  submitted: yesOrNo(filter?.isSubmitted),
  tested: yesOrNo(filter?.isTested),
  test_over: yesOrNo(filter?.isTestOver),
  outcome: filter?.outcome && lower(filter.outcome),
  answer: filter?.answer && lower(filter.answer),
  sittings: filter?.sittings && lower(filter.sittings),
  state_of_origin: filter?.stateOfOrigin,
});

/** @throws PortalError INVALID_REQUEST for an id that no record can have */
export const sessionIdOf = (id: string | null | undefined): number | undefined => {
  if (id === null || id === undefined) return undefined;
  const number = recordIdOf(id);
  if (number === undefined) throw new PortalError("INVALID_REQUEST");
  return number;
};

export const yesOrNo = (value: boolean | null | undefined): "yes" | "no" | undefined => {
  if (value === null || value === undefined) return undefined;
  return value ? "yes" : "no";
};

const toApplicant = (row: Row): ApplicantRecord => ({
  id: String(row.id),
  applicationNo: row.application_no,
  name: row.name,
  email: row.email,
  phone: row.phone,
  department: row.department,
  stage: upper(row.stage),
  signedUpAt: row.signed_up_at,
  submittedAt: row.submitted_at,
  testScore: row.test_score,
  jambScore: row.jamb_score,
  outcome: row.outcome && upper(row.outcome),
  answer: row.answer && upper(row.answer),
  sittings: row.sittings && upper(row.sittings),
  stateOfOrigin: row.state_of_origin,
});
