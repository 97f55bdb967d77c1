import { getArgumentValues, locatedError, pathToArray } from "@graphql-tools/utils";
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  type OperationDefinitionNode,
} from "graphql";
import type { GatewayContext } from "../../context.ts";
import { type AccessDecisions, type AccessRule, afterDecision } from "../access.ts";

export type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/** A place in the answer. */
export type Path = GraphQLResolveInfo["path"];

/** A valid operation with the fragments of its document. */
export interface Operation {
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly operation: OperationDefinitionNode;
}

/** One run of a plan. */
export interface Run {
  readonly context: GatewayContext;
  readonly operation: Operation;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly access: AccessDecisions;
  /** In the order in which they happened. */
  readonly errors: GraphQLError[];
}

/** Turns what a resolver returned into what the answer holds, or a promise of it. Throws what the field reports. */
export type Complete = (value: unknown, run: Run, path: Path) => unknown;

/** A field as an operation selects it. */
export interface SelectedField {
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, GatewayContext>;
  readonly nodes: FieldNode[];
}

/** One field of a selection whose fragments, conditions and types are worked out. */
export interface FieldPlan extends SelectedField {
  /** The field's name in the answer. */
  readonly name: string;
  /** Undefined if everybody may read it. */
  readonly rule: AccessRule | undefined;
  /** Undefined if the value is the property of the field's name. */
  readonly resolve: Resolve | undefined;
  readonly complete: Complete;
  /** The value of `__typename`. */
  readonly constant: string | undefined;
  /** True for a leaf that is read as it is: without arguments and a resolver. */
  readonly isPlain: boolean;
}

/** The fields of one type of object. */
export interface Selection {
  readonly fields: readonly FieldPlan[];
  /** An answer with all names. A copy of it is filled several times as fast as an empty object. */
  readonly blank: Readonly<Record<string, unknown>>;
}

/** A leaf has no use for its place. */
const nowhere: Path = { prev: undefined, key: "", typename: undefined };

const noArguments: Readonly<Record<string, unknown>> = Object.freeze({});

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === "object" &&
  value !== null &&
  "then" in value &&
  typeof value.then === "function";

/** The fields of one object, as GraphQL executes them: all at once, and in the order of the selection. */
export const runFields = (
  { fields, blank }: Selection,
  source: unknown,
  run: Run,
  path: Path | undefined,
): object | Promise<object> => {
  const answer = { ...blank };
  let isPending = false;
  try {
    for (const field of fields) {
      const value =
        field.constant ?? (field.isPlain ? runPlain : runField)(field, source, run, path);
      answer[field.name] = value;
      if (isPromise(value)) isPending = true;
    }
  } catch (error) {
    if (!isPending) throw error;
    // The others report their errors first.
    const fail = (): never => {
      throw error;
    };
    return settled(answer).then(fail, fail);
  }
  return isPending ? settled(answer) : answer;
};

/** The fields of a mutation, one after another. */
export const runInTurn = async ({ fields, blank }: Selection, run: Run): Promise<object> => {
  const answer = { ...blank };
  for (const field of fields) {
    const value = field.constant ?? runField(field, undefined, run, undefined);
    answer[field.name] = isPromise(value) ? await value : value;
  }
  return answer;
};

const settled = (answer: Record<string, unknown>): Promise<object> => {
  const pending: Promise<void>[] = [];
  for (const [name, value] of Object.entries(answer)) {
    if (!isPromise(value)) continue;
    pending.push(
      value.then((completed) => {
        answer[name] = completed;
      }),
    );
  }
  const [first] = pending;
  const all = pending.length === 1 ? first : Promise.all(pending);
  return Promise.resolve(all).then(() => answer);
};

/** The same as `runField` for most of the values of a long list. */
const runPlain = (
  field: FieldPlan,
  source: unknown,
  run: Run,
  parent: Path | undefined,
): unknown => {
  const { rule } = field;
  const value: unknown =
    typeof source === "object" && source !== null
      ? Reflect.get(source, field.definition.name)
      : undefined;
  const isUnusual = typeof value === "function" || (typeof value === "object" && value !== null);
  if (isUnusual || (rule !== undefined && !run.access.isGranted(rule))) {
    return runField(field, source, run, parent);
  }
  try {
    return field.complete(value, run, nowhere);
  } catch (error) {
    const path = { prev: parent, key: field.name, typename: field.parentType.name };
    return reported(error, field, run, path);
  }
};

const runField = (
  field: FieldPlan,
  source: unknown,
  run: Run,
  parent: Path | undefined,
): unknown => {
  const path = { prev: parent, key: field.name, typename: field.parentType.name };
  try {
    const value = resolved(field, source, run, path);
    const completed = isPromise(value)
      ? value.then((awaited) => field.complete(awaited, run, path))
      : field.complete(value, run, path);
    if (!isPromise(completed)) return completed;
    return completed.then(undefined, (error) => reported(error, field, run, path));
  } catch (error) {
    return reported(error, field, run, path);
  }
};

const resolved = (field: FieldPlan, source: unknown, run: Run, path: Path): unknown => {
  const { definition, nodes, rule } = field;
  const args =
    definition.args.length === 0 || nodes[0] === undefined
      ? noArguments
      : getArgumentValues(definition, nodes[0], run.variables);
  if (rule === undefined) return valueAt(field, source, args, run, path);
  const decision = run.access.decide(rule);
  if (decision === "granted") return valueAt(field, source, args, run, path);
  if (decision instanceof Error) throw decision;
  const { context, operation } = run;
  return afterDecision(decision, { rule, context, operation: operation.operation.operation }, () =>
    valueAt(field, source, args, run, path),
  );
};

const valueAt = (
  field: FieldPlan,
  source: unknown,
  args: Readonly<Record<string, unknown>>,
  run: Run,
  path: Path,
): unknown => {
  const { resolve, definition } = field;
  if (resolve !== undefined) return resolve(source, args, run.context, infoOf(field, run, path));
  if (typeof source !== "object" || source === null) return undefined;
  const value: unknown = Reflect.get(source, definition.name);
  if (typeof value !== "function") return value;
  return value.call(source, args, run.context, infoOf(field, run, path));
};

export const infoOf = (
  { definition, nodes, parentType }: SelectedField,
  { operation, variables }: Run,
  path: Path,
): GraphQLResolveInfo => ({
  fieldName: definition.name,
  fieldNodes: nodes,
  returnType: definition.type,
  parentType,
  path,
  schema: operation.schema,
  fragments: operation.fragments,
  rootValue: undefined,
  operation: operation.operation,
  variableValues: variables,
});

/** Anything can be thrown. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Null for the field, or the error itself where null is not allowed: the next field above reports it. */
const reported = (error: unknown, field: FieldPlan, run: Run, path: Path): null => {
  const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  for (const one of errors) {
    const located = locatedError(errorOf(one), field.nodes, pathToArray(path));
    if (isNonNullType(field.definition.type)) throw located;
    run.errors.push(located);
  }
  return null;
};
