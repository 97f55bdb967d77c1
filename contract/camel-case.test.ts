import fc from "fast-check";
import Type, { type TSchema } from "typebox";
import { describe, expect, test } from "vitest";
import {
  camelCase,
  camelCaseKeys,
  snakeCase,
  snakeCaseKeys,
  toCamelCase,
  toSnakeCase,
} from "./camel-case.ts";
import { endpoints } from "./endpoints.ts";

const Course = Type.Object({
  id: Type.Integer(),
  credit_load: Type.Integer(),
  taught_by: Type.Optional(Type.Union([Type.Object({ first_name: Type.String() }), Type.Null()])),
});
const Page = Type.Object({
  page_size: Type.Integer(),
  rows: Type.Array(Course),
  totals: Type.Record(Type.String(), Type.Integer()),
});

const onTheWire = {
  page_size: 25,
  rows: [
    { id: 1, credit_load: 3, taught_by: { first_name: "Ada" } },
    { id: 2, credit_load: 2, taught_by: null },
    { id: 3, credit_load: 1 },
  ],
  totals: { level_100: 3 },
};

const inCode = {
  pageSize: 25,
  rows: [
    { id: 1, creditLoad: 3, taughtBy: { firstName: "Ada" } },
    { id: 2, creditLoad: 2, taughtBy: null },
    { id: 3, creditLoad: 1 },
  ],
  totals: { level_100: 3 },
};

describe("a value of the contract", () => {
  test("is read into camelCase at every depth, a record's keys excepted", () => {
    expect(toCamelCase(Page)(onTheWire)).toEqual(inCode);
  });

  test("is written back as it was", () => {
    expect(toSnakeCase(Page)(inCode)).toEqual(onTheWire);
  });

  test("is passed on unchanged if no name changes", () => {
    const value = { id: 7, name: "Anatomy" };
    expect(toCamelCase(Type.Object({ id: Type.Integer(), name: Type.String() }))(value)).toBe(
      value,
    );
  });

  test("drops properties that its shape does not name", () => {
    expect(toCamelCase(Course)({ id: 1, credit_load: 3, secret: "x" })).toEqual({
      id: 1,
      creditLoad: 3,
    });
  });

  test("is renamed at every depth if its shape is open", () => {
    const Answer = Type.Object({ data: Type.Unknown() });
    expect(toCamelCase(Answer)({ data: { bed_space: [{ room_id: 1 }] } })).toEqual({
      data: { bedSpace: [{ roomId: 1 }] },
    });
    expect(toSnakeCase(Answer)({ data: { bedSpace: null } })).toEqual({
      data: { bed_space: null },
    });
  });

  test("of a union is renamed for every member", () => {
    const Either = Type.Union([
      Type.Object({ bed_id: Type.Integer() }),
      Type.Object({ room_id: Type.Integer() }),
    ]);
    expect(toCamelCase(Either)({ bed_id: 1 })).toEqual({ bedId: 1 });
    expect(toCamelCase(Either)({ room_id: 2 })).toEqual({ roomId: 2 });
  });
});

/** Every property name in a schema. */
const namesIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {} } = schema as { readonly properties?: Record<string, TSchema> };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
};

test("every name in the contract survives both ways", () => {
  const names = new Set(
    endpoints.flatMap(({ params, query, headers, body, response }) =>
      [params, query, headers, body, response].flatMap(namesIn),
    ),
  );
  expect([...names].filter((name) => snakeCase(camelCase(name)) !== name)).toEqual([]);
});

test("keys without a shape are renamed both ways at every depth", () => {
  const key = fc.stringMatching(/^[a-z]{1,5}(_[a-z]{1,5}){0,2}$/);
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.integer(),
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(key, tie("tree"), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(snakeCaseKeys(camelCaseKeys(value))).toEqual(value);
    }),
  );
});
