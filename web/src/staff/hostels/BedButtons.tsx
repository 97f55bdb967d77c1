import { StatusTag } from "../../ui/StatusTag.tsx";
import { type BedPlace, bedKinds, type RoomRow } from "./bed-status.ts";
import styles from "./Hostels.module.css";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.bed;

interface BedButtonsProps {
  readonly room: RoomRow;
  readonly onOpen: (bed: BedPlace) => void;
}

/** The beds of a room with their states. A press opens a bed's details. */
export const BedButtons = ({ room, onOpen }: BedButtonsProps) => (
  <div className={styles.beds}>
    {room.beds.map((bed) => (
      <button
        key={bed.id}
        type="button"
        className={styles.bed}
        aria-label={`${texts.title(bed.number, room.number)}: ${texts.states[bed.state]}`}
        onClick={() => onOpen(bed)}
      >
        <StatusTag kind={bedKinds[bed.state]}>
          {`${bed.number} ${texts.states[bed.state]}`}
        </StatusTag>
      </button>
    ))}
  </div>
);
