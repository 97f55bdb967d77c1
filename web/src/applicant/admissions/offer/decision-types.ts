import type { Decision_ApplicantFragment } from "../../../gql/applicant-admissions.ts";

/** The applicant's name as documents need it. */
export type DecisionApplicant = Pick<Decision_ApplicantFragment, "surname" | "firstName">;

export type DecisionOf = NonNullable<
  NonNullable<Decision_ApplicantFragment["application"]>["decision"]
>;

export type Offer = NonNullable<DecisionOf["offer"]>;
