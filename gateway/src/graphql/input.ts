import type { FieldRefusal } from "../generated/schema-types.ts";

export interface TextRule {
  readonly field: string;
  readonly value: string;
  readonly required: string;
  readonly tooLong: string;
  readonly longest: number;
}

/** What is wrong with texts a person typed, in the order of the form. */
export const checkTexts = (rules: readonly TextRule[]): FieldRefusal[] =>
  rules.flatMap(({ field, value, required, tooLong, longest }) => {
    if (value.trim() === "") return [{ field, message: required }];
    return value.length > longest ? [{ field, message: tooLong }] : [];
  });
