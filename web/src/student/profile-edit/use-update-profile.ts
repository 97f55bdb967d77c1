import { useMutation } from "@apollo/client/react";
import { type ProfileInput, UpdateProfileDocument } from "../../gql/student.ts";
import { failureOf } from "../../lib/failure.ts";

/** A profile that was not saved: why, and which fields it concerns. */
export interface ProfileRefusal {
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

/**
 * Saves changed profile fields and a new photo; resolves to null when they are saved. The cache then has the student
 * as the college answered, so every part of the portal shows the new one.
 */
export const useUpdateProfile = (): readonly [
  update: (input: ProfileInput, passport: File | null) => Promise<ProfileRefusal | null>,
  busy: boolean,
] => {
  const [update, { loading }] = useMutation(UpdateProfileDocument);
  const save = async (
    input: ProfileInput,
    passport: File | null,
  ): Promise<ProfileRefusal | null> => {
    try {
      const { data } = await update({ variables: passport ? { input, passport } : { input } });
      const result = data?.updateProfile;
      if (result?.__typename === "ProfileUpdated") return null;
      return { message: result?.message ?? "", fields: result?.fields ?? [] };
    } catch (error) {
      return { message: failureOf(error).message, fields: [] };
    }
  };
  return [save, loading];
};
