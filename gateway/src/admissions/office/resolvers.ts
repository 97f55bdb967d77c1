import {
  moveToTestBatch,
  resendVerificationLink,
} from "../../../../contract/admissions/applicant-records.ts";
import {
  decideAdmission,
  importScores,
  recordTestScore,
} from "../../../../contract/admissions/decision.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { requireRecordId } from "../../college/record-id.ts";
import type { Resolvers, ResolversTypes } from "../../generated/resolvers.ts";
import { orRefusal } from "../../graphql/refusal.ts";
import { sendImport } from "../../imports/send-import.ts";
import { readApplicantFile } from "./applicant-file.ts";
import { readApplicantIds, readApplicants, readChoices } from "./applicant-list.ts";
import { decideMany, decisionBody, readRound, simulate } from "./decisions.ts";
import { readSitting, readSittings, sendCheck, sendCorrection } from "./sittings.ts";

/** Makes a change, then answers with the changed applicant's file. */
const changeApplicant = (
  college: CollegeCalls,
  applicantId: string,
  change: (id: number) => Promise<{ readonly message: string }>,
): Promise<Awaited<ResolversTypes["ApplicantChangeResult"]>> =>
  orRefusal(async () => {
    const { message } = await change(requireRecordId(applicantId));
    const applicant = await readApplicantFile(college, applicantId);
    return { __typename: "ApplicantChanged", message, applicant };
  });

export const admissionOfficeResolvers = {
  Query: {
    applicantRecords: (_root, args, { college }) => readApplicants(college, args),
    applicantRecordIds: (_root, { search, filter }, { college }) =>
      readApplicantIds(college, search, filter),
    applicantChoices: (_root, _args, { college }) => readChoices(college),
    applicantRecord: (_root, { id }, { college }) => readApplicantFile(college, id),
    admissionRound: (_root, { applicationSessionId }, { college }) =>
      readRound(college, applicationSessionId),
    admissionSimulation: (_root, { input }, { college }) => simulate(college, input),
    sittingRecords: (_root, args, { college }) => readSittings(college, args),
    sittingRecord: (_root, { id }, { college }) => readSitting(college, id),
  },
  Mutation: {
    recordTestScore: (_root, { applicantId, score, seenScore }, { college }) =>
      changeApplicant(college, applicantId, (id) =>
        college.write(recordTestScore, {
          params: { id },
          body: { score, ...(seenScore !== undefined && { seenScore }) },
        }),
      ),
    decideOnApplicant: (_root, { applicantId, input }, { college }) =>
      changeApplicant(college, applicantId, (id) =>
        college.write(decideAdmission, { params: { id }, body: decisionBody(input) }),
      ),
    moveToTestBatch: (_root, { applicantId, testBatchId }, { college }) =>
      changeApplicant(college, applicantId, (id) =>
        college.write(moveToTestBatch, {
          params: { id },
          body: { testBatchId: requireRecordId(testBatchId) },
        }),
      ),
    resendVerificationLink: (_root, { applicantId }, { college }) =>
      changeApplicant(college, applicantId, (id) =>
        college.write(resendVerificationLink, { params: { id } }),
      ),
    decideOnApplicants: (_root, { input }, { college }) => decideMany(college, input),
    importTestScores: (_root, { file, dryRun, reason }, { college }) =>
      sendImport(college, importScores, file, { dryRun, reason }),
    checkSitting: (_root, { input }, { college }) => sendCheck(college, input),
    correctSitting: (_root, { input }, { college }) => sendCorrection(college, input),
  },
} satisfies Resolvers;
