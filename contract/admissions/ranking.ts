import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineTableExport } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  RecordId,
  Unset,
} from "../shapes.ts";

export const AdmissionOutcome = Type.Union([
  Type.Literal("admitted"),
  Type.Literal("waiting_list"),
  Type.Literal("not_admitted"),
]);

/** The caller's reason; kept in the audit log. */
const Reason = Type.String({ minLength: 5, maxLength: 500 });

/** How many records one bulk action takes. */
const most = 5_000;

const invalid = { status: 400, body: FieldErrors, when: "A field is not valid." } as const;

const PlacesOfDepartment = Type.Object({
  department_code: Type.String(),
  department: Type.String(),
  /** Null where no quota is set. */
  quota: Unset(Type.Integer()),
  /** Offers in force: accepted, or unanswered and not lapsed. */
  taken: Type.Integer(),
});

export const readPlaces = defineEndpoint({
  method: "GET",
  path: "/admission/places/",
  area: "admission",
  origin: "extension",
  summary:
    "A round of admission by department: its quota, the offers that stand, who waits, who is to be decided on",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  query: Type.Object({
    application_session_id: Type.Optional(RecordId),
  }),
  status: 200,
  response: Type.Object({
    /** The requested round, else the latest with a tested applicant, else the latest. Null if there is none. */
    application_session_id: Unset(Type.Integer()),
    /** Every round of admission, the latest first. */
    sessions: Type.Array(
      Type.Object({ id: Type.Integer(), title: Type.String(), session: Type.String() }),
    ),
    departments: Type.Array(
      Type.Object({
        ...PlacesOfDepartment.properties,
        /** Tested, and nothing decided. */
        undecided: Type.Integer(),
        waiting_list: Type.Integer(),
        not_admitted: Type.Integer(),
        /** Submitted, and without a score. */
        untested: Type.Integer(),
        /** Where the department has several, by name. */
        programmes: Type.Array(
          Type.Object({
            code: Type.String(),
            name: Type.String(),
            /** Null where no quota is set. */
            quota: Unset(Type.Integer()),
            taken: Type.Integer(),
          }),
        ),
      }),
    ),
  }),
  failures: [...guardFailures, invalid, { status: 404, body: Detail, when: "No such round." }],
});

export const exportPlaces = defineTableExport(readPlaces, {
  summary: "The places and candidates of a round of admission by department as a file",
  filters: { application_session_id: Type.Optional(RecordId) },
  failures: [{ status: 404, body: Detail, when: "No such round, or none at all." }],
});

const SimulatedCandidate = Type.Object({
  id: Type.Integer(),
  rank: Type.Integer({ minimum: 1 }),
  application_no: Type.String(),
  name: Type.String(),
  /** Percent. */
  score: Type.Integer(),
  jamb_score: Unset(Type.Integer()),
  outcome: AdmissionOutcome,
  /** The decision so far: a place on the waiting list. */
  decided: Unset(AdmissionOutcome),
});

/** How the places of a department are to be given. */
const DepartmentPlan = Type.Object({
  department_code: Type.String({ maxLength: 10 }),
  /** Ranks those alone who prefer this programme of the department, by its own quota. */
  programme_code: Type.Optional(Type.String({ maxLength: 10 })),
  cut_off: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Percent. Who has less is not admitted and does not wait.",
  }),
  admit: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: most,
      description: "How many to admit; as many as the quota leaves unless said.",
    }),
  ),
  waiting_list: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: most,
      description: "How many wait after them; everybody above the cut-off unless said.",
    }),
  ),
});

const simulationFailures = [
  { status: 404, body: Detail, when: "No such round." },
  {
    status: 409,
    body: CodedDetail,
    when: "`too_many`: these departments have more than 5,000 candidates together.",
  },
] as const;

/**
 * By score, then JAMB score, then time of submission. Candidates are the tested applicants of the round who prefer the
 * department and are not decided on, or wait.
 */
export const simulateAdmission = defineEndpoint({
  method: "POST",
  path: "/admission/simulation/",
  area: "admission",
  origin: "extension",
  summary: "Rank the candidates of departments and tell who would be admitted; writes nothing",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: Type.Object({
    application_session_id: RecordId,
    departments: Type.Array(DepartmentPlan, { minItems: 1, maxItems: 50 }),
  }),
  status: 200,
  response: Type.Object({
    departments: Type.Array(
      Type.Object({
        ...PlacesOfDepartment.properties,
        admitted: Type.Integer(),
        waiting_list: Type.Integer(),
        not_admitted: Type.Integer(),
        /** How far this plan exceeds the quota. */
        over: Type.Integer(),
        /** The best first. */
        candidates: Type.Array(SimulatedCandidate),
      }),
    ),
  }),
  failures: [...guardFailures, invalid, ...simulationFailures],
});

export const exportSimulation = defineTableExport(simulateAdmission, {
  summary: "The candidates of one department by rank as a file, with what a plan proposes for each",
  filters: { application_session_id: RecordId, ...DepartmentPlan.properties },
  failures: simulationFailures,
});

const Ids = Type.Array(RecordId, { maxItems: most });

const DecidedRow = Type.Object({
  id: Type.Integer(),
  application_no: Type.String(),
  name: Type.String(),
  outcome: AdmissionOutcome,
  /** Which they are admitted to. */
  department: Unset(Type.String()),
  /** What is decided now. */
  before: Unset(AdmissionOutcome),
  /** False if this is already decided: nothing is written and no mail is sent. */
  changes: Type.Boolean(),
  /** Why it cannot be decided. */
  problem: Unset(CodedDetail),
});

/**
 * One transaction, all or nothing. With `dry_run` nothing is written, and the response says what would happen to each row.
 * The real run sends the `preview` from the dry run and is refused if anything changed since.
 */
export const decideAdmissions = defineEndpoint({
  method: "POST",
  path: "/admission/decisions/",
  area: "admission",
  origin: "extension",
  summary: "Admit, put on the waiting list and refuse many applicants at once",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: Type.Object({
    admitted: Ids,
    waiting_list: Ids,
    not_admitted: Ids,
    department_code: Type.Optional(
      Type.String({
        maxLength: 10,
        description: "What the admitted are admitted to; each one's preferred course unless said.",
      }),
    ),
    programme_code: Type.Optional(
      Type.String({
        maxLength: 10,
        description:
          "What the admitted are admitted to; unless said each one's preferred programme, or the department's only one.",
      }),
    ),
    answer_by: Type.Optional(IsoDate),
    told: Type.Optional(
      Type.String({
        maxLength: 500,
        description:
          "What those who are not admitted are told as the reason; needed where there are any.",
      }),
    ),
    reason: Reason,
    over_quota_reason: Type.Optional(Reason),
    dry_run: Type.Boolean(),
    preview: Type.Optional(Type.String({ maxLength: 40_000, pattern: "^[\\w-]*$" })),
  }),
  status: 200,
  response: Type.Object({
    message: Type.String(),
    preview: Type.String(),
    /** How many rows would change, or changed. */
    changed: Type.Integer(),
    /** How many rows block it; in a dry run only. */
    problems: Type.Integer(),
    /** In a dry run only, by application number. */
    rows: Type.Array(DecidedRow),
    /** Of every department that admits. */
    quotas: Type.Array(
      Type.Object({
        ...PlacesOfDepartment.properties,
        /** Offers in force afterwards. */
        after: Type.Integer(),
        /** How far that exceeds the quota. */
        over: Type.Integer(),
      }),
    ),
  }),
  failures: [
    ...guardFailures,
    invalid,
    {
      status: 409,
      body: Type.Object({
        ...CodedDetail.properties,
        rows: Type.Optional(
          Type.Array(
            Type.Object({
              id: Type.Integer(),
              application_no: Type.String(),
              name: Type.String(),
              message: Type.String(),
            }),
            { description: "Up to 200 of those in the way." },
          ),
        ),
      }),
      when: "`preview_outdated`: somebody changed a row since the preview, or one cannot be decided; `quota_exceeded` without `over_quota_reason`. Nothing was written.",
    },
  ],
});
