import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Message,
  tooManyRequestsFailure,
} from "../shapes.ts";
import { staffPermissions } from "../staff/permission.ts";
import { staffRoles } from "../staff/role.ts";

export const Role = Type.Enum(staffRoles);

const Permission = Type.Enum(staffPermissions);

/** A member of staff's own view of their account. */
export const OwnStaffRecord = Type.Object({
  /** Of the member of staff, not of the account. */
  id: Type.Integer(),
  email: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  role: Role,
  permissions: Type.Array(Permission, { description: "Everything the role may do." }),
  second_factor: Type.Object({
    is_on: Type.Boolean({ description: "True where a code is asked for at sign-in." }),
    recovery_codes_left: Type.Integer({ minimum: 0 }),
  }),
});

const Password = Type.String({ minLength: 1, maxLength: 200, description: "Case-sensitive." });

/** Six digits; spaces in between do not matter. */
const OneTimeCode = Type.String({ minLength: 1, maxLength: 20, examples: ["123456"] });

/** Case, spaces and hyphens do not matter. */
const RecoveryCode = Type.String({
  minLength: 1,
  maxLength: 40,
  examples: ["k7qm-2x9d-4hfa-w3ps"],
});

/**
 * Replaces the specification's list of staff and passwords, which a client would compare
 * by itself: the college checks the password, and no list leaves it.
 */
export const staffLogin = defineEndpoint({
  method: "POST",
  path: "/staff/login/",
  area: "staff",
  origin: "extension",
  summary: "Sign a member of staff in",
  auth: "none",
  body: Type.Object({
    email: Type.String({ minLength: 1, maxLength: 254 }),
    password: Password,
    code: Type.Optional(OneTimeCode),
    recovery_code: Type.Optional(RecoveryCode),
  }),
  status: 200,
  response: Type.Object({
    staff: OwnStaffRecord,
    access: Type.String(),
    refresh: Type.String(),
  }),
  failures: [
    { status: 400, body: FieldErrors, when: "A field is missing or too long." },
    {
      status: 401,
      body: CodedDetail,
      when: "The email or the password is wrong (`wrong_credentials`); they are right and a code of the second factor is needed (`second_factor_required`), or the given one is wrong or used (`wrong_code`).",
    },
    { status: 403, body: CodedDetail, when: "The account is suspended (`account_suspended`)." },
    tooManyRequestsFailure,
  ],
});

export const readOwnStaffRecord = defineEndpoint({
  method: "GET",
  path: "/staff/me/",
  area: "staff",
  origin: "extension",
  summary: "The signed-in member of staff: role and permissions as they are now",
  auth: "staff",
  roles: staffRoles,
  status: 200,
  response: OwnStaffRecord,
  failures: guardFailures,
});

const RecoveryCodes = Type.Object({
  recovery_codes: Type.Array(Type.String(), {
    description:
      "Each stands in for the app once. They are shown this one time; the college keeps hashes.",
  }),
});

const wrongFields = {
  status: 400,
  body: FieldErrors,
  when: "The password, the code or the new password will not do.",
} as const;

export const changeStaffPassword = defineEndpoint({
  method: "POST",
  path: "/staff/me/password/",
  area: "staff",
  origin: "extension",
  summary:
    "Choose another password; every sign-in ends, and the answer holds the tokens of a new one",
  auth: "staff",
  roles: staffRoles,
  body: Type.Object({ current_password: Password, new_password: Password }),
  status: 200,
  response: Type.Object({ message: Type.String(), access: Type.String(), refresh: Type.String() }),
  failures: [wrongFields, ...guardFailures, tooManyRequestsFailure],
});

const alreadyOnFailure = {
  status: 409,
  body: CodedDetail,
  when: "A second factor is on already (`already_on`).",
} as const;

const notOnFailure = {
  status: 409,
  body: CodedDetail,
  when: "No second factor is on, or none is being set up (`not_on`).",
} as const;

export const startSecondFactor = defineEndpoint({
  method: "POST",
  path: "/staff/me/second-factor/",
  area: "staff",
  origin: "extension",
  summary:
    "Make a secret for an authenticator app; nothing is asked for at sign-in until it is confirmed",
  auth: "staff",
  roles: staffRoles,
  body: Type.Object({ password: Password }),
  status: 200,
  response: Type.Object({
    secret: Type.String({ description: "Base32, for those who type it into the app." }),
    uri: Type.String({ description: "`otpauth://…`, what a QR code for the app says." }),
  }),
  failures: [wrongFields, ...guardFailures, alreadyOnFailure, tooManyRequestsFailure],
});

export const confirmSecondFactor = defineEndpoint({
  method: "POST",
  path: "/staff/me/second-factor/confirm/",
  area: "staff",
  origin: "extension",
  summary: "Turn the second factor on, with a code that shows that the app has the secret",
  auth: "staff",
  roles: staffRoles,
  body: Type.Object({ code: OneTimeCode }),
  status: 200,
  response: RecoveryCodes,
  failures: [
    wrongFields,
    ...guardFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "It is on already (`already_on`), or none is being set up (`not_on`).",
    },
    tooManyRequestsFailure,
  ],
});

/** The password, and one of the two. */
const PasswordAndFactor = Type.Object({
  password: Password,
  code: Type.Optional(OneTimeCode),
  recovery_code: Type.Optional(RecoveryCode),
});

export const turnSecondFactorOff = defineEndpoint({
  method: "POST",
  path: "/staff/me/second-factor/off/",
  area: "staff",
  origin: "extension",
  summary: "Turn the second factor off",
  auth: "staff",
  roles: staffRoles,
  body: PasswordAndFactor,
  status: 200,
  response: Message,
  failures: [wrongFields, ...guardFailures, notOnFailure, tooManyRequestsFailure],
});

export const renewRecoveryCodes = defineEndpoint({
  method: "POST",
  path: "/staff/me/recovery-codes/",
  area: "staff",
  origin: "extension",
  summary: "Make new recovery codes; the old ones are worth nothing then",
  auth: "staff",
  roles: staffRoles,
  body: PasswordAndFactor,
  status: 200,
  response: RecoveryCodes,
  failures: [wrongFields, ...guardFailures, notOnFailure, tooManyRequestsFailure],
});

/** The token in the mailed link: 32 random bytes. */
const InvitationToken = Type.String({ pattern: "^[A-Za-z0-9_-]{20,100}$" });

const invitationGone = {
  status: 410,
  body: CodedDetail,
  when: "The link is not valid (`link_unknown`), was used or revoked (`link_used`) or has expired (`link_expired`).",
} as const;

/** A POST, so that the token appears in no URL and no log. */
export const readInvitation = defineEndpoint({
  method: "POST",
  path: "/staff/invitation/",
  area: "staff",
  origin: "extension",
  summary: "Whose password a mailed link sets: of somebody invited to the staff, or of a member",
  auth: "none",
  body: Type.Object({ token: InvitationToken }),
  status: 200,
  response: Type.Object({
    purpose: Type.Enum(["join", "new_password"]),
    email: Type.String(),
    surname: Type.String(),
    first_name: Type.String(),
    role: Role,
    expires_at: IsoInstant,
  }),
  failures: [
    { status: 400, body: FieldErrors, when: "The token is missing or is none." },
    invitationGone,
    tooManyRequestsFailure,
  ],
});

export const acceptInvitation = defineEndpoint({
  method: "POST",
  path: "/staff/invitation/accept/",
  area: "staff",
  origin: "extension",
  summary: "Choose a password, by which somebody invited joins the staff; the link is used up",
  auth: "none",
  body: Type.Object({ token: InvitationToken, password: Password }),
  status: 200,
  response: Type.Object({ message: Type.String(), email: Type.String() }),
  failures: [
    { status: 400, body: FieldErrors, when: "The password will not do." },
    invitationGone,
    tooManyRequestsFailure,
  ],
});
