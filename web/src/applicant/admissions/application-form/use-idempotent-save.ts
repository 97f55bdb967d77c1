import { useRef } from "react";
import type { FormApplicant, FormApplication, SectionRefusal } from "./saved-section.ts";
import { useLoadForm } from "./use-load-form.ts";

interface Options<Values> {
  readonly savedIn: (application: FormApplication) => Values | null;
  readonly baseOf: (application: FormApplication) => readonly number[];
  readonly normalize: (values: Values) => unknown;
}

type Answer = FormApplicant | SectionRefusal;

/** Failures after which it is unknown whether the college saved the values. */
const isOpen = new Set([
  "NETWORK",
  "UNAVAILABLE",
  "INTERNAL",
  "COLLEGE_UNAVAILABLE",
  "COLLEGE_TIMEOUT",
  "COLLEGE_FAULT",
]);

/**
 * Makes saving idempotent. If the response to an earlier attempt was lost, this form itself may have saved, and the
 * revisions `base` are outdated. The form then compares what is saved with what it sent and retries over its own save.
 */
export const useIdempotentSave = <Values>({ savedIn, baseOf, normalize }: Options<Values>) => {
  const { load } = useLoadForm();
  const unanswered = useRef<string | null>(null);
  const textOf = (values: Values) => JSON.stringify(normalize(values));
  const revisionsOfLostSave = async (): Promise<readonly number[] | null> => {
    const now = unanswered.current === null ? null : await load();
    const saved = now && savedIn(now);
    return saved && textOf(saved) === unanswered.current ? baseOf(now) : null;
  };
  return async (
    values: Values,
    base: readonly number[],
    send: (base: readonly number[]) => Promise<Answer>,
  ): Promise<Answer> => {
    const first = await send(base);
    const own =
      "code" in first && first.code === "CHANGED_ELSEWHERE" ? await revisionsOfLostSave() : null;
    const answer = own ? await send(own) : first;
    unanswered.current = "code" in answer && isOpen.has(answer.code) ? textOf(values) : null;
    return answer;
  };
};
