import type { ApolloClient, Unmasked } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import {
  SessionDocument,
  type SessionQuery,
  type SessionViewerFragment,
} from "../gql/everywhere.ts";

export type Session =
  | { readonly status: "unknown" }
  | { readonly status: "signedOut" }
  | { readonly status: "signedIn"; readonly viewer: SessionViewerFragment };

/** The query as the cache holds it: guards and menus read the whole viewer. */
type CachedSession = Unmasked<SessionQuery>;

const sessionOf = (data: CachedSession | null): Session => {
  if (!data) return { status: "unknown" };
  if (!data.viewer) return { status: "signedOut" };
  return { status: "signedIn", viewer: data.viewer };
};

interface KnownSession {
  readonly current: () => Session;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Reads the session from the cache. It is the same object until it changes. */
const knownSessionOf = ({ cache }: ApolloClient): KnownSession => {
  // With the names of types.
  const query = cache.transformDocument(SessionDocument);
  let data: CachedSession | null = null;
  let session = sessionOf(data);
  return {
    current: () => {
      const now = cache.readQuery<SessionQuery>({ query });
      if (now !== data) session = sessionOf(now);
      data = now;
      return session;
    },
    subscribe: (onChange) => cache.watch({ query, optimistic: false, callback: onChange }),
  };
};

const knownSessions = new WeakMap<ApolloClient, KnownSession>();

/**
 * The session as the cache knows it. It sends no request: each guarded page spreads `SessionViewer` on `viewer` in its
 * own query, so one request loads both. Many parts of a frame read it, and a `useQuery` in each would take a phone's first
 * render a tenth longer.
 */
export const useSession = (): Session => {
  const client = useApolloClient();
  const known = knownSessions.get(client) ?? knownSessionOf(client);
  knownSessions.set(client, known);
  return useSyncExternalStore(known.subscribe, known.current);
};

/**
 * The same for pages without a query of their own. It queries the gateway unless the cache knows the viewer. `error` is
 * what kept the gateway from answering; undefined while loading and after success.
 */
export const useFetchedSession = () => {
  const { error, loading, refetch } = useQuery(SessionDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const session = useSession();
  return {
    session,
    error: loading ? undefined : error,
    askAgain: () => void refetch().catch(() => undefined),
  };
};
