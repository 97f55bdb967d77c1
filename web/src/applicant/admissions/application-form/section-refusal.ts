import { failureOf } from "../../../lib/failure.ts";

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
