import type { ApplicationForm_ApplicantFragment } from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";

export type FormApplicant = ApplicationForm_ApplicantFragment;
export type FormApplication = NonNullable<FormApplicant["application"]>;

/**
 * The reason why a section was not saved or the application not submitted: a refusal of the college or a request
 * failure.
 */
export interface SectionRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

export const refusalOf = (error: unknown): SectionRefusal => ({ ...failureOf(error), fields: [] });

/** The first message of each field. */
export const problemsIn = ({ fields }: SectionRefusal): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.toReversed().map(({ field, message }) => [field, message]));

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
