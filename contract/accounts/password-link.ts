import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  Acknowledged,
  CodedDetail,
  Detail,
  FieldErrors,
  IsoInstant,
  tooManyRequestsFailure,
} from "../shapes.ts";

const Token = Type.String({ minLength: 1, maxLength: 200 });

const deadLinkFailure = {
  status: 410,
  body: CodedDetail,
  when: "`link_used`, `link_expired` or `link_unknown`.",
} as const;

/** The form on the page of a password link. ICT support hands out the link. */
export const readPasswordLink = defineEndpoint({
  method: "POST",
  path: "/auth/password-link/",
  area: "auth",
  origin: "extension",
  summary: "Whose password a link sets; asking does not use it up",
  auth: "none",
  body: Type.Object({ token: Token }),
  status: 200,
  response: Type.Object({
    kind: Type.Union([Type.Literal("applicant"), Type.Literal("student")]),
    first_name: Type.String(),
    /** The application or matric number, used to sign in. */
    number: Type.String(),
    expires_at: IsoInstant,
  }),
  failures: [
    deadLinkFailure,
    { status: 403, body: Detail, when: "The account is suspended." },
    tooManyRequestsFailure,
  ],
});

export const usePasswordLink = defineEndpoint({
  method: "POST",
  path: "/auth/password-link/confirm/",
  area: "auth",
  origin: "extension",
  summary: "Set a new password with a link, once; every sign-in of the account ends",
  auth: "none",
  body: Type.Object({
    token: Token,
    new_password: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  status: 200,
  response: Acknowledged,
  failures: [
    { status: 400, body: FieldErrors, when: "The password will not do." },
    deadLinkFailure,
    { status: 403, body: Detail, when: "The account is suspended." },
    tooManyRequestsFailure,
  ],
});
