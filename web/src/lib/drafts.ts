/**
 * Unsaved work of a form, kept in this tab. Keyed by the person, so that on a shared computer nobody meets another's;
 * signing out forgets it. A browser that refuses storage keeps nothing, and the form works on.
 */
const prefix = "portal:draft:";

const keyOf = (owner: string, form: string): string => `${prefix}${owner}:${form}`;

const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
};

/** What `keepDraft` was given, as JSON reads it back; undefined where there is none. */
export const readDraft = (owner: string, form: string): unknown =>
  attempt((storage) => {
    const text = storage.getItem(keyOf(owner, form));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  });

export const keepDraft = (owner: string, form: string, draft: unknown): void =>
  attempt((storage) => storage.setItem(keyOf(owner, form), JSON.stringify(draft)));

export const forgetDraft = (owner: string, form: string): void =>
  attempt((storage) => storage.removeItem(keyOf(owner, form)));

/** Forgets every draft, or every draft of anybody but `owner`. */
export const forgetDrafts = (owner?: string): void =>
  attempt((storage) => {
    const own = owner === undefined ? undefined : keyOf(owner, "");
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const key of keys) {
      if (key.startsWith(prefix) && !(own && key.startsWith(own))) storage.removeItem(key);
    }
  });
