import { failureOf } from "../../../lib/failure.ts";

/** Why a section was not saved, or the application not submitted: the college's refusal, or what failed on the way. */
export interface SectionRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

export const refusalOf = (error: unknown): SectionRefusal => ({ ...failureOf(error), fields: [] });

/** Sentences by field, the first one of each. */
export const problemsIn = ({ fields }: SectionRefusal): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.toReversed().map(({ field, message }) => [field, message]));
