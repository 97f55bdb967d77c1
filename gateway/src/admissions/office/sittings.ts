import {
  checkSitting,
  correctSitting,
  readSittingRecord,
  sittingRecords,
} from "../../../../contract/admissions/sittings.ts";
import type { ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
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
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { askPage } from "../../lists/page.ts";
import { lower, upper } from "../../payments/office/words.ts";
import { requirementOf } from "../sign-up/olevel-requirement.ts";
import { sessionIdOf, yesOrNo } from "./applicant-list.ts";
import { resultUrl } from "./paths.ts";

type Row = ValueOf<(typeof sittingRecords)["response"]["properties"]["rows"]>[number];

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
        applicationSessionId: sessionIdOf(args.filter?.applicationSessionId),
        departmentCode: args.filter?.departmentCode,
        state: args.filter?.state && lower(args.filter.state),
        examType: args.filter?.examType,
        hasFile: yesOrNo(args.filter?.hasFile),
      },
    },
    toSitting,
  );

const toSitting = (row: Row): SittingRecord => ({
  id: String(row.id),
  applicantId: String(row.applicantId),
  applicationNo: row.applicationNo,
  name: row.name,
  department: row.department,
  number: Number(row.sitting),
  examType: row.examType,
  year: row.year,
  examNumber: row.examNumber,
  hasFile: row.hasFile,
  state: upper(row.state),
  checkedAt: row.checkedAt,
  checkedBy: row.checkedBy,
  submittedAt: row.submittedAt,
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
  applicantId: String(told.applicantId),
  applicationNo: told.applicationNo,
  name: told.name,
  dateOfBirth: told.dateOfBirth,
  department: told.department,
  olevelRequirement: told.requirement && requirementOf(told.requirement),
  number: Number(told.sitting),
  schoolName: told.schoolName,
  examType: told.examType,
  year: told.year,
  examNumber: told.examNumber,
  subjects: told.subjects,
  resultUrl: resultUrl(told.resultFile),
  resultMediaType: told.resultMediaType,
  revision: told.revision,
  state: upper(told.state),
  query: told.check?.query ?? null,
  checkedAt: told.check?.checkedAt ?? null,
  checkedBy: told.check?.checkedBy ?? null,
  otherId: told.otherId === null ? null : String(told.otherId),
  nextId: told.nextId === null ? null : String(told.nextId),
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
        schoolName: typed.schoolName,
        examType: typed.examType,
        year: typed.year,
        examNumber: typed.examNumber,
        subjects: typed.subjects.map(({ name, grade }) => ({ name, grade })),
        reason: typed.reason,
        isVerified,
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
