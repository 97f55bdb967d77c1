import { useApolloClient } from "@apollo/client/react";
import { SignInStaffDocument, type StaffSignInInput } from "../../../gql/staff-accounts.ts";
import { deleteDrafts } from "../../../lib/drafts.ts";
import { failureOf } from "../../../lib/failure.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useSessionEnd } from "../../../session/SessionProvider.tsx";
import { setCachedViewer } from "../../../session/session-cache.ts";
import { texts } from "../../../texts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";

/**
 * Signs a staff member in. The viewer is written to the cache, and the guards redirect. Resolves to the refusal of a
 * wrong code. Other refusals and failures show in an alert (specification §8 "Staff login").
 */
export const useStaffSignIn = () => {
  const client = useApolloClient();
  const { setEnd } = useSessionEnd();
  const { alert } = useFeedback();
  const [signIn] = useSave(SignInStaffDocument);
  return async (input: StaffSignInInput): Promise<Refusal | "codeNeeded" | null> => {
    try {
      const { signInStaff: result } = await signIn({ input });
      if (result.__typename === "SecondFactorRequired") return "codeNeeded";
      if (result.__typename === "SignedIn") {
        setCachedViewer(client, result.viewer);
        deleteDrafts(result.viewer.id);
        setEnd(null);
      } else if (result.code === "WRONG_CODE") {
        const { message } = result;
        return { message, fields: [{ field: "code", message }] };
      } else alert(result.message);
    } catch (error) {
      const { code, message } = failureOf(error);
      alert(code === "NETWORK" ? texts.login.network : message);
    }
    return null;
  };
};
