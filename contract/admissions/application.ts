import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  Detail,
  guardFailures,
  IsoDate,
  IsoInstant,
  Message,
  Naira,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";
import { ApplicationSession, OlevelRequirement } from "./sign-up.ts";

const SectionState = Type.Union([
  Type.Literal("not_started"),
  Type.Literal("in_progress"),
  Type.Literal("complete"),
]);

/** A missing part of a section: the field, as the section's form names it, and a sentence for the user. */
const MissingField = Type.Object({
  /** `date_of_birth`, `passport`; `first.subjects`, of the second sitting `second.exam_number`; `jamb_no`. */
  field: Type.String(),
  message: Type.String(),
});

const Section = Type.Object({ state: SectionState, missing: Type.Array(MissingField) });

/** §3 "O-level sitting" as it is stored. `result_file` is `/media/results/{id}`, for its owner. */
const OlevelSitting = Type.Object({
  sitting: Type.Union([Type.Literal("1"), Type.Literal("2")]),
  school_name: Type.String(),
  exam_type: Type.String(),
  year: Type.String(),
  exam_number: Type.String(),
  subjects: Type.Array(Type.Object({ name: Type.String(), grade: Type.String() })),
  result_file: Unset(Type.String()),
  result_media_type: Unset(Type.String()),
  /** Counts the times it was saved. */
  revision: Type.Integer(),
  /** The office's query. It stays until the file is sent again; `upload-result` then accepts it after submission too. */
  query: Type.Optional(Unset(Type.String())),
});

const Offer = Type.Object({
  department: Type.String(),
  /** The last day on which it can be answered. */
  answer_by: IsoDate,
  answer: Unset(Type.Union([Type.Literal("accepted"), Type.Literal("declined")])),
  answered_at: Unset(IsoInstant),
  /** False once answered or past its date. */
  can_answer: Type.Boolean(),
  /** Set once the offer is accepted and the applicant a student. */
  matric_number: Unset(Type.String()),
});

const Decision = Type.Object({
  outcome: Type.Union([
    Type.Literal("admitted"),
    Type.Literal("waiting_list"),
    Type.Literal("not_admitted"),
  ]),
  /** The reason for a rejection; null otherwise. */
  reason: Unset(Type.String()),
  decided_at: IsoInstant,
  /** Of an admitted applicant. */
  offer: Unset(Offer),
});

/** The parts of an application that are not in the profile. */
export const ApplicationState = Type.Object({
  session: ApplicationSession,
  course_code: Type.String(),
  signed_up_at: IsoInstant,
  verified_at: Unset(IsoInstant),
  screening: Type.Object({
    fee: Naira,
    is_paid: Type.Boolean(),
    paid_at: Unset(IsoInstant),
    reference: Unset(Type.String()),
  }),
  olevel_requirement: Unset(OlevelRequirement),
  number_of_sitting: Unset(Type.Union([Type.Literal("1"), Type.Literal("2")])),
  sittings: Type.Array(OlevelSitting),
  /** Null until the section is saved; an empty `jamb_no` says that JAMB was not sat. */
  jamb: Unset(
    Type.Object({
      jamb_no: Type.String(),
      jamb_score: Type.String(),
      /** Counts the times it was saved. */
      revision: Type.Integer(),
    }),
  ),
  sections: Type.Object({
    personal: Section,
    academic: Section,
    jamb: Section,
    declaration: Section,
  }),
  /** True when no missing step of the applicant and no date blocks `submit-application`. */
  can_submit: Type.Boolean(),
  submitted_at: Unset(IsoInstant),
  test: Unset(
    Type.Object({
      date: IsoDate,
      /** `"09:00"`, in the college's time zone. */
      start_time: Type.String(),
      end_time: Type.String(),
      venue: Type.String(),
      capacity: Type.Integer(),
      /** When the notice of it was confirmed; null until then. */
      seen_at: Unset(IsoInstant),
      /** When a score was entered, which means the applicant sat the test. */
      taken_at: Unset(IsoInstant),
      /** Percent. Present once a decision is made. */
      score: Unset(Type.Integer()),
    }),
  ),
  decision: Unset(Decision),
});

export const readApplication = defineEndpoint({
  method: "GET",
  path: "/admission/my-application/",
  area: "admission",
  origin: "extension",
  summary: "The signed-in applicant's application: sections, fee, test, decision, offer",
  auth: "applicant",
  status: 200,
  response: ApplicationState,
  failures: [...guardFailures],
});

export const confirmTestNotice = defineEndpoint({
  method: "POST",
  path: "/admission/test-notice/seen/",
  area: "admission",
  origin: "extension",
  summary: "Note that the applicant has seen which test batch they are in; twice is harmless",
  auth: "applicant",
  status: 200,
  response: Message,
  failures: [...guardFailures, { status: 404, body: Detail, when: "No test is assigned." }],
});

export const readResultFile = defineEndpoint({
  method: "GET",
  path: "/media/results/{file}",
  area: "admission",
  origin: "extension",
  summary: "The result file of an O-level sitting, for its owner and for staff entitled to it",
  auth: "account",
  params: Type.Object({
    file: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
  }),
  status: 200,
  response: { file: ["application/pdf", "image/jpeg"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such file, or it is another person's." },
  ],
});

export const downloadScreeningReceipt = defineEndpoint({
  method: "GET",
  path: "/payment/screening/receipt/",
  area: "payment",
  origin: "extension",
  summary: "The receipt of the applicant's screening fee, as PDF",
  auth: "applicant",
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, { status: 404, body: Detail, when: "The fee is not paid." }],
});

export const answerOffer = defineEndpoint({
  method: "POST",
  path: "/admission/offer/answer/",
  area: "admission",
  origin: "extension",
  summary: "Accept or decline the offer of admission; accepting makes the applicant a student",
  auth: "applicant",
  body: Type.Object({ answer: Type.Union([Type.Literal("accepted"), Type.Literal("declined")]) }),
  status: 200,
  response: Type.Object({
    message: Type.String(),
    /** Of the student, once accepted. */
    matric_number: Unset(Type.String()),
  }),
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "There is no offer." },
    {
      status: 409,
      body: CodedDetail,
      when: "`offer_answered` the other way, `offer_expired`, or `email_in_use` by another student. The same answer again is harmless.",
    },
  ],
});

export const downloadAdmissionLetter = defineEndpoint({
  method: "GET",
  path: "/admission/admission-letter/",
  area: "admission",
  origin: "extension",
  summary: "The letter of admission, as PDF",
  auth: "applicant",
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, { status: 404, body: Detail, when: "There is no offer." }],
});

/** Confirms to anyone who scans a printout's or a letter's QR code that the college issued it. */
export const confirmApplicationDocument = defineEndpoint({
  method: "GET",
  path: "/admission/document/confirm/{code}/",
  area: "admission",
  origin: "extension",
  summary: "Tell whether an application printout, test schedule or admission letter is genuine",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{16,64}$" }) }),
  status: 200,
  response: Type.Object({
    document: Type.Union([Type.Literal("application"), Type.Literal("admission_letter")]),
    application_no: Type.String(),
    name: Type.String(),
    session: Type.String(),
    /** Applied for, or admitted to. */
    course: Type.String(),
    issued_at: IsoInstant,
  }),
  failures: [
    { status: 404, body: Detail, when: "The college issued no such document." },
    tooManyRequestsFailure,
  ],
});

export const aptitudeTestSchedule = defineEndpoint({
  method: "GET",
  path: "/admission/aptitude-test-schedule/",
  area: "admission",
  origin: "specified",
  summary: "When the applicant sits the aptitude test",
  auth: "applicant",
  status: 200,
  response: Type.Object({
    date: IsoDate,
    start_time: Type.String({ examples: ["09:00"] }),
    end_time: Type.String({ examples: ["11:00"] }),
  }),
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "Nothing is submitted, or no test is assigned yet." },
  ],
});

export const downloadApplication = defineEndpoint({
  method: "GET",
  path: "/admission/download-pdf/",
  area: "admission",
  origin: "specified",
  summary: "The submitted application, or its test schedule, as PDF",
  auth: "applicant",
  query: Type.Object({
    /** An extension: a college that ignores it answers with the one document it has. */
    document: Type.Optional(Type.Union([Type.Literal("schedule"), Type.Literal("application")])),
  }),
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "The application is not submitted." },
  ],
});
