import { buildSchema, isAbstractType } from "graphql";
import { expect, it } from "vitest";
import typeDefs from "../../../schema.graphql?raw";
import { possibleTypes } from "./possible-types.ts";

it("the cache knows the object types of all interfaces and unions", () => {
  const schema = buildSchema(typeDefs);
  const abstract = Object.values(schema.getTypeMap()).filter(
    (type) => isAbstractType(type) && !type.name.startsWith("__"),
  );
  const expected = Object.fromEntries(
    abstract.flatMap((type) =>
      isAbstractType(type)
        ? [[type.name, schema.getPossibleTypes(type).map(({ name }) => name)]]
        : [],
    ),
  );
  expect(possibleTypes).toEqual(expected);
});
