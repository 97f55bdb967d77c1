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
  QueryApplicantRecordsArgs,
} from "../../generated/schema-types.ts";
import { readMatchingIds, readPage } from "../../lists/page.ts";

export const readApplicants = (
  college: CollegeCalls,
  { filter, ...args }: RequireFields<QueryApplicantRecordsArgs, "page" | "sort" | "descending">,
) => readPage(college, applicantRecords, { ...args, filters: filtersOf(filter) });

export const readApplicantIds = (
  college: CollegeCalls,
  search: string | null | undefined,
  filter: ApplicantFilter | null | undefined,
) => readMatchingIds(college, applicantRecords, { search, filters: filtersOf(filter) });

export const readChoices = async (college: CollegeCalls): Promise<ApplicantChoices> => {
  const { sessions, departments } = await college.read(readApplicantChoices, {});
  return { sessions: sessions.map(applicationSessionOf), departments };
};

/** An application session as lists of choices name it. */
export const applicationSessionOf = <Choice extends { readonly session: string }>({
  session,
  ...choice
}: Choice) => ({ ...choice, academicSession: session });

const filtersOf = (filter: ApplicantFilter | null | undefined) => ({
  applicationSessionId: sessionIdOf(filter?.applicationSessionId),
  departmentCode: filter?.departmentCode,
  programmeCode: filter?.programmeCode,
  stage: filter?.stage,
  paid: yesOrNo(filter?.isPaid),
  submitted: yesOrNo(filter?.isSubmitted),
  tested: yesOrNo(filter?.isTested),
  testOver: yesOrNo(filter?.isTestOver),
  outcome: filter?.outcome,
  answer: filter?.answer,
  sittings: filter?.sittings,
  stateOfOrigin: filter?.stateOfOrigin,
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
