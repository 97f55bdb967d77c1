import type { Static } from "typebox";
import { hostelRooms } from "../../../../contract/hostels/places.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { optionalId } from "../../courses/optional-id.ts";
import type { RequireFields } from "../../generated/resolvers.ts";
import type {
  HostelRoomPage,
  HostelRoomPlace,
  QueryHostelRoomsArgs,
} from "../../generated/schema-types.ts";
import { askPage } from "../../lists/page.ts";
import { hostelKinds } from "./hostel-kind.ts";
import { bedStateNames, bedStateOf } from "./states.ts";

const sorts = { NUMBER: "number", HOSTEL: "hostel", FLOOR: "floor" } as const;

export const readRooms = (
  { filter, sort, ...asked }: RequireFields<QueryHostelRoomsArgs, "page" | "sort" | "descending">,
  college: CollegeCalls,
): Promise<HostelRoomPage> =>
  askPage(
    college,
    hostelRooms,
    {
      ...asked,
      sort: sorts[sort],
      filters: {
        hostel: optionalId(filter?.hostel),
        floor: filter?.floor,
        state: filter?.state && bedStateNames[filter.state],
      },
    },
    roomOf,
  );

type Listed = Static<(typeof hostelRooms)["response"]>["rows"][number];

const roomOf = ({ id, hostel_id, kind, beds, ...room }: Listed): HostelRoomPlace => ({
  ...room,
  id: String(id),
  hostelId: String(hostel_id),
  kind: hostelKinds[kind],
  beds: beds.map(({ student, state, ...bed }) => ({
    ...bed,
    id: String(bed.id),
    state: bedStateOf[state],
    student: student && {
      id: String(student.id),
      matricNumber: student.matric_number,
      name: student.name,
    },
  })),
});
