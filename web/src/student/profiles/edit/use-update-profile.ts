import { useMutation } from "@apollo/client/react";
import { UpdateProfileDocument } from "../../../gql/student-profiles.ts";
import { failureOf } from "../../../lib/failure.ts";
import type { SaveProfile } from "../../../person/profiles/form/profile-kind.ts";

/** Saves a student's profile. The response updates the cached student, so all screens show it. */
export const useUpdateProfile = (): readonly [save: SaveProfile, busy: boolean] => {
  const [update, { loading }] = useMutation(UpdateProfileDocument);
  const save: SaveProfile = async (input, passport) => {
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
