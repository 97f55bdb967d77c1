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
} from "../../generated/schema-types.ts";
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { readPage } from "../../lists/page.ts";
import { sessionIdOf, yesOrNo } from "./applicant-list.ts";
import { resultUrl } from "./files.ts";

export const readSittings = (
  college: CollegeCalls,
  { filter, ...args }: RequireFields<QuerySittingRecordsArgs, "page" | "sort" | "descending">,
) =>
  readPage(
    college,
    sittingRecords,
    {
      ...args,
      filters: {
        ...filter,
        applicationSessionId: sessionIdOf(filter?.applicationSessionId),
        hasFile: yesOrNo(filter?.hasFile),
      },
    },
    ({ sitting, ...row }) => ({ ...row, number: Number(sitting) }),
  );

/** One sitting; null if there is none. */
export const readSitting = async (
  college: CollegeCalls,
  sittingId: string,
): Promise<SittingFile | null> => {
  const id = recordIdOf(sittingId);
  if (id === undefined) return null;
  return orNull(college.read(readSittingRecord, { params: { id } }).then(fileOf));
};

const fileOf = ({
  sitting,
  requirement,
  resultFile,
  check,
  ...file
}: ResponseOf<typeof readSittingRecord>): SittingFile => ({
  ...file,
  number: Number(sitting),
  olevelRequirement: requirement,
  resultUrl: resultUrl(resultFile),
  query: check?.query ?? null,
  checkedAt: check?.checkedAt ?? null,
  checkedBy: check?.checkedBy ?? null,
});

type CheckResult = Promise<Awaited<ResolversTypes["SittingCheckResult"]>>;

/** Verifies a sitting, or queries it. */
export const sendCheck = (
  college: CollegeCalls,
  { sittingId, isVerified, query, revision }: SittingCheckInput,
): CheckResult =>
  changeSitting(college, sittingId, (id) =>
    college.write(checkSitting, {
      params: { id },
      body: {
        outcome: isVerified ? "verified" : "queried",
        revision,
        ...(!isVerified && { query: query ?? "" }),
      },
    }),
  );

/** Corrects a sitting by its certificate. */
export const sendCorrection = (
  college: CollegeCalls,
  { sittingId, ...body }: SittingCorrectionInput,
): CheckResult =>
  changeSitting(college, sittingId, (id) =>
    college.write(correctSitting, { params: { id }, body }),
  );

/** Makes a change, then answers with the changed sitting. */
const changeSitting = (
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
