import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLString,
  getNullableType,
  isEnumType,
  isLeafType,
  isNonNullType,
} from "graphql";
import type { FieldPlan } from "./field-plan.ts";

/** What a leaf mostly holds: JavaScript over the variable `value` and the tables of `leafTables`. */
interface LeafCase {
  readonly condition: string;
  readonly value: string;
  /** True for a text that may need escapes. */
  readonly isText: boolean;
}

/** The values of the field at this place that need neither an error nor another treatment. */
export const leafCases = ({ definition: { type } }: FieldPlan, at: number): readonly LeafCase[] => {
  const isNull = "value === null || value === undefined";
  // First, because a table has undefined for a value that it does not know.
  return [
    ...(isNonNullType(type) ? [] : [{ condition: isNull, value: "null", isText: false }]),
    ...casesOf(getNullableType(type), at),
  ];
};

const casesOf = (type: unknown, at: number): readonly LeafCase[] => {
  const text = { condition: `typeof value === "string"`, value: "value", isText: true };
  const plain = (condition: string) => [{ condition, value: "value", isText: false }];
  switch (type) {
    case GraphQLString:
      return [text];
    case GraphQLID:
      return [text, { condition: "Number.isInteger(value)", value: `"" + value`, isText: true }];
    case GraphQLInt:
      return plain("(value | 0) === value");
    case GraphQLFloat:
      return plain("Number.isFinite(value)");
    case GraphQLBoolean:
      return plain("value === true || value === false");
  }
  return isEnumType(type)
    ? plain(`typeof value === "string" && (value = words[${at}].get(value)) !== undefined`)
    : plain(
        `(typeof value === "string" || typeof value === "number") && (value = leaves[${at}](value)) !== undefined`,
      );
};

/** By the place of the field: the words of an enum, and what serializes another leaf. */
interface LeafTables {
  readonly words: readonly (ReadonlyMap<unknown, unknown> | undefined)[];
  readonly leaves: readonly (((value: unknown) => unknown) | undefined)[];
}

/** @param form the form in which a serialized value is written */
export const leafTables = (
  fields: readonly FieldPlan[],
  form: (serialized: unknown) => unknown,
): LeafTables => {
  const types = fields.map(({ definition: { type } }) => getNullableType(type));
  return {
    words: types.map((type) =>
      isEnumType(type)
        ? new Map(type.getValues().map(({ name, value }) => [value, form(name)]))
        : undefined,
    ),
    leaves: types.map((type) => (isLeafType(type) ? serializer(type, form) : undefined)),
  };
};

/** Undefined for what the type does not take: the loop reports it. */
const serializer =
  (type: GraphQLLeafType, form: (serialized: unknown) => unknown) =>
  (value: unknown): unknown => {
    try {
      const serialized: unknown = type.serialize(value);
      return serialized === null || serialized === undefined ? undefined : form(serialized);
    } catch {
      return undefined;
    }
  };
