import { useMutation } from "@apollo/client/react";
import {
  OwnProfileDocument,
  UpdateApplicantProfileDocument,
  UpdateStudentProfileDocument,
} from "../../gql/person-profiles.ts";
import { failureOf } from "../../lib/failure.ts";
import type { ViewerRole } from "../../session/login-path.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import type { SaveProfile } from "./form/profile-kind.ts";

const roles = ["Applicant", "Student"] as const;

/** The profile of the signed-in student or applicant, see `useViewerQuery`. */
export const useOwnProfile = (fetchPolicy?: "network-only") =>
  useViewerQuery(OwnProfileDocument, roles, fetchPolicy);

/** Saves the own profile. The response updates the cached person, so all screens show it. */
export const useUpdateProfile = (role: ViewerRole): readonly [save: SaveProfile, busy: boolean] => {
  const [updateStudent, student] = useMutation(UpdateStudentProfileDocument);
  const [updateApplicant, applicant] = useMutation(UpdateApplicantProfileDocument);
  const save: SaveProfile = async (input, passport) => {
    const variables = passport ? { input, passport } : { input };
    try {
      const result =
        role === "Student"
          ? (await updateStudent({ variables })).data?.updateProfile
          : (await updateApplicant({ variables })).data?.savePersonalDetails;
      if (result && result.__typename !== "Refusal") return null;
      return { message: result?.message ?? "", fields: result?.fields ?? [] };
    } catch (error) {
      return { message: failureOf(error).message, fields: [] };
    }
  };
  return [save, student.loading || applicant.loading];
};
