import type { profileFields } from "../../../contract/students/student.ts";
import type { Profile } from "../generated/schema-types.ts";
import type { StudentRecord } from "../session/record.ts";

/** What students' and applicants' records have in common; an applicant's may leave out what is not filled in. */
type ProfileRecord = Partial<Record<keyof typeof profileFields, string | null>>;

/** The shared profile fields of a record; blank is null. */
export const profileOf = (record: ProfileRecord): Profile => ({
  phone: given(record.phone),
  sex: given(record.sex),
  dateOfBirth: dateOf(record.date_of_birth),
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

/** The date of a date or an instant; null where the college keeps something else. */
const dateOf = (text: string | null | undefined): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(text ?? "")?.[0] ?? null;

/** 100, 200, 300…, however the college writes a level: `100`, `"200"`, `"300 Level"`. */
export const levelOf = (level: StudentRecord["level"]): number | null => {
  const digits = /\d+/.exec(String(level ?? ""))?.[0];
  return digits === undefined ? null : Number(digits);
};
