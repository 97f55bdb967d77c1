import { useMutation } from "@apollo/client/react";
import { UpdateApplicantProfileDocument } from "../../gql/applicant.ts";
import { failureOf } from "../../lib/failure.ts";
import type { SaveProfile } from "../../person/profiles/form/profile-kind.ts";

/**
 * Saves an applicant's profile. The cache then has the applicant as the college answered, so every part of the portal shows
 * the new one.
 */
export const useUpdateProfile = (): readonly [save: SaveProfile, busy: boolean] => {
  const [update, { loading }] = useMutation(UpdateApplicantProfileDocument);
  const save: SaveProfile = async (input, passport) => {
    try {
      const { data } = await update({ variables: passport ? { input, passport } : { input } });
      const result = data?.savePersonalDetails;
      if (result?.__typename === "SectionSaved") return null;
      return { message: result?.message ?? "", fields: result?.fields ?? [] };
    } catch (error) {
      return { message: failureOf(error).message, fields: [] };
    }
  };
  return [save, loading];
};
