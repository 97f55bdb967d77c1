import type { profileFields } from "../../../contract/students/student.ts";
import { dayOfDateTime } from "../../../contract/tolerance.ts";
import type { Profile } from "../generated/schema-types.ts";
import type { StudentRecord } from "../session/record.ts";

/** What students' and applicants' records have in common; an applicant's may leave out what is not filled in. */
type ProfileRecord = Partial<Record<keyof typeof profileFields, string | null>>;

/** The shared profile fields of a record; blank is null. The date of birth is as the college writes it. */
export const profileOf = (record: ProfileRecord): Profile => ({
  phone: given(record.phone),
  sex: given(record.sex),
  dateOfBirth: given(record.date_of_birth),
  maritalStatus: given(record.marital_status),
  nationality: given(record.nationality),
  stateOfOrigin: given(record.state_of_origin),
  lga: given(record.lga),
  bloodGroup: given(record.blood_group),
  emergencyContact: given(record.emergency_contact),
  address: given(record.address),
  religion: given(record.religion),
  parentName: given(record.parent_name),
  parentPhone: given(record.parent_phone),
  parentAddress: given(record.parent_address),
  maidenName: given(record.maiden_name),
});

/** A text, or null where it is missing or blank. */
export const given = (text: string | null | undefined): string | null => text?.trim() || null;

/** The day of a date or a date-time; null where the college keeps something else. */
export const birthDateOf = ({ dateOfBirth }: Profile, timeZone: string): string | null => {
  const written = dateOfBirth ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : (dayOfDateTime(written, timeZone) ?? null);
};

/** 100, 200, 300…, however the college writes a level: `100`, `"200"`, `"300 Level"`. */
export const levelOf = (level: StudentRecord["level"]): number | null => {
  const digits = /\d+/.exec(String(level ?? ""))?.[0];
  return digits === undefined ? null : Number(digits);
};
