import { useState } from "react";
import { ApplicationFormDocument } from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";

/** Reloads the form from the college. `load` resolves to null and shows an error if that fails. */
export const useLoadForm = () => {
  const latest = useLatest(ApplicationFormDocument);
  const { toast } = useFeedback();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const { viewer } = await latest({});
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
