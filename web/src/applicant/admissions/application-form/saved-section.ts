import type { ApplicationForm_ApplicantFragment } from "../../../gql/applicant-admissions.ts";
import { refusalOf, type SectionRefusal } from "./section-refusal.ts";

export type FormApplicant = ApplicationForm_ApplicantFragment;
export type FormApplication = NonNullable<FormApplicant["application"]>;

/** The result of a mutation of the form. */
type Answer =
  | { readonly __typename: "SectionSaved"; readonly applicant: FormApplicant }
  | ({ readonly __typename: "Refusal" } & SectionRefusal);

/** Returns the saved applicant or the refusal. */
export const savedApplicant = async (
  answering: Promise<Answer | undefined>,
): Promise<FormApplicant | SectionRefusal> => {
  try {
    const answer = await answering;
    if (answer?.__typename === "SectionSaved") return answer.applicant;
    return answer ?? refusalOf(null);
  } catch (error) {
    return refusalOf(error);
  }
};
