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
        courseId: requireRecordId(courseId),
        ...(semester !== undefined && { semesterId: semester }),
      };
      const roster = await readRoster(college, query);
      // Of the semester that is shown, though another one may run when it is downloaded.
      const shown = {
        courseId: roster.courseId,
        ...(roster.semesterId !== null && { semesterId: roster.semesterId }),
      };
      return {
        courseId,
        code: roster.code,
        title: roster.title,
        creditLoad: roster.creditLoad,
        level: roster.level,
        semesterId: roster.semesterId === null ? null : String(roster.semesterId),
        semesters: roster.semesters.map(({ id, session, number, isCurrent }) => ({
          id: String(id),
          session,
          semester: semesterNamed(number),
          isCurrent,
        })),
        lecturers: roster.lecturers,
        students: roster.students.map((one) => ({
          id: String(one.id),
          matricNumber: one.matricNumber,
          name: one.name,
          department: one.department,
          level: one.level,
          isCarryover: one.isCarryover,
          isDropped: one.isDropped,
        })),
        export: exportLinks(courseRoster.path, shown),
        printUrl: `/download/class-list/${roster.semesterId ?? 0}/${roster.courseId}`,
      };
    },
  },
} satisfies Resolvers;

const readRoster = async (
  college: GatewayContext["college"],
  query: { readonly courseId: number; readonly semesterId?: number },
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
  const courseId = recordIdOf(course);
  if (courseId === undefined) throw new PortalError("NOT_FOUND");
  const semesterId = recordIdOf(semester);
  const file = await college.file(printCourseRoster, {
    query: { courseId, ...(semesterId !== undefined && { semesterId }) },
    isSlow: true,
  });
  return { file, saveAs: { ascii: `class_list_${course}.pdf` } };
};
