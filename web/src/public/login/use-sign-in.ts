import { useMutation } from "@apollo/client/react";
import { SessionDocument, SignInDocument } from "../../gql/public.ts";
import { failureOf } from "../../lib/failure.ts";
import { useExpiry } from "../../session/SessionProvider.tsx";
import { texts } from "../../texts.ts";

/** What the specification's error catalogue says of a failed login. */
const failureText = (error: unknown): string => {
  const { code, message } = failureOf(error);
  return code === "NETWORK" ? texts.login.network : message;
};

/**
 * Signs a student in; who that is lands in the cache, and the guards take it from there. `error` is the sentence to
 * show, null while there is none.
 */
export const useSignIn = () => {
  const { acknowledge } = useExpiry();
  const [mutate, { data, error, loading }] = useMutation(SignInDocument, {
    update: (cache, answer) => {
      const result = answer.data?.signIn;
      if (result?.__typename !== "SignedIn") return;
      cache.writeQuery({ query: SessionDocument, data: { viewer: result.viewer } });
    },
    onCompleted: ({ signIn }) => {
      if (signIn.__typename === "SignedIn") acknowledge();
    },
  });
  const refusal = data?.signIn.__typename === "Refusal" ? data.signIn : null;
  return {
    signIn: (credentials: { username: string; password: string }) => {
      mutate({ variables: { input: { role: "STUDENT", ...credentials } } }).catch(() => undefined);
    },
    busy: loading || data?.signIn.__typename === "SignedIn",
    error: error ? failureText(error) : refusal && (refusal.message || texts.login.refused),
  };
};
