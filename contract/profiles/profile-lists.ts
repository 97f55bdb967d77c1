import Type from "typebox";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import { IsoDate, IsoInstant, Unset } from "../shapes.ts";
import { changeRequestStatuses } from "./correction-shapes.ts";

const readers = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

/** A profile of an applicant or a student: `id` is the account's. */
const ProfileRow = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(["applicant", "student"]),
  number: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  other_name: Unset(Type.String()),
  email: Type.String(),
  phone: Unset(Type.String()),
  date_of_birth: Unset(IsoDate),
  is_suspended: Type.Boolean(),
  created_at: IsoInstant,
});

export const profileRecords = defineListEndpoint({
  path: "/staff/profiles/",
  area: "staff",
  summary: "Everybody who applied or studies, a page at a time",
  roles: readers,
  row: ProfileRow,
  sorts: ["name", "number", "created_at"],
  defaultSort: "-created_at",
  filters: {
    kind: Type.Optional(Type.Enum(["applicant", "student"])),
    is_suspended: Type.Optional(Type.Boolean()),
  },
});

export const exportProfileRecords = defineExportEndpoint(profileRecords, {
  summary: "The profiles as a file",
});

export const changeRequests = defineListEndpoint({
  path: "/staff/change-requests/",
  area: "staff",
  summary: "What people ask to have corrected in their profiles",
  roles: readers,
  row: Type.Object({
    id: Type.Integer(),
    status: Type.Enum(changeRequestStatuses),
    requested_at: IsoInstant,
    decided_at: Unset(IsoInstant),
    kind: Type.Enum(["applicant", "student"]),
    profile_id: Type.Integer(),
    number: Type.String(),
    name: Type.String(),
    /** The fields, by the contract's names. */
    fields: Type.Array(Type.String()),
  }),
  sorts: ["requested_at"],
  defaultSort: "requested_at",
  filters: {
    status: Type.Optional(Type.Enum(changeRequestStatuses)),
  },
});

export const exportChangeRequests = defineExportEndpoint(changeRequests, {
  summary: "The requests for corrections as a file",
});

export const unverifiedEmails = defineListEndpoint({
  path: "/staff/unverified-emails/",
  area: "staff",
  summary: "Applicants who have not verified their email address",
  roles: readers,
  row: Type.Object({
    /** The applicant's number. */
    id: Type.Integer(),
    profile_id: Type.Integer(),
    application_no: Type.String(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    signed_up_at: IsoInstant,
    last_link_at: Unset(IsoInstant),
  }),
  sorts: ["signed_up_at", "name"],
  defaultSort: "-signed_up_at",
  filters: {},
});

export const exportUnverifiedEmails = defineExportEndpoint(unverifiedEmails, {
  summary: "The unverified email addresses as a file",
});
