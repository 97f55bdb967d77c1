import type { Unmasked } from "@apollo/client";
import type {
  ApplicationForm_ApplicantFragment,
  ApplicationForm_ApplicantFragment_application,
} from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import type { Refusal } from "../../../lib/refusal.ts";

/** The applicant with all that the form shows and its rules compare. */
export type FormApplicant = Unmasked<ApplicationForm_ApplicantFragment>;
export type FormApplication = ApplicationForm_ApplicantFragment_application;

/**
 * The reason why a section was not saved or the application not submitted: a refusal of the college or a request
 * failure.
 */
export interface SectionRefusal extends Refusal {
  readonly code: string;
}

export const refusalOf = (error: unknown): SectionRefusal => ({ ...failureOf(error), fields: [] });

/** The applicant after a save, or the refusal. */
export type SaveAnswer = FormApplicant | SectionRefusal;

type MutationAnswer =
  | { readonly __typename: "SectionSaved"; readonly applicant: FormApplicant }
  | ({ readonly __typename: "Refusal" } & SectionRefusal);

export const savedApplicant = async (
  answering: Promise<MutationAnswer | undefined>,
): Promise<SaveAnswer> => {
  try {
    const answer = await answering;
    if (answer?.__typename === "SectionSaved") return answer.applicant;
    return answer ?? refusalOf(null);
  } catch (error) {
    return refusalOf(error);
  }
};
