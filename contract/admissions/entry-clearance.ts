import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  guardFailures,
  IsoDate,
  IsoInstant,
  Message,
  officeFailures,
  RecordId,
  Revision,
  Typed,
  Unset,
} from "../shapes.ts";
import { uploadFailures } from "./applicant.ts";

/** `missing`: not handed in. `sent`: waits for the office. `returned`: to be handed in again, for the reason given. */
export const entryPaperStates = ["missing", "sent", "accepted", "returned"] as const;

/**
 * `sent`: a paper waits for the office. Else `missing`: a paper is to be handed in, perhaps again. Else `originals`: all are accepted, and
 * originals are still to be shown. `cleared`: nothing is left to do.
 */
export const entryClearanceStates = ["sent", "missing", "originals", "cleared"] as const;

/** A paper of a clearance, numbered from 1. */
const PaperNumber = Type.Integer({ minimum: 1, maximum: 50 });

const EntryPaper = Type.Object({
  number: PaperNumber,
  name: Type.String({ examples: ["Birth certificate"] }),
  state: Type.Enum(entryPaperStates),
  /** Why it was returned. */
  note: Unset(Type.String()),
  /** Whether the office saw the original. */
  is_sighted: Type.Boolean(),
  /** `/media/papers/{id}`, for its owner and the staff entitled to it. */
  file: Unset(Type.String()),
  media_type: Unset(Type.String()),
  sent_at: Unset(IsoInstant),
});

const Clearance = {
  state: Type.Enum(entryClearanceStates),
  /** The last day for handing papers in. */
  due_on: IsoDate,
  cleared_at: Unset(IsoInstant),
} as const;

export const ownEntryClearance = defineEndpoint({
  method: "GET",
  path: "/admission/clearance/",
  area: "admission",
  origin: "extension",
  summary: "The papers that the applicant hands in after accepting the offer",
  auth: "applicant",
  status: 200,
  response: Type.Object({ ...Clearance, papers: Type.Array(EntryPaper) }),
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No papers are asked for: no offer is accepted." },
  ],
});

/** Takes the place of the file before, unless the office has accepted that. */
export const sendEntryPaper = defineEndpoint({
  method: "POST",
  path: "/admission/clearance/papers/",
  area: "admission",
  origin: "extension",
  summary: "Hand in a paper of the clearance",
  auth: "applicant",
  body: Type.Object({
    number: Type.String({ pattern: "^[1-9][0-9]?$" }),
    paper: Type.String({
      format: "binary",
      description: "A PDF, JPEG, PNG or WebP of at most 5 MB.",
    }),
  }),
  encoding: "multipart",
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    ...uploadFailures,
    { status: 404, body: Detail, when: "No such paper is asked for." },
    { status: 409, body: CodedDetail, when: "`accepted`: the office has accepted the paper." },
  ],
});

export const readEntryPaper = defineEndpoint({
  method: "GET",
  path: "/media/papers/{file}",
  area: "admission",
  origin: "extension",
  summary: "A paper that was handed in, for its owner and for staff entitled to it",
  auth: "account",
  params: Type.Object({
    file: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
  }),
  status: 200,
  response: { file: ["application/pdf", "image/jpeg"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such file, or it is another person's." },
  ],
});

const roles = ["SUPER_ADMIN"] as const;

export const entryClearances = defineListEndpoint({
  path: "/admission/clearances/",
  area: "admission",
  summary: "Who accepted an offer, and how far their papers are",
  roles,
  row: Type.Object({
    /** The applicant's. */
    id: Type.Integer(),
    application_no: Type.String(),
    name: Type.String(),
    /** What they were admitted to. */
    department: Type.String(),
    ...Clearance,
    is_overdue: Type.Boolean(),
    papers: Type.Integer(),
    /** Accepted, with the original seen. */
    complete: Type.Integer(),
    /** Waiting for the office. */
    sent: Type.Integer(),
  }),
  sorts: ["due", "name", "number"],
  defaultSort: "due",
  filters: {
    state: Type.Optional(Type.Enum(entryClearanceStates)),
    overdue: Type.Optional(Type.Boolean()),
    department_code: Type.Optional(Type.String({ maxLength: 10 })),
  },
});

export const exportEntryClearances = defineExportEndpoint(entryClearances, {
  summary: "The same as a file",
});

const office = { area: "admission", origin: "extension", auth: "staff", roles } as const;

export const entryClearance = defineEndpoint({
  method: "GET",
  path: "/admission/clearances/{id}/",
  ...office,
  summary: "The papers of one who accepted an offer",
  params: Type.Object({ id: RecordId }),
  status: 200,
  response: Type.Object({
    id: Type.Integer(),
    application_no: Type.String(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    department: Type.String(),
    /** Null until the student has one. */
    matric_number: Unset(Type.String()),
    ...Clearance,
    is_overdue: Type.Boolean(),
    papers: Type.Array(
      Type.Object({
        ...EntryPaper.properties,
        /** Null while it is missing. */
        revision: Unset(Revision),
      }),
    ),
  }),
  failures: [...guardFailures, { status: 404, body: Detail, when: "No such clearance." }],
});

const conflicts = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: the paper was changed since it was seen; `cleared`: everything is accepted already; `email_in_use`: another student has the email address.",
} as const;

export const decideEntryPaper = defineEndpoint({
  method: "PUT",
  path: "/admission/clearances/{id}/papers/{number}/",
  ...office,
  summary: "Accept a paper, return it with a reason, or note that the original was seen",
  params: Type.Object({ id: RecordId, number: PaperNumber }),
  body: Type.Object({
    revision: Revision,
    is_accepted: Type.Boolean(),
    is_sighted: Type.Boolean(),
    /** Why it is returned, for the applicant. */
    note: Type.Optional(Typed),
  }),
  status: 200,
  response: Message,
  failures: [...officeFailures, conflicts],
});

export const changeEntryDeadline = defineEndpoint({
  method: "PUT",
  path: "/admission/clearances/{id}/due-on/",
  ...office,
  summary: "Give somebody more time for their papers",
  params: Type.Object({ id: RecordId }),
  body: Type.Object({
    due_on: IsoDate,
    reason: Type.String({ minLength: 5, maxLength: 500 }),
  }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    { status: 409, body: CodedDetail, when: "`cleared`: everything is accepted already." },
  ],
});
