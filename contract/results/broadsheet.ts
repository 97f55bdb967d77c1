import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineTableExport } from "../list.ts";
import {
  Detail,
  FieldErrors,
  guardFailures,
  RecordId,
  SessionName,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";
import { resultSheetStates } from "./states.ts";

const readers = ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;

/** The most students that a broadsheet has. */
export const mostBroadsheetStudents = 5_000;

/** The meaning of a student's cell in a course's column. */
export const broadsheetMarks = [
  /** Not on the course's sheet. */
  "none",
  /** On it, without a result: not entered, incomplete, or not published where only that is asked for. */
  "missing",
  "passed",
  "failed",
  "absent",
  "withheld",
] as const;

const Count = Type.Integer({ minimum: 0 });
const Hundredths = Unset(Type.Integer({ minimum: 0 }));

const filters = {
  /** The running semester where it is left out. */
  semester_id: Type.Optional(RecordId),
  department_id: RecordId,
  /** One of the department's programmes; all where it is left out. */
  programme_id: Type.Optional(RecordId),
  /** The students' level in the semester's session. */
  level: Type.Integer({ minimum: 100, maximum: 900 }),
  /** True to count published results only; otherwise entered results count too. */
  published_only: Type.Optional(Type.Boolean()),
};

const noSuchPlace = {
  status: 404,
  body: Detail,
  when: "There is no such semester or department, or none runs.",
} as const;

/**
 * Rows hold what they have of each course in the order of `courses`, in lists beside each other: a broadsheet of 1,000 students
 * has 12,000 places.
 */
export const broadsheet = defineEndpoint({
  method: "GET",
  path: "/result/broadsheet/",
  area: "registration",
  origin: "extension",
  summary: "The results of a department's level in a semester: students by courses, with averages",
  auth: "staff",
  roles: readers,
  query: Type.Object(filters),
  status: 200,
  response: Type.Object({
    semester_id: RecordId,
    session: SessionName,
    semester: Type.Integer({ minimum: 1, maximum: 3 }),
    department: Type.String(),
    level: Type.Integer(),
    /** Courses with at least one of the students on their sheet, by code. */
    courses: Type.Array(
      Type.Object({
        id: RecordId,
        code: Type.String(),
        title: Type.String(),
        credit_load: Count,
        state: Type.Enum(resultSheetStates),
      }),
    ),
    /** Students on any sheet of the semester, by matric number. */
    rows: Type.Array(
      Type.Object({
        student_id: RecordId,
        matric_number: Type.String(),
        /** Surname first. */
        name: Type.String(),
        marks: Type.Array(Type.Enum(broadsheetMarks)),
        /** Of 100; `null` without a result. */
        totals: Type.Array(Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()])),
        /** `AB`; empty without one. */
        grades: Type.Array(Type.String()),
        /** Which of the courses, counted from 0, are taken again. */
        repeated: Type.Array(Count),
        credits_taken: Count,
        credits_passed: Count,
        /** Grade points in hundredths: 350 for 3.50; `null` without a result that counts. */
        gpa_hundredths: Hundredths,
        /** Over all results published up to then and the semester's results on the broadsheet, by the college's policy. */
        cgpa_hundredths: Hundredths,
        /** Codes of courses failed in published results and not passed since, in any semester. */
        carryovers: Type.Array(Type.String()),
      }),
      { maxItems: mostBroadsheetStudents },
    ),
  }),
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "A filter is missing, or is none of these." },
    noSuchPlace,
  ],
});

export const exportBroadsheet = defineTableExport(broadsheet, {
  summary: "The same as a file",
  filters,
  failures: [noSuchPlace, { ...tooManyRequestsFailure, when: "Too many exports run now." }],
});
