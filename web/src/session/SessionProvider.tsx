import type { ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { SessionDocument } from "../gql/everywhere.ts";
import { createClient } from "./apollo-client.ts";
import { clearCachedViewer } from "./session-cache.ts";

/**
 * How the last session in this tab ended: expired, signed out by the person, or closed because an applicant became a
 * student.
 */
type SessionEnd = "expired" | "left" | "matriculated" | null;

interface SessionEndings {
  readonly end: SessionEnd;
  /** The login of somebody who is `matriculated`, if known. */
  readonly matricNumber: string | null;
  readonly setEnd: (end: SessionEnd, matricNumber?: string | null) => void;
}

const notEnded = { end: null, matricNumber: null };

const SessionEndContext = createContext<SessionEndings>({ ...notEnded, setEnd: () => undefined });

export const useSessionEnd = (): SessionEndings => useContext(SessionEndContext);

interface SessionProviderProps {
  readonly link: ApolloLink;
  readonly children: ReactNode;
}

/** Creates the Apollo client over `link` and redirects when the gateway reports that the session is over. */
export const SessionProvider = ({ link, children }: SessionProviderProps) => {
  const [ending, setEnding] = useState<Omit<SessionEndings, "setEnd">>(notEnded);
  const [client] = useState(() =>
    createClient(link, (asking, event) => {
      if (event === "passwordChangeRequired") {
        const query = { query: SessionDocument, fetchPolicy: "network-only" } as const;
        asking.query(query).catch(() => undefined);
        return;
      }
      setEnding(event === "expired" ? { ...notEnded, end: "expired" } : notEnded);
      clearCachedViewer(asking);
    }),
  );
  const endings = useMemo(
    (): SessionEndings => ({
      ...ending,
      setEnd: (end, matricNumber = null) => setEnding({ end, matricNumber }),
    }),
    [ending],
  );
  return (
    <ApolloProvider client={client}>
      <SessionEndContext value={endings}>{children}</SessionEndContext>
    </ApolloProvider>
  );
};
