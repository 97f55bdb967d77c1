import Type from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Blank, Detail, guardFailures, PaymentRequired, RecordId, Unset } from "./shapes.ts";

/** Rooms and beds are numbered `12` by one college and `"A-12"` by another. */
const Label = Type.Union([Type.String(), Type.Integer()]);

const Room = Type.Object({
  room_number: Label,
  total_beds: Type.Integer({ minimum: 0 }),
  available_beds: Type.Integer({ minimum: 0 }),
});

const Bed = Type.Object({ id: Type.Integer(), room_number: Label, bed_number: Label });

/** §3 "Hostel dashboard". */
export const hostelDashboard = defineEndpoint({
  method: "GET",
  path: "/hostel/dashboard/",
  area: "hostel",
  origin: "specified",
  summary: "Whether the student may choose a bed, and the free rooms and beds",
  auth: "student",
  status: 200,
  response: Type.Object({
    data: Type.Object({
      has_paid: Type.Boolean({ description: "Whether the current session's fee is paid." }),
      application: Type.Optional(
        Type.Unknown({ description: "Anything but `null` where the student has applied." }),
      ),
      settings: Type.Object({
        is_application_open: Type.Boolean(),
        /** An instant; `null` or absent where no deadline is set. */
        application_deadline: Type.Optional(Blank),
      }),
      available_rooms: Type.Array(Room),
      available_beds: Type.Array(Bed),
    }),
  }),
  failures: [...guardFailures],
});

/** §3 "Hostel status". */
export const hostelStatus = defineEndpoint({
  method: "GET",
  path: "/hostel/status/",
  area: "hostel",
  origin: "specified",
  summary: "Where the student's hostel application stands",
  auth: "student",
  status: 200,
  response: Type.Object({
    status: Type.String({ examples: ["success"] }),
    data: Type.Object({
      application_status: Type.String({
        description: "Other values than these are shown as a neutral status.",
        examples: ["pending", "approved", "rejected"],
      }),
      bed_space: Type.Optional(Unset(Type.Object({ room: Label, bed: Label }))),
      date_approved: Type.Optional(Blank),
      approved_by: Type.Optional(Blank),
    }),
  }),
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "The student has not applied this session." },
  ],
});

export const selectBed = defineEndpoint({
  method: "POST",
  path: "/hostel/select-bed/",
  area: "hostel",
  origin: "specified",
  summary: "Claim one bed; of several students claiming it at once exactly one gets it",
  auth: "student",
  body: Type.Object({ bed_id: RecordId }),
  status: 200,
  response: Type.Object({
    data: Type.Unknown({ description: "What it holds is not specified; `null` is a refusal." }),
  }),
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: Detail,
      when: "Applications are closed, the student has a bed, or the bed is of the other kind.",
    },
    { status: 402, body: PaymentRequired, when: "The hostel fee is not paid." },
    { status: 404, body: Detail, when: "There is no such bed." },
    { status: 409, body: Detail, when: "Another student took the bed first." },
  ],
});

export const downloadHostelApplication = defineEndpoint({
  method: "GET",
  path: "/hostel/download-hostel-application/",
  area: "hostel",
  origin: "specified",
  summary: "The printout of an approved hostel application, as PDF",
  auth: "student",
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "The student has no approved application." },
  ],
});
