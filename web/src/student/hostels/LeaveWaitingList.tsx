import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { hostelTexts } from "./hostel-texts.ts";

const labels = hostelTexts.waiting;

interface LeaveWaitingListProps {
  /** A bed is held. It is given up together with the place. */
  readonly isOffered: boolean;
  readonly busy: boolean;
  readonly onLeave: () => Promise<void>;
}

/** Leaves the waiting list after a confirmation dialog. */
export const LeaveWaitingList = ({ isOffered, busy, onLeave }: LeaveWaitingListProps) => {
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (!busy) setAsking(false);
  };
  const leave = async () => {
    await onLeave();
    setAsking(false);
  };
  const confirmLabel = isOffered ? labels.decline : labels.leave;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {confirmLabel}
      </Button>
      {asking && (
        <Dialog
          title={isOffered ? labels.declineTitle : labels.leaveTitle}
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                {isOffered ? labels.keep : labels.stay}
              </Button>
              <Button busy={busy} onClick={() => void leave()}>
                {busy ? labels.leaving : confirmLabel}
              </Button>
            </>
          }
        >
          {isOffered ? labels.declineText : labels.leaveText}
        </Dialog>
      )}
    </>
  );
};
