import { snakeCase } from "../../../contract/camel-case.ts";
import type { FieldRefusal } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";

interface FormFields {
  /** The body sent to the college. A field that is left out or null keeps its value; an empty text clears it. */
  readonly bodyOf: (input: object) => Record<string, string>;
  /** The fields that are longer than the contract allows. */
  readonly tooLong: (input: object) => FieldRefusal[];
}

/**
 * Converts an input of the portal to a form of the college.
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
