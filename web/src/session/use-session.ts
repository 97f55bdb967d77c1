import { useQuery } from "@apollo/client/react";
import { createContext, useContext } from "react";
import {
  SessionDocument,
  type SessionQuery,
  type SessionViewerFragment,
} from "../gql/everywhere.ts";

export type Session =
  | { readonly status: "unknown" }
  | { readonly status: "signedOut" }
  | { readonly status: "signedIn"; readonly viewer: SessionViewerFragment };

export const sessionOf = (data: SessionQuery | undefined): Session => {
  if (!data) return { status: "unknown" };
  if (!data.viewer) return { status: "signedOut" };
  return { status: "signedIn", viewer: data.viewer };
};

export const SessionContext = createContext<Session>({ status: "unknown" });

/**
 * The session as the cache knows it. It sends no request: each guarded page spreads `SessionViewer` on `viewer` in its
 * own query, so one request loads both.
 */
export const useSession = (): Session => useContext(SessionContext);

/**
 * The same for pages without a query of their own. It queries the gateway unless the cache knows the viewer. `error` is
 * what kept the gateway from answering; undefined while loading and after success.
 */
export const useFetchedSession = () => {
  const { data, error, loading, refetch } = useQuery(SessionDocument, {
    notifyOnNetworkStatusChange: true,
  });
  return {
    session: sessionOf(data),
    error: loading ? undefined : error,
    askAgain: () => void refetch().catch(() => undefined),
  };
};
