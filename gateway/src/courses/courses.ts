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
import { optionalId, requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { CourseInput } from "../generated/schema-types.ts";
import { sendImport } from "../imports/send-import.ts";
import { readPage } from "../lists/page.ts";
import { deletedOr, savedOr } from "./saved.ts";
import { semesterNamed, semesterNumber } from "./semesters.ts";

const withSemester = <Course extends { readonly semester: number }>(course: Course) => ({
  ...course,
  semester: semesterNamed(course.semester),
});

const courseForm = ({ revision: _, ...input }: CourseInput) => ({
  ...input,
  semester: semesterNumber(input.semester),
  offerings: input.offerings.map(({ departmentId, isCompulsory }) => ({
    departmentId: requireRecordId(departmentId),
    isCompulsory,
  })),
  prerequisiteIds: input.prerequisiteIds.map(requireRecordId),
  lecturerIds: input.lecturerIds.map(requireRecordId),
});

/** The courses, and the choices of their forms. */
export const courseResolvers = {
  Query: {
    courseRecords: (_root, { filter, ...args }, { college }) => {
      const filters = {
        department: optionalId(filter?.departmentId),
        compulsoryFor: optionalId(filter?.compulsoryForId),
        level: filter?.level,
        semester: filter?.semester && semesterNumber(filter.semester),
        withoutLecturer: filter?.withoutLecturer,
      };
      return readPage(college, courseRecords, { ...args, filters }, withSemester);
    },

    ownCourses: (_root, { filter, ...args }, { college }) => {
      const filters = {
        level: filter?.level,
        semester: filter?.semester && semesterNumber(filter.semester),
      };
      return readPage(college, ownCourses, { ...args, filters }, withSemester);
    },

    courseRecord: async (_root, { id }, { college }) =>
      withSemester(await college.read(courseRecord, { params: { id: requireRecordId(id) } })),

    courseChoices: (_root, _args, { college }) => college.read(courseChoices, {}),
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
