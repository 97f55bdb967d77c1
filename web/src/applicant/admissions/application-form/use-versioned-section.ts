import { useRef, useState } from "react";
import { useDraft } from "../../../lib/use-draft.ts";
import type { FormApplication, SaveAnswer } from "./saved-section.ts";
import { useLoadForm } from "./use-load-form.ts";

/** The typed values with the revisions they are based on. */
interface VersionedDraft<Values> {
  readonly values: Values;
  readonly base: readonly number[];
}

interface Options<Values> {
  readonly owner: string;
  /** The draft name. */
  readonly name: string;
  readonly application: FormApplication;
  /** What is saved; null if the college does not return it. */
  readonly savedIn: (application: FormApplication) => Values | null;
  /** The revisions that a save replaces. */
  readonly baseOf: (application: FormApplication) => readonly number[];
  /** The initial values if the college does not return what is saved. */
  readonly blank: Values;
  /** Parses a draft's values; null if they are invalid. */
  readonly read: (values: unknown) => Values | null;
  /** Converts the values to a comparable form. Empty rows make no difference. */
  readonly normalize: (values: Values) => unknown;
}

/** Failures after which it is unknown whether the college saved the values. */
const isOpen = new Set([
  "NETWORK",
  "UNAVAILABLE",
  "INTERNAL",
  "COLLEGE_UNAVAILABLE",
  "COLLEGE_TIMEOUT",
  "COLLEGE_FAULT",
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const readBase = (base: unknown): readonly number[] | null =>
  Array.isArray(base) && base.every((one): one is number => typeof one === "number") ? base : null;

/** A section that is saved as a whole: its draft, whether it conflicts with a newer save, and the save. */
export const useVersionedSection = <Values extends object>(options: Options<Values>) => {
  const { owner, name, application, savedIn, baseOf, blank, read, normalize } = options;
  const { work, setDraft, wasRestored } = useDraft(
    owner,
    name,
    (stored): VersionedDraft<Values> | null => {
      if (!isRecord(stored)) return null;
      const values = read(stored.values);
      const base = readBase(stored.base);
      return values && base && { values, base };
    },
  );
  /** The values saved in this visit, for a college that does not return them. */
  const [savedHere, setSavedHere] = useState<Values | null>(null);
  const { load } = useLoadForm();
  const unanswered = useRef<string | null>(null);
  const saved = savedIn(application);
  const savedBase = baseOf(application);
  const baseline = saved ?? savedHere ?? blank;
  const { values, base } = work ?? { values: baseline, base: savedBase };
  const textOf = (typed: Values) => JSON.stringify(normalize(typed));
  const isUnsaved = work !== null && textOf(work.values) !== textOf(baseline);

  const revisionsOfLostSave = async (): Promise<readonly number[] | null> => {
    const now = unanswered.current === null ? null : await load();
    const found = now && savedIn(now);
    return found && textOf(found) === unanswered.current ? baseOf(now) : null;
  };
  return {
    /** The values to send. */
    values,
    isUnsaved,
    wasRestored,
    hasSavedValues: saved !== null,
    /** Whether something else was saved since the editing began. */
    isOutdated: isUnsaved && JSON.stringify(base) !== JSON.stringify(savedBase),
    edit: (change: (current: Values) => Values) =>
      setDraft((current) => ({
        values: change(current?.values ?? baseline),
        base: current?.base ?? savedBase,
      })),
    /** Bases the draft on newer revisions. */
    rebase: (now: FormApplication) =>
      setDraft((current) => current && { ...current, base: baseOf(now) }),
    discard: () => setDraft(null),
    /**
     * Saves idempotently. If the response to an earlier attempt was lost, this form itself may have saved, and the
     * revisions are outdated. It then compares what is saved with what it sent and retries over its own save. What was
     * typed since `sent` is kept.
     */
    save: async (
      sent: Values,
      send: (base: readonly number[]) => Promise<SaveAnswer>,
    ): Promise<SaveAnswer> => {
      const first = await send(base);
      const own =
        "code" in first && first.code === "CHANGED_ELSEWHERE" ? await revisionsOfLostSave() : null;
      const answer = own ? await send(own) : first;
      unanswered.current = "code" in answer && isOpen.has(answer.code) ? textOf(sent) : null;
      if (!("code" in answer)) {
        const now = answer.application ? baseOf(answer.application) : [];
        setSavedHere(sent);
        setDraft((current) =>
          current === null || current.values === sent ? null : { ...current, base: now },
        );
      }
      return answer;
    },
  };
};
