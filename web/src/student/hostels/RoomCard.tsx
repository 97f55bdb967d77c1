import { memo } from "react";
import { percentAvailable } from "./board-groups.ts";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed } from "./hostel-types.ts";
import styles from "./Rooms.module.css";
import type { BoardBed, BoardRoom } from "./room-board.ts";

const labels = hostelTexts.rooms;

interface RoomCardProps {
  readonly room: BoardRoom;
  /** Must be a stable function. Otherwise every card renders again. */
  readonly onChoose: (bed: Bed) => void;
}

/** One room with its availability and beds. Memoized. */
export const RoomCard = memo(({ room, onChoose }: RoomCardProps) => {
  const { number, available, totalBeds, beds } = room;
  const percent = percentAvailable(room);
  return (
    <li className={styles.room}>
      <div className={styles.roomHead}>
        <h4>{labels.room(number)}</h4>
        <p className={styles.percent}>{labels.percent(percent)}</p>
      </div>
      <p className={styles.hint}>{labels.free(available, totalBeds)}</p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      {beds.length > 0 && (
        <ul className={styles.beds}>
          {beds.map((bed) => (
            <li key={bed.id}>
              <BedButton bed={bed} roomNumber={number} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {beds.length === 0 && available > 0 && <p className={styles.note}>{labels.noListedBeds}</p>}
    </li>
  );
});

interface BedButtonProps {
  readonly bed: BoardBed;
  readonly roomNumber: string;
  readonly onChoose: (bed: Bed) => void;
}

const BedButton = ({ bed: { id, number, isFree }, roomNumber, onChoose }: BedButtonProps) => (
  <button
    type="button"
    className={styles.bed}
    disabled={!isFree}
    aria-label={
      isFree ? hostelTexts.bedIn(number, roomNumber) : labels.takenName(number, roomNumber)
    }
    onClick={() => onChoose({ id, number, roomNumber })}
  >
    <span className={styles.bedNumber}>{labels.bed(number)}</span>
    <span className={styles.bedState}>{isFree ? labels.bedFree : labels.bedTaken}</span>
  </button>
);
