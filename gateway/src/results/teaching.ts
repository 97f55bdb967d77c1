import {
  assignCourses,
  assignLecturers,
  semesterCourses,
  teachingChoices,
  teachingWorkload,
} from "../../../contract/results/teaching.ts";
import { optionalId, requireRecordId } from "../college/record-id.ts";
import { savedOr } from "../courses/saved.ts";
import { semesterNamed } from "../courses/semesters.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { SemesterCourseFilter } from "../generated/schema-types.ts";
import { fieldRefusal, orRefusal } from "../graphql/refusal.ts";
import { readMatchingIds, readPage } from "../lists/page.ts";
import { texts } from "../texts.ts";
import { sheetParams } from "./sheets.ts";

const filtersOf = (filter: SemesterCourseFilter | null | undefined) => ({
  semesterId: optionalId(filter?.semesterId),
  department: optionalId(filter?.departmentId),
  level: filter?.level,
  lecturer: optionalId(filter?.lecturerId),
  withoutLecturer: filter?.withoutLecturer,
});

/** Who teaches what, for the exam office. */
export const teachingResolvers = {
  Query: {
    semesterCourses: (_root, { filter, ...args }, { college }) =>
      readPage(
        college,
        semesterCourses,
        { ...args, filters: filtersOf(filter) },
        ({ id, ...course }) => ({ ...course, courseId: id }),
      ),

    semesterCourseIds: (_root, { search, filter }, { college }) =>
      readMatchingIds(college, semesterCourses, { search, filters: filtersOf(filter) }),

    teachingWorkload: (_root, { filter, ...args }, { college }) => {
      const filters = { ...filter, semesterId: optionalId(filter?.semesterId) };
      return readPage(college, teachingWorkload, { ...args, filters }, ({ id, ...workload }) => ({
        ...workload,
        lecturerId: id,
      }));
    },

    teachingChoices: async (_root, _args, { college }) => {
      const choices = await college.read(teachingChoices, {});
      return {
        ...choices,
        semesters: choices.semesters.map(({ number, ...semester }) => ({
          ...semester,
          semester: semesterNamed(number),
        })),
      };
    },
  },

  Mutation: {
    assignLecturers: (_root, { input }, { college }) =>
      savedOr(() =>
        college.write(assignLecturers, {
          params: sheetParams(input),
          body: {
            lecturerIds: input.lecturerIds.map(requireRecordId),
            seenIds: input.seenIds.map(requireRecordId),
            isConfirmed: input.isConfirmed ?? false,
          },
        }),
      ),

    assignCourses: (_root, { input }, { college }) => {
      const { semesterId, ids, lecturerId, reason, dryRun, preview } = input;
      return (
        fieldRefusal(ids.length === 0 ? [{ field: "ids", message: texts.results.noCourse }] : []) ??
        orRefusal(async () => {
          const { rows, ...answer } = await college.write(assignCourses, {
            params: { semesterId: requireRecordId(semesterId) },
            body: {
              ids: ids.map(requireRecordId),
              lecturerId: requireRecordId(lecturerId),
              // A preview is made before there is a reason.
              reason: dryRun ? "preview" : reason,
              dryRun,
              ...(preview && { preview }),
            },
          });
          return {
            __typename: "CoursesAssignment",
            ...answer,
            rows: rows.map(({ problem, ...row }) => ({ ...row, problem: problem?.detail ?? null })),
          };
        })
      );
    },
  },
} satisfies Resolvers;
