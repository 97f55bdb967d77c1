import {
  attendanceSheet,
  barStudent,
  markAttendance,
  printAttendance,
} from "../../../contract/results/attendance.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { fieldRefusal, orRefusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { exportLinks } from "../lists/export-links.ts";
import { personPhotoUrl } from "../profiles/photo.ts";
import { texts } from "../texts.ts";
import { sheetParams } from "./sheets.ts";

/** The attendance of examinations. */
export const attendanceResolvers = {
  Query: {
    attendanceSheet: async (_root, address, { college, session }) => {
      const params = sheetParams(address);
      const sheet = await college.read(attendanceSheet, { params });
      const { roles } = markAttendance;
      return {
        ...sheet,
        semester: semesterNamed(sheet.semester),
        canMark: sheet.isOpen && roles.some((role) => role === session.staff?.role),
        students: sheet.students.map(({ passport, ...student }) => ({
          ...student,
          photoUrl: personPhotoUrl(passport),
        })),
        export: exportLinks("/result/attendance/", params),
        printUrl: `/download/attendance/${params.semesterId}/${params.courseId}`,
      };
    },
  },

  Mutation: {
    markAttendance: (_root, { input }, { college }) =>
      fieldRefusal(
        input.marks.length === 0 ? [{ field: "marks", message: texts.results.noMark }] : [],
      ) ??
      orRefusal(async () => {
        const marks = input.marks.map(({ studentId, ...mark }) => ({
          ...mark,
          studentId: requireRecordId(studentId),
        }));
        const answer = await college.write(markAttendance, {
          params: sheetParams(input),
          body: { marks },
        });
        return { __typename: "AttendanceMarked", ...answer };
      }),

    barStudent: (_root, { input }, { college }) =>
      orRefusal(async () => {
        const { studentId, isBarred, reason, seen } = input;
        const answer = await college.write(barStudent, {
          params: { ...sheetParams(input), studentId: requireRecordId(studentId) },
          body: { isBarred, reason, seen: seen ?? null },
        });
        return { __typename: "StudentBarred", studentId, ...answer };
      }),
  },
} satisfies Resolvers;

const pattern = /^\/download\/attendance\/(\d{1,10})\/(\d{1,10})$/;

/** `/download/attendance/3/12?others=true`: the attendance sheet of a course's examination, to print. */
export const openAttendanceSheet: OpenFile = (path, context, query) => {
  const [, semester, course] = pattern.exec(path) ?? [];
  if (semester === undefined || course === undefined) return undefined;
  return open(semester, course, context, query.get("others") === "true");
};

const open = async (
  semester: string,
  course: string,
  { session, college }: GatewayContext,
  withOthers: boolean,
): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  const semesterId = recordIdOf(semester);
  const courseId = recordIdOf(course);
  if (semesterId === undefined || courseId === undefined) throw new PortalError("NOT_FOUND");
  const file = await college.file(printAttendance, {
    params: { semesterId, courseId },
    query: { withOthers },
    isSlow: true,
  });
  return { file, saveAs: { ascii: `attendance_${course}.pdf` } };
};
