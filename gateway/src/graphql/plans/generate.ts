import {
  GraphQLBoolean,
  type GraphQLEnumType,
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
import type { FieldPlan, Path, Run, RunSelection } from "./field-plan.ts";
import { type JsonText, leafText, quoted } from "./json-text.ts";

/** What the generated function calls. */
interface Helpers {
  readonly runField: (
    field: FieldPlan,
    source: unknown,
    run: Run,
    path: Path | undefined,
  ) => JsonText | Promise<JsonText>;
  /** Goes on with the field at this place, whose value may be on its way. */
  readonly goOn: (
    at: number,
    text: string,
    source: unknown,
    run: Run,
    path: Path | undefined,
    known?: Promise<JsonText>,
  ) => string | Promise<string>;
}

/**
 * The function that writes one object's fields, for objects that are written often: each value is read by its name and checked
 * for what it mostly is, several times as fast as a loop over the fields. Whatever is unusual goes on with the loop. Its text is
 * made of the schema's own names and of names that are valid in GraphQL.
 */
export const generated = (fields: readonly FieldPlan[], helpers: Helpers): RunSelection => {
  const words = fields.map(({ definition: { type } }) => {
    const leaf = getNullableType(type);
    return isEnumType(leaf) ? wordsOf(leaf) : undefined;
  });
  const leaves = fields.map(({ definition: { type } }) => {
    const leaf = getNullableType(type);
    return isLeafType(leaf) ? serializer(leaf) : undefined;
  });
  let checked: FieldPlan["rule"];
  const steps = fields.map((field, at) => {
    if (field.constant !== undefined) return `text += ${literal(field.label + field.constant)};`;
    const goOn = `return goOn(${at}, text, source, run, path`;
    if (!field.isPlain) {
      checked = undefined;
      return `value = runField(fields[${at}], source, run, path);
        if (typeof value === "object" && value !== null) ${goOn}, value);
        text += ${literal(field.label)} + value;`;
    }
    const mustCheck = field.rule !== undefined && field.rule !== checked;
    checked = field.rule ?? checked;
    return `${mustCheck ? `if (!run.access.isGranted(fields[${at}].rule)) ${goOn});` : ""}
      value = source[${literal(field.definition.name)}];
      ${writeLeaf(field, at)}
      else ${goOn});`;
  });
  const text = `return (source, run, path) => {
    let text = "{", value;
    if (typeof source !== "object" || source === null) return goOn(0, text, source, run, path);
    ${steps.join("\n")}
    return text + "}";
  };`;
  const parameters = ["fields", "words", "leaves", "quoted", "runField", "goOn"];
  return new Function(...parameters, text)(
    fields,
    words,
    leaves,
    quoted,
    helpers.runField,
    helpers.goOn,
  ) as RunSelection;
};

const literal = (text: string): string => JSON.stringify(text);

/** The statements for the values that a leaf mostly has, up to the last `else`. */
const writeLeaf = ({ definition: { type }, label }: FieldPlan, at: number): string => {
  const write = (condition: string, value: string): string =>
    `if (${condition}) text += ${literal(label)} + ${value};`;
  const cases = ((): readonly string[] => {
    switch (getNullableType(type)) {
      case GraphQLString:
        return [write(`typeof value === "string"`, "quoted(value)")];
      case GraphQLID:
        return [
          write(`typeof value === "string"`, "quoted(value)"),
          write("Number.isInteger(value)", `'"' + value + '"'`),
        ];
      case GraphQLInt:
        return [write("(value | 0) === value", "value")];
      case GraphQLFloat:
        return [write("Number.isFinite(value)", "value")];
      case GraphQLBoolean:
        return [write(`value === true || value === false`, "value")];
    }
    const isKnown = isEnumType(getNullableType(type))
      ? `(value = words[${at}].get(value)) !== undefined`
      : `(value = leaves[${at}](value)) !== undefined`;
    return [write(`typeof value === "string" && ${isKnown}`, "value")];
  })();
  const ofNull = write("value === null || value === undefined", "null");
  return [...cases, ...(isNonNullType(type) ? [] : [ofNull])].join(" else ");
};

/** The JSON of each value. */
const wordsOf = (type: GraphQLEnumType): ReadonlyMap<unknown, string> =>
  new Map(type.getValues().map(({ name, value }) => [value, quoted(name)]));

/** Undefined for what the type does not take: the loop reports it. */
const serializer =
  (type: GraphQLLeafType) =>
  (value: unknown): string | undefined => {
    try {
      const serialized: unknown = type.serialize(value);
      return serialized === null || serialized === undefined ? undefined : leafText(serialized);
    } catch {
      return undefined;
    }
  };
