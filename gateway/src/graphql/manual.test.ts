import { isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { errorTexts } from "../errors.ts";
import { refusalCodes } from "./refusal.ts";
import { loadSchema } from "./schema.ts";

const schema = loadSchema("Africa/Lagos");
const own = Object.values(schema.getTypeMap()).filter((type) => type.astNode != null);

describe("the schema's descriptions", () => {
  test.each(Object.keys(errorTexts))("include the error code %s", (code) => {
    expect(schema.getQueryType()?.description).toContain(`\`${code}\``);
  });

  test("include the code of every refusal", () => {
    const refusal = schema.getType("Refusal");
    const description = isObjectType(refusal) ? refusal.getFields().code?.description : "";

    for (const code of refusalCodes) expect(description).toContain(`\`${code}\``);
  });

  test.each(own.map((type) => ({ name: type.name, type })))("$name is described", ({ type }) => {
    expect(type.description).toBeTruthy();
  });

  test.each([
    schema.getQueryType(),
    schema.getMutationType(),
  ])("every operation of %s is described", (type) => {
    const fields = Object.values(type?.getFields() ?? {});

    expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });
});
