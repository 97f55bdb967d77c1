import { createContext, useContext, useEffect, useEffectEvent } from "react";

/** What a screen has not saved yet, asked before somebody logs out. */
export interface UnsentWork {
  /** How its drafts begin that outlive the tab (`lastingDrafts`): counted by itself, not once more among what other screens left. */
  readonly drafts?: string;
  /** Sends at once what can be sent; resolves when it arrived or will not. */
  readonly send?: () => Promise<void>;
  /** How many marks the college lacks. */
  readonly unsent: () => number;
}

/** The screens with such work that are open. */
export const UnsentWorkContext = createContext<Set<UnsentWork>>(new Set());

/** Has a screen's work asked for, as long as it is open. */
export const useUnsentWork = ({ drafts, send, unsent }: UnsentWork): void => {
  const open = useContext(UnsentWorkContext);
  const sendNow = useEffectEvent(async () => send?.());
  const unsentNow = useEffectEvent(unsent);
  useEffect(() => {
    const work: UnsentWork = {
      ...(drafts !== undefined && { drafts }),
      send: () => sendNow(),
      unsent: () => unsentNow(),
    };
    open.add(work);
    return () => void open.delete(work);
  }, [open, drafts]);
};
