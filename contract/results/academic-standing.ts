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

const readers = ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;

/** The most students of one list. */
export const mostStandingStudents = 5_000;

/**
 * How a student stands at the end of a session, by the published results. `good` and `probation` move on to the next level,
 * `repeat` has the same level again, `withdraw` has to leave. `undecided`: results that decide are still to come.
 */
export const academicStandings = ["good", "probation", "repeat", "withdraw", "undecided"] as const;

export const AcademicStanding = Type.Object({
  standing: Type.Enum(academicStandings),
  /** Why, in sentences: `The CGPA is 1.62; at least 2.00 is needed.` Empty for `good`. */
  reasons: Type.Array(Type.String()),
});

const filters = {
  session: SessionName,
  department_id: Type.Optional(RecordId),
  /** The students' level in the session. */
  level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
};

const noSuchPlace = {
  status: 404,
  body: Detail,
  when: "There is no such session or department.",
} as const;

export const academicStandingList = defineEndpoint({
  method: "GET",
  path: "/result/academic-standing/",
  area: "registration",
  origin: "extension",
  summary: "How the students of a department's level stand at the end of a session",
  auth: "staff",
  roles: readers,
  query: Type.Object({
    ...filters,
    department_id: RecordId,
    level: Type.Integer({ minimum: 100, maximum: 900 }),
  }),
  status: 200,
  response: Type.Object({
    session: SessionName,
    department: Type.String(),
    level: Type.Integer(),
    /** Students who had the level in the session and registered a course or have a result in it, by matric number. */
    rows: Type.Array(
      Type.Object({
        student_id: RecordId,
        matric_number: Type.String(),
        /** Surname first. */
        name: Type.String(),
        academic_standing: AcademicStanding,
        /** After the session, in hundredths: 350 for 3.50; `null` without a result that counts. */
        cgpa_hundredths: Unset(Type.Integer({ minimum: 0 })),
        /** Credit units of the courses failed by then and not passed by then. */
        carryover_credits: Type.Integer({ minimum: 0 }),
        /** The level the student had after the session; `null` for who has not been promoted from it yet. */
        next_level: Unset(Type.Integer()),
        /** Whether the student has gone on to a higher level although the standing, as it is now, is against it. */
        moved_on_against_it: Type.Boolean(),
      }),
      { maxItems: mostStandingStudents },
    ),
  }),
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "A filter is missing, or is none of these." },
    noSuchPlace,
  ],
});

export const exportAcademicStanding = defineTableExport(academicStandingList, {
  summary: "The same as a file, of all departments and levels where none is named",
  filters,
  failures: [noSuchPlace, { ...tooManyRequestsFailure, when: "Too many exports run now." }],
});
