import {
  attendanceSheet,
  barStudent,
  markAttendance,
  printAttendance,
} from "../../../contract/results/attendance.ts";
import { isRefusal } from "../college/failure.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { AttendanceMark } from "../generated/schema-types.ts";
import { fieldRefusal, orRefusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { exportLinks } from "../lists/export-links.ts";
import { personPhotoUrl } from "../profiles/photo.ts";
import { texts } from "../texts.ts";

const shown = { present: "PRESENT", absent: "ABSENT", none: "NONE" } as const;

const sent = {
  PRESENT: "present",
  ABSENT: "absent",
  NONE: "none",
} as const satisfies Record<AttendanceMark, string>;

const placeOf = ({ semesterId, courseId }: { semesterId: string; courseId: string }) => ({
  semesterId: requireRecordId(semesterId),
  courseId: requireRecordId(courseId),
});

const readSheet = async (
  college: GatewayContext["college"],
  params: { readonly semesterId: number; readonly courseId: number },
) => {
  try {
    return await college.read(attendanceSheet, { params });
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};

/** The attendance of examinations. */
export const attendanceResolvers = {
  Query: {
    attendanceSheet: async (_root, address, { college, session }) => {
      const params = placeOf(address);
      const sheet = await readSheet(college, params);
      const { roles } = markAttendance;
      return {
        ...address,
        code: sheet.code,
        title: sheet.title,
        level: sheet.level,
        session: sheet.session,
        semester: semesterNamed(sheet.semester),
        lecturers: sheet.lecturers,
        canMark: sheet.isOpen && roles.some((role) => role === session.staff?.role),
        students: sheet.students.map((one) => ({
          id: String(one.id),
          matricNumber: one.matricNumber,
          name: one.name,
          department: one.department,
          level: one.level,
          photoUrl: personPhotoUrl(one.passport),
          isCarryover: one.isCarryover,
          obstacle: one.obstacle,
          barredReason: one.barredReason,
          mark: shown[one.mark],
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
        const answer = await college.write(markAttendance, {
          params: placeOf(input),
          body: {
            marks: input.marks.map(({ studentId, mark, seen }) => ({
              studentId: requireRecordId(studentId),
              mark: sent[mark],
              seen: sent[seen],
            })),
          },
        });
        return {
          __typename: "AttendanceMarked" as const,
          saved: answer.saved.map(String),
          conflicts: answer.conflicts.map(({ studentId, mark, by }) => ({
            studentId: String(studentId),
            mark: shown[mark],
            by,
          })),
          problems: answer.problems.map(({ studentId, message }) => ({
            studentId: String(studentId),
            message,
          })),
        };
      }),

    barStudent: (_root, { input }, { college }) =>
      orRefusal(async () => {
        const { studentId, isBarred, reason, seen } = input;
        const { barredReason, obstacle } = await college.write(barStudent, {
          params: { ...placeOf(input), studentId: requireRecordId(studentId) },
          body: { isBarred, reason, seen: seen ?? null },
        });
        return {
          __typename: "StudentBarred" as const,
          studentId,
          barredReason,
          obstacle,
        };
      }),
  },
} satisfies Resolvers;

const pattern = /^\/download\/attendance\/(\d{1,10})\/(\d{1,10})$/;

/** `/download/attendance/3/12?others=true`: the attendance sheet of a course's examination, to print. */
export const openAttendanceSheet: OpenFile = (path, context, query) => {
  const found = pattern.exec(path);
  if (found === null) return undefined;
  return open(found[1] ?? "", found[2] ?? "", context, query.get("others") === "true");
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
