import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { type AccessRule, ruleOf } from "../src/graphql/access.ts";

export interface WholeOperation {
  /** `Query.viewer`. */
  readonly name: string;
  /** Calls the operation with its required arguments and selects all its fields. */
  readonly query: string;
  readonly rule: AccessRule;
  /** True if it requires a file, in the variable `file`. */
  readonly takesFile: boolean;
}

/** Values to send by type name. By default no record has the sent values. */
type Literals = Readonly<Record<string, string>>;

/** The arguments and input fields to send. */
interface Sent {
  readonly literals: Literals;
  /** By default only what is required. */
  readonly withOptional: boolean;
}

/** One call of every operation of the schema. New operations are included automatically. */
export const wholeOperations = (
  schema: GraphQLSchema,
  literals: Literals = {},
  { withOptional = false } = {},
): readonly WholeOperation[] =>
  [
    { keyword: "query", type: schema.getQueryType() },
    { keyword: "mutation", type: schema.getMutationType() },
    { keyword: "subscription", type: schema.getSubscriptionType() },
  ].flatMap(({ keyword, type }) =>
    Object.entries(type?.getFields() ?? {}).map(([field, { args, type: output }]) => {
      const config = type?.toConfig().fields[field];
      const rule = type && config && ruleOf(schema, type.name, config);
      if (rule === undefined || rule === null) throw new Error(`${field} has no rule`);
      const takesFile = args.some(isFile);
      const variables = takesFile ? "($file: Upload!)" : "";
      return {
        name: `${type?.name}.${field}`,
        query: `${keyword}${variables} { ${field}${argumentsOf(args, { literals, withOptional })}${selectionOf(output, schema)} }`,
        rule,
        takesFile,
      };
    }),
  );

const argumentsOf = (args: readonly GraphQLArgument[], sent: Sent): string => {
  const chosen = args.filter(({ type }) => isSent(type, sent));
  const written = chosen.map((argument) =>
    isFile(argument)
      ? `${argument.name}: $file`
      : `${argument.name}: ${literalOf(argument.type, sent)}`,
  );
  return written.length === 0 ? "" : `(${written.join(", ")})`;
};

/** An optional file is never sent. */
const isSent = (type: GraphQLInputType, { withOptional }: Sent): boolean =>
  isNonNullType(type) || (withOptional && getNamedType(type).name !== "Upload");

/** A value without a literal, such as a file: it is a part of the request. */
const isFile = ({ type }: GraphQLArgument): boolean => String(type) === "Upload!";

/** A valid value of the type that no record has. */
const literalOf = (type: GraphQLInputType, sent: Sent): string => {
  if (isNonNullType(type)) return literalOf(type.ofType, sent);
  if (isListType(type)) return `[${literalOf(type.ofType, sent)}]`;
  const literal = sent.literals[type.name];
  if (literal !== undefined) return literal;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || (sent.withOptional && isSent(field.type, sent)),
    );
    return `{ ${fields.map(({ name, type: field }) => `${name}: ${literalOf(field, sent)}`).join(", ")} }`;
  }
  switch (type.name) {
    case "Boolean":
      return "false";
    case "Int":
      return "1";
    case "Float":
    case "ID":
    case "Naira":
      return "999999";
    case "Date":
      return '"2026-03-10"';
    case "DateTime":
      return '"2026-03-10T09:00:00.000Z"';
    default:
      return '"nobody-0000-0000-0000"';
  }
};

/** Selects all fields of a type, at every depth. */
const selectionOf = (output: GraphQLOutputType, schema: GraphQLSchema): string => {
  const type = getNamedType(output);
  if (isLeafType(type)) return "";
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((possible) => {
      return `... on ${possible.name}${fieldsOf(possible, schema)}`;
    });
    return ` { __typename ${parts.join(" ")} }`;
  }
  return fieldsOf(type, schema);
};

const fieldsOf = (type: GraphQLObjectType, schema: GraphQLSchema): string => {
  const fields = Object.values(type.getFields()).map(({ name, type: field }) => {
    // The person who just signed in; `Query.viewer` selects all of them, and both would exceed the limits of one operation.
    const isViewer = getNamedType(field).name === "Viewer";
    return `${name}${isViewer ? " { __typename id }" : selectionOf(field, schema)}`;
  });
  return ` { ${fields.join(" ")} }`;
};
