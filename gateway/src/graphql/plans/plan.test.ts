import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import { planAndServer } from "../../../testing/plan-and-server.ts";

/** Nobody waits for an item of a list that cannot be one. */
const rejection = (message: string): Promise<never> => {
  const rejected = Promise.reject(new Error(message));
  rejected.catch(() => {});
  return rejected;
};

/** What a resolver may do that the college's answers never make it do. */
const results: Readonly<Record<string, () => unknown>> = {
  aText: () => "text",
  aNumber: () => 7,
  nothing: () => null,
  undefined: () => undefined,
  aThrownError: () => {
    throw new Error("thrown");
  },
  aThrownText: () => {
    throw "thrown text";
  },
  aReturnedError: () => new Error("returned"),
  aRejection: () => rejection("rejected"),
  severalErrors: () => Promise.reject(new AggregateError([new Error("one"), new Error("two")])),
  aPromise: () => Promise.resolve("later"),
  aPromisedNull: () => Promise.resolve(null),
  aList: () => ["a", null, Promise.resolve("b"), new Error("c")],
  aListWithARejection: () => ["a", rejection("item"), "b"],
  aSet: () => new Set([1, 2]),
  anObject: () => ({ __typename: "One", own: () => "called", word: "odd" }),
  aPromisedObject: async () => ({ __typename: "One" }),
  objects: () => [{ __typename: "One" }, null, Promise.resolve({ __typename: "One" })],
};

const types = ["String", "Int", "Word", "One"].flatMap((name) => [
  name,
  `${name}!`,
  `[${name}]`,
  `[${name}!]`,
  `[${name}!]!`,
]);

const fields = types.flatMap((type, at) =>
  Object.keys(results).map((name) => ({ name, type, at })),
);
const written = fields.map(({ name, type, at }) => `${name}${at}: ${type}`).join("\n");

const schema: GraphQLSchema = makeExecutableSchema({
  typeDefs: `
    enum Word { GOOD BAD }
    type One { own: String word: Word ${written} }
    type Query { one: One must: One! }
    type Mutation { one: One must: One! }`,
  resolvers: {
    Query: { one: () => ({}), must: () => Promise.resolve({}) },
    Mutation: { one: () => ({}), must: () => Promise.resolve({}) },
    One: Object.fromEntries(
      fields.map(({ name, at }) => [`${name}${at}`, () => results[name]?.()]),
    ),
  },
});

const { ofPlan, ofServer } = planAndServer(schema);

const isObject = (type: string): boolean => type.includes("One");

test.each(types)("a %s is completed as the server does", async (type) => {
  for (const { name, at } of fields.filter((field) => field.type === type)) {
    const selected = `${name}${at}${isObject(type) ? " { __typename own word }" : ""}`;
    for (const query of [
      `{ one { own ${selected} aPromise0 } }`,
      `{ must { aRejection0 ${selected} } one { own } }`,
      `mutation { one { ${selected} } must { ${selected} } again: one { own } }`,
    ]) {
      expect([query, await ofPlan(query)]).toEqual([query, await ofServer(query)]);
    }
  }
});
