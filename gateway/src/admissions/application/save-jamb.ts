import { saveJamb } from "../../college/application.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { JambDetailsInput } from "../../generated/schema-types.ts";
import { texts } from "../../texts.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { inputPathOf } from "./field-paths.ts";
import { refusedSection } from "./refused-section.ts";

type Result = Awaited<ResolversTypes["SaveSectionResult"]>;

/** Saves the signed-in applicant's JAMB details. */
export const saveJambDetails = async (
  { jambNo, jambScore, revision }: JambDetailsInput,
  { session, college }: GatewayContext,
): Promise<Result> => {
  const kept = session.requireApplicant();
  try {
    await saveJamb(college, {
      jamb_no: jambNo.trim(),
      jamb_score: jambScore.trim(),
      ...(revision != null && { revision }),
    });
  } catch (error) {
    return refusedSection(error, {
      placeOf: (field) => inputPathOf("jamb", field),
      failed: texts.application.jambFailed,
    });
  }
  return {
    __typename: "SectionSaved",
    applicant: ApplicantSource.signedIn(kept, session, college),
  };
};
