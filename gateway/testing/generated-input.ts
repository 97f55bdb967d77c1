import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import type { SeededRandom } from "./seeded-random.ts";

const odd: readonly unknown[] = [
  null,
  "",
  "nobody",
  "MALE",
  -1,
  0.5,
  2 ** 40,
  true,
  [],
  [null],
  {},
  { nobody: 1 },
  { __proto__: null, code: "x" },
];

/** A value of the type as JSON; one in some is wrong at some depth. */
export const inputValue = (
  type: GraphQLInputType,
  random: SeededRandom,
  wrong: number,
): unknown => {
  if (random.chance(wrong)) return random.pick(odd);
  if (isNonNullType(type)) return inputValue(type.ofType, random, wrong);
  if (random.chance(wrong)) return null;
  if (isListType(type)) {
    // A single value stands for a list of one.
    if (random.chance(wrong)) return inputValue(type.ofType, random, wrong);
    return Array.from({ length: random.below(3) }, () => inputValue(type.ofType, random, wrong));
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) =>
        (isNonNullType(field.type) && !random.chance(wrong)) || random.chance(0.4)
          ? [[field.name, inputValue(field.type, random, wrong)] as const]
          : [],
      ),
    );
  }
  switch (type.name) {
    case "Boolean":
      return random.chance(0.5);
    case "Int":
    case "Float":
    case "Naira":
      return random.below(120);
    case "Date":
      return "2026-03-10";
    case "DateTime":
      return "2026-03-10T09:00:00.000Z";
    default:
      return random.pick([
        "1",
        "7",
        "COHT/2024/002",
        "Bello",
        "2025/2026",
        "nobody-0000-0000-0000",
      ]);
  }
};

/** The same as a literal of a document. */
export const literalOf = (value: unknown, type: GraphQLInputType): string => {
  if (isNonNullType(type)) return literalOf(value, type.ofType);
  if (isListType(type) && Array.isArray(value)) {
    return `[${value.map((item) => literalOf(item, type.ofType)).join(", ")}]`;
  }
  if (typeof value === "string") return isEnumType(type) ? value || '""' : JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => literalOf(item, type)).join(", ")}]`;
  const fields = isInputObjectType(type) ? type.getFields() : {};
  const written = Object.entries(value).map(
    ([name, item]) => `${name}: ${literalOf(item, fields[name]?.type ?? type)}`,
  );
  return `{ ${written.join(", ")} }`;
};
