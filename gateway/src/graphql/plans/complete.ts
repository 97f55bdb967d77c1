import { createGraphQLError, inspect, locatedError, pathToArray } from "@graphql-tools/utils";
import {
  type GraphQLAbstractType,
  GraphQLError,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { Complete, Path, Run, SelectedField } from "./field-plan.ts";
import { errorOf, infoOf, type Selection } from "./fields.ts";
import { isPromise, JsonParts, type JsonText, leafText, quoted } from "./json-text.ts";

/** The field whose values are completed. */
export interface Place extends SelectedField {
  /** The fields that are selected of an object of this type. */
  readonly fieldsOf: (type: GraphQLObjectType) => Selection;
}

/** How values of a type are completed, by the rules of GraphQL. */
export const completionOf = (type: GraphQLOutputType, place: Place): Complete => {
  if (isNonNullType(type)) {
    const complete = nullable(type.ofType, place);
    return (value, run, path) => {
      const completed = complete(value, run, path);
      if (completed !== null) return completed;
      throw new Error(`Cannot return null for non-nullable field ${coordinateOf(place)}.`);
    };
  }
  return nullable(type, place);
};

const nullable = (type: GraphQLOutputType, place: Place): Complete => {
  const complete = completionOfValue(type, place);
  return (value, run, path) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(value, run, path);
  };
};

const completionOfValue = (type: GraphQLOutputType, place: Place): Complete => {
  if (isListType(type)) return completionOfList(type.ofType, place);
  if (isLeafType(type)) {
    const isText = type === GraphQLString || type === GraphQLID;
    return (value) =>
      isText && typeof value === "string" ? quoted(value) : leafText(serialized(type, value));
  }
  if (isAbstractType(type)) {
    return (value, run, path) => {
      const member = memberOf(type, value, place, run, path);
      return place.fieldsOf(member).run(value, run, path);
    };
  }
  if (isNonNullType(type)) return completionOf(type, place);
  let fields: Selection | undefined;
  return (value, run, path) => {
    fields ??= place.fieldsOf(type);
    return fields.run(value, run, path);
  };
};

const coordinateOf = ({ parentType, definition }: Place): string =>
  `${parentType.name}.${definition.name}`;

/** The type of one object of an interface or a union. */
const memberOf = (
  type: GraphQLAbstractType,
  value: unknown,
  place: Place,
  run: Run,
  path: Path,
): GraphQLObjectType => {
  const name = type.resolveType
    ? type.resolveType(value, run.context, infoOf(place, run, path), type)
    : Reflect.get(Object(value), "__typename");
  const member = typeof name === "string" ? run.operation.schema.getType(name) : undefined;
  if (isObjectType(member)) return member;
  throw new Error(`${coordinateOf(place)} holds no member of ${type.name}.`);
};

const serialized = (type: GraphQLLeafType, value: unknown): unknown => {
  let serializedValue: unknown;
  try {
    serializedValue = type.serialize(value);
  } catch (error) {
    if (error instanceof GraphQLError) throw new Error(error.message);
    throw error;
  }
  if (serializedValue !== null && serializedValue !== undefined) return serializedValue;
  throw new Error(`${type.name} has no word for ${inspect(value)}.`);
};

const completionOfList = (type: GraphQLOutputType, place: Place): Complete => {
  const complete = completionOf(type, place);
  const itemType = getNullableType(type);
  const failed = (error: unknown, run: Run, path: Path): null => {
    const located = locatedError(errorOf(error), place.nodes, pathToArray(path));
    if (isNonNullType(type)) throw located;
    run.errors.push(located);
    return null;
  };
  const completeItem = (item: unknown, run: Run, path: Path): JsonText | Promise<JsonText> => {
    try {
      const completed = isPromise(item)
        ? item.then((awaited) => complete(awaited, run, path))
        : complete(item, run, path);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (error) => failed(error, run, path));
    } catch (error) {
      return failed(error, run, path);
    }
  };
  return (value, run, path) => {
    if (typeof value !== "object" || value === null || !isIterable(value)) {
      throw createGraphQLError(
        `Expected Iterable, but did not find one for field "${coordinateOf(place)}".`,
      );
    }
    const answer = new JsonParts("[");
    let key = 0;
    for (const item of value) {
      // The first one has decided the access rules.
      if (key === 1 && isObjectType(itemType) && Array.isArray(value)) {
        const others = place.fieldsOf(itemType).runRows(value.slice(1), run);
        if (others !== undefined) return answer.end(`,${others.slice(1)}`);
      }
      const completed = completeItem(item, run, { prev: path, key, typename: undefined });
      answer.add(key === 0 ? "" : ",", completed);
      key += 1;
    }
    return answer.end("]");
  };
};

const isIterable = (value: object): value is Iterable<unknown> => Symbol.iterator in value;
