import { useState } from "react";
import { Card } from "../../ui/Card.tsx";
import { type FloorGroup, groupsOf, placesIn } from "./board-groups.ts";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed } from "./hostel-types.ts";
import { RoomCard } from "./RoomCard.tsx";
import styles from "./Rooms.module.css";
import type { BoardRoom } from "./room-board.ts";

const labels = hostelTexts.rooms;

/** With more rooms only the first floor is open at first, which saves rendering on phones. */
const roomsShownAtOnce = 24;

interface RoomListProps {
  readonly rooms: readonly BoardRoom[];
  readonly selecting: boolean;
  readonly onChoose: (bed: Bed) => void;
}

/** The rooms by hostel and floor. All buttons are disabled while a bed is being claimed. */
export const RoomList = ({ rooms, selecting, onChoose }: RoomListProps) => {
  const groups = groupsOf(rooms);
  const areAllOpen = rooms.length <= roomsShownAtOnce;
  return (
    <fieldset className={styles.list} disabled={selecting} aria-label={labels.title}>
      {groups.map(({ hostel, floors }, index) => (
        <Card key={hostel}>
          <h2>{hostel ?? labels.title}</h2>
          {floors.map((group, place) => (
            <Floor
              key={group.floor}
              group={group}
              startsOpen={areAllOpen || (index === 0 && place === 0)}
              onChoose={onChoose}
            />
          ))}
        </Card>
      ))}
    </fieldset>
  );
};

interface FloorProps {
  readonly group: FloorGroup;
  readonly startsOpen: boolean;
  readonly onChoose: (bed: Bed) => void;
}

const Floor = ({ group: { floor, rooms }, startsOpen, onChoose }: FloorProps) => {
  const [isOpen, setOpen] = useState(startsOpen);
  const free = placesIn(rooms);
  const title = floor === null ? labels.title : labels.floor(floor);
  return (
    <details
      className={styles.floor}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>{" "}
        <span className={styles.hint}>{labels.floorSummary(free.beds, free.rooms)}</span>
      </summary>
      {isOpen && (
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <RoomCard key={room.number} room={room} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </details>
  );
};
