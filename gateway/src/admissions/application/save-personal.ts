import { saveApplicant } from "../../college/applicant.ts";
import { isRefusal } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { PersonalDetailsInput } from "../../generated/schema-types.ts";
import { fieldRefusal } from "../../graphql/refusal.ts";
import { passportRefusal, readPassport } from "../../profiles/passport-upload.ts";
import { texts } from "../../texts.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { personalForm } from "./personal-fields.ts";
import { refusedSection } from "./refused-section.ts";

type Result = Awaited<ResolversTypes["SaveSectionResult"]>;

/** Saves the signed-in applicant's personal details, and the photo where one came with them. */
export const savePersonalDetails = async (
  input: PersonalDetailsInput,
  upload: File | null | undefined,
  { session, college }: GatewayContext,
): Promise<Result> => {
  const kept = session.requireApplicant();
  const wrongInput = fieldRefusal(personalForm.tooLong(input));
  if (wrongInput !== null) return wrongInput;
  const passport = await readPassport(upload);
  if (passport !== undefined && !(passport instanceof File)) return passport;
  try {
    await saveApplicant(college, personalForm.bodyOf(input), passport);
  } catch (error) {
    if (isRefusal(error, 413)) return passportRefusal("FILE_TOO_LARGE");
    return refusedSection(error, {
      placeOf: (field) => personalForm.inputFields[field],
      failed: texts.application.personalFailed,
    });
  }
  return {
    __typename: "SectionSaved",
    applicant: ApplicantSource.signedIn(kept, session, college),
  };
};
