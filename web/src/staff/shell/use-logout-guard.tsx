import { useContext, useState } from "react";
import type { LogoutGuard } from "../../app/shell/AccountMenu.tsx";
import { persistentDrafts } from "../../lib/drafts.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { staffTexts } from "../texts.ts";
import { type UnsavedChanges, UnsavedChangesContext } from "./unsaved-changes.ts";

const texts = staffTexts.logoutGuard;

/** As long as somebody who logs out waits for what is on its way. */
const longestMs = 4_000;

/** The forms whose marks outlive the tab. */
const persistentForms = ["result-sheet", "attendance"];

const sendAll = async (open: ReadonlySet<UnsavedChanges>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  const sent = Promise.allSettled([...open].map(({ send }) => send?.()));
  await Promise.race([sent, limit]);
  clearTimeout(timer);
};

/** How many marks the open screens lack the college's word of, and how many others left in this browser. */
const countUnsent = (open: ReadonlySet<UnsavedChanges>, owner: string): number => {
  const counted = [...open].flatMap(({ drafts }) => (drafts === undefined ? [] : [`${drafts}:`]));
  const left = persistentForms
    .flatMap((form) =>
      [...persistentDrafts(owner, form).all().keys()].map((part) => `${form}:${part}`),
    )
    .filter((part) => !counted.some((start) => part.startsWith(start)));
  return [...open].reduce((sum, { unsent }) => sum + unsent(), left.length);
};

/**
 * Logs the staff out: what can be sent is sent first; where marks are still not saved, which logging out forgets, the person
 * is asked.
 */
export const useLogoutGuard = (): LogoutGuard => {
  const open = useContext(UnsavedChangesContext);
  const session = useSession();
  const owner = session.status === "signedIn" ? session.viewer.id : "";
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<{ unsent: number; signOut: () => void } | null>(null);
  const leave = async (signOut: () => void) => {
    setSending(true);
    if (open.size > 0) await sendAll(open);
    setSending(false);
    const unsent = countUnsent(open, owner);
    if (unsent > 0) setAsked({ unsent, signOut });
    else signOut();
  };
  const stay = () => setAsked(null);
  return {
    leave: (signOut) => void leave(signOut),
    isBusy: isSending,
    question: asked && (
      <Dialog
        title={texts.title(asked.unsent)}
        onClose={stay}
        actions={
          <>
            <Button onClick={stay}>{texts.stay}</Button>
            <Button
              look="secondary"
              onClick={() => {
                stay();
                asked.signOut();
              }}
            >
              {texts.forget(asked.unsent)}
            </Button>
          </>
        }
      >
        <p>{texts.hint(asked.unsent)}</p>
      </Dialog>
    ),
  };
};
