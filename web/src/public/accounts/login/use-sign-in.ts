import { useApolloClient } from "@apollo/client/react";
import { SignInDocument } from "../../../gql/public-accounts.ts";
import { deleteDrafts } from "../../../lib/drafts.ts";
import { useSave } from "../../../lib/use-save.ts";
import type { ViewerRole } from "../../../session/login-path.ts";
import { useSessionEnd } from "../../../session/SessionProvider.tsx";
import { setCachedViewer } from "../../../session/session-cache.ts";
import { texts } from "../../../texts.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const roles = { Applicant: "APPLICANT", Student: "STUDENT" } as const;
const refusedTexts = { Applicant: texts.login.applicantRefused, Student: texts.login.refused };

/**
 * Signs a person in and resolves to null or the refusal. The viewer is written to the cache, and the guards redirect.
 * Data of a previous viewer is deleted first.
 */
export const useSignIn = (role: ViewerRole) => {
  const client = useApolloClient();
  const { setEnd } = useSessionEnd();
  const [signIn] = useSave(SignInDocument);
  return async (credentials: Credentials) => {
    const { signIn: result } = await signIn({ input: { role: roles[role], ...credentials } });
    if (result.__typename === "Refusal") {
      return { code: result.code, message: result.message || refusedTexts[role], fields: [] };
    }
    setCachedViewer(client, result.viewer);
    deleteDrafts(result.viewer.id);
    setEnd(null);
    return null;
  };
};
