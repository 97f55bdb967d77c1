import type { NamedBed } from "../college/failure.ts";
import type { DashboardRecord } from "../college/hostel.ts";
import type { HostelBed, HostelRoom } from "../generated/schema-types.ts";

type Offer = Pick<DashboardRecord, "availableRooms" | "availableBeds">;

export const bedOf = ({ id, roomNumber, bedNumber }: NamedBed): HostelBed => ({
  id: String(id),
  number: String(bedNumber),
  roomNumber: String(roomNumber),
});

/** The rooms with a place left, each with its free beds. A bed whose room is not listed has one made of what is known. */
export const roomsOf = ({ availableRooms, availableBeds }: Offer): HostelRoom[] => {
  const byRoom = new Map<string, HostelBed[]>();
  for (const bed of availableBeds.map(bedOf)) {
    const roommates = byRoom.get(bed.roomNumber);
    if (roommates === undefined) byRoom.set(bed.roomNumber, [bed]);
    else roommates.push(bed);
  }
  const listed = availableRooms.map((room): HostelRoom => {
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

/** How many places are left in all. */
export const placesIn = (rooms: readonly HostelRoom[]): number =>
  rooms.reduce((places, { availableBeds }) => places + availableBeds, 0);
