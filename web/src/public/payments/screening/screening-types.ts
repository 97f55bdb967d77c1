import type { ScreeningPaymentQuery } from "../../../gql/public-payments.ts";

type Viewer = NonNullable<ScreeningPaymentQuery["viewer"]>;

export type PayingApplicant = Extract<Viewer, { readonly __typename: "Applicant" }>;

export type ScreenedApplication = NonNullable<PayingApplicant["application"]>;

export type ScreeningFee = ScreenedApplication["screening"];
