import { useApolloClient, useMutation } from "@apollo/client/react";
import { flushSync } from "react-dom";
import { SignOutDocument } from "../gql/everywhere.ts";
import { deleteDrafts } from "../lib/drafts.ts";
import { failureOf } from "../lib/failure.ts";
import { useFeedback } from "../ui/Feedback.tsx";
import { useSessionEnd } from "./SessionProvider.tsx";
import { clearCachedViewer } from "./session-cache.ts";

/**
 * Ends the session on the server, then in the browser. The guard redirects to the login that `end` selects. If the
 * server cannot be reached, the person stays signed in and gets an error.
 */
export const useSignOut = (
  end: "left" | "matriculated" = "left",
  matricNumber: string | null = null,
) => {
  const client = useApolloClient();
  const { alert } = useFeedback();
  const { setEnd } = useSessionEnd();
  const [signOut, { loading }] = useMutation(SignOutDocument);
  const leave = () => {
    // The guard needs the reason before it sees the missing viewer.
    flushSync(() => setEnd(end, matricNumber));
    clearCachedViewer(client);
    deleteDrafts();
  };
  const start = () => {
    signOut()
      .then(leave)
      .catch((error: unknown) => alert(failureOf(error).message));
  };
  return [start, loading] as const;
};
