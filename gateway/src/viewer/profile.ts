import { hash } from "node:crypto";
import type { CamelCased } from "../../../contract/camel-case.ts";
import type { profileFields } from "../../../contract/profiles/profile-fields.ts";
import { dayOfDateTime } from "../../../contract/tolerance.ts";
import type { Profile } from "../generated/schema-types.ts";
import type { StudentRecord } from "../session/record.ts";

/** The fields that the records of students and applicants share; an applicant's record may lack some. */
type ProfileRecord = Partial<CamelCased<Record<keyof typeof profileFields, string | null>>>;

/** The shared fields of a record, null where blank. The date of birth is as the college writes it. */
export const profileOf = (record: ProfileRecord): Profile => ({
  phone: textOrNull(record.phone),
  sex: textOrNull(record.sex),
  dateOfBirth: textOrNull(record.dateOfBirth),
  maritalStatus: textOrNull(record.maritalStatus),
  nationality: textOrNull(record.nationality),
  stateOfOrigin: textOrNull(record.stateOfOrigin),
  lga: textOrNull(record.lga),
  bloodGroup: textOrNull(record.bloodGroup),
  emergencyContact: textOrNull(record.emergencyContact),
  address: textOrNull(record.address),
  religion: textOrNull(record.religion),
  parentName: textOrNull(record.parentName),
  parentPhone: textOrNull(record.parentPhone),
  parentAddress: textOrNull(record.parentAddress),
  maidenName: textOrNull(record.maidenName),
});

/**
 * Path of the passport photo on the gateway. A new photo gets a new path, so that no browser shows a cached old one; the
 * path does not reveal the college's address of it.
 */
export const passportUrlOf = (passport: string | null | undefined): string | null => {
  if (!passport) return null;
  const version = hash("sha256", passport, "base64url").slice(0, 12);
  return `/media/passport?v=${version}`;
};

/** A text, or null where it is missing or blank. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The day of a date or a date-time; null for any other text. */
export const birthDateOf = ({ dateOfBirth }: Profile, timeZone: string): string | null => {
  const written = dateOfBirth ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : (dayOfDateTime(written, timeZone) ?? null);
};

/** 100, 200, 300…, however the college writes a level: `100`, `"200"`, `"300 Level"`. */
export const levelOf = (level: StudentRecord["level"]): number | null => {
  const digits = /\d+/.exec(String(level ?? ""))?.[0];
  return digits === undefined ? null : Number(digits);
};
