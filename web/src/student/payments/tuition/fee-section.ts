import type { FeeSection_SectionFragment } from "../../../gql/student-payments.ts";

export interface FeeSectionProps {
  readonly section: FeeSection_SectionFragment;
  readonly currencySymbol: string;
}

export const frequencies = { ONCE: "Once", PER_SESSION: "per session" } as const;
