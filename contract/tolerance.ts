import Type, { type TArray, type TObject, type TRecord, type TSchema, type TUnion } from "typebox";
import Value from "typebox/value";
import { isoDatePattern } from "./shapes.ts";
import { zonedDay } from "./zoned-time.ts";

export interface ToleranceOptions {
  /** The college's: the day of an instant is the day there. */
  readonly timeZone: string;
}

export interface Tolerated {
  readonly body: unknown;
  /** What was read as something else, and where: `payments[].amount: a decimal as text`. */
  readonly tolerated: readonly string[];
}

/**
 * Reads a body by its shape where it is written otherwise and its meaning is certain: numbers as text, no list for an empty
 * one, a date-time where only the day counts. What matches its shape stays as it is, and so does whatever would have
 * to be guessed; whether the result has the shape is for the caller to check.
 */
export const tolerate = (
  schema: TSchema,
  body: unknown,
  { timeZone }: ToleranceOptions,
): Tolerated => {
  const notes = new Set<string>();
  return { body: read(schema, body, { path: "", timeZone, notes }), tolerated: [...notes] };
};

interface Place {
  readonly path: string;
  readonly timeZone: string;
  readonly notes: Set<string>;
}

const note = ({ path, notes }: Place, found: string): void => {
  notes.add(`${path || "the body"}: ${found}`);
};

const read = (schema: TSchema, value: unknown, place: Place): unknown => {
  if (Type.IsObject(schema)) return isRecord(value) ? readObject(schema, value, place) : value;
  if (Type.IsRecord(schema)) return isRecord(value) ? readRecord(schema, value, place) : value;
  if (Type.IsArray(schema)) return readArray(schema, value, place);
  if (Type.IsUnion(schema)) return readUnion(schema, value, place);
  if (typeof value !== "string") return value;
  if (Type.IsInteger(schema)) return readNumber(value, integerText, "a number as text", place);
  if (Type.IsNumber(schema)) return readNumber(value, decimalText, "a decimal as text", place);
  if (Type.IsLiteral(schema)) return readChoice([schema.const], value, place);
  if (Type.IsEnum(schema)) return readChoice(schema.enum, value, place);
  if ("pattern" in schema && schema.pattern === isoDatePattern) return readDay(value, place);
  return value;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const readObject = (
  { properties }: TObject,
  value: Readonly<Record<string, unknown>>,
  place: Place,
): unknown => {
  const found = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    const inner = { ...place, path: place.path === "" ? name : `${place.path}.${name}` };
    if (Object.hasOwn(value, name)) return [[name, read(schema, value[name], inner)]];
    if (Type.IsOptional(schema) || !takesList(schema)) return [];
    note(inner, "left out for an empty list");
    return [[name, []]];
  });
  return { ...value, ...Object.fromEntries(found) };
};

const takesList = (schema: TSchema): boolean =>
  Type.IsArray(schema) || (Type.IsUnion(schema) && schema.anyOf.some(Type.IsArray));

const readRecord = (
  { patternProperties }: TRecord,
  value: Readonly<Record<string, unknown>>,
  place: Place,
): unknown => {
  const [schema] = Object.values(patternProperties);
  const inner = { ...place, path: `${place.path}{}` };
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, schema ? read(schema, item, inner) : item]),
  );
};

const readArray = ({ items }: TArray, value: unknown, place: Place): unknown => {
  if (value === null) {
    note(place, "null for an empty list");
    return [];
  }
  const inner = { ...place, path: `${place.path}[]` };
  return Array.isArray(value) ? value.map((item) => read(items, item, inner)) : value;
};

/** The first variant that the value can be read as. */
const readUnion = (schema: TUnion, value: unknown, place: Place): unknown => {
  if (Value.Check(schema, value)) return value;
  for (const variant of schema.anyOf) {
    const notes = new Set<string>();
    const found = read(variant, value, { ...place, notes });
    if (!Value.Check(variant, found)) continue;
    for (const one of notes) place.notes.add(one);
    return found;
  }
  return value;
};

/** As JSON writes numbers, without exponents; an integer may have decimals that say nothing. */
const integerText = /^-?(0|[1-9]\d*)(\.0+)?$/;
const decimalText = /^-?(0|[1-9]\d*)(\.\d+)?$/;

const readNumber = (value: string, pattern: RegExp, found: string, place: Place): unknown => {
  const number = pattern.test(value) ? Number(value) : Number.NaN;
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) return value;
  note(place, found);
  return number;
};

const readChoice = (choices: readonly unknown[], value: string, place: Place): unknown => {
  const number = integerText.test(value) ? Number(value) : undefined;
  if (choices.includes(value) || !choices.includes(number)) return value;
  note(place, "a number as text");
  return number;
};

const dateTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

const readDay = (value: string, place: Place): string => {
  const day = dayOfDateTime(value, place.timeZone);
  if (day === undefined) return value;
  note(place, "a date-time for a day");
  return day;
};

/**
 * The day of a date-time, undefined for anything else. Midnight as written, and a time without its offset, are the college's
 * own: the day is the one written.
 */
export const dayOfDateTime = (text: string, timeZone: string): string | undefined => {
  const [, day, time, seconds = "", offset] = dateTime.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  const isMidnight = time === "00:00" && /^(:00(\.0+)?)?$/.test(seconds);
  if (offset === undefined || isMidnight) return day;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : zonedDay(instant, timeZone);
};
