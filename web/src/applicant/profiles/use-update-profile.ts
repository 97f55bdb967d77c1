import { useMutation } from "@apollo/client/react";
import { UpdateApplicantProfileDocument } from "../../gql/applicant-profiles.ts";
import { failureOf } from "../../lib/failure.ts";
import type { SaveProfile } from "../../person/profiles/form/profile-kind.ts";

/** Saves an applicant's profile. The response updates the cached applicant, so all screens show it. */
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
