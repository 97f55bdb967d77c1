import { submit } from "../../college/application.ts";
import { type CollegeFailure, isRefusal, type Missing } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { FieldRefusal } from "../../generated/schema-types.ts";
import { refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { inputPathOf, isSectionName } from "./field-paths.ts";
import { refusedSection } from "./refused-section.ts";

type Result = Awaited<ResolversTypes["SubmitApplicationResult"]>;

/** Submits the signed-in applicant's application. */
export const submitApplication = async ({ session, college }: GatewayContext): Promise<Result> => {
  const kept = session.requireApplicant();
  try {
    await submit(college);
  } catch (error) {
    return refusedSubmission(error);
  }
  const record = { ...kept, applicant: { ...kept.applicant, submitted: true } };
  await session.keepPerson({ kind: "applicant", record });
  return {
    __typename: "ApplicationSubmitted",
    applicant: ApplicantSource.signedIn(record, session, college),
  };
};

const refusedSubmission = (error: unknown): Result => {
  if (isRefusal(error, 400)) return incomplete(error);
  if (isRefusal(error, 409) && error.refusal.code === "no_test_batch") {
    return refusal("NO_TEST_BATCH", error.refusal.message ?? texts.application.noTestBatch);
  }
  return refusedSection(error, {
    placeOf: () => undefined,
    failed: texts.application.submitFailed,
  });
};

const incomplete = ({ refusal: { message, missing } }: CollegeFailure): Result =>
  refusal("INCOMPLETE", message ?? texts.application.submitFailed, missing.flatMap(placeOf));

/** Section and field, `academic.sittings.0.subjects`; the section alone where the college names no field. */
const placeOf = ({ section, field, message }: Missing): FieldRefusal[] => {
  if (!isSectionName(section)) return [];
  const place = field === undefined ? section : `${section}.${inputPathOf(section, field)}`;
  return [{ field: place, message }];
};
