import { useApolloClient, useMutation } from "@apollo/client/react";
import { flushSync } from "react-dom";
import { SignOutDocument } from "../gql/public.ts";
import { deleteDrafts } from "../lib/drafts.ts";
import { failureOf } from "../lib/failure.ts";
import { useFeedback } from "../ui/Feedback.tsx";
import { useSessionEnd } from "./SessionProvider.tsx";
import { clearCachedViewer } from "./session-cache.ts";

/**
 * Ends the session on the server, then here; the guard leads to the login that `end` asks for. Where the server cannot be told, the person
 * stays signed in and is told.
 */
export const useSignOut = (
  end: "left" | "matriculated" = "left",
  matricNumber: string | null = null,
): readonly [signOut: () => void, busy: boolean] => {
  const client = useApolloClient();
  const { alert } = useFeedback();
  const { setEnd } = useSessionEnd();
  const [signOut, { loading }] = useMutation(SignOutDocument);
  const leave = () => {
    // The guard must know why before it sees that nobody is signed in.
    flushSync(() => setEnd(end, matricNumber));
    clearCachedViewer(client);
    deleteDrafts();
  };
  const start = () => {
    signOut()
      .then(leave)
      .catch((error: unknown) => alert(failureOf(error).message));
  };
  return [start, loading];
};
