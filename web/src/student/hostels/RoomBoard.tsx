import { Button, Card, Progress, Segmented, Tabs } from "antd";
import { memo, useState } from "react";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import {
  type Bed,
  type BoardBed,
  type BoardRoom,
  type FloorGroup,
  groupsOf,
  percentAvailable,
  placesIn,
} from "./room-board.ts";

const labels = hostelTexts.rooms;

interface RoomBoardProps {
  readonly rooms: readonly BoardRoom[];
  readonly selecting: boolean;
  /** Must be a stable function. Otherwise every room renders again. */
  readonly onChoose: (bed: Bed) => void;
}

/** The rooms of one hall and floor at a time. All buttons are disabled while a bed is being claimed. */
export const RoomBoard = ({ rooms, selecting, onChoose }: RoomBoardProps) => {
  const halls = groupsOf(rooms).map(({ hostel, floors }) => ({
    name: hostel ?? labels.title,
    floors,
  }));
  const isFree = ({ floors }: (typeof halls)[number]) =>
    floors.some((floor) => placesIn(floor.rooms).beds > 0);
  const [chosen, setChosen] = useState(() => (halls.find(isFree) ?? halls[0])?.name);
  const hall = halls.find(({ name }) => name === chosen) ?? halls[0];
  if (!hall) return null;
  return (
    <fieldset className={styles.board} disabled={selecting} aria-label={labels.title}>
      {halls.length > 1 ? (
        <Segmented
          aria-label={hostelTexts.choose.hostel}
          block
          value={hall.name}
          options={halls.map(({ name }) => name)}
          onChange={setChosen}
        />
      ) : (
        <h2>{hall.name}</h2>
      )}
      <Floors key={hall.name} floors={hall.floors} onChoose={onChoose} />
    </fieldset>
  );
};

interface FloorsProps {
  readonly floors: readonly FloorGroup[];
  readonly onChoose: (bed: Bed) => void;
}

/** The floors of a hall. It opens on the first one with a free bed. */
const Floors = ({ floors, onChoose }: FloorsProps) => {
  const [first] = useState(
    () => (floors.find((floor) => placesIn(floor.rooms).beds > 0) ?? floors[0])?.floor,
  );
  return (
    <Tabs
      defaultActiveKey={String(first)}
      destroyOnHidden
      items={floors.map(({ floor, rooms }) => {
        const free = placesIn(rooms);
        return {
          key: String(floor),
          label: floor === null ? labels.title : labels.floor(floor),
          children: (
            <>
              <p className={styles.hint}>{labels.floorSummary(free.beds, free.rooms)}</p>
              <ul className={styles.rooms}>
                {rooms.map((room) => (
                  <RoomCard key={room.number} room={room} onChoose={onChoose} />
                ))}
              </ul>
            </>
          ),
        };
      })}
    />
  );
};

interface RoomCardProps {
  readonly room: BoardRoom;
  readonly onChoose: (bed: Bed) => void;
}

/** One room with its availability and beds. Memoized, because each event changes few rooms. */
const RoomCard = memo(({ room, onChoose }: RoomCardProps) => {
  const { number, available, totalBeds, beds } = room;
  const percent = percentAvailable(room);
  return (
    <li className={styles.room}>
      <Card size="small">
        <div className={styles.roomHead}>
          <h3>{labels.room(number)}</h3>
          <span>{labels.percent(percent)}</span>
        </div>
        <p className={styles.hint}>{labels.free(available, totalBeds)}</p>
        <Progress
          className={styles.share ?? ""}
          percent={percent}
          showInfo={false}
          size="small"
          aria-hidden
        />
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
      </Card>
    </li>
  );
});

interface BedButtonProps {
  readonly bed: BoardBed;
  readonly roomNumber: string;
  readonly onChoose: (bed: Bed) => void;
}

const BedButton = ({ bed: { id, number, isFree }, roomNumber, onChoose }: BedButtonProps) => (
  <Button
    block
    className={styles.bed ?? ""}
    disabled={!isFree}
    aria-label={
      isFree ? hostelTexts.bedIn(number, roomNumber) : labels.takenName(number, roomNumber)
    }
    onClick={() => onChoose({ id, number, roomNumber })}
  >
    <span>{labels.bed(number)}</span>
    <small>{isFree ? labels.bedFree : labels.bedTaken}</small>
  </Button>
);
