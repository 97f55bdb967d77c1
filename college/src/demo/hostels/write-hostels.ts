import type { Transaction } from "../../db/database.ts";
import { bed, hostel, room } from "../../db/schema/hostels.ts";
import { found } from "../found.ts";
import { type DemoBed, demoBeds, demoHostels } from "./houses.ts";

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
