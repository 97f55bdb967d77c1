import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { profileFields } from "../profiles/profile-fields.ts";
import {
  Acknowledged,
  Blank,
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  PaymentRequired,
  tooManyRequestsFailure,
} from "../shapes.ts";

/** §3 "Applicant", as it hangs off the signed-in user. */
export const Applicant = Type.Object({
  application_no: Type.String({
    description: "School code, course code and student id.",
    examples: ["COHT/CHE/00001"],
  }),
  preferred_course: Type.Optional(Blank),
  /** Present once a department has admitted the applicant. */
  department_admitted: Type.Optional(Blank),
  email: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  other_name: Type.Optional(Blank),
  submitted: Type.Boolean(),
});

/** §3 "Logged-in user" of an applicant: the account and whatever of the profile is already filled in. */
export const ApplicantUser = Type.Object({
  applicant: Applicant,
  verify: Type.Optional(Type.Boolean({ description: "False until the email is verified." })),
  ...Type.Partial(Type.Object(profileFields)).properties,
});

/** The same in a sign-in or look-up response. Some colleges include the applicant in only one of the two, or in neither. */
export const SignedInApplicant = Type.Object({
  ...ApplicantUser.properties,
  applicant: Type.Optional(Applicant),
});

/** §3 "Application record". */
const ApplicationRecord = Type.Object({
  application_no: Type.String(),
  application_session: Type.String(),
  last_name: Type.String(),
  first_name: Type.String(),
  other_name: Type.Optional(Blank),
  email: Type.String(),
});

/**
 * A college that ignores the filter returns every record, as specified. One that applies it
 * gives a stranger no list of names and emails.
 */
export const applications = defineEndpoint({
  method: "GET",
  path: "/admission/application/",
  area: "admission",
  origin: "specified",
  summary: "The application with one exact number; none without a number",
  auth: "none",
  query: Type.Object({
    application_no: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  status: 200,
  response: Type.Array(ApplicationRecord),
  failures: [tooManyRequestsFailure],
});

/** Refusals that every write to the application shares. */
export const sectionFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid, or may not be changed now." },
  { status: 402, body: PaymentRequired, when: "The screening fee is not paid." },
  {
    status: 409,
    body: CodedDetail,
    when: "`submitted`: the application is; `session_closed`; `changed_elsewhere`: another window saved the section meanwhile.",
  },
] as const;

export const uploadFailures = [
  { status: 413, body: FieldErrors, when: "The file is too large." },
  { status: 507, body: Detail, when: "The college has no room left to store the file." },
] as const;

const NumberOfSitting = Type.Union([Type.Literal("1"), Type.Literal("2")], {
  description: "The number of sittings held; saving `1` removes a stored second sitting.",
});

const WhichSitting = Type.Union([Type.Literal("1"), Type.Literal("2")], {
  description: "Which of the sittings it is.",
});

const Revision = Type.Integer({
  minimum: 0,
  maximum: 2 ** 31 - 1,
  description:
    "An extension: the `revision` that what is saved is to replace, 0 where there was none; refused with 409 `changed_elsewhere` when it is another by now, unless what is stored is the same.",
});

export const updateOlevel = defineEndpoint({
  method: "PATCH",
  path: "/admission/update-olevel",
  area: "admission",
  origin: "specified",
  summary: "Save one O-level sitting; called once per sitting",
  auth: "applicant",
  body: Type.Object({
    school_name: Type.String({
      maxLength: 500,
      description: "More than 120 characters are refused with a sentence for the person.",
    }),
    exam_type: Type.String({ maxLength: 500, examples: ["WAEC"] }),
    year: Type.String({ maxLength: 500, examples: ["2024"] }),
    exam_number: Type.String({ maxLength: 500, examples: ["4250101001"] }),
    number_of_sitting: NumberOfSitting,
    subjects: Type.Array(
      Type.Object({
        name: Type.String({ maxLength: 500 }),
        grade: Type.String({ maxLength: 500 }),
      }),
      {
        maxItems: 30,
        description:
          "1 to 9 subjects and their grades, A1 to F9; empty rows are left out. What is wrong with one is told under `subjects.0.name` or `subjects.0.grade`, by its place in the list as sent.",
      },
    ),
    /** An extension. A college without it decides by the exam number. */
    exam_sitting: Type.Optional(WhichSitting),
    revision: Type.Optional(Revision),
  }),
  status: 200,
  response: Acknowledged,
  failures: sectionFailures,
});

export const uploadResult = defineEndpoint({
  method: "POST",
  path: "/admission/upload-result",
  area: "admission",
  origin: "specified",
  summary: "Upload the result file of one O-level sitting",
  auth: "applicant",
  body: Type.Object({
    result: Type.String({
      format: "binary",
      description: "A PDF, JPEG, PNG or WebP of at most 5 MB.",
    }),
    exam_sitting: WhichSitting,
  }),
  encoding: "multipart",
  status: 200,
  response: Acknowledged,
  failures: [...sectionFailures, ...uploadFailures],
});

export const updateJamb = defineEndpoint({
  method: "PATCH",
  path: "/admission/update-jamb",
  area: "admission",
  origin: "specified",
  summary: "Save the JAMB details",
  auth: "applicant",
  body: Type.Object({
    jamb_no: Type.String({
      maxLength: 500,
      description: "8 or 12 digits and 2 letters; empty where JAMB was not sat.",
    }),
    jamb_score: Type.String({
      maxLength: 500,
      description: "0 to 400; empty where there is no score.",
    }),
    revision: Type.Optional(Revision),
  }),
  status: 200,
  response: Acknowledged,
  failures: sectionFailures,
});

export const submitApplication = defineEndpoint({
  method: "POST",
  path: "/admission/submit-application",
  area: "admission",
  origin: "specified",
  summary: "Submit the application; its sections are locked from then on",
  auth: "applicant",
  status: 200,
  response: Acknowledged,
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: Type.Object({
        detail: Type.String(),
        missing: Type.Optional(
          Type.Record(Type.String(), Type.Array(Type.String()), {
            description:
              "An extension: what is missing, by section (`personal`, `academic`, `jamb`).",
          }),
        ),
        missing_fields: Type.Optional(
          Type.Record(
            Type.String(),
            Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
            { description: "An extension: the same, with the field that each sentence is about." },
          ),
        ),
      }),
      when: "A section is incomplete.",
    },
    { status: 402, body: PaymentRequired, when: "The screening fee is not paid." },
    {
      status: 409,
      body: CodedDetail,
      when: "`session_closed`: the application session has closed. `no_test_batch`: every aptitude test is full; nothing is lost.",
    },
  ],
});
