import { useEffect } from "react";
import { usePortal } from "../portal/PortalProvider.tsx";
import { reloadBrowserOnVersionChange } from "./version-marker.ts";

/** Clears caches and reloads a browser that last loaded another version of the portal. */
export const VersionCheck = () => {
  const { version } = usePortal();
  useEffect(() => {
    void reloadBrowserOnVersionChange(version);
  }, [version]);
  return null;
};
