import { useEffect, useRef } from "react";
import { readDraft } from "../../lib/drafts.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { registrationTexts } from "./registration-texts.ts";

/**
 * While a selection is not registered: closing the tab, which would lose it, has the browser ask first; leaving the
 * screen says that it is kept and not registered. After a sign-out it is not, and nothing is said.
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
