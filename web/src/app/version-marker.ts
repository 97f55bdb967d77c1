import { useEffect } from "react";
import { usePortal } from "../portal/PortalProvider.tsx";

const key = "portal.version";

export interface VersionedBrowser {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** Clears the caches of this origin. Drafts are not in them. */
  readonly clearCaches: () => Promise<unknown>;
  readonly reload: () => void;
}

/**
 * Specification §1: if the stored version differs from the current one, clears the caches and reloads. The new version
 * is stored and read back first, so a browser without storage never reloads twice.
 */
export const reloadOnVersionChange = async (
  current: string,
  { storage, clearCaches, reload }: VersionedBrowser,
): Promise<void> => {
  try {
    const stored = storage.getItem(key);
    if (stored === current) return;
    storage.setItem(key, current);
    if (stored === null || storage.getItem(key) !== current) return;
  } catch {
    return;
  }
  await clearCaches().catch(() => undefined);
  reload();
};

const clearCaches = async (): Promise<void> => {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

const browser: VersionedBrowser = {
  storage: {
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, value) => localStorage.setItem(name, value),
  },
  clearCaches,
  reload: () => window.location.reload(),
};

/**
 * Checks the version in a task of its own, because a browser reads a page's stored values slowly the first time. It does not
 * wait longer: a reload must come before anybody can have typed.
 */
export const useVersionCheck = (): void => {
  const { version } = usePortal();
  useEffect(() => {
    const timer = setTimeout(() => void reloadOnVersionChange(version, browser));
    return () => clearTimeout(timer);
  }, [version]);
};
