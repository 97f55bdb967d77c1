import { Button, Card, Flex, Progress, Segmented, Tabs } from "antd";
import { memo, useState } from "react";
import styles from "./Hostel.module.css";
import {
  type Bed,
  type BoardRoom,
  bedIn,
  type FloorGroup,
  floorName,
  groupsOf,
  percentAvailable,
  placesIn,
} from "./room-board.ts";

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;

interface RoomBoardProps {
  readonly rooms: readonly BoardRoom[];
  readonly selecting: boolean;
  /** Must be a stable function. Otherwise every room renders again. */
  readonly onChoose: (bed: Bed) => void;
}

/** The rooms of one hall and floor at a time. All buttons are disabled while a bed is being claimed. */
export const RoomBoard = ({ rooms, selecting, onChoose }: RoomBoardProps) => {
  const halls = groupsOf(rooms).map(({ hostel, floors }) => ({
    name: hostel ?? "Rooms",
    floors,
  }));
  const isFree = ({ floors }: (typeof halls)[number]) =>
    floors.some((floor) => placesIn(floor.rooms).beds > 0);
  const [chosen, setChosen] = useState(() => (halls.find(isFree) ?? halls[0])?.name);
  const hall = halls.find(({ name }) => name === chosen) ?? halls[0];
  if (!hall) return null;
  return (
    <fieldset className={styles.board} disabled={selecting} aria-label="Rooms">
      {halls.length > 1 ? (
        <Segmented
          aria-label="Hostel"
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
          label: floor === null ? "Rooms" : floorName(floor),
          children: (
            <>
              <p className={styles.hint}>
                {free.beds === 0
                  ? "No bed free"
                  : `${count(free.beds, "bed")} free in ${count(free.rooms, "room")}`}
              </p>
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
  const percent = percentAvailable(available, totalBeds);
  return (
    <li className={styles.room}>
      <Card size="small">
        <Flex
          wrap
          gap="0 0.75rem"
          align="baseline"
          justify="space-between"
          className={styles.roomHead ?? ""}
        >
          <h3>{`Room ${number}`}</h3>
          <span>{`${percent}% available`}</span>
        </Flex>
        <p className={styles.hint}>{`${available} of ${count(totalBeds, "bed")} free`}</p>
        <Progress
          className={styles.share ?? ""}
          percent={percent}
          showInfo={false}
          size="small"
          aria-hidden
        />
        {beds.length > 0 && (
          <ul className={styles.beds}>
            {beds.map(({ id, number: bed, isFree }) => (
              <li key={id}>
                <Button
                  block
                  className={styles.bed ?? ""}
                  disabled={!isFree}
                  aria-label={bedIn(bed, number, !isFree)}
                  onClick={() => onChoose({ id, number: bed, roomNumber: number })}
                >
                  <span>{`Bed ${bed}`}</span>
                  <small>{isFree ? "Free" : "Taken"}</small>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {beds.length === 0 && available > 0 && (
          <p className={styles.note}>
            This room has free places, but no beds to choose here. Contact the admin.
          </p>
        )}
      </Card>
    </li>
  );
});
