import Type from "typebox";
import { Role } from "../accounts/staff-account.ts";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Message,
  RecordId,
  Unset,
} from "../shapes.ts";

const roles = ["SUPER_ADMIN"] as const;

const Reason = Type.String({ minLength: 5, maxLength: 500 });

const IdParams = Type.Object({ id: RecordId });

const StaffMemberRow = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  role: Role,
  /** False for the caller's own row: staff cannot change their own role or suspend themselves. */
  is_self: Type.Boolean(),
  suspended_at: Unset(IsoInstant),
  has_second_factor: Type.Boolean(),
  joined_at: IsoInstant,
  revision: Type.Integer(),
});

export const staffMembers = defineListEndpoint({
  path: "/staff/members/",
  area: "staff",
  summary: "Everybody on the staff",
  roles,
  row: StaffMemberRow,
  sorts: ["name", "email", "role", "joined_at"],
  defaultSort: "name",
  filters: {
    role: Type.Optional(Role),
    status: Type.Optional(Type.Enum(["active", "suspended"])),
  },
});

export const exportStaffMembers = defineExportEndpoint(staffMembers, {
  summary: "Everybody on the staff, as a file",
});

const notFoundFailure = {
  status: 404,
  body: Detail,
  when: "There is no such record.",
} as const;

const memberFailures = [
  { status: 400, body: FieldErrors, when: "A field is missing or will not do." },
  ...guardFailures,
  notFoundFailure,
  {
    status: 409,
    body: CodedDetail,
    when: "Somebody else changed it meanwhile (`changed_elsewhere`), it is the caller's own account (`own_account`), or the last super admin would go (`last_super_admin`).",
  },
] as const;

export const changeStaffRole = defineEndpoint({
  method: "PATCH",
  path: "/staff/members/{id}/role/",
  area: "staff",
  origin: "extension",
  summary: "Give a colleague another role, at once",
  auth: "staff",
  roles,
  params: IdParams,
  body: Type.Object({
    role: Role,
    revision: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
    reason: Reason,
  }),
  status: 200,
  response: Message,
  failures: memberFailures,
});

export const suspendStaff = defineEndpoint({
  method: "POST",
  path: "/staff/members/{id}/suspend/",
  area: "staff",
  origin: "extension",
  summary: "Suspend a colleague: their sign-ins end at once, and the invitations they sent",
  auth: "staff",
  roles,
  params: IdParams,
  body: Type.Object({ reason: Reason }),
  status: 200,
  response: Message,
  failures: memberFailures,
});

export const restoreStaff = defineEndpoint({
  ...suspendStaff,
  path: "/staff/members/{id}/restore/",
  summary: "Let a suspended colleague sign in again",
});

export const resetStaffSecondFactor = defineEndpoint({
  ...suspendStaff,
  path: "/staff/members/{id}/second-factor-reset/",
  summary: "Turn off the second factor of a colleague who lost the app and the recovery codes",
});

export const sendStaffPasswordLink = defineEndpoint({
  ...suspendStaff,
  path: "/staff/members/{id}/password-link/",
  summary: "Mail a colleague who forgot the password a link to choose another",
});

const invitationStates = ["open", "expired", "accepted", "revoked"] as const;

const InvitationRow = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  role: Role,
  state: Type.Enum(invitationStates),
  invited_by: Type.String(),
  invited_at: IsoInstant,
  expires_at: IsoInstant,
});

export const staffInvitations = defineListEndpoint({
  path: "/staff/invitations/",
  area: "staff",
  summary: "Who was invited to the staff",
  roles,
  row: InvitationRow,
  sorts: ["invited_at", "name"],
  defaultSort: "-invited_at",
  filters: { state: Type.Optional(Type.Enum(invitationStates)) },
});

export const exportStaffInvitations = defineExportEndpoint(staffInvitations, {
  summary: "Who was invited to the staff, as a file",
});

const invitationFailures = [
  { status: 400, body: FieldErrors, when: "A field is missing or will not do." },
  ...guardFailures,
  {
    status: 409,
    body: CodedDetail,
    when: "Somebody on the staff has this email (`email_in_use`), it is invited already (`already_invited`), or the invitation was accepted or revoked (`not_open`).",
  },
] as const;

export const inviteStaff = defineEndpoint({
  method: "POST",
  path: "/staff/invitations/",
  area: "staff",
  origin: "extension",
  summary: "Invite somebody to the staff, by a link in a mail",
  auth: "staff",
  roles,
  body: Type.Object({
    email: Type.String({ minLength: 1, maxLength: 254 }),
    surname: Type.String({ minLength: 1, maxLength: 60 }),
    first_name: Type.String({ minLength: 1, maxLength: 60 }),
    role: Role,
  }),
  status: 201,
  response: Message,
  failures: invitationFailures,
});

export const resendInvitation = defineEndpoint({
  method: "POST",
  path: "/staff/invitations/{id}/resend/",
  area: "staff",
  origin: "extension",
  summary: "Send a new link, which takes the place of the old one",
  auth: "staff",
  roles,
  params: IdParams,
  status: 200,
  response: Message,
  failures: [...invitationFailures, notFoundFailure],
});

export const revokeInvitation = defineEndpoint({
  ...resendInvitation,
  path: "/staff/invitations/{id}/revoke/",
  summary: "Take an invitation back: its link is worth nothing then",
});
