import type { Static } from "typebox";
import type { OwnStaffRecord } from "../../../contract/accounts/staff-account.ts";
import type { ApplicantUser } from "../../../contract/admissions/applicant.ts";
import type { Student } from "../../../contract/students/student.ts";

export type StudentRecord = Static<typeof Student>;
export type ApplicantRecord = Static<typeof ApplicantUser>;
export type StaffRecord = Static<typeof OwnStaffRecord>;

/** Somebody signed in, as the college last told of them; what is shown where the college cannot be asked. */
export type Person =
  | { readonly kind: "student"; readonly record: StudentRecord }
  | { readonly kind: "applicant"; readonly record: ApplicantRecord }
  | { readonly kind: "staff"; readonly record: StaffRecord };

/** The college's tokens of one sign-in. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  /** When to exchange them ahead of expiry, on the gateway's clock in milliseconds; null where the token does not say. */
  readonly exchangeAt: number | null;
}

/** Everything the gateway keeps of somebody signed in. It is encrypted wherever it rests. */
export interface SessionRecord {
  readonly createdAt: number;
  readonly tokens: Tokens;
  readonly person: Person;
}

/** A record of the version that knew no one but students. */
type StudentOnly = Omit<SessionRecord, "person"> & { readonly student: StudentRecord };

const kinds = new Set<string>(["student", "applicant", "staff"] satisfies Person["kind"][]);

/**
 * The record in a text that a gateway of this portal has sealed: this version, the one before it, or, after a step back,
 * one that is still to come. Undefined for a kind of person that this version does not know.
 */
export const parseRecord = (text: string): SessionRecord | undefined => {
  const stored = JSON.parse(text) as SessionRecord | StudentOnly;
  if ("person" in stored) return kinds.has(stored.person.kind) ? stored : undefined;
  const { student, ...rest } = stored;
  return { ...rest, person: { kind: "student", record: student } };
};

/** True for an account on its default password, which must choose another before anything else. */
export const isPasswordDue = (person: Person): boolean =>
  person.kind === "student" && person.record.must_change_password === true;
