import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { Acknowledged, FieldErrors, guardFailures, tooManyRequestsFailure } from "../shapes.ts";

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Code = Type.String({ minLength: 1, maxLength: 20 });
const Password = Type.String({ minLength: 1, maxLength: 200 });

export const requestPasswordReset = defineEndpoint({
  method: "POST",
  path: "/student/password-reset/request/",
  area: "student",
  origin: "specified",
  summary: "Email a one-time code; known and unknown emails answer the same",
  auth: "none",
  body: Type.Object({ email: Email }),
  status: 200,
  response: Acknowledged,
  failures: [
    { status: 400, body: FieldErrors, when: "The email is not one." },
    tooManyRequestsFailure,
  ],
});

export const confirmPasswordReset = defineEndpoint({
  method: "POST",
  path: "/student/password-reset/confirm/",
  area: "student",
  origin: "specified",
  summary: "Set a new password with an emailed code",
  auth: "none",
  body: Type.Object({
    email: Email,
    otp: Code,
    new_password: Password,
  }),
  status: 200,
  response: Acknowledged,
  failures: [
    {
      status: 400,
      body: FieldErrors,
      when: "The code is wrong, used, expired or dead, or the password is too weak.",
    },
    tooManyRequestsFailure,
  ],
});

export const requestApplicantPasswordReset = defineEndpoint({
  method: "POST",
  path: "/admission/password-reset/request/",
  area: "admission",
  origin: "extension",
  summary: "Email an applicant a one-time code; known and unknown emails answer the same",
  auth: "none",
  body: Type.Object({ email: Email }),
  status: 200,
  response: Acknowledged,
  failures: [
    { status: 400, body: FieldErrors, when: "The email is not one." },
    tooManyRequestsFailure,
  ],
});

export const confirmApplicantPasswordReset = defineEndpoint({
  method: "POST",
  path: "/admission/password-reset/confirm/",
  area: "admission",
  origin: "extension",
  summary: "Set an applicant's new password with an emailed code",
  auth: "none",
  body: Type.Object({
    email: Email,
    otp: Code,
    new_password: Password,
  }),
  status: 200,
  response: Acknowledged,
  failures: [
    {
      status: 400,
      body: FieldErrors,
      when: "The code is wrong, used, expired or dead, or the password is too weak.",
    },
    tooManyRequestsFailure,
  ],
});

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/student/password-change/",
  area: "student",
  origin: "extension",
  summary: "Choose a new password while signed in; other sign-ins end",
  auth: "student",
  body: Type.Object({
    current_password: Password,
    new_password: Password,
  }),
  status: 200,
  response: Type.Object({ message: Type.String(), access: Type.String(), refresh: Type.String() }),
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "A password is wrong or too weak." },
    tooManyRequestsFailure,
  ],
});
