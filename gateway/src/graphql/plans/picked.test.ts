import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { describe, expect, test } from "vitest";
import { planAndServer } from "../../../testing/plan-and-server.ts";
import { pickFrom } from "../pick-from.ts";

/** What is picked from a record, and may go wrong in every way. */
const picks: Readonly<Record<string, (record: { readonly name: string }) => unknown>> = {
  name: ({ name }) => name,
  nothing: () => null,
  undefined: () => undefined,
  anError: () => new Error("returned"),
  aThrownError: () => {
    throw new Error("thrown");
  },
  aThrownText: () => {
    throw "thrown text";
  },
  noText: () => ({ a: 1 }),
};

let opened = 0;

/** The ways in which a record is opened. */
const records: Readonly<Record<string, () => Promise<{ readonly name: string }>>> = {
  there: async () => {
    opened += 1;
    return { name: 'a "name"' };
  },
  rejected: () => Promise.reject(new Error("no record")),
  severalErrors: () => Promise.reject(new AggregateError([new Error("one"), new Error("two")])),
  thrown: () => {
    throw new Error("thrown at once");
  },
};

const fields = Object.entries(records).flatMap(([from, open]) =>
  Object.entries(picks).flatMap(([name, pick]) =>
    [GraphQLString, new GraphQLNonNull(GraphQLString)].map((type) => ({
      from,
      name: `${from}_${name}${type === GraphQLString ? "" : "_must"}`,
      type,
      resolve: pickFrom(open, pick),
    })),
  ),
);

const One = new GraphQLObjectType({
  name: "One",
  fields: {
    plain: { type: GraphQLString },
    ...Object.fromEntries(fields.map(({ name, type, resolve }) => [name, { type, resolve }])),
  },
});

const { ofPlan, ofServer } = planAndServer(
  new GraphQLSchema({
    query: new GraphQLObjectType({
      name: "Query",
      fields: {
        one: { type: One, resolve: () => ({ plain: "plain" }) },
        must: { type: new GraphQLNonNull(One), resolve: () => ({ plain: "plain" }) },
      },
    }),
  }),
);

describe("fields that are picked from the same record", () => {
  test.each(Object.keys(records))("are answered as the server does, %s", async (from) => {
    const names = fields.filter((field) => field.from === from).map(({ name }) => name);
    const neighbours = names.flatMap((one) => names.map((other) => `${one} ${other}`));
    for (const selected of [
      ...neighbours,
      names.join(" "),
      `plain ${names.join(" plain2: plain ")}`,
    ]) {
      for (const query of [`{ one { ${selected} } }`, `{ must { plain ${selected} } }`]) {
        expect([query, await ofPlan(query)]).toEqual([query, await ofServer(query)]);
      }
    }
  });

  test("are answered as the server does beside those of another record", async () => {
    for (const [first, second] of [
      ["there", "rejected"],
      ["rejected", "there"],
      ["thrown", "rejected"],
    ]) {
      const query = `{ one { ${first}_name ${first}_nothing ${second}_name ${second}_nothing plain } }`;
      expect([query, await ofPlan(query)]).toEqual([query, await ofServer(query)]);
    }
  });

  test("open it once if they are neighbours", async () => {
    opened = 0;
    await ofPlan("{ one { there_name there_nothing again: there_name plain there_undefined } }");
    expect(opened).toBe(2);
  });
});
