import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ApplicationFormDocument } from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";

/** Reloads the form from the college. `load` resolves to null and shows an error if that fails. */
export const useLoadForm = () => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const { data } = await client.query({
        query: ApplicationFormDocument,
        fetchPolicy: "network-only",
      });
      return data?.viewer?.__typename === "Applicant" ? data.viewer.application : null;
    } catch (error) {
      toast("error", failureOf(error).message);
      return null;
    } finally {
      setLoading(false);
    }
  };
  return { load, loading };
};
