import Type from "typebox";
import { camelCase, camelCaseKeys } from "../../../contract/camel-case.ts";
import { type CollegeRefusal, emptyRefusal, type Missing, type NamedBed } from "./failure.ts";
import { hasShape } from "./shape.ts";

type Body = Readonly<Record<string, unknown>>;

/** The number of records that are read from a refusal is limited. */
const maxIds = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every list of record numbers in a refusal, by its name. A college may send them as text. */
const readIds = (body: Body): CollegeRefusal["ids"] =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const isIdList = name.endsWith("Ids") && Array.isArray(value);
      return isIdList ? [[name, value.slice(0, maxIds).flatMap(idOf)] as const] : [];
    }),
  );

const idOf = (value: unknown): number[] => {
  const id = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? [id] : [];
};

const Label = Type.Union([Type.Integer(), Type.String({ maxLength: 50 })]);
const Bed = Type.Object({ id: Type.Integer(), roomNumber: Label, bedNumber: Label });

/** From `nearest_beds`. A college may send the ids as text. */
const readBeds = ({ nearestBeds: beds }: Body): readonly NamedBed[] =>
  (Array.isArray(beds) ? beds.slice(0, maxIds) : [])
    .filter(isRecord)
    .flatMap((bed) => idOf(bed.id).map((id) => ({ ...bed, id })))
    .filter(isBed);

const isBed = (value: unknown): value is NamedBed => hasShape(Bed, value);

const longestMessage = 300;

/**
 * Reads a refusal's body in any of the shapes a college uses: `{detail}`, `{message}`, `{error}`, `{field: [messages]}`,
 * or a list whose first item says `message`. Anything else, such as HTML, gives a refusal without a message.
 */
export const readRefusal = (
  status: number,
  body: unknown,
  retryAfter: string | undefined,
): CollegeRefusal => {
  const source = Array.isArray(body) ? body[0] : body;
  const retryAfterSeconds = readSeconds(retryAfter);
  if (isOneSentence(source)) {
    return { ...emptyRefusal, status, message: sentence(source.detail), retryAfterSeconds };
  }
  const named = camelCaseKeys(source);
  const record = isRecord(named) ? named : {};
  const fields = readFields(record);
  return {
    status,
    message:
      sentence(record.detail) ??
      sentence(record.message) ??
      sentence(record.error) ??
      Object.values(fields)[0]?.[0],
    fields,
    missing: readMissing(record),
    ids: readIds(record),
    beds: readBeds(record),
    code: typeof record.code === "string" ? record.code.slice(0, 100) : undefined,
    retryAfterSeconds,
  };
};

/** Nearly every refusal, with nothing else to look for. */
const isOneSentence = (source: unknown): source is { readonly detail: unknown } =>
  isRecord(source) && typeof source.detail === "string" && Object.keys(source).length === 1;

const readFields = (record: Record<string, unknown>): CollegeRefusal["fields"] => {
  const fields = Object.entries(record).flatMap(([field, value]) => {
    const messages = (Array.isArray(value) ? value : []).map(sentence).filter(isGiven);
    return messages.length > 0 ? [[field, messages] as const] : [];
  });
  return Object.fromEntries(fields);
};

/** From `missing_fields`, `{section: [{field, message}]}`, or from `missing`, `{section: [message]}`. */
const readMissing = ({ missing, missingFields }: Record<string, unknown>): readonly Missing[] => {
  const sections = isRecord(missingFields) ? missingFields : isRecord(missing) ? missing : {};
  return Object.entries(sections).flatMap(([section, items]) =>
    (Array.isArray(items) ? items : []).flatMap((item) => {
      const message = sentence(isRecord(item) ? item.message : item);
      const field =
        isRecord(item) && typeof item.field === "string" ? camelCase(item.field) : undefined;
      return message === undefined ? [] : [{ section, field, message }];
    }),
  );
};

const isGiven = (value: string | undefined): value is string => value !== undefined;

/** A text that is safe to show. Markup and stack traces are not. */
const sentence = (value: unknown): string | undefined => {
  if (typeof value !== "string") return undefined;
  const text = value.replaceAll(/\p{Cc}+/gu, " ").trim();
  if (text === "" || text.length > longestMessage || /<[a-z!/]/i.test(text)) return undefined;
  return text;
};

const readSeconds = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
