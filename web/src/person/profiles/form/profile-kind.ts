import type { DetailName } from "../view/profile-entries.ts";
import type { ProfileChanges, ProfileField } from "./profile-rules.ts";

/** A profile that was not saved: why, and which fields it concerns. */
export interface ProfileRefusal {
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

/** Saves changed fields and a new photo; resolves to null when they are saved. */
export type SaveProfile = (
  changes: ProfileChanges,
  passport: File | null,
) => Promise<ProfileRefusal | null>;

/** What makes one role's form different from another's. */
export interface ProfileKind {
  /** The fields that the person may change. */
  readonly fields: readonly ProfileField[];
  /** The details that the college keeps, to be read. */
  readonly kept: readonly DetailName[];
  /** Where the profile itself is shown. */
  readonly profilePath: string;
  /** What is wrong with a changed value, where the role has rules of its own. */
  readonly judge?: (field: ProfileField, value: string) => string | undefined;
}
