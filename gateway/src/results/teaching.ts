import type { Static } from "typebox";
import {
  assignCourses,
  assignLecturers,
  semesterCourses,
  teachingChoices,
  teachingWorkload,
} from "../../../contract/results/teaching.ts";
import { requireRecordId } from "../college/record-id.ts";
import { optionalId } from "../courses/optional-id.ts";
import { savedOr } from "../courses/refused.ts";
import { semesterNamed } from "../courses/semesters.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { SemesterCourseFilter } from "../generated/schema-types.ts";
import { fieldRefusal } from "../graphql/refusal.ts";
import { askIds, askPage } from "../lists/page.ts";
import { texts } from "../texts.ts";
import { orTeachingRefusal } from "./teaching-refused.ts";

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

const courseOf = (row: Static<typeof semesterCourses.response>["rows"][number]) => ({
  courseId: String(row.id),
  code: row.code,
  title: row.title,
  creditLoad: row.credit_load,
  level: row.level,
  teachingDepartment: row.teaching_department,
  lecturers: row.lecturers.map(withTextId),
  registered: row.registered,
  present: row.present,
  absent: row.absent,
  barred: row.barred,
});

const workloadOf = (row: Static<typeof teachingWorkload.response>["rows"][number]) => ({
  lecturerId: String(row.id),
  name: row.name,
  courses: row.courses,
  creditLoad: row.credit_load,
  students: row.students,
  isSuspended: row.is_suspended,
});

const filtersOf = (filter: SemesterCourseFilter | null | undefined) => ({
  semester_id: optionalId(filter?.semesterId),
  department: optionalId(filter?.departmentId),
  level: filter?.level,
  lecturer: optionalId(filter?.lecturerId),
  without_lecturer: filter?.withoutLecturer,
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
            semester_id: optionalId(filter?.semesterId),
            is_teaching: filter?.isTeaching,
          },
        },
        workloadOf,
      ),

    teachingChoices: async (_root, _args, { college }) => {
      const { semesters, departments, lecturers } = await college.read(teachingChoices, {});
      return {
        semesters: semesters.map(({ id, session, number, is_current, is_open }) => ({
          id: String(id),
          session,
          semester: semesterNamed(number),
          isCurrent: is_current,
          isOpen: is_open,
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
            semester_id: requireRecordId(input.semesterId),
            course_id: requireRecordId(input.courseId),
          },
          body: {
            lecturer_ids: input.lecturerIds.map(requireRecordId),
            seen_ids: input.seenIds.map(requireRecordId),
            is_confirmed: input.isConfirmed ?? false,
          },
        }),
      ),

    assignCourses: (_root, { input }, { college }) => {
      const { semesterId, ids, lecturerId, reason, dryRun, preview } = input;
      return (
        fieldRefusal(ids.length === 0 ? [{ field: "ids", message: texts.results.noCourse }] : []) ??
        orTeachingRefusal(async () => {
          const { rows, ...answer } = await college.write(assignCourses, {
            params: { semester_id: requireRecordId(semesterId) },
            body: {
              ids: ids.map(requireRecordId),
              lecturer_id: requireRecordId(lecturerId),
              // A preview is made before there is a reason.
              reason: dryRun ? "preview" : reason,
              dry_run: dryRun,
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
