import type { ApolloClient, ApolloLink } from "@apollo/client";
import { SessionDocument } from "../gql/everywhere.ts";
import { createClient, gatewayLink } from "./apollo-client.ts";
import { firstAnswersLink } from "./first-answers-link.ts";
import type { FirstAnswers } from "./first-queries.ts";
import { clearCachedViewer } from "./session-cache.ts";

/**
 * How the last session in this tab ended: expired, signed out by the person, or closed because an applicant became a
 * student.
 */
export type SessionEnd = "expired" | "left" | "matriculated" | null;

export interface SessionEnding {
  readonly end: SessionEnd;
  /** The login of somebody who is `matriculated`, if known. */
  readonly matricNumber: string | null;
}

/** The client of this tab, and how its last session ended. It exists before the first render, which waits for data. */
export interface PortalSession {
  readonly client: ApolloClient;
  readonly ending: () => SessionEnding;
  readonly setEnding: (ending: SessionEnding) => void;
  /** Calls `onChange` after each change of the ending. Returns a function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

const notEnded: SessionEnding = { end: null, matricNumber: null };

interface SessionOptions {
  readonly link?: ApolloLink;
  /** What the page has asked for already. */
  readonly answers?: FirstAnswers;
}

/** Creates the Apollo client over `link` and notes when the gateway reports that the session is over. */
export const openSession = ({
  link = gatewayLink(),
  answers = new Map(),
}: SessionOptions = {}): PortalSession => {
  let current = notEnded;
  const listeners = new Set<() => void>();
  const setEnding = (ending: SessionEnding) => {
    current = ending;
    for (const listener of listeners) listener();
  };
  const client = createClient(firstAnswersLink(answers).concat(link), (asking, event) => {
    if (event === "passwordChangeRequired") {
      const query = { query: SessionDocument, fetchPolicy: "network-only" } as const;
      asking.query(query).catch(() => undefined);
      return;
    }
    setEnding(event === "expired" ? { ...notEnded, end: "expired" } : notEnded);
    clearCachedViewer(asking);
  });
  return {
    client,
    ending: () => current,
    setEnding,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};
