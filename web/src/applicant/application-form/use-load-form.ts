import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ApplicationFormDocument } from "../../gql/applicant.ts";
import { failureOf } from "../../lib/failure.ts";
import { useFeedback } from "../../ui/Feedback.tsx";

/** Reads the form anew from the college; resolves to whether that worked, and says so when it did not. */
export const useLoadForm = (): { load: () => Promise<boolean>; loading: boolean } => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      await client.query({ query: ApplicationFormDocument, fetchPolicy: "network-only" });
      return true;
    } catch (error) {
      toast("error", failureOf(error).message);
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { load, loading };
};
