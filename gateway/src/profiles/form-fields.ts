import type { FieldRefusal } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";

interface FormFields {
  /** The form the college is sent. A field left out (or null) keeps its value; an empty text clears it. */
  readonly bodyOf: (input: object) => Record<string, string>;
  /** Fields longer than the contract lets them be. */
  readonly tooLong: (input: object) => FieldRefusal[];
  /** The input's field for each field of the college's form. */
  readonly inputFields: Readonly<Record<string, string>>;
}

/**
 * What leads between an input of the portal and a form of the college.
 * @param collegeFields the college's name of each field of the input
 * @param properties the form's fields in the contract
 */
export const formFields = (
  collegeFields: Readonly<Record<string, string>>,
  properties: object,
): FormFields => {
  const byName = new Map(Object.entries(collegeFields));
  const schemas = new Map<string, object>(Object.entries(properties));
  const longestOf = (field: string): number => {
    const schema = schemas.get(byName.get(field) ?? "");
    return schema && "maxLength" in schema ? Number(schema.maxLength) : Number.POSITIVE_INFINITY;
  };
  return {
    bodyOf: (input) =>
      Object.fromEntries(
        Object.entries(input).flatMap(([field, value]) => {
          const name = byName.get(field);
          return name === undefined || typeof value !== "string" ? [] : [[name, value.trim()]];
        }),
      ),
    tooLong: (input) =>
      Object.entries(input).flatMap(([field, value]) => {
        const isTooLong = typeof value === "string" && value.trim().length > longestOf(field);
        return isTooLong ? [{ field, message: texts.profile.tooLong }] : [];
      }),
    inputFields: {
      ...Object.fromEntries([...byName].map(([field, name]) => [name, field])),
      passport: "passport",
    },
  };
};
