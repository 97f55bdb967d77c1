import { type Html, html, prose } from "../html.ts";
import type { JsonSchema } from "./schema.ts";

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A schema as a person reads it: what kind of value, its limits, and its fields one below the other. */
export const schemaHtml = (schema: JsonSchema): Html => {
  const nested = nestedObject(schema);
  return html`${kindHtml(schema)}${limitsHtml(schema)}${descriptionHtml(schema)}${nested === undefined ? "" : fieldsHtml(nested)}`;
};

const descriptionHtml = ({ description }: JsonSchema): Html =>
  typeof description === "string" ? html`. ${prose(description)}` : html``;

/** The object whose fields are worth listing: the schema itself, its items, or one of its alternatives. */
const nestedObject = (schema: JsonSchema): JsonSchema | undefined => {
  if (isSchema(schema.properties)) return schema;
  const inner = [
    schema.items,
    ...list(schema.anyOf),
    ...Object.values(schema.patternProperties ?? {}),
  ];
  return inner
    .filter(isSchema)
    .map(nestedObject)
    .find((found) => found !== undefined);
};

const fieldsHtml = ({ properties, required }: JsonSchema): Html => {
  const fields = Object.entries(isSchema(properties) ? properties : {});
  if (fields.length === 0) return html``;
  return html`<ul class="fields">${fields.map(
    ([name, field]) =>
      html`<li><code>${name}</code> ${list(required).includes(name) ? "" : html`<em>optional</em> `}${
        isSchema(field) ? schemaHtml(field) : ""
      }</li>`,
  )}</ul>`;
};

const kindHtml = (schema: JsonSchema): Html => {
  if (typeof schema.$ref === "string") return referenceHtml(schema.$ref);
  const alternatives = list(schema.anyOf).filter(isSchema).map(kindHtml);
  if (alternatives.length > 0)
    return html`${alternatives.map((kind, index) => (index === 0 ? kind : html` or ${kind}`))}`;
  if ("const" in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.type === "array")
    return html`list of ${isSchema(schema.items) ? kindHtml(schema.items) : "anything"}`;
  if (isSchema(schema.patternProperties)) {
    const [value] = Object.values(schema.patternProperties);
    return html`object of any names, each ${isSchema(value) ? kindHtml(value) : "anything"}`;
  }
  if ("contentMediaType" in schema) return html`file`;
  return html`${kinds[String(schema.type)] ?? "anything"}`;
};

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
  object: "object",
};

const referenceHtml = (reference: string): Html => {
  const name = reference.split("/").at(-1) ?? "";
  return html`<a href="#shape-${name}">${name}</a>`;
};

const ranges: readonly (readonly [least: string, most: string, unit: string])[] = [
  ["minLength", "maxLength", " characters"],
  ["minItems", "maxItems", " items"],
  ["minimum", "maximum", ""],
];

const rangeText = (least: unknown, most: unknown): string => {
  if (typeof least === "number" && typeof most === "number") return `${least} to ${most}`;
  if (typeof most === "number") return `at most ${most}`;
  return typeof least === "number" ? `at least ${least}` : "";
};

const limitsHtml = (schema: JsonSchema): Html => {
  const stated = ranges
    .map(([least, most, unit]) => [rangeText(schema[least], schema[most]), unit] as const)
    .filter(([text]) => text !== "")
    .map(([text, unit]) => html`, ${text}${unit}`);
  const pattern =
    typeof schema.pattern === "string" ? html`, matching <code>${schema.pattern}</code>` : html``;
  const examples = list(schema.examples).map(
    (example) => html` <code>${JSON.stringify(example)}</code>`,
  );
  return html`${stated}${pattern}${examples.length > 0 ? html`, for example${examples}` : ""}`;
};
