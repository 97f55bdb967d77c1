import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useUnloadWarning } from "../../../lib/use-unload-warning.ts";
import { isSignedIn } from "../../../session/session-cache.ts";
import { useSession } from "../../../session/use-session.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-changes.ts";

/** The person whose drafts a screen keeps. */
export const useOwner = (): string => {
  const session = useSession();
  return session.status === "signedIn" ? session.viewer.id : "";
};

/** The store of a screen that saves by itself. What is not saved yet is kept in this browser. */
interface KeptWork {
  /** The number of unsaved entries. */
  readonly unsaved: () => number;
  /** Sends what is kept from an earlier visit. */
  readonly open: () => void;
  /** Sends at once. Resolves when everything is saved or the attempt failed. */
  readonly send: () => Promise<void>;
  /** The same without retries. */
  readonly close: () => Promise<void>;
  /** Ends the sending. A response that is still to come changes no draft. */
  readonly stop: () => void;
}

interface KeptWorkOptions {
  readonly work: KeptWork;
  /** The prefix of the drafts. */
  readonly drafts: string;
  readonly canSend: boolean;
  /** Counts entries for the message: `2 cells of CHE 211`. */
  readonly countOf: (amount: number) => string;
}

/**
 * Sends while the screen is shown: the drafts of an earlier visit, and at once when the network or the tab returns or
 * the tab is hidden. The browser asks before unsaved entries are closed. When the screen is left they are sent once
 * more, and those that stay unsaved are reported.
 */
export const useKeptWork = ({ work, drafts, canSend, countOf }: KeptWorkOptions): void => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  useEffect(() => {
    if (!canSend) return;
    work.open();
    const send = () => void work.send();
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", send);
    return () => {
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", send);
    };
  }, [work, canSend]);
  const leave = useEffectEvent(async () => {
    if (isSignedIn(client) && canSend) await work.close();
    // A log-out has deleted the drafts, also one during the last request.
    if (!isSignedIn(client)) return work.stop();
    const left = work.unsaved();
    const [are, them] = left === 1 ? ["is", "it"] : ["are", "them"];
    const kept = `This browser keeps ${them} and sends ${them} when you open the sheet again.`;
    if (left > 0) toast("error", `${countOf(left)} ${are} not saved. ${kept}`);
  });
  useEffect(() => () => void leave(), []);
  useUnsavedChanges({
    drafts,
    send: async () => {
      if (canSend) await work.send();
    },
    unsent: work.unsaved,
  });
  useUnloadWarning(() => {
    if (!canSend) return false;
    void work.send();
    return work.unsaved() > 0;
  });
};
