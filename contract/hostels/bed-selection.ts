import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Acknowledged,
  Blank,
  CodedDetail,
  Detail,
  guardFailures,
  IsoInstant,
  PaymentRequired,
  RecordId,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";

/** Rooms and beds are numbered `12` by one college and `"A-12"` by another; a room's is its own in the whole college. */
const Label = Type.Union([Type.String(), Type.Integer()]);

const Room = Type.Object({
  room_number: Label,
  total_beds: Type.Integer({ minimum: 0 }),
  available_beds: Type.Integer({ minimum: 0 }),
  /** The hostel it is in, this college's; a college without it has one list of rooms. */
  hostel: Type.Optional(Type.String()),
  /** 0 is the ground floor. */
  floor: Type.Optional(Type.Integer()),
});

const Bed = Type.Object({ id: Type.Integer(), room_number: Label, bed_number: Label });

/** Where the student stands on the waiting list. An offered bed is held for them until the offer ends. */
const Waiting = Type.Object({
  /** 1 is next; `null` while a bed is offered. */
  position: Unset(Type.Integer({ minimum: 1 })),
  joined_at: IsoInstant,
  offer: Unset(Type.Object({ bed: Bed, expires_at: IsoInstant })),
});

/**
 * §3 "Hostel dashboard". Rooms and beds are of the student's own kind only: hostels are for women or for men.
 */
export const hostelDashboard = defineEndpoint({
  method: "GET",
  path: "/hostel/dashboard/",
  area: "hostel",
  origin: "specified",
  summary: "Whether the student may choose a bed, and the free rooms and beds",
  auth: "student",
  query: Type.Object({
    rooms: Type.Optional(
      Type.Literal("none", {
        description:
          "Leaves both lists empty, this college's: a dashboard shows none of them. A college that does not know it lists them.",
      }),
    ),
  }),
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
      /** The college's clock, this college's. */
      current_time: Type.Optional(IsoInstant),
      /** `null` where the student is not waiting, absent where the college keeps no waiting list. */
      waiting: Type.Optional(Unset(Waiting)),
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
      /** Why it was rejected or released, this college's. */
      reason: Type.Optional(Blank),
      /** Whether the student may apply again, this college's: after a rejection or a release, while applications are open. */
      can_apply_again: Type.Optional(Type.Boolean()),
    }),
  }),
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "The student has not applied this session." },
  ],
});

/** Free beds to choose instead, nearest first. */
const BedTaken = Type.Object({
  detail: Type.String(),
  code: Type.String({ examples: ["bed_taken"] }),
  nearest_beds: Type.Optional(Type.Array(Bed)),
});

/**
 * Idempotent with an `Idempotency-Key` from the caller: a repeated call returns the application that the first
 * one made, whatever its state now. A bed that the waiting list offers to the student is claimed here too.
 */
export const selectBed = defineEndpoint({
  method: "POST",
  path: "/hostel/select-bed/",
  area: "hostel",
  origin: "specified",
  summary: "Claim one bed; of several students claiming it at once exactly one gets it",
  auth: "student",
  headers: Type.Object({
    "idempotency-key": Type.Optional(Type.String({ minLength: 8, maxLength: 100 })),
  }),
  body: Type.Object({ bed_id: RecordId }),
  status: 200,
  response: Type.Object({
    data: Type.Unknown({ description: "What it holds is not specified; `null` is a refusal." }),
    /** Why not, from a college that refuses so. */
    message: Type.Optional(Blank),
  }),
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: CodedDetail,
      when: "`not_active`: the student is deferred or has left; `applications_closed`; `already_applied`; `wrong_kind`: the bed is for the other kind of student; `no_kind`: the student's record does not say which kind; `key_reused`: the key was used for another bed.",
    },
    { status: 402, body: PaymentRequired, when: "The hostel fee is not paid." },
    { status: 404, body: Detail, when: "There is no such bed." },
    { status: 409, body: BedTaken, when: "Another student has the bed, or is offered it." },
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

/**
 * For programs that show many users which beds are free. It reveals nothing about a student, so it needs no token,
 * and one call serves them all. Beds of both kinds.
 */
export const hostelAvailability = defineEndpoint({
  method: "GET",
  path: "/hostel/availability/",
  area: "hostel",
  origin: "extension",
  summary: "The ids of all free beds",
  auth: "none",
  status: 200,
  response: Type.Object({
    is_application_open: Type.Boolean(),
    free_bed_ids: Type.Object({
      female: Type.Array(Type.Integer()),
      male: Type.Array(Type.Integer()),
    }),
  }),
  failures: [tooManyRequestsFailure],
});

export const joinHostelWaitingList = defineEndpoint({
  method: "POST",
  path: "/hostel/waiting-list/",
  area: "hostel",
  origin: "extension",
  summary: "Wait for a bed; joining twice is harmless",
  auth: "student",
  status: 200,
  response: Type.Object({ message: Type.String(), waiting: Waiting }),
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: CodedDetail,
      when: "`not_active`; `applications_closed`; `already_applied`; `no_kind`; `beds_free`: there are free beds to choose from.",
    },
    { status: 402, body: PaymentRequired, when: "The hostel fee is not paid." },
  ],
});

export const leaveHostelWaitingList = defineEndpoint({
  method: "DELETE",
  path: "/hostel/waiting-list/",
  area: "hostel",
  origin: "extension",
  summary: "Stop waiting, and turn down the bed that is offered; leaving twice is harmless",
  auth: "student",
  status: 200,
  response: Acknowledged,
  failures: [...guardFailures],
});

export const confirmHostelPrintout = defineEndpoint({
  method: "GET",
  path: "/hostel/confirm/{code}/",
  area: "hostel",
  origin: "extension",
  summary: "Confirm that a hostel printout is genuine and the bed still the student's",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{8,64}$" }) }),
  status: 200,
  response: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    session: Type.String(),
    hostel: Type.String(),
    room: Label,
    bed: Label,
    approved_at: IsoInstant,
  }),
  failures: [
    { status: 404, body: Detail, when: "No approved application has this code." },
    tooManyRequestsFailure,
  ],
});
