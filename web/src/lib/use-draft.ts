import { useEffect, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "./drafts.ts";

/**
 * The draft of one form, stored in this tab. It survives navigation, a reload and the end of the session. `read` parses
 * the stored value, which another version of the portal may have written, and returns null if it is invalid. `work` is
 * null if nothing was typed since the last save.
 */
export const useDraft = <Work extends object>(
  owner: string,
  name: string,
  read: (stored: unknown) => Work | null,
) => {
  const [work, setDraft] = useState(() => read(readDraft(owner, name)));
  const [wasRestored] = useState(work !== null);
  useEffect(() => {
    if (work === null) deleteDraft(owner, name);
    else saveDraft(owner, name, work);
  }, [owner, name, work]);
  return { work, setDraft, wasRestored };
};
