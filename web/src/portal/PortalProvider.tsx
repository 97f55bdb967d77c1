import { useQuery } from "@apollo/client/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { PortalDocument, type PortalQuery_portal } from "../gql/everywhere.ts";
import { failureOf } from "../lib/failure.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { readEmbeddedPortal } from "./embedded-portal.ts";

export type Portal = PortalQuery_portal;

const PortalContext = createContext<Portal | null>(null);

/** The college's identity: name, contacts, currency and time zone. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("usePortal needs a PortalProvider above it");
  return portal;
};

const QueriedPortal = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useQuery(PortalDocument);
  if (data) return <PortalContext value={data.portal}>{children}</PortalContext>;
  if (error) {
    return (
      <ErrorState
        message={failureOf(error).message}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return null;
};

/**
 * Provides the college's identity. It is read from the page that the gateway served, or queried if the page has none.
 */
export const PortalProvider = ({ children }: { children: ReactNode }) => {
  const [embedded] = useState(readEmbeddedPortal);
  return embedded ? (
    <PortalContext value={embedded}>{children}</PortalContext>
  ) : (
    <QueriedPortal>{children}</QueriedPortal>
  );
};
