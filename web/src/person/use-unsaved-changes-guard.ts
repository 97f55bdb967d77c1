import { useEffect, useRef } from "react";
import { readDraft } from "../lib/drafts.ts";
import { useUnloadWarning } from "../lib/use-unload-warning.ts";
import { useFeedback } from "../ui/Feedback.tsx";

interface GuardOptions {
  /** The id of the drafts' owner. */
  readonly owner: string;
  readonly isUnsaved: boolean;
  /** The names of the drafts that keep the changes. */
  readonly drafts: readonly string[];
  /** Says that the changes are kept. */
  readonly kept: string;
}

/**
 * Guards unsaved changes. The browser asks before the tab is closed, which would lose them. Leaving the screen shows
 * that they are kept. After a sign-out they are deleted, so nothing is shown.
 */
export const useUnsavedChangesGuard = (options: GuardOptions): void => {
  const { toast } = useFeedback();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useUnloadWarning(() => options.isUnsaved);
  useEffect(
    () => () => {
      const { owner, isUnsaved, drafts, kept } = latest.current;
      if (isUnsaved && drafts.some((name) => readDraft(owner, name) !== undefined)) {
        toast("info", kept);
      }
    },
    [toast],
  );
};
