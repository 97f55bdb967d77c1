import { courseRoster, printCourseRoster } from "../../../contract/results/roster.ts";
import { optionalId, recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { definedFields } from "../graphql/input.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { exportLinks } from "../lists/export-links.ts";

/** A course's students. */
export const rosterResolvers = {
  Query: {
    courseRoster: async (_root, args, { college }) => {
      const roster = await college.read(courseRoster, {
        query: {
          courseId: requireRecordId(args.courseId),
          ...definedFields({ semesterId: optionalId(args.semesterId) }),
        },
      });
      const { courseId, semesterId } = roster;
      return {
        ...roster,
        semesters: roster.semesters.map(({ number, ...semester }) => ({
          ...semester,
          semester: semesterNamed(number),
        })),
        // Another semester may run when the shown one is downloaded.
        export: exportLinks(courseRoster.path, definedFields({ courseId, semesterId })),
        printUrl: `/download/class-list/${semesterId ?? 0}/${courseId}`,
      };
    },
  },
} satisfies Resolvers;

const pattern = /^\/download\/class-list\/(\d{1,10})\/(\d{1,10})$/;

/** `/download/class-list/3/12`: the students of a course in a semester, to print; 0 for the running semester. */
export const openClassList: OpenFile = (path, context) => {
  const [, semester, course] = pattern.exec(path) ?? [];
  if (semester === undefined || course === undefined) return undefined;
  return open(semester, course, context);
};

const open = async (
  semester: string,
  course: string,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  const courseId = recordIdOf(course);
  if (courseId === undefined) throw new PortalError("NOT_FOUND");
  const file = await college.file(printCourseRoster, {
    query: { courseId, ...definedFields({ semesterId: recordIdOf(semester) }) },
    isSlow: true,
  });
  return { file, saveAs: { ascii: `class_list_${course}.pdf` } };
};
