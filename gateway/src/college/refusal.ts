import { camelCase, camelCaseKeys } from "../../../contract/camel-case.ts";
import type { CollegeRefusal, Missing } from "./failure.ts";
import { isRecord, readBeds, readIds } from "./refused-records.ts";

const longestMessage = 300;

/**
 * Reads a refusal's body in any of the shapes a college uses: `{detail}`, `{message}`, `{error}`, `{field: [messages]}`,
 * or a list whose first item says `message`. Anything else, HTML above all, gives a refusal without words.
 */
export const readRefusal = (
  status: number,
  body: unknown,
  retryAfter: string | undefined,
): CollegeRefusal => {
  const source = Array.isArray(body) ? body[0] : body;
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
    retryAfterSeconds: readSeconds(retryAfter),
  };
};

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

/** A text fit to be shown to a person; markup and stack traces are not. */
const sentence = (value: unknown): string | undefined => {
  if (typeof value !== "string") return undefined;
  const text = value.replaceAll(/\p{Cc}+/gu, " ").trim();
  if (text === "" || text.length > longestMessage || /<[a-z!/]/i.test(text)) return undefined;
  return text;
};

const readSeconds = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
