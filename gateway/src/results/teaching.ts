import type { ValueOf } from "../../../contract/endpoint.ts";
import {
  assignCourses,
  assignLecturers,
  semesterCourses,
  teachingChoices,
  teachingWorkload,
} from "../../../contract/results/teaching.ts";
import { requireRecordId } from "../college/record-id.ts";
import { optionalId } from "../courses/optional-id.ts";
import { savedOr } from "../courses/saved.ts";
import { semesterNamed } from "../courses/semesters.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { SemesterCourseFilter } from "../generated/schema-types.ts";
import { fieldRefusal, orRefusal } from "../graphql/refusal.ts";
import { askIds, askPage } from "../lists/page.ts";
import { texts } from "../texts.ts";

const sorts = {
  CODE: "code",
  TITLE: "title",
  LEVEL: "level",
  CREDIT_LOAD: "credit_load",
  LECTURERS: "lecturers",
  REGISTERED: "registered",
  PRESENT: "present",
} as const;

const workloadSorts = {
  NAME: "name",
  COURSES: "courses",
  CREDIT_LOAD: "credit_load",
  STUDENTS: "students",
} as const;

const withTextId = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  id: String(id),
  name,
});

const courseOf = (row: ValueOf<typeof semesterCourses.response>["rows"][number]) => ({
  courseId: String(row.id),
  code: row.code,
  title: row.title,
  creditLoad: row.creditLoad,
  level: row.level,
  teachingDepartment: row.teachingDepartment,
  lecturers: row.lecturers.map(withTextId),
  registered: row.registered,
  present: row.present,
  absent: row.absent,
  barred: row.barred,
});

const workloadOf = (row: ValueOf<typeof teachingWorkload.response>["rows"][number]) => ({
  lecturerId: String(row.id),
  name: row.name,
  courses: row.courses,
  creditLoad: row.creditLoad,
  students: row.students,
  isSuspended: row.isSuspended,
});

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
    semesterCourses: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        semesterCourses,
        { ...args, sort: sorts[sort], filters: filtersOf(filter) },
        courseOf,
      ),

    semesterCourseIds: (_root, { search, filter }, { college }) =>
      askIds(college, semesterCourses, { search, filters: filtersOf(filter) }),

    teachingWorkload: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        teachingWorkload,
        {
          ...args,
          sort: workloadSorts[sort],
          filters: {
            semesterId: optionalId(filter?.semesterId),
            isTeaching: filter?.isTeaching,
          },
        },
        workloadOf,
      ),

    teachingChoices: async (_root, _args, { college }) => {
      const { semesters, departments, lecturers } = await college.read(teachingChoices, {});
      return {
        semesters: semesters.map(({ id, session, number, isCurrent, isOpen }) => ({
          id: String(id),
          session,
          semester: semesterNamed(number),
          isCurrent,
          isOpen,
        })),
        departments: departments.map(withTextId),
        lecturers: lecturers.map(withTextId),
      };
    },
  },

  Mutation: {
    assignLecturers: (_root, { input }, { college }) =>
      savedOr(() =>
        college.write(assignLecturers, {
          params: {
            semesterId: requireRecordId(input.semesterId),
            courseId: requireRecordId(input.courseId),
          },
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
            __typename: "CoursesAssignment" as const,
            ...answer,
            rows: rows.map(({ id, problem, ...row }) => ({
              ...row,
              id: String(id),
              problem: problem?.detail ?? null,
            })),
          };
        })
      );
    },
  },
} satisfies Resolvers;
