import { useEffect, useRef } from "react";
import { readDraft } from "../../../lib/drafts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { readPhotoDraft } from "../photo/photo-draft.ts";
import { profileFormTexts } from "./profile-form-texts.ts";
import { profileDraft } from "./use-profile-form.ts";

const isKept = (owner: string): boolean =>
  readDraft(owner, profileDraft) !== undefined || readPhotoDraft(owner) !== null;

/**
 * Guards unsaved changes. The browser asks before the tab is closed, which would lose them. Leaving the screen shows
 * that they are kept. After a sign-out they are deleted, so nothing is shown.
 */
export const useUnsavedChangesGuard = (owner: string, isChanged: boolean): void => {
  const { toast } = useFeedback();
  const changed = useRef(isChanged);
  useEffect(() => {
    changed.current = isChanged;
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  useEffect(
    () => () => {
      if (changed.current && isKept(owner)) toast("info", profileFormTexts.kept);
    },
    [owner, toast],
  );
};
