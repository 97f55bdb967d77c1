import type { ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { SessionDocument } from "../gql/public.ts";
import { createClient } from "./apollo-client.ts";
import { forgetViewer } from "./session-cache.ts";

interface Expiry {
  /** True after the gateway ended a session that was in use, until the next sign-in. */
  readonly expired: boolean;
  readonly acknowledge: () => void;
}

const ExpiryContext = createContext<Expiry>({ expired: false, acknowledge: () => undefined });

export const useExpiry = (): Expiry => useContext(ExpiryContext);

interface SessionProviderProps {
  readonly link: ApolloLink;
  readonly children: ReactNode;
}

/** The Apollo client over `link`, and what becomes of the screen when the gateway says that the session is over. */
export const SessionProvider = ({ link, children }: SessionProviderProps) => {
  const [expired, setExpired] = useState(false);
  const [client] = useState(() =>
    createClient(link, (asking, event) => {
      if (event === "passwordChangeRequired") {
        void asking.query({ query: SessionDocument, fetchPolicy: "network-only" });
        return;
      }
      setExpired(event === "expired");
      forgetViewer(asking);
    }),
  );
  const expiry = useMemo(() => ({ expired, acknowledge: () => setExpired(false) }), [expired]);
  return (
    <ApolloProvider client={client}>
      <ExpiryContext value={expiry}>{children}</ExpiryContext>
    </ApolloProvider>
  );
};
