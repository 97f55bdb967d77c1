import { useApolloClient, useMutation } from "@apollo/client/react";
import { SignInStaffDocument, type StaffSignInInput } from "../../../gql/staff-accounts.ts";
import { deleteDrafts } from "../../../lib/drafts.ts";
import { useSessionEnd } from "../../../session/SessionProvider.tsx";
import { setCachedViewer } from "../../../session/session-cache.ts";
import { texts } from "../../../texts.ts";

/** The result of a sign-in attempt. */
export type SignInOutcome =
  | { readonly kind: "signedIn" }
  | { readonly kind: "codeNeeded" }
  | { readonly kind: "wrongCode"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string };

/** Signs a staff member in. The viewer is written to the cache, and the guards redirect. */
export const useStaffSignIn = () => {
  const client = useApolloClient();
  const { setEnd } = useSessionEnd();
  const [mutate] = useMutation(SignInStaffDocument, { fetchPolicy: "no-cache" });
  return async (input: StaffSignInInput): Promise<SignInOutcome> => {
    const { data } = await mutate({ variables: { input } });
    const result = data?.signInStaff;
    switch (result?.__typename) {
      case "SignedIn":
        setCachedViewer(client, result.viewer);
        deleteDrafts(result.viewer.id);
        setEnd(null);
        return { kind: "signedIn" };
      case "SecondFactorRequired":
        return { kind: "codeNeeded" };
      case "Refusal":
        return {
          kind: result.code === "WRONG_CODE" ? "wrongCode" : "refused",
          message: result.message,
        };
      default:
        return { kind: "refused", message: texts.failures.unknown };
    }
  };
};
