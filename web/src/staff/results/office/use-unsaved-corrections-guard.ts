import { useEffect, useEffectEvent } from "react";
import { readDraft } from "../../../lib/drafts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-changes.ts";
import { type Corrected, isUnchanged } from "./correction.ts";
import { officeTexts } from "./texts.ts";

/**
 * Guards corrections that are not made yet. The browser asks before the tab is closed, which would lose them, and the
 * portal asks at a log-out. Leaving the screen shows that they are kept.
 */
export const useUnsavedCorrectionsGuard = (
  owner: string,
  draft: string,
  picked: readonly Corrected[],
): void => {
  const { toast } = useFeedback();
  const unmade = picked.filter(({ correction, row }) => !isUnchanged(correction, row)).length;
  useUnsavedChanges({ unsent: () => unmade });
  const isUnmade = unmade > 0;
  useEffect(() => {
    if (!isUnmade) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnmade]);
  const leave = useEffectEvent(() => {
    if (isUnmade && readDraft(owner, draft) !== undefined) toast("info", officeTexts.amend.kept);
  });
  useEffect(() => () => leave(), []);
};
