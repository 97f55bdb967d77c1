import { createContext, useContext, useEffect, useEffectEvent } from "react";

/** The unsaved changes of an open screen. The log-out checks them. */
export interface UnsavedChanges {
  /**
   * The prefix of the screen's persistent drafts. They are counted by `unsent`, so the log-out must not count them
   * again.
   */
  readonly drafts?: string;
  /** Sends what can be sent. Resolves when that succeeded or failed. */
  readonly send?: () => Promise<void>;
  /** The number of unsaved marks. */
  readonly unsent: () => number;
}

/** The open screens with unsaved changes. */
export const UnsavedChangesContext = createContext<Set<UnsavedChanges>>(new Set());

/** Registers a screen's unsaved changes while it is shown. */
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
