import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Blank,
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Message,
  RecordId,
  Unset,
} from "../shapes.ts";
import { ChangeRequest, correctionForm, Evidence } from "./correction-shapes.ts";
import { profileFields } from "./profile-fields.ts";

const roles = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

const Kind = Type.Union([Type.Literal("applicant"), Type.Literal("student")]);

/** An applicant's or a student's account: `id` is the account's number, `number` is the login. */
const Person = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  number: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  other_name: Blank,
  email: Type.String(),
});

const ProfileParams = Type.Object({ id: RecordId });

const Reason = Type.String({ minLength: 5, maxLength: 500 });

const unknownProfile = { status: 404, body: Detail, when: "No such profile." } as const;

const notValid = { status: 400, body: FieldErrors, when: "A field is not valid." } as const;

/** The version of a profile the caller saw. A newer one is a conflict. */
const Revision = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

export const readProfile = defineEndpoint({
  method: "GET",
  path: "/staff/profiles/{id}/",
  area: "staff",
  origin: "extension",
  summary: "One person's profile, what was corrected in it and what is asked for",
  auth: "staff",
  roles,
  params: ProfileParams,
  status: 200,
  response: Type.Object({
    ...Person.properties,
    department: Type.String({ description: "Of an applicant the preferred course." }),
    level: Unset(Type.Integer()),
    ...profileFields,
    /** Identifies this state of the correctable fields. */
    revision: Revision,
    is_suspended: Type.Boolean(),
    must_change_password: Type.Boolean(),
    /** Null of a student, whose email the college entered. */
    is_email_verified: Unset(Type.Boolean()),
    has_submitted: Unset(Type.Boolean()),
    created_at: IsoInstant,
    last_sign_in_at: Unset(IsoInstant),
    /** The same person's other account, of an applicant who became a student. */
    other: Unset(
      Type.Object({
        id: Type.Integer(),
        kind: Kind,
        number: Type.String(),
        record_id: Type.Integer(),
      }),
    ),
    /** The number of the applicant's or the student's own record. */
    record_id: Type.Integer(),
    /** Newest first, at most twenty. */
    requests: Type.Array(ChangeRequest),
  }),
  failures: [...guardFailures, unknownProfile],
});

export const correctProfile = defineEndpoint({
  method: "PUT",
  path: "/staff/profiles/{id}/",
  area: "staff",
  origin: "extension",
  summary:
    "Correct what a person may not change by themself, in the applicant's and the student's record alike",
  auth: "staff",
  roles,
  params: ProfileParams,
  encoding: "multipart",
  body: Type.Object({
    ...correctionForm,
    revision: Revision,
    reason: Type.String({ maxLength: 500 }),
    evidence: Evidence,
  }),
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    { ...notValid, when: "A field is not valid, or nothing differs (`changes`)." },
    unknownProfile,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: the profile is not as the caller saw it; `has_bed`: the sex does not fit the hostel in which the student has a bed; `indexed`: a council has indexed the student under this name.",
    },
    { status: 413, body: FieldErrors, when: "The evidence is larger than 5 MB." },
    { status: 507, body: Detail, when: "The college has no room left to store the file." },
  ],
});

export const suspendProfile = defineEndpoint({
  method: "PUT",
  path: "/staff/profiles/{id}/suspension/",
  area: "staff",
  origin: "extension",
  summary: "Suspend an account, which ends its sign-ins at once, or restore it",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: ProfileParams,
  body: Type.Object({ is_suspended: Type.Boolean(), reason: Reason }),
  status: 200,
  response: Message,
  failures: [...guardFailures, notValid, unknownProfile],
});

const RequestParams = Type.Object({ id: RecordId });

const unknownRequest = { status: 404, body: Detail, when: "No such request." } as const;

export const readChangeRequest = defineEndpoint({
  method: "GET",
  path: "/staff/change-requests/{id}/",
  area: "staff",
  origin: "extension",
  summary: "One request for a correction, with the profile as it is now",
  auth: "staff",
  roles,
  params: RequestParams,
  status: 200,
  response: Type.Object({
    ...ChangeRequest.properties,
    profile: Person,
    /** What the fields hold now, by the contract's names, where that is not what was asked from. */
    changed_since: Type.Array(Type.String()),
    decided_by: Unset(Type.String()),
    evidence_media_type: Unset(Type.String()),
  }),
  failures: [...guardFailures, unknownRequest],
});

export const readEvidence = defineEndpoint({
  method: "GET",
  path: "/staff/change-requests/{id}/evidence/",
  area: "staff",
  origin: "extension",
  summary: "The document that came with a request",
  auth: "staff",
  roles,
  params: RequestParams,
  status: 200,
  response: { file: ["application/pdf", "image/jpeg"] },
  failures: [...guardFailures, { ...unknownRequest, when: "No such request, or it has none." }],
});

export const decideChangeRequest = defineEndpoint({
  method: "PUT",
  path: "/staff/change-requests/{id}/decision/",
  area: "staff",
  origin: "extension",
  summary: "Approve a request, which corrects the profile, or refuse it with a reason",
  auth: "staff",
  roles,
  params: RequestParams,
  body: Type.Object({
    decision: Type.Union([Type.Literal("approved"), Type.Literal("refused")]),
    reason: Type.Optional(
      Type.String({ maxLength: 500, description: "Needed where it is refused." }),
    ),
  }),
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    notValid,
    unknownRequest,
    {
      status: 409,
      body: CodedDetail,
      when: "`decided`: it is not open any more; `changed_elsewhere`: the profile is not as it was when this was asked; `not_valid`: it cannot be made any more, `detail` says why; `has_bed` and `indexed` as of a correction.",
    },
  ],
});

export const handOutPasswordLink = defineEndpoint({
  method: "POST",
  path: "/staff/profiles/{id}/password-link/",
  area: "staff",
  origin: "extension",
  summary: "A one-time link by which a person chooses a new password: mailed to them, or told once",
  auth: "staff",
  roles,
  params: ProfileParams,
  body: Type.Object({
    delivery: Type.Union([Type.Literal("mailed"), Type.Literal("shown")]),
    reason: Reason,
  }),
  status: 200,
  response: Type.Object({
    /** Null if it was mailed. It is shown only here, once. */
    link: Unset(Type.String()),
    expires_at: IsoInstant,
  }),
  failures: [
    ...guardFailures,
    notValid,
    unknownProfile,
    {
      status: 409,
      body: CodedDetail,
      when: "`suspended`: the account is; `too_many_links`: five were handed out within an hour.",
    },
  ],
});
