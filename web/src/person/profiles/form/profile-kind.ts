import type { DetailName } from "../view/profile-entries.ts";
import type { ProfileChanges, ProfileField } from "./profile-rules.ts";

/** The reason why a profile was not saved, and the fields it concerns. */
export interface ProfileRefusal {
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

/** Saves changed fields and a new photo. Resolves to null on success. */
export type SaveProfile = (
  changes: ProfileChanges,
  passport: File | null,
) => Promise<ProfileRefusal | null>;

/** The configuration of a profile form for one role. */
export interface ProfileKind {
  /** The fields that the person can change. */
  readonly fields: readonly ProfileField[];
  /** The read-only fields that the college keeps. */
  readonly kept: readonly DetailName[];
  /** The path of the profile. */
  readonly profilePath: string;
  /** Validates a changed value by the role's own rules. */
  readonly judge?: (field: ProfileField, value: string) => string | undefined;
}
