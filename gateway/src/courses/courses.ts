import type { Static } from "typebox";
import {
  changeCourse,
  courseChoices,
  courseRecord,
  courseRecords,
  createCourse,
  deleteCourse,
  importCourses,
  ownCourses,
} from "../../../contract/courses/courses.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { CourseInput } from "../generated/schema-types.ts";
import { sendImport } from "../imports/send-import.ts";
import { askPage } from "../lists/page.ts";
import { optionalId } from "./optional-id.ts";
import { deletedOr, savedOr } from "./refused.ts";
import { semesterNamed, semesterNumber } from "./semesters.ts";

const sorts = {
  CODE: "code",
  TITLE: "title",
  LEVEL: "level",
  CREDIT_LOAD: "credit_load",
  REGISTERED: "registered",
} as const;

type Row = Static<typeof courseRecords.response>["rows"][number];

const toRow = (row: Row) => ({
  id: String(row.id),
  code: row.code,
  title: row.title,
  creditLoad: row.credit_load,
  level: row.level,
  semester: semesterNamed(row.semester),
  teachingDepartment: row.teaching_department,
  departments: row.departments,
  compulsoryFor: row.compulsory_for,
  prerequisites: row.prerequisites,
  lecturers: row.lecturers,
  registered: row.registered,
});

const withTextId = <R extends { readonly id: number }>(row: R) => ({ ...row, id: String(row.id) });

const courseForm = (input: CourseInput) => ({
  code: input.code,
  title: input.title,
  credit_load: input.creditLoad,
  level: input.level,
  semester: semesterNumber(input.semester),
  teaching_department: input.teachingDepartment,
  offerings: input.offerings.map(({ departmentId, isCompulsory }) => ({
    department_id: requireRecordId(departmentId),
    is_compulsory: isCompulsory,
  })),
  prerequisite_ids: input.prerequisiteIds.map(requireRecordId),
  lecturer_ids: input.lecturerIds.map(requireRecordId),
  is_confirmed: input.isConfirmed ?? false,
});

/** The courses, and what their forms choose from. */
export const courseResolvers = {
  Query: {
    courseRecords: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        courseRecords,
        {
          ...args,
          sort: sorts[sort],
          filters: {
            department: optionalId(filter?.departmentId),
            compulsory_for: optionalId(filter?.compulsoryForId),
            level: filter?.level,
            semester: filter?.semester && semesterNumber(filter.semester),
            without_lecturer: filter?.withoutLecturer,
          },
        },
        toRow,
      ),

    ownCourses: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        ownCourses,
        {
          ...args,
          sort: sorts[sort],
          filters: {
            level: filter?.level,
            semester: filter?.semester && semesterNumber(filter.semester),
          },
        },
        toRow,
      ),

    courseRecord: async (_root, { id }, { college }) => {
      const record = await college.read(courseRecord, { params: { id: requireRecordId(id) } });
      return {
        id: String(record.id),
        revision: record.revision,
        code: record.code,
        title: record.title,
        creditLoad: record.credit_load,
        level: record.level,
        semester: semesterNamed(record.semester),
        teachingDepartment: record.teaching_department,
        offerings: record.offerings.map(({ department_id, department, is_compulsory }) => ({
          departmentId: String(department_id),
          department,
          isCompulsory: is_compulsory,
        })),
        prerequisites: record.prerequisites.map(withTextId),
        neededBy: record.needed_by.map(withTextId),
        lecturers: record.lecturers.map(withTextId),
        registered: record.registered,
        registeredEver: record.registered_ever,
      };
    },

    courseChoices: async (_root, _args, { college }) => {
      const choices = await college.read(courseChoices, {});
      return {
        session: choices.session,
        departments: choices.departments.map(withTextId),
        teachingDepartments: choices.teaching_departments,
        lecturers: choices.lecturers.map(withTextId),
        courses: choices.courses.map(withTextId),
      };
    },
  },

  Mutation: {
    saveCourse: (_root, { id, input }, { college }) =>
      savedOr(() =>
        id == null
          ? college.write(createCourse, { body: courseForm(input) })
          : college.write(changeCourse, {
              params: { id: requireRecordId(id) },
              body: { ...courseForm(input), revision: input.revision ?? 0 },
            }),
      ),

    importCourses: async (_root, { file, dryRun }, { college }) =>
      sendImport(college, importCourses, await file, { dryRun }),

    deleteCourse: (_root, { id, revision }, { college }) =>
      deletedOr(() =>
        college.write(deleteCourse, { params: { id: requireRecordId(id) }, query: { revision } }),
      ),
  },
} satisfies Resolvers;
