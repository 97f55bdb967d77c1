import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Confirmed,
  changedElsewhere,
  guardFailures,
  officeFailures,
  RecordId,
  SaveOutcome,
  SessionName,
  Unset,
} from "../shapes.ts";

const readers = ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;
const office = ["EXAM_OFFICER", "SUPER_ADMIN"] as const;

const extension = { area: "registration", origin: "extension", auth: "staff" } as const;

const level = Type.Integer({ minimum: 100, maximum: 900 });

/** A course in a semester: who teaches it in the semester's session, who registered it, and who was in its examination. */
const SemesterCourse = Type.Object({
  /** Of the course. */
  id: Type.Integer(),
  code: Type.String(),
  title: Type.String(),
  credit_load: Type.Integer(),
  level: Type.Integer(),
  teaching_department: Type.String(),
  /** By name. */
  lecturers: Type.Array(
    Type.Object({
      /** Of the member of staff. */
      id: Type.Integer(),
      name: Type.String(),
    }),
  ),
  /** How many registered it and have not dropped it. */
  registered: Type.Integer(),
  /** How many of them were marked present, absent, and are barred from the examination by the exam office. */
  present: Type.Integer(),
  absent: Type.Integer(),
  barred: Type.Integer(),
});

/** The row's id is the course's: a list is of one semester. */
export const semesterCourses = defineListEndpoint({
  path: "/result/semester-courses/",
  area: "registration",
  summary: "The courses of a semester with their lecturers, students and attendance",
  roles: readers,
  row: SemesterCourse,
  sorts: ["code", "title", "level", "credit_load", "lecturers", "registered", "present"],
  // Courses without a lecturer come first.
  defaultSort: "lecturers",
  filters: {
    /** The running one unless said. */
    semester_id: Type.Optional(RecordId),
    department: Type.Optional(RecordId),
    level: Type.Optional(level),
    lecturer: Type.Optional(RecordId),
    without_lecturer: Type.Optional(Type.Boolean()),
  },
});

export const exportSemesterCourses = defineExportEndpoint(semesterCourses, {
  summary: "The same as a file",
});

export const teachingWorkload = defineListEndpoint({
  path: "/result/workload/",
  area: "registration",
  summary: "What each member of the staff who could teach, or does, has to teach in a semester",
  roles: readers,
  row: Type.Object({
    /** Of the member of staff. */
    id: Type.Integer(),
    name: Type.String(),
    /** The codes of their courses in the semester. */
    courses: Type.Array(Type.String()),
    /** The sum of their credit loads. */
    credit_load: Type.Integer(),
    /** The sum of those who registered each of them. */
    students: Type.Integer(),
    is_suspended: Type.Boolean(),
  }),
  sorts: ["name", "courses", "credit_load", "students"],
  defaultSort: "-credit_load",
  filters: {
    /** The running one unless said. */
    semester_id: Type.Optional(RecordId),
    is_teaching: Type.Optional(Type.Boolean()),
  },
});

export const exportTeachingWorkload = defineExportEndpoint(teachingWorkload, {
  summary: "The same as a file",
});

export const teachingChoices = defineEndpoint({
  method: "GET",
  path: "/result/semester-courses/choices/",
  ...extension,
  roles: readers,
  summary: "Which semesters there are, and what their courses can be narrowed and assigned to",
  status: 200,
  response: Type.Object({
    /** The newest first. */
    semesters: Type.Array(
      Type.Object({
        id: Type.Integer(),
        session: SessionName,
        /** 1, 2 or 3. */
        number: Type.Integer(),
        is_current: Type.Boolean(),
        /** Its session runs or is still to come: lecturers can be assigned. */
        is_open: Type.Boolean(),
      }),
    ),
    departments: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    /** Those who can be assigned: lecturers by their role who are not suspended. */
    lecturers: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  }),
  failures: [...guardFailures],
});

const pastSession = {
  status: 409,
  body: CodedDetail,
  when: "`past_session`: the semester's session is over.",
} as const;

const Lecturers = Type.Array(RecordId, { maxItems: 30 });

/** The assignment is the session's: it holds in all its semesters. Marks that somebody entered stay when the course is taken from them. */
export const assignLecturers = defineEndpoint({
  method: "PUT",
  path: "/result/semester-courses/{semester_id}/{course_id}/lecturers/",
  ...extension,
  roles: office,
  summary: "Say who teaches a course in the session of a semester",
  params: Type.Object({ semester_id: RecordId, course_id: RecordId }),
  body: Type.Object({
    lecturer_ids: Lecturers,
    /** The lecturers the caller saw; a difference is a conflict. */
    seen_ids: Lecturers,
    ...Confirmed.properties,
  }),
  status: 200,
  response: SaveOutcome,
  failures: [
    ...officeFailures,
    { ...pastSession, when: `${changedElsewhere.when} ${pastSession.when}` },
  ],
});

const most = 1_000;

/** All or nothing. With `dry_run` nothing is written, and every row has its outcome. */
export const assignCourses = defineEndpoint({
  method: "POST",
  path: "/result/semester-courses/{semester_id}/assignments/",
  ...extension,
  roles: office,
  summary: "Give many courses to one lecturer, beside those who teach them already",
  params: Type.Object({ semester_id: RecordId }),
  body: Type.Object({
    /** Of the courses. */
    ids: Type.Array(RecordId, { minItems: 1, maxItems: most }),
    lecturer_id: RecordId,
    reason: Type.String({ minLength: 5, maxLength: 500 }),
    dry_run: Type.Boolean(),
    preview: Type.Optional(
      Type.String({
        maxLength: 4 * most,
        pattern: "^[\\w-]*$",
        description: "What the dry run answered; needed by the real run.",
      }),
    ),
  }),
  status: 200,
  response: Type.Object({
    message: Type.String(),
    preview: Type.String(),
    /** How many courses would change, or did. */
    changed: Type.Integer(),
    /** Of a dry run, by code. */
    rows: Type.Array(
      Type.Object({
        id: Type.Integer(),
        code: Type.String(),
        title: Type.String(),
        /** Who teaches it. */
        before: Type.String(),
        /** Who would; null where nothing changes. */
        after: Unset(Type.String()),
        /** Why it stays as it is, though nothing is wrong. */
        note: Unset(Type.String()),
        problem: Unset(CodedDetail),
      }),
    ),
  }),
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`preview_outdated`: something changed since the preview, or a course stands in the way; nothing was written. `past_session`: the semester's session is over.",
    },
  ],
});
