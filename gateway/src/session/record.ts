import { isDeepStrictEqual } from "node:util";
import type { OwnStaffRecord } from "../../../contract/accounts/staff-account.ts";
import type { ApplicantUser } from "../../../contract/admissions/applicant.ts";
import { camelCaseKeys } from "../../../contract/camel-case.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Student } from "../../../contract/students/student.ts";

export type StudentRecord = ValueOf<typeof Student>;
export type ApplicantRecord = ValueOf<typeof ApplicantUser>;
export type StaffRecord = ValueOf<typeof OwnStaffRecord>;

/** The signed-in person as the college last described them; the fallback when the college is unavailable. */
export type Person =
  | { readonly kind: "student"; readonly record: StudentRecord }
  | { readonly kind: "applicant"; readonly record: ApplicantRecord }
  | { readonly kind: "staff"; readonly record: StaffRecord };

/** The college's tokens of one sign-in. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  /** When to refresh them before expiry, on the gateway's clock in milliseconds; null if the token has no expiry. */
  readonly exchangeAt: number | null;
}

/** Everything the gateway stores about a signed-in person. It is always stored encrypted. */
export interface SessionRecord {
  readonly createdAt: number;
  readonly tokens: Tokens;
  readonly person: Person;
}

/** A record of an older version, which had only students. */
type StudentOnly = Omit<SessionRecord, "person"> & { readonly student: StudentRecord };

const kinds = new Set<string>(["student", "applicant", "staff"] satisfies Person["kind"][]);

/**
 * The record in a text that a gateway sealed: this version, the previous one, or after a rollback
 * a later one. Undefined for a kind of person that this version does not know.
 */
export const parseRecord = (text: string): SessionRecord | undefined => {
  const parsed: unknown = JSON.parse(text);
  // The previous version stored people with the REST names.
  const stored = (text.includes('"first_name":') ? camelCaseKeys(parsed) : parsed) as
    | SessionRecord
    | StudentOnly;
  if ("person" in stored) return kinds.has(stored.person.kind) ? stored : undefined;
  const { student, ...rest } = stored;
  return { ...rest, person: { kind: "student", record: student } };
};

/**
 * Whether two people are the same in everything that the gateway stores. Texts and numbers are compared at once, because nearly
 * every request finds the same record and `isDeepStrictEqual` looks at prototypes and symbols first.
 */
export const isSamePerson = (one: Person, other: Person): boolean => {
  if (one.kind !== other.kind) return false;
  const names = Object.keys(one.record);
  if (names.length !== Object.keys(other.record).length) return false;
  return names.every((name) => {
    const value: unknown = Reflect.get(one.record, name);
    const stored: unknown = Reflect.get(other.record, name);
    return value === stored ? Object.hasOwn(other.record, name) : isDeepStrictEqual(value, stored);
  });
};

/** True for an account on its default password, which must choose another before anything else. */
export const isPasswordDue = (person: Person): boolean =>
  person.kind === "student" && person.record.mustChangePassword === true;
