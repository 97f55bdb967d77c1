import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  IsoInstant,
  Message,
  RecordId,
  Unset,
} from "../shapes.ts";
import { ApplicantUser } from "./applicant.ts";
import { ApplicationState } from "./application.ts";
import { AdmissionOutcome } from "./ranking.ts";
import { ProgrammeChoice } from "./sign-up.ts";

/** The last step the applicant completed; `tested` until there is an offer. */
export const applicantStages = [
  "signed_up",
  "verified",
  "paid",
  "submitted",
  "tested",
  "admitted",
  "accepted",
] as const;

/**
 * The outcome of comparing the certificates with the claimed grades. `changed`: the applicant sent something new since.
 * With several sittings, the one that most needs the office counts.
 */
export const sittingStates = ["unchecked", "changed", "queried", "verified"] as const;

export const YesOrNo = Type.Union([Type.Literal("yes"), Type.Literal("no")]);
const Answer = Type.Union([Type.Literal("accepted"), Type.Literal("declined")]);
const DepartmentCode = Type.String({ maxLength: 10 });
const readers = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

/** A department to choose, with its programmes by name where it has several. */
const DepartmentChoice = Type.Object({
  code: Type.String(),
  name: Type.String(),
  programmes: Type.Array(ProgrammeChoice),
});

export const applicantRecords = defineListEndpoint({
  path: "/admission/applicants/",
  area: "admission",
  summary: "The applicants, for the office",
  roles: readers,
  row: Type.Object({
    id: Type.Integer(),
    application_no: Type.String(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    /** The preferred course. */
    department: Type.String(),
    /** The preferred programme; null where none was chosen. */
    programme: Unset(Type.String()),
    application_session_id: Type.Integer(),
    stage: Type.Enum(applicantStages),
    signed_up_at: IsoInstant,
    submitted_at: Unset(IsoInstant),
    /** Percent. */
    test_score: Unset(Type.Integer()),
    jamb_score: Unset(Type.Integer()),
    outcome: Unset(AdmissionOutcome),
    answer: Unset(Answer),
    /** Null before submission. */
    sittings: Unset(Type.Enum(sittingStates)),
    state_of_origin: Unset(Type.String()),
  }),
  sorts: ["number", "surname", "signed_up", "submitted", "score", "jamb"],
  defaultSort: "-signed_up",
  filters: {
    application_session_id: Type.Optional(RecordId),
    department_code: Type.Optional(DepartmentCode),
    programme_code: Type.Optional(DepartmentCode),
    stage: Type.Optional(Type.Enum(applicantStages)),
    paid: Type.Optional(YesOrNo),
    submitted: Type.Optional(YesOrNo),
    tested: Type.Optional(YesOrNo),
    /** Whether the applicant's aptitude test is over. */
    test_over: Type.Optional(YesOrNo),
    outcome: Type.Optional(
      Type.Union([AdmissionOutcome, Type.Literal("undecided"), Type.Literal("decided")]),
    ),
    answer: Type.Optional(Type.Union([Answer, Type.Literal("none")])),
    sittings: Type.Optional(Type.Enum(sittingStates)),
    state_of_origin: Type.Optional(Type.String({ maxLength: 60 })),
  },
});

export const exportApplicantRecords = defineExportEndpoint(applicantRecords, {
  summary: "The applicants as a file",
});

const ApplicantParams = Type.Object({ id: RecordId });
const unknown = { status: 404, body: Detail, when: "No such applicant." } as const;

const TestBatch = Type.Object({
  id: Type.Integer(),
  date: IsoDate,
  start_time: Type.String(),
  end_time: Type.String(),
  capacity: Type.Integer(),
  assigned: Type.Integer(),
});

/** One staff action on this application. */
const HistoryEntry = Type.Object({
  id: Type.Integer(),
  at: IsoInstant,
  by: Type.String(),
  action: Type.String(),
  before: Unset(Type.Record(Type.String(), Type.Unknown())),
  after: Unset(Type.Record(Type.String(), Type.Unknown())),
  reason: Unset(Type.String()),
});

export const readApplicantRecord = defineEndpoint({
  method: "GET",
  path: "/admission/applicants/{id}/",
  area: "admission",
  origin: "extension",
  summary: "One applicant's whole file",
  auth: "staff",
  roles: readers,
  params: ApplicantParams,
  status: 200,
  response: Type.Object({
    id: Type.Integer(),
    user: ApplicantUser,
    application: ApplicationState,
    is_suspended: Type.Boolean(),
    /** Percent. The office sees it before a decision is made. */
    test_score: Unset(Type.Integer()),
    test_batch_id: Unset(Type.Integer()),
    /** Tests the applicant can be moved to: in the same round, not begun, with room. */
    other_batches: Type.Array(TestBatch),
    department_code: Type.String(),
    /** The preferred programme; null where none was chosen. */
    programme_code: Unset(Type.String()),
    /** The outcome of each sitting's check, keyed by the sitting's number. */
    sitting_checks: Type.Array(
      Type.Object({
        id: Type.Integer(),
        sitting: Type.Union([Type.Literal("1"), Type.Literal("2")]),
        state: Type.Enum(sittingStates),
        query: Unset(Type.String()),
      }),
    ),
    /** The latest first, 100 at most. */
    history: Type.Array(HistoryEntry),
    /** Every department an applicant can be admitted to. */
    departments: Type.Array(DepartmentChoice),
    /** The actions the caller may take now. */
    can: Type.Object({
      score: Type.Boolean(),
      decide: Type.Boolean(),
      move: Type.Boolean(),
      send_link: Type.Boolean(),
      print_letter: Type.Boolean(),
      check_sittings: Type.Boolean(),
    }),
  }),
  failures: [...guardFailures, unknown],
});

export const moveToTestBatch = defineEndpoint({
  method: "PUT",
  path: "/admission/applicants/{id}/test-batch/",
  area: "admission",
  origin: "extension",
  summary:
    "Move an applicant to another aptitude test before either has begun; they are told by mail",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: ApplicantParams,
  body: Type.Object({ test_batch_id: RecordId }),
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "No such test in the applicant's round." },
    unknown,
    {
      status: 409,
      body: CodedDetail,
      when: "`not_submitted`; `test_begun`: the old or the new test; `tested`; `batch_full`.",
    },
  ],
});

export const resendVerificationLink = defineEndpoint({
  method: "POST",
  path: "/admission/applicants/{id}/verification-link/",
  area: "admission",
  origin: "extension",
  summary: "Mail an applicant a new link that verifies their email address",
  auth: "staff",
  roles: readers,
  params: ApplicantParams,
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    unknown,
    {
      status: 409,
      body: CodedDetail,
      when: "`already_verified`; `suspended`; `too_many_links`: five were sent within an hour.",
    },
  ],
});

export const readApplicantLetter = defineEndpoint({
  method: "GET",
  path: "/admission/applicants/{id}/letter/",
  area: "admission",
  origin: "extension",
  summary: "An admitted applicant's letter of admission, as PDF",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: ApplicantParams,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such applicant, or no offer that stands." },
  ],
});

export const readLetters = defineEndpoint({
  method: "GET",
  path: "/admission/letters/",
  area: "admission",
  origin: "extension",
  summary: "The letters of admission of a selection in one PDF, in the order of names",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  query: Type.Object({
    ids: Type.String({
      pattern: "^\\d{1,10}(,\\d{1,10}){0,199}$",
      description: "Up to 200 applicants; who has no offer that stands is left out.",
      examples: ["12,15"],
    }),
  }),
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "Too many, or not numbers." },
    { status: 404, body: Detail, when: "None of them has an offer that stands." },
  ],
});

export const readApplicantChoices = defineEndpoint({
  method: "GET",
  path: "/admission/applicants/choices/",
  area: "admission",
  origin: "extension",
  summary:
    "What the applicants can be narrowed to: rounds of admission, the latest first, and departments",
  auth: "staff",
  roles: readers,
  status: 200,
  response: Type.Object({
    sessions: Type.Array(
      Type.Object({ id: Type.Integer(), title: Type.String(), session: Type.String() }),
    ),
    departments: Type.Array(DepartmentChoice),
  }),
  failures: [...guardFailures],
});
