/** The profile fields that both roles have. */
export type ProfileName =
  | "phone"
  | "sex"
  | "dateOfBirth"
  | "maritalStatus"
  | "nationality"
  | "stateOfOrigin"
  | "lga"
  | "bloodGroup"
  | "emergencyContact"
  | "address"
  | "religion"
  | "parentName"
  | "parentPhone"
  | "parentAddress"
  | "maidenName";

/** The name of the person's number. */
export type NumberName = "applicationNo" | "matricNumber";

/** The profile fields that students and applicants share. */
export interface Person {
  readonly id: string;
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
  readonly email: string;
  readonly passportUrl: string | null;
  readonly profile: Readonly<Record<ProfileName, string | null>>;
  readonly applicationNo?: string;
  readonly matricNumber?: string;
}
