import { useState } from "react";
import { useDraft } from "../../../lib/use-draft.ts";

/** What was typed, and which saved state it started from: the revisions of what it is to replace. */
export interface VersionedDraft<Values> {
  readonly values: Values;
  readonly base: readonly number[];
}

interface SavedState<Values> {
  /** Null where the college does not tell. */
  readonly values: Values | null;
  readonly base: readonly number[];
}

interface Options<Values> {
  readonly owner: string;
  /** Among the drafts. */
  readonly name: string;
  readonly saved: SavedState<Values>;
  /** What the section starts with at a college that does not tell what is saved. */
  readonly blank: Values;
  /** A draft's values; null where they are none. */
  readonly read: (values: unknown) => Values | null;
  /** In a form that compares: rows left empty are no difference. */
  readonly normalize: (values: Values) => unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const readBase = (base: unknown): readonly number[] | null =>
  Array.isArray(base) && base.every((one): one is number => typeof one === "number") ? base : null;

/** Unsaved work of a section that is saved as a whole, and whether what it started from is still what is saved. */
export const useVersionedDraft = <Values extends object>(options: Options<Values>) => {
  const { owner, name, saved, blank, read, normalize } = options;
  const readVersionedDraft = (stored: unknown): VersionedDraft<Values> | null => {
    if (!isRecord(stored)) return null;
    const values = read(stored.values);
    const base = readBase(stored.base);
    return values && base && { values, base };
  };
  const { work, setDraft, wasRestored } = useDraft(owner, name, readVersionedDraft);
  /** What was saved in this visit, for a college that does not tell. */
  const [savedHere, setSavedHere] = useState<Values | null>(null);
  const baseline = saved.values ?? savedHere ?? blank;
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const isUnsaved = work !== null && !isSame(normalize(work.values), normalize(baseline));

  const edit = (change: (values: Values) => Values) =>
    setDraft((current) => ({
      values: change(current?.values ?? baseline),
      base: current?.base ?? saved.base,
    }));
  /** What is typed and what it replaces, to be sent. */
  const current: VersionedDraft<Values> = work ?? { values: baseline, base: saved.base };
  /** After `sent` was saved as revisions `base`: what was typed since then stays. */
  const settle = (sent: Values, base: readonly number[]) => {
    setSavedHere(sent);
    setDraft((now) => (now === null || now.values === sent ? null : { ...now, base }));
  };
  /** What is typed is now to replace the revisions `base`. */
  const rebase = (base: readonly number[]) => setDraft((now) => now && { ...now, base });
  return {
    current,
    isUnsaved,
    wasRestored,
    /** True when something else was saved since the typing began. */
    isOutdated: isUnsaved && !isSame(current.base, saved.base),
    edit,
    settle,
    rebase,
    discard: () => setDraft(null),
  };
};
