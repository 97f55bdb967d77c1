import { useState } from "react";
import { useDraft } from "../../../lib/use-draft.ts";

/** The typed values with the revisions they are based on. */
export interface VersionedDraft<Values> {
  readonly values: Values;
  readonly base: readonly number[];
}

interface SavedState<Values> {
  /** Null if the college does not return them. */
  readonly values: Values | null;
  readonly base: readonly number[];
}

interface Options<Values> {
  readonly owner: string;
  /** The draft name. */
  readonly name: string;
  readonly saved: SavedState<Values>;
  /** The initial values if the college does not return what is saved. */
  readonly blank: Values;
  /** Parses a draft's values; null if they are invalid. */
  readonly read: (values: unknown) => Values | null;
  /** Converts the values to a comparable form. Empty rows make no difference. */
  readonly normalize: (values: Values) => unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const readBase = (base: unknown): readonly number[] | null =>
  Array.isArray(base) && base.every((one): one is number => typeof one === "number") ? base : null;

/** The draft of a section that is saved as a whole, and whether it conflicts with a newer save. */
export const useVersionedDraft = <Values extends object>(options: Options<Values>) => {
  const { owner, name, saved, blank, read, normalize } = options;
  const readVersionedDraft = (stored: unknown): VersionedDraft<Values> | null => {
    if (!isRecord(stored)) return null;
    const values = read(stored.values);
    const base = readBase(stored.base);
    return values && base && { values, base };
  };
  const { work, setDraft, wasRestored } = useDraft(owner, name, readVersionedDraft);
  /** The values saved in this visit, for a college that does not return them. */
  const [savedHere, setSavedHere] = useState<Values | null>(null);
  const baseline = saved.values ?? savedHere ?? blank;
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const isUnsaved = work !== null && !isSame(normalize(work.values), normalize(baseline));

  const edit = (change: (values: Values) => Values) =>
    setDraft((current) => ({
      values: change(current?.values ?? baseline),
      base: current?.base ?? saved.base,
    }));
  /** The values to send and the revisions they replace. */
  const current: VersionedDraft<Values> = work ?? { values: baseline, base: saved.base };
  /** After `sent` was saved as revisions `base`. What was typed since then is kept. */
  const settle = (sent: Values, base: readonly number[]) => {
    setSavedHere(sent);
    setDraft((now) => (now === null || now.values === sent ? null : { ...now, base }));
  };
  /** Bases the draft on newer revisions. */
  const rebase = (base: readonly number[]) => setDraft((now) => now && { ...now, base });
  return {
    current,
    isUnsaved,
    wasRestored,
    /** Whether something else was saved since the editing began. */
    isOutdated: isUnsaved && !isSame(current.base, saved.base),
    edit,
    settle,
    rebase,
    discard: () => setDraft(null),
  };
};
