import { updateJamb } from "../../../../contract/admissions/applicant.ts";
import { updateApplicantProfile } from "../../../../contract/profiles/own-profile.ts";
import { isOutage, isRefusal } from "../../college/failure.ts";
import { errorWithMessage } from "../../college/portal-error.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { JambDetailsInput, PersonalDetailsInput } from "../../generated/schema-types.ts";
import { collegeRefusal, fieldRefusal, type RefusalResult } from "../../graphql/refusal.ts";
import { formFields } from "../../profiles/form-fields.ts";
import { passportRefusal, readPassport } from "../../profiles/passport-upload.ts";
import { texts } from "../../texts.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { inputPathOf } from "./field-paths.ts";

export type SectionResult = Awaited<ResolversTypes["SaveSectionResult"]>;

const personalForm = formFields(updateApplicantProfile.body.properties);
const jambForm = formFields(updateJamb.body.properties);

/** Saves the signed-in applicant's personal details, and the photo if one is sent. */
export const savePersonalDetails = async (
  input: PersonalDetailsInput,
  upload: File | null | undefined,
  { session, college }: GatewayContext,
): Promise<SectionResult> => {
  const stored = session.requireApplicant();
  const wrongInput = fieldRefusal(personalForm.tooLong(input));
  if (wrongInput !== null) return wrongInput;
  const passport = await readPassport(upload);
  if (passport !== undefined && !(passport instanceof File)) return passport;
  try {
    await college.write(updateApplicantProfile, {
      body: personalForm.bodyOf(input),
      ...(passport && { files: { passport } }),
    });
  } catch (error) {
    if (isRefusal(error, 413)) return passportRefusal("FILE_TOO_LARGE");
    return refusedSection(error, { fallback: texts.application.personalFailed });
  }
  return {
    __typename: "SectionSaved",
    applicant: ApplicantSource.signedIn(stored, session, college),
  };
};

/** Saves the signed-in applicant's JAMB details. */
export const saveJambDetails = async (
  { jambNo, jambScore, revision }: JambDetailsInput,
  { session, college }: GatewayContext,
): Promise<SectionResult> => {
  const stored = session.requireApplicant();
  const wrongInput = fieldRefusal(jambForm.tooLong({ jambNo, jambScore }));
  if (wrongInput !== null) return wrongInput;
  try {
    await college.write(updateJamb, {
      body: {
        jambNo: jambNo.trim(),
        jambScore: jambScore.trim(),
        ...(revision != null && { revision }),
      },
    });
  } catch (error) {
    return refusedSection(error, {
      inputField: (field) => inputPathOf("jamb", field),
      fallback: texts.application.jambFailed,
    });
  }
  return {
    __typename: "SectionSaved",
    applicant: ApplicantSource.signedIn(stored, session, college),
  };
};

interface SectionOptions {
  /** The path in the input of a field of the college's; the same name by default. */
  readonly inputField?: (field: string) => string | undefined;
  /** The section's message for a failure, if the college sends none (specification §8). */
  readonly fallback: string;
}

/**
 * The refusal for a section that could not be saved.
 * @throws PortalError with the section's sentence where the college does not answer; the failure itself where it concerns
 * the caller
 */
export const refusedSection = (
  error: unknown,
  { inputField = (field) => field, fallback }: SectionOptions,
): RefusalResult => {
  if (isOutage(error)) throw errorWithMessage(error, fallback);
  if (!isRefusal(error)) throw error;
  const { message, code } = error.refusal;
  if ([400, 402, 409, 413, 507].includes(error.status) || code === "email_not_verified") {
    const result = collegeRefusal(error, {
      fallback,
      inputField,
      unpaid: { code: "SCREENING_UNPAID", message: texts.application.screeningUnpaid },
    });
    // A conflict without a known code is shown at the form, like any wrong input.
    return result.code === "REFUSED" ? { ...result, code: "INVALID_INPUT" as const } : result;
  }
  throw callerStatuses.has(error.status) ? error : errorWithMessage(error, message ?? fallback);
};

/** A refusal of the caller or of the rate, or of something that the college's service does not offer. */
const callerStatuses = new Set([401, 403, 404, 405, 429]);
