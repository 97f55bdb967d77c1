import { createContext, useContext, useEffect, useEffectEvent } from "react";

/** What a screen has not saved yet, asked before somebody logs out. */
export interface UnsavedChanges {
  /** How its drafts begin that outlive the tab (`persistentDrafts`): counted by itself, not once more among what other screens left. */
  readonly drafts?: string;
  /** Sends at once what can be sent; resolves when it arrived or will not. */
  readonly send?: () => Promise<void>;
  /** How many marks the college lacks. */
  readonly unsent: () => number;
}

/** The screens with such work that are open. */
export const UnsavedChangesContext = createContext<Set<UnsavedChanges>>(new Set());

/** Has a screen's work asked for, as long as it is open. */
export const useUnsavedChanges = ({ drafts, send, unsent }: UnsavedChanges): void => {
  const open = useContext(UnsavedChangesContext);
  const sendNow = useEffectEvent(async () => send?.());
  const unsavedCountNow = useEffectEvent(unsent);
  useEffect(() => {
    const work: UnsavedChanges = {
      ...(drafts !== undefined && { drafts }),
      send: () => sendNow(),
      unsent: () => unsavedCountNow(),
    };
    open.add(work);
    return () => void open.delete(work);
  }, [open, drafts]);
};
