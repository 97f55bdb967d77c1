import Type from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Detail, FieldErrors, tooManyRequestsFailure } from "./shapes.ts";
import { staffRoles } from "./staff-role.ts";

const Role = Type.Union(staffRoles.map((role) => Type.Literal(role)));

const StaffMember = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  role: Role,
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
    password: Type.String({ minLength: 1, maxLength: 200, description: "Case-sensitive." }),
  }),
  status: 200,
  response: Type.Object({
    staff: StaffMember,
    access: Type.String(),
    refresh: Type.String(),
  }),
  failures: [
    { status: 400, body: FieldErrors, when: "A field is missing or too long." },
    { status: 401, body: Detail, when: "The email or the password is wrong." },
    { status: 403, body: Detail, when: "The account is suspended." },
    tooManyRequestsFailure,
  ],
});
