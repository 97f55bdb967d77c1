import { Alert, Button, Modal } from "antd";
import { Facts } from "../../ui/Facts.tsx";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed, BoardRoom } from "./room-board.ts";

const labels = hostelTexts.choose;

interface ConfirmBedProps {
  /** Null while nothing is asked. */
  readonly bed: Bed | null;
  /** The bed's room, if known. */
  readonly room: BoardRoom | undefined;
  /** True if another student has taken it since. */
  readonly isTaken: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names hall, room and bed before the bed is claimed. */
export const ConfirmBed = (props: ConfirmBedProps) => {
  const { bed, room, isTaken, busy, onConfirm, onClose } = props;
  const floor = room?.floor ?? null;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      open={bed !== null}
      title={labels.title}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{labels.back}</Button>
          {!isTaken && (
            <Button type="primary" aria-disabled={busy || undefined} onClick={onConfirm}>
              {busy ? labels.busy : labels.yes}
            </Button>
          )}
        </>
      }
    >
      {bed && (
        <Facts
          facts={[
            [labels.hostel, room?.hostel ?? null],
            [labels.floor, floor === null ? null : hostelTexts.rooms.floor(floor)],
            [labels.room, bed.roomNumber],
            [labels.bed, bed.number],
          ]}
        />
      )}
      {isTaken ? (
        <Alert type="warning" showIcon role="status" title={labels.takenNow} />
      ) : (
        <p>{labels.text}</p>
      )}
    </Modal>
  );
};
