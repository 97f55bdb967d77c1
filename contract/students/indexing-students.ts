import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineImportEndpoint } from "../import.ts";
import { defineExportEndpoint, defineListEndpoint, mostAtOnce } from "../list.ts";
import {
  CodedDetail,
  Detail,
  guardFailures,
  IsoDate,
  Message,
  officeFailures,
  RecordId,
  RecordParams,
  Typed,
  Unset,
} from "../shapes.ts";
import { indexingOffice, indexingRoles } from "./council-indexing.ts";

/**
 * What a student can lack. `certificate_unchecked`: nobody has compared the name with the certificate; `name_changed`: it is another name
 * since. `olevel_unchecked`: a sitting of the application is not verified.
 */
export const indexingGaps = [
  "no_photo",
  "no_birth_date",
  "certificate_unchecked",
  "name_changed",
  "olevel_unchecked",
] as const;

/** `held`: not put forward. `ready`: lacks nothing and waits for the council's number. */
export const indexingStates = ["indexed", "held", "ready", "not_ready"] as const;

const Gap = Type.Enum(indexingGaps);
const Count = Type.Integer({ minimum: 0 });

export const indexingStudents = defineListEndpoint({
  path: "/student/indexing-students/",
  area: "student",
  summary: "The students of a round, and what each lacks",
  roles: indexingRoles,
  row: Type.Object({
    /** Of the student. */
    id: Type.Integer(),
    matric_number: Type.String(),
    /** Surname first. */
    name: Type.String(),
    state: Type.Enum(indexingStates),
    /** What is missing; empty once indexed. */
    gaps: Type.Array(Gap),
    /** Why the student is held back. */
    held_reason: Unset(Type.String()),
    index_number: Unset(Type.String()),
    /** The application, with the certificates; null for who has none in the portal. */
    applicant_id: Unset(RecordId),
  }),
  sorts: ["name", "matric_number"],
  defaultSort: "name",
  filters: {
    round_id: RecordId,
    state: Type.Optional(Type.Enum(indexingStates)),
    gap: Type.Optional(Gap),
  },
});

export const exportIndexingStudents = defineExportEndpoint(indexingStudents, {
  summary: "The same as a file, to follow up on",
});

const LeftOut = Type.Object({
  /** How many students were changed. */
  changed: Count,
  /** Why the others were left out, in sentences. */
  left_out: Type.Array(Type.String()),
});

/** Each student is judged alone; who has another name than was seen is left out. */
export const checkCertificates = defineEndpoint({
  method: "POST",
  path: "/student/indexing-rounds/{id}/certificates/",
  ...indexingOffice,
  summary: "Note that names were compared with the certificates",
  params: RecordParams,
  body: Type.Object({
    students: Type.Array(Type.Object({ id: RecordId, name: Type.String({ maxLength: 200 }) }), {
      minItems: 1,
      maxItems: mostAtOnce,
    }),
  }),
  status: 200,
  response: LeftOut,
  failures: [...officeFailures],
});

/** Who is indexed is left out. */
export const holdBackStudents = defineEndpoint({
  method: "POST",
  path: "/student/indexing-rounds/{id}/held/",
  ...indexingOffice,
  summary: "Hold students back from the council, or put them forward again",
  params: RecordParams,
  body: Type.Object({
    ids: Type.Array(RecordId, { minItems: 1, maxItems: mostAtOnce }),
    is_held: Type.Boolean(),
    reason: Typed,
  }),
  status: 200,
  response: LeftOut,
  failures: [...officeFailures],
});

/** `students.xlsx` with the council's columns, and in `photos/` a file for each student. */
export const indexingFiles = defineEndpoint({
  method: "GET",
  path: "/student/indexing-rounds/{id}/files/",
  ...indexingOffice,
  summary: "Everybody who is ready, as the council asks for it: a ZIP with a table and the photos",
  params: RecordParams,
  status: 200,
  response: { file: ["application/zip"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such round." },
    {
      status: 409,
      body: CodedDetail,
      when: "`nobody_ready`; `over_quota`: more students are ready or indexed than the council takes.",
    },
  ],
});

/**
 * Columns: matric_number, index_number, and name where the council gives it. Wrong are numbers that are unknown, twice in the file, of
 * another round or another student's, a second number for a student, and a name that is not the student's. `leave_out_wrong` takes
 * the others; it needs the `preview_mark` of the trial run.
 */
export const importIndexNumbers = defineImportEndpoint({
  path: "/student/indexing-rounds/{id}/import/",
  area: "student",
  summary: "Take in the council's index numbers",
  roles: indexingRoles,
  params: RecordParams,
  preview: Type.Object({
    matric_number: Type.String(),
    /** As the college has it; empty where the number is unknown. */
    name: Type.String(),
    index_number: Type.String(),
  }),
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such round." },
    {
      status: 409,
      body: CodedDetail,
      when: "`preview_outdated`: the trial run would answer otherwise now.",
    },
  ],
});

export const removeIndexNumber = defineEndpoint({
  method: "POST",
  path: "/student/indexing-rounds/{id}/removals/",
  ...indexingOffice,
  summary: "Take back an index number that was wrong, which unlocks the student's name",
  params: RecordParams,
  body: Type.Object({ student_id: RecordId, reason: Typed }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    { status: 409, body: CodedDetail, when: "`not_indexed`: the student has no index number." },
  ],
});

export const ownIndexing = defineEndpoint({
  method: "GET",
  path: "/student/council-indexing/",
  area: "student",
  origin: "extension",
  summary: "How far the student's indexing by the council is",
  auth: "student",
  status: 200,
  response: Type.Object({
    council: Unset(Type.String()),
    closes_on: IsoDate,
    days_left: Type.Integer(),
    index_number: Unset(Type.String()),
    /** What the student lacks; empty once indexed. */
    gaps: Type.Array(Gap),
  }),
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "The student's cohort is not indexed." },
  ],
});
