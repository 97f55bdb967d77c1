import { useEffect, useRef } from "react";
import { readDraft } from "../../lib/drafts.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { registrationTexts } from "./registration-texts.ts";

/**
 * Guards an unregistered selection. The browser asks before the tab is closed, which would lose it. Leaving the screen
 * shows that it is kept but not registered. After a sign-out it is deleted, so nothing is shown.
 */
export const useUnsavedChangesGuard = (
  owner: string,
  draft: string,
  isUnregistered: boolean,
): void => {
  const { toast } = useFeedback();
  const unregistered = useRef(isUnregistered);
  useEffect(() => {
    unregistered.current = isUnregistered;
    if (!isUnregistered) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnregistered]);
  useEffect(
    () => () => {
      const isKept = readDraft(owner, draft) !== undefined;
      if (unregistered.current && isKept) toast("info", registrationTexts.kept);
    },
    [owner, draft, toast],
  );
};
