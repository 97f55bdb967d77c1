import { ApolloProvider } from "@apollo/client/react";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import type { PortalSession, SessionEnd, SessionEnding } from "./open-session.ts";

interface SessionEndings extends SessionEnding {
  readonly setEnd: (end: SessionEnd, matricNumber?: string | null) => void;
}

const SessionEndContext = createContext<SessionEndings>({
  end: null,
  matricNumber: null,
  setEnd: () => undefined,
});

export const useSessionEnd = (): SessionEndings => useContext(SessionEndContext);

interface SessionProviderProps {
  readonly session: PortalSession;
  readonly children: ReactNode;
}

/** Provides the session's client, and how the last session ended. */
export const SessionProvider = ({ session, children }: SessionProviderProps) => {
  const { client, setEnding } = session;
  const ending = useSyncExternalStore(session.subscribe, session.ending);
  const endings = useMemo(
    (): SessionEndings => ({
      ...ending,
      setEnd: (end, matricNumber = null) => setEnding({ end, matricNumber }),
    }),
    [ending, setEnding],
  );
  // The queries of the first screen have started by now. Later ones refresh what the cache has.
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, [client]);
  return (
    <ApolloProvider client={client}>
      <SessionEndContext value={endings}>{children}</SessionEndContext>
    </ApolloProvider>
  );
};
