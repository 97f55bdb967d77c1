const key = "portal.version";

/** What the marker needs of a browser. */
export interface VersionedBrowser {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** Drops what this origin's caches hold; what people typed is not among it. */
  readonly clearCaches: () => Promise<unknown>;
  readonly reload: () => void;
}

/**
 * Specification §1: when the stored version differs from the current one, clears the browser's caches and reloads. The
 * new version is stored before, and read back, so that a browser which keeps nothing never reloads twice.
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

/** The same in the browser at hand. */
export const reloadBrowserOnVersionChange = (current: string): Promise<void> =>
  reloadOnVersionChange(current, {
    storage: {
      getItem: (name) => localStorage.getItem(name),
      setItem: (name, value) => localStorage.setItem(name, value),
    },
    clearCaches,
    reload: () => window.location.reload(),
  });
