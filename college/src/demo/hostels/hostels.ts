import type { Transaction } from "../../db/database.ts";
import { bed, hostel, room } from "../../db/schema/hostels.ts";
import { found } from "../found.ts";

/** A hostel of the demo. */
export interface DemoHostel {
  readonly name: string;
  readonly kind: "Female" | "Male";
  /** Begins the numbers of its rooms: `A-101`. */
  readonly letter: string;
  /** From the ground floor up: how many beds each room has. */
  readonly floors: readonly (readonly number[])[];
}

/** A bed of the demo. */
export interface DemoBed {
  readonly hostel: string;
  readonly kind: DemoHostel["kind"];
  readonly floor: number;
  /** `A-101`. */
  readonly room: string;
  readonly number: number;
  readonly isUsable: boolean;
}

/** The women's have room for many; the men's are small. */
export const demoHostels: readonly DemoHostel[] = [
  {
    name: "Moremi Hall",
    kind: "Female",
    letter: "A",
    floors: [
      [4, 4, 4, 6, 2, 4, 6, 4],
      [4, 4, 4, 6, 2, 4, 6, 4],
      [4, 4, 4, 6, 2, 4, 6, 4],
    ],
  },
  {
    name: "Queen Amina Hall",
    kind: "Female",
    letter: "B",
    floors: [
      [4, 4, 6, 4, 2, 4, 3, 6, 3],
      [4, 4, 6, 4, 2, 4, 3, 6, 3],
    ],
  },
  {
    name: "Azikiwe Hall",
    kind: "Male",
    letter: "C",
    floors: [
      [4, 4, 6, 4, 2, 4],
      [4, 4, 6, 4, 2, 4],
    ],
  },
  {
    name: "Tafawa Balewa Hall",
    kind: "Male",
    letter: "D",
    floors: [
      [4, 5],
      [4, 3],
      [6, 2],
    ],
  },
];

/** Broken, or kept back: the room, and the bed's number in it. */
const unusable = new Set([
  "A-004 5",
  "A-107 1",
  "B-006 2",
  "B-108 6",
  "C-003 6",
  "C-102 4",
  "D-101 4",
]);

export const demoBeds: readonly DemoBed[] = demoHostels.flatMap(({ name, kind, letter, floors }) =>
  floors.flatMap((rooms, floor) =>
    rooms.flatMap((beds, index) => {
      const room = `${letter}-${floor}${String(index + 1).padStart(2, "0")}`;
      return Array.from({ length: beds }, (_, place) => ({
        hostel: name,
        kind,
        floor,
        room,
        number: place + 1,
        isUsable: !unusable.has(`${room} ${place + 1}`),
      }));
    }),
  ),
);

/** A bed's place as text: `A-101 2`. */
export const bedKey = ({ room: number, number: place }: Pick<DemoBed, "room" | "number">): string =>
  `${number} ${place}`;

/** Writes hostels, rooms and beds; answers the beds' ids by `bedKey`. */
export const writeHostels = async (tx: Transaction): Promise<ReadonlyMap<string, number>> => {
  const hostels = await tx
    .insert(hostel)
    .values(demoHostels.map(({ name, kind }) => ({ name, kind })))
    .returning({ id: hostel.id, name: hostel.name });
  const hostelIds = new Map(hostels.map(({ id, name }) => [name, id]));
  const firstBeds = [...new Map(demoBeds.map((one) => [one.room, one])).values()];
  const rooms = await tx
    .insert(room)
    .values(
      firstBeds.map(({ hostel: name, floor, room: number }) => ({
        hostelId: found(hostelIds, name),
        floor,
        number,
      })),
    )
    .returning({ id: room.id, number: room.number });
  const roomIds = new Map(rooms.map(({ id, number }) => [number, id]));
  const roomNumbers = new Map(rooms.map(({ id, number }) => [id, number]));
  const beds = await tx
    .insert(bed)
    .values(
      demoBeds.map(({ room: number, number: place, isUsable }) => ({
        roomId: found(roomIds, number),
        number: place,
        isUsable,
      })),
    )
    .returning({ id: bed.id, roomId: bed.roomId, number: bed.number });
  return new Map(
    beds.map(({ id, roomId, number }) => [
      bedKey({ room: roomNumbers.get(roomId) ?? "", number }),
      id,
    ]),
  );
};
