import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  IsoDate,
  IsoInstant,
  Message,
  Naira,
  SessionName,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";

/**
 * A department's O-level requirements: at least `credits` subjects at C6 or better, among them one of each
 * group of `subjects` (`[["English Language"], ["Physics", "Agricultural Science"]]`), from at most `sittings` sittings.
 */
export const OlevelRequirement = Type.Object({
  credits: Type.Integer({ minimum: 0, maximum: 9 }),
  subjects: Type.Array(Type.Array(Type.String(), { minItems: 1 })),
  sittings: Type.Integer({ minimum: 1, maximum: 2 }),
});

/** An award within a department. */
export const ProgrammeChoice = Type.Object({
  code: Type.String({ examples: ["CHEW"] }),
  name: Type.String({ examples: ["Community Health Extension Workers"] }),
});

/** A department that takes applicants: the "preferred course of study". */
const Course = Type.Object({
  code: Type.String({ examples: ["CHE"] }),
  name: Type.String({ examples: ["Community Health"] }),
  olevel_requirement: Unset(OlevelRequirement),
  /** Where there are several to choose from, by name. Absent or empty at a college without programmes. */
  programmes: Type.Optional(Type.Array(ProgrammeChoice)),
});

export const ApplicationSession = Type.Object({
  id: Type.Integer(),
  name: SessionName,
  title: Type.String({ examples: ["Remedial Admission"] }),
  opens_at: IsoInstant,
  closes_at: IsoInstant,
  /** Decided on the college's clock. */
  is_open: Type.Boolean(),
  screening_fee: Naira,
  /** The days of its aptitude test batches, in order. */
  test_dates: Type.Array(IsoDate),
  announcement: Type.String({
    description: "One or two sentences made from the session's dates, in the college's time zone.",
  }),
});

export const applicationSessions = defineEndpoint({
  method: "GET",
  path: "/admission/sessions/",
  area: "admission",
  origin: "extension",
  summary: "The application sessions, newest first, and the courses that can be applied for",
  auth: "none",
  status: 200,
  response: Type.Object({
    sessions: Type.Array(ApplicationSession),
    courses: Type.Array(Course),
  }),
  failures: [tooManyRequestsFailure],
});

/** The form's rules check the value, all fields at once; this only limits its size. */
const Typed = Type.String({ maxLength: 500 });

export const signUp = defineEndpoint({
  method: "POST",
  path: "/admission/sign-up/",
  area: "admission",
  origin: "extension",
  summary: "Open an application in a session and email the link that verifies the address",
  auth: "none",
  body: Type.Object({
    session_id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
    course_code: Typed,
    /** Of a course with several; the office chooses where it is left out. */
    programme_code: Type.Optional(Typed),
    surname: Typed,
    first_name: Typed,
    other_name: Type.Optional(Typed),
    email: Typed,
    phone: Typed,
    password: Type.String({ maxLength: 200 }),
  }),
  status: 201,
  response: Type.Object({ application_no: Type.String(), message: Type.String() }),
  failures: [
    { status: 400, body: FieldErrors, when: "A field is not valid." },
    {
      status: 409,
      body: CodedDetail,
      when: "`session_closed`: the session does not take applications now; `detail` names its dates. `already_applied`: the email or the phone number is in use, which of them is not told.",
    },
    tooManyRequestsFailure,
  ],
});

export const verifyEmail = defineEndpoint({
  method: "POST",
  path: "/admission/verify-email/",
  area: "admission",
  origin: "extension",
  summary: "Verify an applicant's email address with the token of the emailed link, once",
  auth: "none",
  body: Type.Object({
    application_no: Type.String({ minLength: 1, maxLength: 64 }),
    token: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  status: 200,
  response: Message,
  failures: [
    { status: 404, body: Detail, when: "No application has this number." },
    {
      status: 410,
      body: CodedDetail,
      when: "`link_used`, `link_expired`, or `link_unknown`: the token is not this application's.",
    },
    tooManyRequestsFailure,
  ],
});

export const sendVerificationLink = defineEndpoint({
  method: "POST",
  path: "/admission/verification-link/",
  area: "admission",
  origin: "extension",
  summary: "Email a new verification link; known, unknown and verified applicants answer the same",
  auth: "none",
  body: Type.Object({
    identifier: Type.String({
      minLength: 1,
      maxLength: 254,
      description: "An application number or an email address.",
    }),
  }),
  status: 200,
  response: Message,
  failures: [tooManyRequestsFailure],
});
