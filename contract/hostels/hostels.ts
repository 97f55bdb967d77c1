import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint, defineTableExport } from "../list.ts";
import {
  CodedDetail,
  changedElsewhere,
  Detail,
  deletionConflict,
  FieldErrors,
  guardFailures,
  IsoInstant,
  IsoInstantSent,
  Message,
  officeFailures,
  RecordId,
  RecordParams,
  Revision,
  Unset,
} from "../shapes.ts";

const roles = ["SUPER_ADMIN"] as const;
const office = { area: "hostel", origin: "extension", auth: "staff", roles } as const;

export const HostelKind = Type.Union([Type.Literal("Female"), Type.Literal("Male")]);
const Name = Type.String({ minLength: 1, maxLength: 100 });
const RoomNumber = Type.String({ minLength: 1, maxLength: 30 });
const Floor = Type.Integer({ minimum: 0, maximum: 50 });
const BedCount = Type.Integer({ minimum: 1, maximum: 20 });

export const listHostels = defineEndpoint({
  ...office,
  method: "GET",
  path: "/hostel/hostels/",
  summary: "The hostels, and the settings of the running session",
  status: 200,
  response: Type.Object({
    settings: Unset(
      Type.Object({
        session: Type.String(),
        is_application_open: Type.Boolean(),
        application_deadline: Unset(IsoInstant),
        /** 0 until they are first saved. */
        revision: Type.Integer({ minimum: 0 }),
      }),
    ),
    hostels: Type.Array(
      Type.Object({
        id: RecordId,
        name: Type.String(),
        kind: HostelKind,
        revision: Revision,
        rooms: Type.Integer(),
        beds: Type.Integer(),
        /** Floors that have rooms, from the lowest. */
        floors: Type.Array(Type.Integer()),
      }),
    ),
  }),
  failures: guardFailures,
});

export const exportHostels = defineTableExport(listHostels, {
  summary: "The hostels as a file",
  filters: {},
});

const taken = {
  status: 409,
  body: CodedDetail,
  when: "`name_taken`: another one has the name.",
} as const;

export const addHostel = defineEndpoint({
  ...office,
  method: "POST",
  path: "/hostel/hostels/",
  summary: "Add a hostel, without rooms",
  body: Type.Object({ name: Name, kind: HostelKind }),
  status: 201,
  response: Message,
  failures: [...officeFailures, taken],
});

export const changeHostel = defineEndpoint({
  ...office,
  method: "PUT",
  path: "/hostel/hostels/{id}/",
  summary: "Rename a hostel; its kind can change while it has no rooms",
  params: RecordParams,
  body: Type.Object({ name: Name, kind: HostelKind, revision: Revision }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    {
      ...changedElsewhere,
      when: "`changed_elsewhere`: it was changed since it was seen; `name_taken`: another one has the name; `in_use`: it has rooms, and another kind.",
    },
  ],
});

/** `free` and `offered` as students see them; `out_of_use` beds cannot be claimed. */
export const bedStates = ["free", "offered", "pending", "approved", "out_of_use"] as const;

const Bed = Type.Object({
  id: RecordId,
  number: Type.Integer(),
  state: Type.Enum(bedStates),
  /** Why it is out of use. */
  reason: Unset(Type.String()),
  /** The student who has it in the running session, or is offered it. */
  student: Unset(Type.Object({ id: RecordId, matric_number: Type.String(), name: Type.String() })),
});

export const hostelRooms = defineListEndpoint({
  path: "/hostel/rooms/",
  area: "hostel",
  summary: "The rooms with their beds, and who has them in the running session",
  roles,
  row: Type.Object({
    id: RecordId,
    number: Type.String(),
    floor: Type.Integer(),
    revision: Revision,
    hostel_id: RecordId,
    hostel: Type.String(),
    kind: HostelKind,
    beds: Type.Array(Bed),
  }),
  sorts: ["number", "hostel", "floor"],
  defaultSort: "hostel",
  filters: {
    hostel: Type.Optional(RecordId),
    floor: Type.Optional(Floor),
    /** Rooms with a bed in this state. */
    state: Type.Optional(Type.Enum(bedStates)),
  },
});

export const exportHostelRooms = defineExportEndpoint(hostelRooms, {
  summary: "The rooms and how many of their beds are taken, as a file",
});

export const addRooms = defineEndpoint({
  ...office,
  method: "POST",
  path: "/hostel/rooms/",
  summary: "Add one room or a range of rooms on a floor, with their beds",
  body: Type.Object({
    hostel_id: RecordId,
    floor: Floor,
    first: Type.String({
      minLength: 1,
      maxLength: 30,
      description: "The first one's number, `A-101`; a range counts on from its last digits.",
    }),
    count: Type.Integer({ minimum: 1, maximum: 100 }),
    beds: BedCount,
  }),
  status: 201,
  response: Message,
  failures: [
    ...officeFailures,
    { status: 409, body: CodedDetail, when: "`name_taken`: a room has one of the numbers." },
  ],
});

export const changeRoom = defineEndpoint({
  ...office,
  method: "PUT",
  path: "/hostel/rooms/{id}/",
  summary: "Give a room another number or floor",
  params: RecordParams,
  body: Type.Object({ number: RoomNumber, floor: Floor, revision: Revision }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    {
      ...changedElsewhere,
      when: "`changed_elsewhere`: it was changed since it was seen; `name_taken`: another room has the number.",
    },
  ],
});

export const removeRoom = defineEndpoint({
  ...office,
  method: "DELETE",
  path: "/hostel/rooms/{id}/",
  summary: "Remove a room with its beds, where none was ever applied for",
  params: RecordParams,
  query: Type.Object({ revision: Revision }),
  status: 200,
  response: Message,
  failures: [...officeFailures, deletionConflict],
});

export const addBeds = defineEndpoint({
  ...office,
  method: "POST",
  path: "/hostel/rooms/{id}/beds/",
  summary: "Add beds to a room, numbered on from its last",
  params: RecordParams,
  body: Type.Object({ count: BedCount }),
  status: 201,
  response: Message,
  failures: [
    ...officeFailures,
    { status: 409, body: CodedDetail, when: "`room_full`: it would have more than 40." },
  ],
});

export const removeBed = defineEndpoint({
  ...office,
  method: "DELETE",
  path: "/hostel/beds/{id}/",
  summary: "Remove a bed that was never applied for or offered",
  params: RecordParams,
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    { status: 409, body: CodedDetail, when: "`in_use`: by what, says the sentence." },
  ],
});

export const changeBedUse = defineEndpoint({
  ...office,
  method: "PUT",
  path: "/hostel/beds/{id}/use/",
  summary:
    "Take a bed out of use, or back; an offer of it is taken back, a bed that is held is not taken",
  params: RecordParams,
  body: Type.Object({
    is_usable: Type.Boolean(),
    reason: Type.String({ minLength: 5, maxLength: 500 }),
  }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`bed_held`: a student has it; they can be moved to another first.",
    },
  ],
});

export const changeHostelSettings = defineEndpoint({
  method: "PUT",
  path: "/hostel/settings/",
  area: "hostel",
  origin: "extension",
  summary: "Open or close hostel applications of the current session, and set their deadline",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: Type.Object({
    is_application_open: Type.Boolean(),
    application_deadline: Unset(IsoInstantSent),
    /** The version the caller saw, 0 if none was saved. Without it there is no conflict check. */
    revision: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })),
  }),
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "A field is not valid." },
    { status: 404, body: Detail, when: "No session is running." },
    changedElsewhere,
  ],
});
