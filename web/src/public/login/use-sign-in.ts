import { useApolloClient, useMutation } from "@apollo/client/react";
import { SignInDocument } from "../../gql/public.ts";
import { forgetDrafts } from "../../lib/drafts.ts";
import type { Refusal } from "../../lib/refusal.ts";
import { useSessionEnd } from "../../session/SessionProvider.tsx";
import { rememberViewer } from "../../session/session-cache.ts";
import { texts } from "../../texts.ts";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Signs a student in; who that is lands in the cache, and the guards take it from there. What was read for whoever was
 * signed in before is forgotten first.
 */
export const useSignIn = () => {
  const client = useApolloClient();
  const { setEnd } = useSessionEnd();
  const [mutate] = useMutation(SignInDocument, { fetchPolicy: "no-cache" });
  return async (credentials: Credentials): Promise<Refusal | null> => {
    const { data } = await mutate({ variables: { input: { role: "STUDENT", ...credentials } } });
    if (data?.signIn.__typename !== "SignedIn") {
      return { fields: [], message: data?.signIn.message || texts.login.refused };
    }
    rememberViewer(client, data.signIn.viewer);
    forgetDrafts(data.signIn.viewer.id);
    setEnd(null);
    return null;
  };
};
