import { Button } from "antd";
import { useContext, useState } from "react";
import { persistentDrafts } from "../../lib/drafts.ts";
import { useSession } from "../../session/use-session.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { type UnsavedChanges, UnsavedChangesContext } from "./unsaved-changes.ts";

/** The maximum time a log-out waits for running requests. */
const logoutTimeoutMs = 4_000;

/** The forms with persistent drafts. */
const persistentForms = ["result-sheet", "attendance"];

const sendAll = async (open: ReadonlySet<UnsavedChanges>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, logoutTimeoutMs);
  });
  const sent = Promise.allSettled([...open].map(({ send }) => send?.()));
  await Promise.race([sent, limit]);
  clearTimeout(timer);
};

/** The number of unsaved marks of the open screens and of drafts in this browser. */
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
 * The staff's log-out. It first sends what can be sent. Logging out deletes marks that are still unsaved, so it must
 * then be confirmed.
 */
export const useLogoutGuard = () => {
  const open = useContext(UnsavedChangesContext);
  const session = useSession();
  const owner = session.status === "signedIn" ? session.viewer.id : "";
  const [isSending, setSending] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const leave = async (signOut: () => void) => {
    setSending(true);
    if (open.size > 0) await sendAll(open);
    setSending(false);
    const unsent = countUnsent(open, owner);
    if (unsent === 0) return signOut();
    setConfirmation({ unsent, signOut });
  };
  return {
    /** Calls `signOut` now, later or not at all. */
    leave: (signOut: () => void) => void leave(signOut),
    isBusy: isSending,
    /** The confirmation dialog. */
    question: confirmation && (
      <LogoutQuestion {...confirmation} onCancel={() => setConfirmation(null)} />
    ),
  };
};

interface Confirmation {
  readonly unsent: number;
  readonly signOut: () => void;
}

const LogoutQuestion = ({
  unsent,
  signOut,
  onCancel,
}: Confirmation & { readonly onCancel: () => void }) => {
  const them = unsent === 1 ? "it" : "them";
  return (
    <Dialog
      title={unsent === 1 ? "1 mark is not saved" : `${unsent} marks are not saved`}
      onClose={onCancel}
      actions={
        <>
          {/* The first button has the focus: the key that chose the log-out must not forget marks. */}
          <Button type="primary" onClick={onCancel}>
            Stay
          </Button>
          <Button
            onClick={() => {
              onCancel();
              signOut();
            }}
          >
            {`Log out and forget ${them}`}
          </Button>
        </>
      }
    >
      <p>
        {`Logging out forgets ${them}. Stay to save ${them}: a sheet sends what it still has when it is open, and says what cannot be saved.`}
      </p>
    </Dialog>
  );
};
