import { useEffect } from "react";
import { usePortal } from "../portal/PortalProvider.tsx";
import { reloadBrowserOnVersionChange } from "./version-marker.ts";

/** Makes a browser that last saw another version of the portal start clean. */
export const VersionCheck = () => {
  const { version } = usePortal();
  useEffect(() => {
    void reloadBrowserOnVersionChange(version);
  }, [version]);
  return null;
};
