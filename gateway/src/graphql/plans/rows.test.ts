import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphQLScalarType } from "graphql";
import { expect, test } from "vitest";
import { planAndServer } from "../../../testing/plan-and-server.ts";

const usual = { text: 'é "\n\u2028\ud800', word: "good", id: 7, flag: true, whole: 1, amount: 2.5 };

/** More than a plan needs to write the list at once. */
const many = 120;

const among = (item: unknown): readonly unknown[] => [
  ...Array.from({ length: many }, () => usual),
  item,
  ...Array.from({ length: many }, () => usual),
];

const values = [
  null,
  undefined,
  1.5,
  -0,
  Number.NaN,
  "",
  "bad",
  {},
  [],
  () => "called",
  () => null,
];

const rejected = (): Promise<never> => {
  const rejection = Promise.reject(new Error("rejected"));
  rejection.catch(() => {});
  return rejection;
};

const lists: readonly (readonly [string, () => Iterable<unknown>])[] = [
  ["usual objects", () => among(usual)],
  ["a set of objects", () => new Set(among({ ...usual }).map((item) => Object(item)))],
  ["a null", () => among(null)],
  ["a text", () => among("text")],
  ["an error", () => among(new Error("an item"))],
  ["a promise", () => among(Promise.resolve(usual))],
  ["a rejection", () => among(rejected())],
  ...Object.keys(usual).flatMap((name) =>
    values.map((value) => {
      const title = `an object whose ${name} is ${typeof value} ${String(value)}`;
      return [title, () => among({ ...usual, [name]: value })] as const;
    }),
  ),
];

let list: () => Iterable<unknown> = () => [];

const schema = makeExecutableSchema({
  typeDefs: `
    scalar Positive
    enum Word { GOOD BAD }
    type Row { text: String word: Word id: ID flag: Boolean whole: Int amount: Positive }
    type Strict { text: String! word: Word! id: ID! flag: Boolean! whole: Int! amount: Positive! }
    type Query { rows: [Row] strict: [Strict!] others: [Strict] }`,
  resolvers: {
    Word: { GOOD: "good", BAD: "worse" },
    Positive: new GraphQLScalarType({
      name: "Positive",
      serialize: (value) => {
        if (typeof value === "number" && value >= 0) return Math.round(value);
        throw new Error("not positive");
      },
    }),
    Query: { rows: () => list(), strict: () => list(), others: () => list() },
  },
});

const fields = "__typename text again: text word id flag whole amount";
const query = `{ rows { ${fields} } strict { ${fields} } others { ${fields} } rows { toJSON: text } }`;

const { ofPlan, ofServer } = planAndServer(schema);

test.each(lists)("a long list with %s is written as GraphQL has it", async (_name, one) => {
  list = one;
  const answers = [await ofPlan(query), await ofServer(query)];
  // The whole answers would be an unreadable difference.
  const at = differenceOf(answers);
  expect(answers.map((answer) => answer.slice(at, at + 200))).toEqual([
    answers[1]?.slice(at, at + 200),
    answers[1]?.slice(at, at + 200),
  ]);
});

const differenceOf = ([one = "", other = ""]: readonly string[]): number => {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return at === -1 ? one.length : at;
};
