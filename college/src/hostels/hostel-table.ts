import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { listHostels } from "../../../contract/hostels/places.ts";
import type { WholeTable } from "../lists/export.ts";

/** The hostels, for a spreadsheet. */
export const hostelTable = ({ hostels }: ResponseOf<typeof listHostels>): WholeTable => ({
  name: "hostels",
  headings: ["Hostel", "For", "Floors", "Rooms", "Beds"],
  rows: hostels.map(({ name, kind, floors, rooms, beds }) => [
    name,
    kind,
    floors.length,
    rooms,
    beds,
  ]),
});
