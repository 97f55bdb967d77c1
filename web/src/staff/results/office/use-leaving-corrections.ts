import { useEffect, useEffectEvent } from "react";
import { readDraft } from "../../../lib/drafts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useUnsentWork } from "../../shell/unsent-work.ts";
import { type Corrected, isUnchanged } from "./correction.ts";
import { officeTexts } from "./texts.ts";

/**
 * While corrections are not made: closing the tab, which would lose them, has the browser ask first, and so does logging out;
 * leaving the screen says that they are kept.
 */
export const useLeavingCorrections = (
  owner: string,
  draft: string,
  picked: readonly Corrected[],
): void => {
  const { toast } = useFeedback();
  const unmade = picked.filter(({ correction, row }) => !isUnchanged(correction, row)).length;
  useUnsentWork({ unsent: () => unmade });
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
