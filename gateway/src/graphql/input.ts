import type { FieldRefusal } from "../generated/schema-types.ts";

export interface TextRule {
  readonly field: string;
  readonly value: string;
  readonly required: string;
  readonly tooLong: string;
  readonly longest: number;
}

/** The errors in a person's input, in the order of the form. */
export const checkTexts = (rules: readonly TextRule[]): FieldRefusal[] =>
  rules.flatMap(({ field, value, required, tooLong, longest }) => {
    if (value.trim() === "") return [{ field, message: required }];
    return value.length > longest ? [{ field, message: tooLong }] : [];
  });

type Optional<Input> = {
  [Field in keyof Input]: null extends Input[Field]
    ? Field
    : undefined extends Input[Field]
      ? Field
      : never;
}[keyof Input];

type DefinedFields<Input> = Omit<Input, Optional<Input> & keyof Input> & {
  -readonly [Field in Optional<Input> & keyof Input]?: NonNullable<Input[Field]>;
};

/** An input without omitted fields, which GraphQL passes as null or undefined. */
export const definedFields = <Input extends object>(input: Input): DefinedFields<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  ) as DefinedFields<Input>;
