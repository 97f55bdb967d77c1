import Type from "typebox";
import { SignedInApplicant } from "../admissions/applicant.ts";
import { defineEndpoint } from "../endpoint.ts";
import { Detail, FieldErrors, Message, tooManyRequestsFailure } from "../shapes.ts";
import { Student } from "../students/student.ts";

const Credentials = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 64, pattern: "^[^\\u0000]*$" }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});

/** The list-shaped answer with which a college may refuse a sign-in under status 200. */
export const StudentLoginRefused = Type.Array(
  Type.Object({ success: Type.Literal(false), message: Type.String() }),
  { minItems: 1 },
);

export const studentLogin = defineEndpoint({
  method: "POST",
  path: "/student/login/",
  area: "student",
  origin: "specified",
  summary: "Sign a student in; the answer is a list of one",
  auth: "none",
  body: Credentials,
  status: 200,
  response: Type.Array(
    Type.Object({
      success: Type.Boolean(),
      message: Type.String(),
      data: Type.Object({ student: Student, access: Type.String(), refresh: Type.String() }),
    }),
    { minItems: 1 },
  ),
  failures: [
    { status: 400, body: FieldErrors, when: "A field is missing or too long." },
    { status: 401, body: Detail, when: "The number or the password is wrong." },
    { status: 403, body: Detail, when: "The account is suspended." },
    tooManyRequestsFailure,
  ],
});

export const applicantLogin = defineEndpoint({
  method: "POST",
  path: "/admission/login",
  area: "admission",
  origin: "specified",
  summary: "Sign an applicant in",
  auth: "none",
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  status: 200,
  response: Type.Object({
    user: SignedInApplicant,
    access: Type.String(),
    refresh: Type.String(),
  }),
  failures: [
    { status: 400, body: FieldErrors, when: "A field is missing or too long." },
    { status: 401, body: Message, when: "The number or the password is wrong." },
    {
      status: 403,
      body: Message,
      when: "The account is suspended, or its email not verified (`code` is `email_not_verified`).",
    },
    tooManyRequestsFailure,
  ],
});
