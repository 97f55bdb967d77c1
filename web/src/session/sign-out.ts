import { useApolloClient, useMutation } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { SignOutDocument } from "../gql/public.ts";
import { failureOf } from "../lib/failure.ts";
import { paths } from "../paths.ts";
import { useFeedback } from "../ui/Feedback.tsx";
import { forgetViewer } from "./session-cache.ts";

/** Ends the session on the server, then here. Where the server cannot be told, the person stays signed in and is told. */
export const useSignOut = (): readonly [signOut: () => void, busy: boolean] => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { alert } = useFeedback();
  const [signOut, { loading }] = useMutation(SignOutDocument);
  const start = () => {
    signOut()
      .then(() => {
        forgetViewer(client);
        navigate(paths.student.login, { replace: true });
      })
      .catch((error: unknown) => alert(failureOf(error).message));
  };
  return [start, loading];
};
