import type { FragmentType } from "@apollo/client";
import { useApolloClient, useFragment } from "@apollo/client/react";
import { useState } from "react";
import {
  type ApplicationForm_ApplicantFragment,
  ApplicationForm_ApplicantFragmentDoc,
  ApplicationFormDocument,
  PersonalDetailsFragmentDoc,
} from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import type { FormApplicant, FormApplication } from "./saved-section.ts";

export interface LoadedForm {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
}

/**
 * The form as the cache has it; null before it is loaded, and without an application. Who keeps drafts calls it too, with
 * `initial` of its parent: a parent hears of a save a task later, and would show and compare what was saved before.
 */
export const useLoadedForm = <Initial extends LoadedForm | null>(
  from: FragmentType<ApplicationForm_ApplicantFragment> | null,
  initial: Initial,
): LoadedForm | Initial => {
  const form = useFragment({
    fragment: ApplicationForm_ApplicantFragmentDoc,
    fragmentName: "ApplicationForm_applicant",
    from,
  });
  const details = useFragment({
    fragment: PersonalDetailsFragmentDoc,
    from: form.complete ? form.data : null,
  });
  if (!form.complete || !details.complete || !form.data.application) return initial;
  const applicant = { ...form.data, profile: details.data.profile };
  return { applicant, application: form.data.application };
};

/** Reloads the form from the college. `load` resolves to null and shows an error if that fails. */
export const useLoadForm = () => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const query = ApplicationFormDocument;
      await client.query({ query, fetchPolicy: "network-only" });
      const viewer = client.readQuery({ query })?.viewer;
      return viewer?.__typename === "Applicant" ? viewer.application : null;
    } catch (error) {
      toast("error", failureOf(error).message);
      return null;
    } finally {
      setLoading(false);
    }
  };
  return { load, loading };
};
