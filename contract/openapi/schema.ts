import type { TSchema } from "typebox";
import { Applicant, ApplicantUser } from "../admissions/applicant.ts";
import { PaymentVerification } from "../payments/payments.ts";
import { Course, RegistrationRefused } from "../registration/registration.ts";
import {
  Acknowledged,
  Detail,
  FieldErrors,
  Message,
  PaymentRequired,
  TokenNotValid,
} from "../shapes.ts";
import { Student } from "../students/student.ts";

/** The shapes that documents name once and refer to, instead of spelling them out at every use. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  Acknowledged,
  Applicant,
  ApplicantUser,
  Course,
  Detail,
  FieldErrors,
  Message,
  PaymentRequired,
  PaymentVerification,
  RegistrationRefused,
  Student,
  TokenNotValid,
};

/** A JSON Schema (2020-12) as it stands in an OpenAPI 3.1 document. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const namesByText = new Map(
  Object.entries(namedSchemas).map(([name, schema]) => [JSON.stringify(schema), name]),
);

/** A copy of a contract schema for a document: named shapes become references to `#/components/schemas`. */
export const documentSchema = (schema: TSchema): JsonSchema => convertObject(schema);

/** The named shapes themselves, for `components.schemas`. */
export const componentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(namedSchemas).map(([name, schema]) => [name, convertKeywords(schema)]),
  );

const convert = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(convert);
  return typeof value === "object" && value !== null ? convertObject(value) : value;
};

const convertObject = (value: object): JsonSchema => {
  const name = namesByText.get(JSON.stringify(value));
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  // OpenAPI 3.1 describes a file by its media type; `format: binary` was 3.0's way.
  if ("format" in value && value.format === "binary") return fileSchema(value);
  return convertKeywords(value);
};

const fileSchema = (value: object): JsonSchema => ({
  contentMediaType: "application/octet-stream",
  ...("description" in value && { description: value.description }),
});

const convertKeywords = (value: object): JsonSchema =>
  Object.fromEntries(Object.entries(value).map(([keyword, inner]) => [keyword, convert(inner)]));
