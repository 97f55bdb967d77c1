/**
 * Unsaved form data, stored in this tab (sessionStorage) or, if it must outlive the tab, in this browser
 * (localStorage). The keys contain the person's id, so on a shared computer nobody sees the drafts of others. Signing
 * out deletes them. Without storage the forms still work.
 */
const prefix = "portal:draft:";

const keyOf = (owner: string, form: string): string => `${prefix}${owner}:${form}`;

const attempt = <T>(
  action: (storage: Storage) => T,
  storage: () => Storage = () => sessionStorage,
): T | undefined => {
  try {
    return action(storage());
  } catch {
    return undefined;
  }
};

/** Reads a draft as parsed JSON; undefined if there is none. */
export const readDraft = (owner: string, form: string): unknown =>
  attempt((storage) => {
    const text = storage.getItem(keyOf(owner, form));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  });

export const saveDraft = (owner: string, form: string, draft: unknown): void =>
  attempt((storage) => storage.setItem(keyOf(owner, form), JSON.stringify(draft)));

export const deleteDraft = (owner: string, form: string): void =>
  attempt((storage) => storage.removeItem(keyOf(owner, form)));

const keysIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
    key.startsWith(prefix),
  );

/** Deletes all drafts, or all but those of `owner`, in both storages. */
export const deleteDrafts = (owner?: string): void => {
  const own = owner === undefined ? undefined : keyOf(owner, "");
  const forget = (storage: Storage) => {
    for (const key of keysIn(storage)) {
      if (!(own && key.startsWith(own))) storage.removeItem(key);
    }
  };
  attempt(forget);
  attempt(forget, () => localStorage);
};

/** Named parts of a form's data that outlive the tab because they could not be sent. */
export interface PersistentDrafts {
  readonly all: () => ReadonlyMap<string, unknown>;
  readonly save: (part: string, draft: unknown) => void;
  readonly delete: (part: string) => void;
}

export const persistentDrafts = (owner: string, form: string): PersistentDrafts => {
  const start = `${keyOf(owner, form)}:`;
  const lasting = () => localStorage;
  return {
    all: () =>
      new Map(
        attempt((storage) => {
          const keys = keysIn(storage).filter((key) => key.startsWith(start));
          return keys.map((key) => {
            const draft: unknown = JSON.parse(storage.getItem(key) ?? "null");
            return [key.slice(start.length), draft] as const;
          });
        }, lasting) ?? [],
      ),
    save: (part, draft) =>
      attempt((storage) => storage.setItem(`${start}${part}`, JSON.stringify(draft)), lasting),
    delete: (part) => attempt((storage) => storage.removeItem(`${start}${part}`), lasting),
  };
};
