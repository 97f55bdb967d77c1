import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "./drafts.ts";

interface DraftState<Work> {
  /** Null where nothing was typed since the last save. */
  readonly work: Work | null;
  readonly setDraft: Dispatch<SetStateAction<Work | null>>;
  /** True when it is from an earlier visit. */
  readonly wasRestored: boolean;
}

/**
 * What somebody typed or chose in one form and has not saved, kept in this tab: moving about, a reload and the end of the
 * session lose nothing. `read` takes what was stored, by whatever version of the portal, and answers null for what
 * it does not understand.
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
