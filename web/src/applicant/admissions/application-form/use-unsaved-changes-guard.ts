import { useEffect, useRef } from "react";
import { readDraft } from "../../../lib/drafts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { formTexts } from "./form-texts.ts";

/** The draft names of the form. */
const drafts = [
  "application-personal",
  "application-academic",
  "application-results",
  "application-jamb",
  "profile-photo",
];

/**
 * Guards unsaved changes. The browser asks before the tab is closed, which would lose them. Leaving the form shows that
 * they are kept. After a sign-out they are deleted, so nothing is shown.
 */
export const useUnsavedChangesGuard = (owner: string, isUnsaved: boolean): void => {
  const { toast } = useFeedback();
  const unsaved = useRef(isUnsaved);
  useEffect(() => {
    unsaved.current = isUnsaved;
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  useEffect(
    () => () => {
      const isKept = drafts.some((name) => readDraft(owner, name) !== undefined);
      if (unsaved.current && isKept) toast("info", formTexts.kept);
    },
    [owner, toast],
  );
};
