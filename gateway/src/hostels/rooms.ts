import type { NamedBed } from "../college/failure.ts";
import type { DashboardRecord } from "../college/hostel.ts";
import type { HostelBed, HostelRoom } from "../generated/schema-types.ts";

type Offer = Pick<DashboardRecord, "available_rooms" | "available_beds">;

export const bedOf = ({ id, room_number, bed_number }: NamedBed): HostelBed => ({
  id: String(id),
  number: String(bed_number),
  roomNumber: String(room_number),
});

/** The rooms with a place left, each with its free beds. A bed whose room is not listed has one made of what is known. */
export const roomsOf = ({ available_rooms, available_beds }: Offer): HostelRoom[] => {
  const byRoom = new Map<string, HostelBed[]>();
  for (const bed of available_beds.map(bedOf)) {
    const roommates = byRoom.get(bed.roomNumber);
    if (roommates === undefined) byRoom.set(bed.roomNumber, [bed]);
    else roommates.push(bed);
  }
  const listed = available_rooms.map((room): HostelRoom => {
    const number = String(room.room_number);
    const beds = byRoom.get(number) ?? [];
    byRoom.delete(number);
    const availableBeds = Math.max(room.available_beds, beds.length);
    return {
      number,
      hostel: room.hostel ?? null,
      floor: room.floor ?? null,
      totalBeds: Math.max(room.total_beds, availableBeds),
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
