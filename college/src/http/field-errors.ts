import type { FastifySchemaValidationError } from "fastify";
import { texts } from "../texts.ts";

const typeMessages: Readonly<Record<string, string>> = {
  string: texts.field.notString,
  integer: texts.field.notInteger,
  number: texts.field.notNumber,
  boolean: texts.field.notBoolean,
};

/**
 * Turns validation errors into Django REST framework's `{field: [message]}`, each field once. A field inside a
 * nested object is named by its path: `data.reference`. What concerns the body as a whole is `non_field_errors`.
 */
export const fieldErrors = (
  errors: readonly FastifySchemaValidationError[],
): Record<string, string[]> => {
  const fields = new Map<string, string[]>();
  for (const error of errors) {
    for (const [field, message] of describe(error)) {
      const messages = fields.get(field);
      if (messages === undefined) fields.set(field, [message]);
    }
  }
  return Object.fromEntries(fields);
};

const describe = (error: FastifySchemaValidationError): readonly (readonly [string, string])[] => {
  const at = error.instancePath.split("/").slice(1);
  if (error.keyword === "required") {
    return listOf(error.params.requiredProperties).map((property) => [
      nameOf([...at, property]),
      texts.field.required,
    ]);
  }
  return [[nameOf(at), messageOf(error)]];
};

const nameOf = (path: readonly string[]): string => path.join(".") || "non_field_errors";

const messageOf = ({ keyword, params }: FastifySchemaValidationError): string => {
  const limit = Number(params.limit ?? params.comparison);
  switch (keyword) {
    case "type":
      return typeMessages[String(params.type)] ?? texts.field.notValid;
    case "minLength":
      return limit === 1 ? texts.field.blank : texts.field.tooShort(limit);
    case "maxLength":
      return texts.field.tooLong(limit);
    case "minimum":
      return texts.field.tooSmall(limit);
    case "maximum":
      return texts.field.tooBig(limit);
    default:
      return texts.field.notValid;
  }
};

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((item) => String(item)) : [];
