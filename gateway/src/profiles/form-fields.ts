import { snakeCase } from "../../../contract/camel-case.ts";
import type { FieldRefusal } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";

interface FormFields {
  /** The form the college is sent. A field left out (or null) keeps its value; an empty text clears it. */
  readonly bodyOf: (input: object) => Record<string, string>;
  /** Fields longer than the contract lets them be. */
  readonly tooLong: (input: object) => FieldRefusal[];
}

/**
 * What an input of the portal sends to a form of the college.
 * @param properties the form's fields in the contract
 */
export const formFields = (properties: object): FormFields => {
  const longestOf = (field: string): number => {
    const schema: unknown = Reflect.get(properties, snakeCase(field));
    return typeof schema === "object" && schema !== null && "maxLength" in schema
      ? Number(schema.maxLength)
      : Number.POSITIVE_INFINITY;
  };
  return {
    bodyOf: (input) =>
      Object.fromEntries(
        Object.entries(input).flatMap(([field, value]) =>
          Object.hasOwn(properties, snakeCase(field)) && typeof value === "string"
            ? [[field, value.trim()]]
            : [],
        ),
      ),
    tooLong: (input) =>
      Object.entries(input).flatMap(([field, value]) => {
        const isTooLong = typeof value === "string" && value.trim().length > longestOf(field);
        return isTooLong ? [{ field, message: texts.profile.tooLong }] : [];
      }),
  };
};
