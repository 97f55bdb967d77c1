import { useEffect, useRef } from "react";
import { readDraft } from "../../../lib/drafts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { formTexts } from "./form-texts.ts";

/** The names of the form's drafts. */
const drafts = [
  "application-personal",
  "application-academic",
  "application-results",
  "application-jamb",
  "profile-photo",
];

/**
 * While something is not saved: closing the tab, which would lose it, has the browser ask first; leaving the form says
 * that it is kept. After a sign-out it is not, and nothing is said.
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
