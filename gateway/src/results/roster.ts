import { courseRoster, printCourseRoster } from "../../../contract/results/roster.ts";
import { isRefusal } from "../college/failure.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { optionalId } from "../courses/optional-id.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { exportLinks } from "../lists/export-links.ts";

/** A course's students. */
export const rosterResolvers = {
  Query: {
    courseRoster: async (_root, { courseId, semesterId }, { college }) => {
      const semester = optionalId(semesterId);
      const query = {
        course_id: requireRecordId(courseId),
        ...(semester !== undefined && { semester_id: semester }),
      };
      const roster = await readRoster(college, query);
      // Of the semester that is shown, though another one may run when it is downloaded.
      const shown = {
        course_id: roster.course_id,
        ...(roster.semester_id !== null && { semester_id: roster.semester_id }),
      };
      return {
        courseId,
        code: roster.code,
        title: roster.title,
        creditLoad: roster.credit_load,
        level: roster.level,
        semesterId: roster.semester_id === null ? null : String(roster.semester_id),
        semesters: roster.semesters.map(({ id, session, number, is_current }) => ({
          id: String(id),
          session,
          semester: semesterNamed(number),
          isCurrent: is_current,
        })),
        lecturers: roster.lecturers,
        students: roster.students.map((one) => ({
          id: String(one.id),
          matricNumber: one.matric_number,
          name: one.name,
          department: one.department,
          level: one.level,
          isCarryover: one.is_carryover,
          isDropped: one.is_dropped,
        })),
        export: exportLinks(courseRoster.path, shown),
        printUrl: `/download/class-list/${roster.semester_id ?? 0}/${roster.course_id}`,
      };
    },
  },
} satisfies Resolvers;

const readRoster = async (
  college: GatewayContext["college"],
  query: { readonly course_id: number; readonly semester_id?: number },
) => {
  try {
    return await college.read(courseRoster, { query });
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};

const pattern = /^\/download\/class-list\/(\d{1,10})\/(\d{1,10})$/;

/** `/download/class-list/3/12`: the students of a course in a semester, to print; 0 for the running semester. */
export const openClassList: OpenFile = (path, context) => {
  const found = pattern.exec(path);
  return found === null ? undefined : open(found[1] ?? "", found[2] ?? "", context);
};

const open = async (
  semester: string,
  course: string,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  const course_id = recordIdOf(course);
  if (course_id === undefined) throw new PortalError("NOT_FOUND");
  const semester_id = recordIdOf(semester);
  const file = await college.file(printCourseRoster, {
    query: { course_id, ...(semester_id !== undefined && { semester_id }) },
    isSlow: true,
  });
  return { file, saveAs: { ascii: `class_list_${course}.pdf` } };
};
