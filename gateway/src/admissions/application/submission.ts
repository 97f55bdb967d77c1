import { submitApplication as submitApplicationEndpoint } from "../../../../contract/admissions/applicant.ts";
import { confirmTestNotice as confirmTestNoticeEndpoint } from "../../../../contract/admissions/application.ts";
import { type CollegeFailure, isRefusal, type Missing } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { FieldRefusal } from "../../generated/schema-types.ts";
import { type RefusalResult, refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { inputPathOf, isSectionName } from "./field-paths.ts";
import { refusedSection } from "./sections.ts";

/** Submits the signed-in applicant's application. */
export const submitApplication = async ({
  session,
  college,
}: GatewayContext): Promise<Awaited<ResolversTypes["SubmitApplicationResult"]>> => {
  const stored = session.requireApplicant();
  try {
    await college.write(submitApplicationEndpoint, {});
  } catch (error) {
    return refusedSubmission(error);
  }
  const record = { ...stored, applicant: { ...stored.applicant, submitted: true } };
  await session.storePerson({ kind: "applicant", record });
  return {
    __typename: "ApplicationSubmitted",
    applicant: ApplicantSource.signedIn(record, session, college),
  };
};

const refusedSubmission = (error: unknown): RefusalResult => {
  if (isRefusal(error, 400)) return incomplete(error);
  if (isRefusal(error, 409) && error.refusal.code === "no_test_batch") {
    return refusal("NO_TEST_BATCH", error.refusal.message ?? texts.application.noTestBatch);
  }
  return refusedSection(error, {
    inputField: () => undefined,
    fallback: texts.application.submitFailed,
  });
};

const incomplete = ({ refusal: { message, missing } }: CollegeFailure): RefusalResult =>
  refusal("INCOMPLETE", message ?? texts.application.submitFailed, missing.flatMap(missingField));

/** Section and field, `academic.sittings.0.subjects`; the section alone where the college names no field. */
const missingField = ({ section, field, message }: Missing): FieldRefusal[] => {
  if (!isSectionName(section)) return [];
  const path = field === undefined ? section : `${section}.${inputPathOf(section, field)}`;
  return [{ field: path, message }];
};

/** Records that the signed-in applicant has seen the date of their test. */
export const confirmTestNotice = async ({
  session,
  college,
}: GatewayContext): Promise<Awaited<ResolversTypes["TestNoticeConfirmed"]>> => {
  const stored = session.requireApplicant();
  try {
    await college.write(confirmTestNoticeEndpoint, {});
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
  return { applicant: ApplicantSource.signedIn(stored, session, college) };
};
