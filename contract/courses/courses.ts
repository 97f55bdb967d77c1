import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineImportEndpoint } from "../import.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  Confirmed,
  changedElsewhere,
  deletionConflict,
  Message,
  officeFailures,
  RecordId,
  RecordParams,
  Revision,
  SaveOutcome,
  SeenRevision,
  Typed,
  TypedNumber,
  Unset,
} from "../shapes.ts";

const office = { area: "registration", origin: "extension", auth: "staff" } as const;

const CourseRow = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  title: Type.String(),
  credit_load: Type.Integer(),
  level: Type.Integer(),
  semester: Type.Integer(),
  /** Who teaches it. */
  teaching_department: Type.String(),
  /** Codes of the departments whose students take it, and of those whose must. */
  departments: Type.Array(Type.String()),
  compulsory_for: Type.Array(Type.String()),
  prerequisites: Type.Array(Type.String({ description: "Codes." })),
  /** Names of those who teach it in the running session. */
  lecturers: Type.Array(Type.String()),
  /** How many registered it in the running semester. */
  registered: Type.Integer(),
});

const level = Type.Integer({ minimum: 100, maximum: 900 });
const semester = Type.Integer({ minimum: 1, maximum: 3 });

const filters = {
  /** Whose students take it. */
  department: Type.Optional(RecordId),
  /** Whose students must take it. */
  compulsory_for: Type.Optional(RecordId),
  level: Type.Optional(level),
  semester: Type.Optional(semester),
  /** It has no lecturer in the running session. */
  without_lecturer: Type.Optional(Type.Boolean()),
};

export const courseRecords = defineListEndpoint({
  path: "/result/courses/",
  area: "registration",
  summary: "The courses with their lecturers and how many registered them",
  roles: ["SUPER_ADMIN", "ICT_SUPPORT", "EXAM_OFFICER"],
  row: CourseRow,
  sorts: ["code", "title", "level", "credit_load", "registered"],
  defaultSort: "code",
  filters,
});

export const exportCourseRecords = defineExportEndpoint(courseRecords, {
  summary: "The same as a file",
});

export const ownCourses = defineListEndpoint({
  path: "/result/courses/own/",
  area: "registration",
  summary: "The courses the caller teaches in the running session",
  roles: ["LECTURER"],
  row: CourseRow,
  sorts: ["code", "title", "level", "credit_load", "registered"],
  defaultSort: "code",
  filters: { level: Type.Optional(level), semester: Type.Optional(semester) },
});

export const exportOwnCourses = defineExportEndpoint(ownCourses, {
  summary: "The same as a file",
});

export const courseRecord = defineEndpoint({
  method: "GET",
  path: "/result/courses/{id}/",
  ...office,
  roles: ["SUPER_ADMIN", "ICT_SUPPORT", "EXAM_OFFICER"],
  summary: "One course, with what its form needs",
  params: RecordParams,
  status: 200,
  response: Type.Object({
    id: Type.Integer(),
    revision: Revision,
    code: Type.String(),
    title: Type.String(),
    credit_load: Type.Integer(),
    level: Type.Integer(),
    semester: Type.Integer(),
    teaching_department: Type.String(),
    offerings: Type.Array(
      Type.Object({
        department_id: Type.Integer(),
        department: Type.String(),
        is_compulsory: Type.Boolean(),
      }),
    ),
    prerequisites: Type.Array(
      Type.Object({ id: Type.Integer(), code: Type.String(), title: Type.String() }),
    ),
    /** Courses that need this one. */
    needed_by: Type.Array(
      Type.Object({ id: Type.Integer(), code: Type.String(), title: Type.String() }),
    ),
    lecturers: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    /** In the running semester, and in all. */
    registered: Type.Integer(),
    registered_ever: Type.Integer(),
  }),
  failures: [...officeFailures],
});

export const courseChoices = defineEndpoint({
  method: "GET",
  path: "/result/courses/choices/",
  ...office,
  roles: ["SUPER_ADMIN", "ICT_SUPPORT", "EXAM_OFFICER"],
  summary: "What a course's form and the list's filters choose from",
  status: 200,
  response: Type.Object({
    /** The running session; null between two sessions, when no lecturer can be assigned. */
    session: Unset(Type.String()),
    departments: Type.Array(
      Type.Object({ id: Type.Integer(), code: Type.String(), name: Type.String() }),
    ),
    teaching_departments: Type.Array(Type.String()),
    lecturers: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    courses: Type.Array(
      Type.Object({ id: Type.Integer(), code: Type.String(), title: Type.String() }),
    ),
  }),
  failures: [...officeFailures],
});

const CourseForm = {
  code: Typed,
  title: Typed,
  credit_load: TypedNumber,
  level: TypedNumber,
  semester: TypedNumber,
  teaching_department: Typed,
  offerings: Type.Array(Type.Object({ department_id: RecordId, is_compulsory: Type.Boolean() }), {
    maxItems: 200,
  }),
  prerequisite_ids: Type.Array(RecordId, { maxItems: 30 }),
  /** Of the running session. */
  lecturer_ids: Type.Array(RecordId, { maxItems: 30 }),
  ...Confirmed.properties,
};

export const createCourse = defineEndpoint({
  method: "POST",
  path: "/result/courses/",
  ...office,
  roles: ["SUPER_ADMIN"],
  summary: "Add a course",
  body: Type.Object(CourseForm),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

export const changeCourse = defineEndpoint({
  method: "PUT",
  path: "/result/courses/{id}/",
  ...office,
  roles: ["SUPER_ADMIN"],
  summary: "Change a course, whose students take it, what it needs and who teaches it",
  params: RecordParams,
  body: Type.Object({ ...CourseForm, revision: Revision }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

export const importCourses = defineImportEndpoint({
  path: "/result/courses/import/",
  area: "registration",
  summary: "Add the courses of a file, without prerequisites and lecturers",
  roles: ["SUPER_ADMIN"],
  preview: Type.Object({
    code: Type.String(),
    title: Type.String(),
    credit_load: Type.Integer(),
    level: Type.Integer(),
    semester: Type.Integer(),
  }),
});

export const deleteCourse = defineEndpoint({
  method: "DELETE",
  path: "/result/courses/{id}/",
  ...office,
  roles: ["SUPER_ADMIN"],
  summary: "Delete a course that nobody ever registered",
  params: RecordParams,
  query: SeenRevision,
  status: 200,
  response: Message,
  failures: [...officeFailures, deletionConflict],
});
