import {
  buildSchema,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getOperationAST,
  isObjectType,
  parse,
} from "graphql";
import { describe, expect, test } from "vitest";
import { planAndServer } from "../../../testing/plan-and-server.ts";
import type { GatewayContext } from "../../context.ts";
import { enforceAccess, guardOf } from "../access.ts";
import { pickFrom, pickingOf } from "../pick-from.ts";
import { loadSchema } from "../schema.ts";
import { Plan } from "./plan.ts";

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

test("plans know what the fields of a student are picked from", () => {
  const student = enforceAccess(loadSchema("Africa/Lagos")).getType("Student");
  const { surname } = isObjectType(student) ? student.getFields() : {};
  const guard = surname?.resolve && guardOf(surname.resolve);
  expect(guard && pickingOf(guard.resolve)).toBeDefined();
});

test("a role that the college does not answer is reported by each picked field", async () => {
  const schema = buildSchema(`
    enum Audience { PUBLIC SUPER_ADMIN }
    directive @access(to: [Audience!]!, whilePasswordIsDue: Boolean) on OBJECT | FIELD_DEFINITION
    type Query @access(to: [SUPER_ADMIN]) { one: String two: String }`);
  const open = async () => ({ name: "name" });
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = pickFrom(open, ({ name }) => name);
  }
  const document = parse("{ one two }");
  const operation = getOperationAST(document);
  const plan = operation && Plan.of(enforceAccess(schema), document, operation);
  const context = {
    session: { record: { person: { kind: "staff", record: {} } } },
    college: { read: () => Promise.reject(new Error("no role")) },
  } as unknown as GatewayContext;
  const { errors, data } = (await plan?.run(context, {})) ?? { errors: [], data: "" };
  expect(errors.map(({ message, path }) => [message, path])).toEqual([
    ["no role", ["one"]],
    ["no role", ["two"]],
  ]);
  expect(data).toBe('{"one":null,"two":null}');
});
