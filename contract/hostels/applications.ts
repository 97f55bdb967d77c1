import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Message,
  officeFailures,
  RecordId,
  RecordParams,
  Unset,
} from "../shapes.ts";
import { HostelKind } from "./hostels.ts";

const roles = ["SUPER_ADMIN"] as const;
const office = { area: "hostel", origin: "extension", auth: "staff", roles } as const;

export const hostelApplicationStates = ["pending", "approved", "rejected", "released"] as const;

const State = Type.Enum(hostelApplicationStates);

const Student = {
  student_id: RecordId,
  matric_number: Type.String(),
  name: Type.String(),
  department: Type.String(),
  level: Type.Integer(),
};

const Place = {
  hostel: Type.String(),
  floor: Type.Integer(),
  room: Type.String(),
  bed: Type.Integer(),
};

export const hostelApplications = defineListEndpoint({
  path: "/hostel/applications/",
  area: "hostel",
  summary: "The hostel applications of the running session",
  roles,
  row: Type.Object({
    id: RecordId,
    status: State,
    ...Student,
    /** The bed applied for, or moved to since. */
    ...Place,
    applied_at: IsoInstant,
    decided_at: Unset(IsoInstant),
    /** Why it was rejected or released. */
    reason: Unset(Type.String()),
  }),
  sorts: ["applied_at", "name", "matric_number", "room"],
  defaultSort: "applied_at",
  filters: {
    status: Type.Optional(State),
    hostel: Type.Optional(RecordId),
    floor: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    department: Type.Optional(RecordId),
    level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
  },
});

export const exportHostelApplications = defineExportEndpoint(hostelApplications, {
  summary: "The hostel applications as a file",
});

export const hostelDecisions = ["approve", "reject", "release"] as const;

const DecidedRow = Type.Object({
  id: RecordId,
  matric_number: Type.String(),
  name: Type.String(),
  /** `bed 2 in room A-101, Queen Amina Hall` */
  place: Type.String(),
  status: State,
  /** Why it cannot be done. */
  problem: Unset(Type.String()),
});

/** One transaction, all or nothing. Students get the same mails as for single actions. Freed beds go to the waiting list. */
export const decideHostelApplications = defineEndpoint({
  ...office,
  method: "POST",
  path: "/hostel/applications/decisions/",
  summary: "Approve, reject or release many applications at once",
  body: Type.Object({
    ids: Type.Array(RecordId, { minItems: 1, maxItems: 5_000, uniqueItems: true }),
    decision: Type.Enum(hostelDecisions),
    reason: Type.Optional(
      Type.String({
        maxLength: 500,
        description:
          "For the audit log, 5 characters or more; who loses a bed is told it. A dry run needs none.",
      }),
    ),
    dry_run: Type.Boolean(),
  }),
  status: 200,
  response: Type.Object({
    message: Type.String(),
    /** How many would be decided, or were. */
    decided: Type.Integer(),
    /** How many cannot be. */
    problems: Type.Integer(),
    /** Of a dry run, by matric number. */
    rows: Type.Array(DecidedRow),
  }),
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: Type.Object({ ...CodedDetail.properties, rows: Type.Array(DecidedRow) }),
      when: "`preview_outdated`: `rows` cannot be decided (any more), so nothing was.",
    },
  ],
});

export const bedsToMoveTo = defineEndpoint({
  ...office,
  method: "GET",
  path: "/hostel/applications/{id}/beds/",
  summary: "The free beds that the student of an application can be moved to",
  params: RecordParams,
  status: 200,
  response: Type.Object({
    beds: Type.Array(Type.Object({ id: RecordId, ...Place })),
  }),
  failures: officeFailures,
});

export const hostelWaitingStudents = defineListEndpoint({
  path: "/hostel/waiting/",
  area: "hostel",
  summary: "Who waits for a bed in the running session, in the order of offers",
  roles,
  row: Type.Object({
    id: RecordId,
    ...Student,
    kind: Unset(HostelKind),
    joined_at: IsoInstant,
    /** 1 is next; `null` while a bed is offered. */
    position: Unset(Type.Integer()),
    offer: Unset(Type.Object({ ...Place, expires_at: IsoInstant })),
  }),
  sorts: ["joined_at", "name", "matric_number"],
  defaultSort: "joined_at",
  filters: {
    kind: Type.Optional(HostelKind),
    is_offered: Type.Optional(Type.Boolean()),
  },
});

export const exportHostelWaitingStudents = defineExportEndpoint(hostelWaitingStudents, {
  summary: "The waiting list as a file",
});

export const removeFromWaitingList = defineEndpoint({
  ...office,
  method: "POST",
  path: "/hostel/waiting/{id}/removal/",
  summary: "Take a student off the waiting list, with a reason; an offered bed goes to the next",
  params: RecordParams,
  body: Type.Object({ reason: Type.String({ minLength: 5, maxLength: 500 }) }),
  status: 200,
  response: Message,
  failures: officeFailures,
});

const ApplicationParams = Type.Object({ id: RecordId });

const Reason = Type.String({ maxLength: 500 });

const decisionFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
] as const;

const unknownFailure = { status: 404, body: Detail, when: "No such application." } as const;

/** Actions of the hostel office. Each change is written to the audit log and mailed to the student. */
export const decideHostelApplication = defineEndpoint({
  method: "PUT",
  path: "/hostel/applications/{id}/decision/",
  area: "hostel",
  origin: "extension",
  summary: "Approve a pending application, or reject it with a reason, which frees the bed",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: ApplicationParams,
  body: Type.Object({
    decision: Type.Union([Type.Literal("approved"), Type.Literal("rejected")]),
    reason: Type.Optional(Reason),
  }),
  status: 200,
  response: Message,
  failures: [
    ...decisionFailures,
    unknownFailure,
    { status: 409, body: CodedDetail, when: "`decided`: it is not pending any more." },
  ],
});

export const releaseBed = defineEndpoint({
  method: "POST",
  path: "/hostel/applications/{id}/release/",
  area: "hostel",
  origin: "extension",
  summary: "Take the bed of a pending or approved application back, with a reason",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: ApplicationParams,
  body: Type.Object({ reason: Reason }),
  status: 200,
  response: Message,
  failures: [
    ...decisionFailures,
    unknownFailure,
    { status: 409, body: CodedDetail, when: "`no_bed`: the application holds none." },
  ],
});

export const relocateStudent = defineEndpoint({
  method: "POST",
  path: "/hostel/applications/{id}/relocation/",
  area: "hostel",
  origin: "extension",
  summary: "Move a pending or approved application to another free bed of the same kind",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: ApplicationParams,
  body: Type.Object({ bed_id: RecordId, reason: Reason }),
  status: 200,
  response: Message,
  failures: [
    ...decisionFailures,
    { status: 404, body: Detail, when: "No such application, or no such bed." },
    {
      status: 409,
      body: CodedDetail,
      when: "`no_bed`: the application holds none; `bed_taken`; `wrong_kind`.",
    },
  ],
});
