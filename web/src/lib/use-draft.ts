import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "./drafts.ts";

interface DraftState<Work> {
  /** Null if nothing was typed since the last save. */
  readonly work: Work | null;
  readonly setDraft: Dispatch<SetStateAction<Work | null>>;
  /** Whether the draft is from an earlier visit. */
  readonly wasRestored: boolean;
}

/**
 * The draft of one form, stored in this tab. It survives navigation, a reload and the end of the session. `read` parses
 * the stored value, which another version of the portal may have written, and returns null if it is invalid.
 */
export const useDraft = <Work extends object>(
  owner: string,
  name: string,
  read: (stored: unknown) => Work | null,
): DraftState<Work> => {
  const [work, setDraft] = useState(() => read(readDraft(owner, name)));
  const [wasRestored] = useState(work !== null);
  useEffect(() => {
    if (work === null) deleteDraft(owner, name);
    else saveDraft(owner, name, work);
  }, [owner, name, work]);
  return { work, setDraft, wasRestored };
};
