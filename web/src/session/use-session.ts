import { useQuery } from "@apollo/client/react";
import { SessionDocument, type SessionQuery } from "../gql/public.ts";

export type SessionViewer = NonNullable<SessionQuery["viewer"]>;

export type Session =
  | { readonly status: "unknown" }
  | { readonly status: "signedOut" }
  | { readonly status: "signedIn"; readonly viewer: SessionViewer };

const sessionOf = (data: SessionQuery | undefined): Session => {
  if (!data) return { status: "unknown" };
  if (!data.viewer) return { status: "signedOut" };
  return { status: "signedIn", viewer: data.viewer };
};

/**
 * Who is signed in, as far as the cache knows. It asks nothing: every page of a guarded area spreads `SessionViewer`
 * on `viewer` in its own query, so that one request answers both.
 */
export const useSession = (): Session =>
  sessionOf(useQuery(SessionDocument, { fetchPolicy: "cache-only" }).data);

interface Asking {
  readonly session: Session;
  /** What kept the gateway from answering; undefined while it is asked and when it has answered. */
  readonly error: unknown;
  readonly askAgain: () => void;
}

/** The same for pages without a query of their own: asks the gateway unless the cache knows. */
export const useFetchedSession = (): Asking => {
  const { data, error, loading, refetch } = useQuery(SessionDocument, {
    notifyOnNetworkStatusChange: true,
  });
  return {
    session: sessionOf(data),
    error: loading ? undefined : error,
    askAgain: () => {
      refetch().catch(() => undefined);
    },
  };
};
