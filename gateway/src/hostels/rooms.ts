import type { NamedBed } from "../college/failure.ts";
import type { HostelBed, HostelRoom } from "../generated/schema-types.ts";
import type { HostelPage } from "./hostel-source.ts";

export const bedOf = ({ id, roomNumber, bedNumber }: NamedBed): HostelBed => ({
  id,
  number: String(bedNumber),
  roomNumber: String(roomNumber),
});

/** The rooms with a free place and their free beds. Rooms that appear only in the list of beds are added. */
export const roomsOf = ({ dashboard }: HostelPage): HostelRoom[] => {
  const byRoom = new Map<string, HostelBed[]>();
  for (const bed of dashboard.availableBeds.map(bedOf)) {
    const roommates = byRoom.get(bed.roomNumber);
    if (roommates === undefined) byRoom.set(bed.roomNumber, [bed]);
    else roommates.push(bed);
  }
  const listed = dashboard.availableRooms.map((room): HostelRoom => {
    const number = String(room.roomNumber);
    const beds = byRoom.get(number) ?? [];
    byRoom.delete(number);
    const availableBeds = Math.max(room.availableBeds, beds.length);
    return {
      number,
      hostel: room.hostel ?? null,
      floor: room.floor ?? null,
      totalBeds: Math.max(room.totalBeds, availableBeds),
      availableBeds,
      beds,
    };
  });
  const unlisted = [...byRoom].map(
    ([number, beds]): HostelRoom => ({
      number,
      hostel: null,
      floor: null,
      totalBeds: beds.length,
      availableBeds: beds.length,
      beds,
    }),
  );
  return [...listed.filter(({ availableBeds }) => availableBeds > 0), ...unlisted];
};

/** The total of free places in the rooms. */
export const placesIn = (rooms: readonly HostelRoom[]): number =>
  rooms.reduce((places, { availableBeds }) => places + availableBeds, 0);
