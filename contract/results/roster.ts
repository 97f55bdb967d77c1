import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineTableExport } from "../list.ts";
import { Detail, FieldErrors, guardFailures, RecordId, SessionName, Unset } from "../shapes.ts";

const readers = ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;

const rosterQuery = {
  course_id: RecordId,
  /** The running one unless said. */
  semester_id: Type.Optional(RecordId),
};

const failures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "An id is none." },
  {
    status: 404,
    body: Detail,
    when: "No such course or semester, or, of a lecturer, a course that somebody else teaches.",
  },
] as const;

export const courseRoster = defineEndpoint({
  method: "GET",
  path: "/result/roster/",
  area: "registration",
  origin: "extension",
  summary: "Who registered a course in a semester, those who dropped it too",
  auth: "staff",
  roles: readers,
  query: Type.Object(rosterQuery),
  status: 200,
  response: Type.Object({
    course_id: Type.Integer(),
    code: Type.String(),
    title: Type.String(),
    credit_load: Type.Integer(),
    level: Type.Integer(),
    /** The semester shown; null between two semesters if none is requested, and then the list is empty. */
    semester_id: Unset(Type.Integer()),
    /** The semesters in which it was registered, and the running one; of a lecturer those of sessions in which they teach it. The newest first. */
    semesters: Type.Array(
      Type.Object({
        id: Type.Integer(),
        session: SessionName,
        number: Type.Integer(),
        is_current: Type.Boolean(),
      }),
    ),
    lecturers: Type.Array(Type.String()),
    /** By matric number. */
    students: Type.Array(
      Type.Object({
        id: Type.Integer(),
        matric_number: Type.String(),
        name: Type.String(),
        department: Type.String(),
        level: Type.Integer(),
        is_carryover: Type.Boolean(),
        /** Registered and dropped, and not registered again. */
        is_dropped: Type.Boolean(),
      }),
    ),
  }),
  failures,
});

export const exportCourseRoster = defineTableExport(courseRoster, {
  summary: "The same as a file",
  filters: rosterQuery,
  failures: [{ status: 404, body: Detail, when: "As of the roster itself." }],
});

export const printCourseRoster = defineEndpoint({
  method: "GET",
  path: "/result/roster/printout/",
  area: "registration",
  origin: "extension",
  summary: "The class list to print, a PDF: those who registered a course and did not drop it",
  auth: "staff",
  roles: readers,
  query: Type.Object(rosterQuery),
  status: 200,
  response: { file: ["application/pdf"] },
  failures,
});
