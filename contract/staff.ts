import Type from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { CodedDetail, FieldErrors, guardFailures, tooManyRequestsFailure } from "./shapes.ts";
import { staffPermissions } from "./staff-permission.ts";
import { staffRoles } from "./staff-role.ts";

export const Role = Type.Enum(staffRoles);

const Permission = Type.Enum(staffPermissions);

/** Somebody on the staff, as they see themself. */
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
 * Takes the place of the specification's list of staff and passwords, which a client would compare
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
