import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  Confirmed,
  changedElsewhere,
  deletionConflict,
  guardFailures,
  Message,
  officeFailures,
  RecordId,
  RecordParams,
  Revision,
  SaveOutcome,
  SeenRevision,
  SessionName,
  Typed,
  TypedNumber,
  Unset,
} from "../shapes.ts";

const office = {
  area: "registration",
  origin: "extension",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
} as const;

/** A grade point average in hundredths: 350 for 3.50. */
const Cgpa = Type.Integer({ minimum: 0, maximum: 500 });

const Level = Type.Integer({ minimum: 100, maximum: 900 });

/** An award within a department, as the department's record lists it. */
export const ProgrammeRow = Type.Object({
  id: Type.Integer(),
  code: Type.String({ examples: ["CHEW"] }),
  name: Type.String(),
  /** `Diploma in Community Health`; null where papers name the department alone. */
  award: Unset(Type.String()),
  /** How many levels it has. */
  years: Type.Integer(),
  /** The professional council that regulates it. */
  council: Unset(Type.String()),
  /** Whether applicants can choose it. */
  is_open: Type.Boolean(),
  /** Active ones. */
  students: Type.Integer(),
  applicants: Type.Integer(),
});

const Rules = {
  /** The least total that passes a course. */
  pass_mark: Type.Integer({ minimum: 1, maximum: 100 }),
  /** How many of the 100 marks are for continuous assessment. */
  ca_maximum: Type.Integer({ minimum: 0, maximum: 100 }),
  graduation_cgpa: Cgpa,
  /** Of a session in good standing. */
  standing_cgpa: Cgpa,
  /** Who fails courses of more credit units than these repeats the level. */
  standing_carryover_credits: Type.Integer({ minimum: 0 }),
  /** Classes of award, the best first. */
  classes: Type.Array(Type.Object({ name: Type.String(), cgpa: Cgpa })),
  /** How many credit units of the electives of a level must be passed. */
  elective_credits: Type.Array(Type.Object({ level: Level, credits: Type.Integer() })),
} as const;

/** The rules of the cohorts that begin in a session or later, until the next rules. */
const CohortRules = Type.Object({
  from_session_id: RecordId,
  from_session: SessionName,
  /** The session from which the next rules count; null for the last ones. */
  until_session: Unset(SessionName),
  ...Rules,
  /** By code; empty where the department's courses count. */
  courses: Type.Array(
    Type.Object({
      id: RecordId,
      code: Type.String(),
      title: Type.String(),
      level: Level,
      credit_load: Type.Integer(),
      is_required: Type.Boolean(),
    }),
  ),
  /** Students of these cohorts. */
  students: Type.Integer(),
  /** A result of one of them is published: the rules cannot change any more. */
  has_results: Type.Boolean(),
});

export const programmeChoices = defineEndpoint({
  method: "GET",
  path: "/result/programmes/",
  ...office,
  roles: ["SUPER_ADMIN", "EXAM_OFFICER", "ICT_SUPPORT", "BURSARY_OFFICER"],
  summary: "Every programme by department, and the sessions in which studies can begin",
  status: 200,
  response: Type.Object({
    /** By name. */
    departments: Type.Array(
      Type.Object({
        id: RecordId,
        name: Type.String(),
        programmes: Type.Array(
          Type.Object({ id: RecordId, code: Type.String(), name: Type.String() }),
        ),
      }),
    ),
    /** The latest first. */
    sessions: Type.Array(Type.Object({ id: RecordId, name: SessionName })),
  }),
  failures: [...guardFailures],
});

export const programmeRecord = defineEndpoint({
  method: "GET",
  path: "/result/programmes/{id}/",
  ...office,
  summary: "One programme with its rules for every cohort",
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...ProgrammeRow.properties,
    department_id: RecordId,
    department: Type.String(),
    revision: Revision,
    /** What who accepts an offer hands in; null for the usual papers. */
    entry_papers: Unset(Type.Array(Type.String())),
    /** What the college asks for where a programme names nothing. */
    usual_papers: Type.Array(Type.String()),
    /** The latest first. */
    rules: Type.Array(CohortRules),
    /** What counts for the cohorts before the first rules. */
    defaults: Type.Object(Rules),
    /** The sessions from which rules can count, the latest first. */
    sessions: Type.Array(Type.Object({ id: RecordId, name: SessionName })),
    /** What is offered to the department now, by code: where a list of courses begins. */
    offered: Type.Array(
      Type.Object({ id: RecordId, code: Type.String(), is_required: Type.Boolean() }),
    ),
  }),
  failures: [...officeFailures],
});

const ProgrammeForm = {
  code: Typed,
  name: Typed,
  award: Typed,
  years: TypedNumber,
  council: Typed,
  is_open: Type.Boolean(),
  entry_papers: Unset(Type.Array(Typed, { maxItems: 50 })),
  ...Confirmed.properties,
};

export const createProgramme = defineEndpoint({
  method: "POST",
  path: "/result/programmes/",
  ...office,
  summary: "Add a programme to a department, which applicants can choose at once if it is open",
  body: Type.Object({ ...ProgrammeForm, department_id: RecordId }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

export const changeProgramme = defineEndpoint({
  method: "PUT",
  path: "/result/programmes/{id}/",
  ...office,
  summary:
    "Change a programme's name, award, years and council, and whether applicants can choose it",
  params: RecordParams,
  body: Type.Object({ ...ProgrammeForm, revision: Revision }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

export const deleteProgramme = defineEndpoint({
  method: "DELETE",
  path: "/result/programmes/{id}/",
  ...office,
  summary: "Delete a programme that nobody is in, and that is not the department's only one",
  params: RecordParams,
  query: SeenRevision,
  status: 200,
  response: Message,
  failures: [...officeFailures, deletionConflict],
});

const rulesConflict = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: it was changed since it was seen; `results_published`: a student of these cohorts has a published result.",
} as const;

export const saveProgrammeRules = defineEndpoint({
  method: "PUT",
  path: "/result/programmes/{id}/rules/",
  ...office,
  summary: "Set what a programme asks of the cohorts from a session on",
  params: RecordParams,
  body: Type.Object({
    revision: Revision,
    from_session_id: RecordId,
    pass_mark: TypedNumber,
    ca_maximum: TypedNumber,
    graduation_cgpa: TypedNumber,
    standing_cgpa: TypedNumber,
    standing_carryover_credits: TypedNumber,
    classes: Type.Array(Type.Object({ name: Typed, cgpa: TypedNumber }), { maxItems: 20 }),
    elective_credits: Type.Array(Type.Object({ level: TypedNumber, credits: TypedNumber }), {
      maxItems: 20,
    }),
    required_course_ids: Type.Array(RecordId, { maxItems: 300 }),
    elective_course_ids: Type.Array(RecordId, { maxItems: 300 }),
  }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, rulesConflict],
});

export const deleteProgrammeRules = defineEndpoint({
  method: "DELETE",
  path: "/result/programmes/{id}/rules/{from_session_id}/",
  ...office,
  summary: "Take rules back, so that their cohorts go by the rules before them",
  params: Type.Object({ ...RecordParams.properties, from_session_id: RecordId }),
  query: SeenRevision,
  status: 200,
  response: Message,
  failures: [...officeFailures, rulesConflict],
});
