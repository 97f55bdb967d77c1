import { getArgumentValues, locatedError, pathToArray } from "@graphql-tools/utils";
import { type GraphQLResolveInfo, isNonNullType } from "graphql";
import { type AccessRule, afterDecision } from "../access.ts";
import type { Picking } from "../pick-from.ts";
import type {
  FieldPlan,
  Path,
  PickedField,
  Run,
  RunSelection,
  SelectedField,
} from "./field-plan.ts";
import { generated } from "./generate.ts";
import { generatedRows, type WriteRows } from "./generate-rows.ts";
import { isPromise, JsonParts, type JsonText } from "./json-text.ts";

/** The fields of one type of object. */
export class Selection {
  readonly fields: readonly FieldPlan[];
  #times = 0;
  #run: RunSelection | undefined;
  /** False if there can be none. */
  #writeRows: WriteRows | false | undefined;

  constructor(fields: readonly FieldPlan[]) {
    this.fields = fields;
  }

  /** The fields of one object, as GraphQL executes them: all at once, and in the order of the selection. */
  run(source: unknown, run: Run, path: Path | undefined): string | Promise<string> {
    if (this.#run !== undefined) return this.#run(source, run, path);
    this.#times += 1;
    if (this.#times === often) {
      const goOn = runFrom.bind(undefined, this.fields);
      this.#run = generated(this.fields, { runField, goOn });
    }
    return runFrom(this.fields, 0, "{", source, run, path);
  }

  /** All objects of a long list; undefined if they are to be written one by one. */
  runRows(rows: readonly unknown[], run: Run): string | undefined {
    if (rows.length < often) return undefined;
    this.#writeRows ??= generatedRows(this.fields) ?? false;
    return this.#writeRows === false ? undefined : this.#writeRows(rows, run);
  }
}

/** From then on it is worth a function of its own. */
const often = 50;

/** A leaf has no use for its place. */
const nowhere: Path = { prev: undefined, key: "", typename: undefined };

const noArguments: Readonly<Record<string, unknown>> = Object.freeze({});

/**
 * @param text what is written before the field at this place
 * @param known the value of the field at this place, if it has already run
 * @param end what is written after the last field
 */
const runFrom = (
  fields: readonly FieldPlan[],
  at: number,
  text: string,
  source: unknown,
  run: Run,
  path: Path | undefined,
  known?: Promise<JsonText>,
  end = "}",
): string | Promise<string> => {
  const answer = new JsonParts(text);
  let value: JsonText | Promise<JsonText> | undefined = known;
  try {
    for (const field of at === 0 ? fields : fields.slice(at)) {
      value ??= field.constant ?? (field.isPlain ? runPlain : runField)(field, source, run, path);
      answer.add(field.label, value);
      value = undefined;
    }
  } catch (error) {
    if (!answer.isAwaited) throw error;
    // The others report their errors first.
    const fail = (): never => {
      throw error;
    };
    return Promise.resolve(answer.end(end)).then(fail, fail);
  }
  return answer.end(end);
};

/** The fields of a mutation, one after another. */
export const runInTurn = async ({ fields }: Selection, run: Run): Promise<string> => {
  let answer = "{";
  for (const field of fields) {
    const value = field.constant ?? runField(field, undefined, run, undefined);
    answer += field.label + (isPromise(value) ? await value : value);
  }
  return `${answer}}`;
};

/** The same as `runField` for most of the values of a long list. */
const runPlain = (
  field: FieldPlan,
  source: unknown,
  run: Run,
  parent: Path | undefined,
): JsonText | Promise<JsonText> => {
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
): JsonText | Promise<JsonText> => {
  if (field.picked !== undefined) return runPicked(field.picked, source, run, parent);
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

/** Fields that are picked from the same thing, after it was awaited once. */
const runPicked = (
  fields: readonly PickedField[],
  source: unknown,
  run: Run,
  parent: Path | undefined,
): string | Promise<string> => {
  const [first] = fields;
  if (first === undefined || !fields.every(({ rule }) => isGrantedAtOnce(rule, run))) {
    return runFrom(fields, 0, "", source, run, parent, undefined, "");
  }
  const opening = openedBy(first.picking, source);
  return opening.then(
    (opened) => writePicked(fields, run, parent, ({ picking }) => picking.pick(opened)),
    (error) =>
      writePicked(fields, run, parent, () => {
        throw error;
      }),
  );
};

const isGrantedAtOnce = (rule: AccessRule | undefined, { access }: Run): boolean => {
  const decision = rule === undefined ? "granted" : access.decide(rule);
  // Each field decides again, and reports why it was refused.
  if (isPromise(decision)) decision.catch(() => undefined);
  return decision === "granted";
};

const openedBy = (picking: Picking, source: unknown): Promise<unknown> => {
  try {
    return picking.open(source);
  } catch (error) {
    return Promise.reject(error);
  }
};

/** All of them report their errors, also after one that may not be null. */
const writePicked = (
  fields: readonly PickedField[],
  run: Run,
  parent: Path | undefined,
  pickValue: (field: PickedField) => unknown,
): string => {
  let text = "";
  const failures: unknown[] = [];
  for (const field of fields) {
    const path = { prev: parent, key: field.name, typename: field.parentType.name };
    try {
      text += field.label + completedLeaf(field, pickValue, run, path);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return text;
};

const completedLeaf = (
  field: PickedField,
  pickValue: (field: PickedField) => unknown,
  run: Run,
  path: Path,
): JsonText => {
  try {
    // A leaf is completed at once.
    return field.complete(pickValue(field), run, path) as JsonText;
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
