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
import type { ValueOf } from "../../../contract/endpoint.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { CourseInput } from "../generated/schema-types.ts";
import { sendImport } from "../imports/send-import.ts";
import { askPage } from "../lists/page.ts";
import { optionalId } from "./optional-id.ts";
import { deletedOr, savedOr } from "./saved.ts";
import { semesterNamed, semesterNumber } from "./semesters.ts";

const sorts = {
  CODE: "code",
  TITLE: "title",
  LEVEL: "level",
  CREDIT_LOAD: "credit_load",
  REGISTERED: "registered",
} as const;

type Row = ValueOf<typeof courseRecords.response>["rows"][number];

const toRow = (row: Row) => ({
  id: String(row.id),
  code: row.code,
  title: row.title,
  creditLoad: row.creditLoad,
  level: row.level,
  semester: semesterNamed(row.semester),
  teachingDepartment: row.teachingDepartment,
  departments: row.departments,
  compulsoryFor: row.compulsoryFor,
  prerequisites: row.prerequisites,
  lecturers: row.lecturers,
  registered: row.registered,
});

const withTextId = <R extends { readonly id: number }>(row: R) => ({ ...row, id: String(row.id) });

const courseForm = (input: CourseInput) => ({
  code: input.code,
  title: input.title,
  creditLoad: input.creditLoad,
  level: input.level,
  semester: semesterNumber(input.semester),
  teachingDepartment: input.teachingDepartment,
  offerings: input.offerings.map(({ departmentId, isCompulsory }) => ({
    departmentId: requireRecordId(departmentId),
    isCompulsory,
  })),
  prerequisiteIds: input.prerequisiteIds.map(requireRecordId),
  lecturerIds: input.lecturerIds.map(requireRecordId),
  isConfirmed: input.isConfirmed ?? false,
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
            compulsoryFor: optionalId(filter?.compulsoryForId),
            level: filter?.level,
            semester: filter?.semester && semesterNumber(filter.semester),
            withoutLecturer: filter?.withoutLecturer,
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
        creditLoad: record.creditLoad,
        level: record.level,
        semester: semesterNamed(record.semester),
        teachingDepartment: record.teachingDepartment,
        offerings: record.offerings.map(({ departmentId, department, isCompulsory }) => ({
          departmentId: String(departmentId),
          department,
          isCompulsory,
        })),
        prerequisites: record.prerequisites.map(withTextId),
        neededBy: record.neededBy.map(withTextId),
        lecturers: record.lecturers.map(withTextId),
        registered: record.registered,
        registeredEver: record.registeredEver,
      };
    },

    courseChoices: async (_root, _args, { college }) => {
      const choices = await college.read(courseChoices, {});
      return {
        session: choices.session,
        departments: choices.departments.map(withTextId),
        teachingDepartments: choices.teachingDepartments,
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
