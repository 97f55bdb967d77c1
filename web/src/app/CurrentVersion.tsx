import { useEffect } from "react";
import { usePortal } from "../portal/PortalProvider.tsx";
import { settleVersionHere } from "./version-marker.ts";

/** Makes a browser that last saw another version of the portal start clean. */
export const CurrentVersion = () => {
  const { version } = usePortal();
  useEffect(() => {
    void settleVersionHere(version);
  }, [version]);
  return null;
};
