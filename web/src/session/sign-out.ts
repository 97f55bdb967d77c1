import { useApolloClient, useMutation } from "@apollo/client/react";
import { SignOutDocument } from "../gql/public.ts";
import { failureOf } from "../lib/failure.ts";
import { useFeedback } from "../ui/Feedback.tsx";
import { forgetViewer } from "./forget-viewer.ts";

/** Ends the session on the server, then here. Where the server cannot be told, the person stays signed in and is told. */
export const useSignOut = (): readonly [signOut: () => void, busy: boolean] => {
  const client = useApolloClient();
  const { alert } = useFeedback();
  const [signOut, { loading }] = useMutation(SignOutDocument);
  const start = () => {
    signOut()
      .then(() => forgetViewer(client))
      .catch((error: unknown) => alert(failureOf(error).message));
  };
  return [start, loading];
};
