import type { Static } from "typebox";
import {
  checkSitting,
  correctSitting,
  readSittingRecord,
  sittingRecords,
} from "../../../../contract/admissions/sittings.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { RequireFields, ResolversTypes } from "../../generated/resolvers.ts";
import type {
  QuerySittingRecordsArgs,
  SittingCheckInput,
  SittingCorrectionInput,
  SittingFile,
  SittingRecord,
} from "../../generated/schema-types.ts";
import { askPage } from "../../lists/page.ts";
import { lower, upper } from "../../payments/office/words.ts";
import { requirementOf } from "../sign-up/olevel-requirement.ts";
import { sessionIdOf, yesOrNo } from "./applicant-list.ts";
import { resultUrl } from "./paths.ts";
import { orNull, orRefusal } from "./refused.ts";

type Row = Static<(typeof sittingRecords)["response"]["properties"]["rows"]>[number];

export const readSittings = (
  college: CollegeCalls,
  args: RequireFields<QuerySittingRecordsArgs, "page" | "sort" | "descending">,
) =>
  askPage(
    college,
    sittingRecords,
    {
      ...args,
      sort: lower(args.sort),
      filters: {
        application_session_id: sessionIdOf(args.filter?.applicationSessionId),
        department_code: args.filter?.departmentCode,
        state: args.filter?.state && lower(args.filter.state),
        exam_type: args.filter?.examType,
        has_file: yesOrNo(args.filter?.hasFile),
      },
    },
    toSitting,
  );

const toSitting = (row: Row): SittingRecord => ({
  id: String(row.id),
  applicantId: String(row.applicant_id),
  applicationNo: row.application_no,
  name: row.name,
  department: row.department,
  number: Number(row.sitting),
  examType: row.exam_type,
  year: row.year,
  examNumber: row.exam_number,
  hasFile: row.has_file,
  state: upper(row.state),
  checkedAt: row.checked_at,
  checkedBy: row.checked_by,
  submittedAt: row.submitted_at,
});

/** One sitting; null where there is none. */
export const readSitting = async (
  college: CollegeCalls,
  given: string,
): Promise<SittingFile | null> => {
  const id = recordIdOf(given);
  if (id === undefined) return null;
  const told = await orNull(college.read(readSittingRecord, { params: { id } }));
  return told && toFile(told);
};

const toFile = (told: ResponseOf<typeof readSittingRecord>): SittingFile => ({
  id: String(told.id),
  applicantId: String(told.applicant_id),
  applicationNo: told.application_no,
  name: told.name,
  dateOfBirth: told.date_of_birth,
  department: told.department,
  olevelRequirement: told.requirement && requirementOf(told.requirement),
  number: Number(told.sitting),
  schoolName: told.school_name,
  examType: told.exam_type,
  year: told.year,
  examNumber: told.exam_number,
  subjects: told.subjects,
  resultUrl: resultUrl(told.result_file),
  resultMediaType: told.result_media_type,
  revision: told.revision,
  state: upper(told.state),
  query: told.check?.query ?? null,
  checkedAt: told.check?.checked_at ?? null,
  checkedBy: told.check?.checked_by ?? null,
  otherId: told.other_id === null ? null : String(told.other_id),
  nextId: told.next_id === null ? null : String(told.next_id),
});

type CheckResult = Promise<Awaited<ResolversTypes["SittingCheckResult"]>>;

/** Verifies a sitting, or queries it. */
export const sendCheck = (
  college: CollegeCalls,
  { sittingId, isVerified, query, revision }: SittingCheckInput,
): CheckResult =>
  changed(college, sittingId, (id) =>
    college.write(checkSitting, {
      params: { id },
      body: {
        outcome: isVerified ? "verified" : "queried",
        revision,
        ...(!isVerified && { query: query ?? "" }),
      },
    }),
  );

/** Corrects a sitting to what its certificate says. */
export const sendCorrection = (
  college: CollegeCalls,
  { sittingId, isVerified, ...typed }: SittingCorrectionInput,
): CheckResult =>
  changed(college, sittingId, (id) =>
    college.write(correctSitting, {
      params: { id },
      body: {
        school_name: typed.schoolName,
        exam_type: typed.examType,
        year: typed.year,
        exam_number: typed.examNumber,
        subjects: typed.subjects.map(({ name, grade }) => ({ name, grade })),
        reason: typed.reason,
        is_verified: isVerified,
        revision: typed.revision,
      },
    }),
  );

/** Does something to a sitting, and answers it as it is then. */
const changed = (
  college: CollegeCalls,
  sittingId: string,
  change: (id: number) => Promise<{ readonly message: string }>,
): CheckResult =>
  orRefusal(async () => {
    const { message } = await change(requireRecordId(sittingId));
    return {
      __typename: "SittingChecked",
      message,
      sitting: await readSitting(college, sittingId),
    };
  });
