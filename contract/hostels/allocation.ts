import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  changedElsewhere,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstantSent,
  Message,
  RecordId,
  Unset,
} from "../shapes.ts";

const ApplicationParams = Type.Object({ id: RecordId });

const Reason = Type.String({ maxLength: 500 });

const officeFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
] as const;

const unknownFailure = { status: 404, body: Detail, when: "No such application." } as const;

/** What the hostel office does; each change is written to the audit log and mailed to the student. */
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
    ...officeFailures,
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
    ...officeFailures,
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
    ...officeFailures,
    { status: 404, body: Detail, when: "No such application, or no such bed." },
    {
      status: 409,
      body: CodedDetail,
      when: "`no_bed`: the application holds none; `bed_taken`; `wrong_kind`.",
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
    /** The one that was seen, 0 where none was saved; without it nobody is told of another's change. */
    revision: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })),
  }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    { status: 404, body: Detail, when: "No session is running." },
    changedElsewhere,
  ],
});
