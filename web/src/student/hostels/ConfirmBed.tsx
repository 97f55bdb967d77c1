import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Facts } from "../../ui/Facts.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed } from "./hostel-types.ts";
import type { BoardRoom } from "./room-board.ts";

const labels = hostelTexts.choose;

interface ConfirmBedProps {
  readonly bed: Bed;
  /** The bed's room, if known. */
  readonly room: BoardRoom | undefined;
  /** True if another student has taken it since. */
  readonly isTaken: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names the bed before it is claimed. */
export const ConfirmBed = (props: ConfirmBedProps) => {
  const { bed, room, isTaken, busy, onConfirm, onClose } = props;
  const floor = room?.floor ?? null;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      title={labels.title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {labels.back}
          </Button>
          {!isTaken && (
            <Button busy={busy} onClick={onConfirm}>
              {busy ? labels.busy : labels.yes}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.asking}>
        <Facts
          facts={[
            [labels.hostel, room?.hostel ?? null],
            [labels.floor, floor === null ? null : hostelTexts.rooms.floor(floor)],
            [labels.room, bed.roomNumber],
            [labels.bed, bed.number],
          ]}
        />
        {isTaken ? <Notice kind="warning">{labels.takenNow}</Notice> : <p>{labels.text}</p>}
      </div>
    </Dialog>
  );
};
