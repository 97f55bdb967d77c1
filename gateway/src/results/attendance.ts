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
import { fieldRefusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { exportLinks } from "../lists/export-links.ts";
import { personPhotoUrl } from "../profiles/photo.ts";
import { texts } from "../texts.ts";
import { orTeachingRefusal } from "./teaching-refused.ts";

const shown = { present: "PRESENT", absent: "ABSENT", none: "NONE" } as const;

const sent = {
  PRESENT: "present",
  ABSENT: "absent",
  NONE: "none",
} as const satisfies Record<AttendanceMark, string>;

const placeOf = ({ semesterId, courseId }: { semesterId: string; courseId: string }) => ({
  semester_id: requireRecordId(semesterId),
  course_id: requireRecordId(courseId),
});

const readSheet = async (
  college: GatewayContext["college"],
  params: { readonly semester_id: number; readonly course_id: number },
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
        canMark: sheet.is_open && roles.some((role) => role === session.staff?.role),
        students: sheet.students.map((one) => ({
          id: String(one.id),
          matricNumber: one.matric_number,
          name: one.name,
          department: one.department,
          level: one.level,
          photoUrl: personPhotoUrl(one.passport),
          isCarryover: one.is_carryover,
          obstacle: one.obstacle,
          barredReason: one.barred_reason,
          mark: shown[one.mark],
        })),
        export: exportLinks("/result/attendance/", params),
        printUrl: `/download/attendance/${params.semester_id}/${params.course_id}`,
      };
    },
  },

  Mutation: {
    markAttendance: (_root, { input }, { college }) =>
      fieldRefusal(
        input.marks.length === 0 ? [{ field: "marks", message: texts.results.noMark }] : [],
      ) ??
      orTeachingRefusal(async () => {
        const answer = await college.write(markAttendance, {
          params: placeOf(input),
          body: {
            marks: input.marks.map(({ studentId, mark, seen }) => ({
              student_id: requireRecordId(studentId),
              mark: sent[mark],
              seen: sent[seen],
            })),
          },
        });
        return {
          __typename: "AttendanceMarked" as const,
          saved: answer.saved.map(String),
          conflicts: answer.conflicts.map(({ student_id, mark, by }) => ({
            studentId: String(student_id),
            mark: shown[mark],
            by,
          })),
          problems: answer.problems.map(({ student_id, message }) => ({
            studentId: String(student_id),
            message,
          })),
        };
      }),

    barStudent: (_root, { input }, { college }) =>
      orTeachingRefusal(async () => {
        const { studentId, isBarred, reason, seen } = input;
        const { barred_reason, obstacle } = await college.write(barStudent, {
          params: { ...placeOf(input), student_id: requireRecordId(studentId) },
          body: { is_barred: isBarred, reason, seen: seen ?? null },
        });
        return {
          __typename: "StudentBarred" as const,
          studentId,
          barredReason: barred_reason,
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
  const semester_id = recordIdOf(semester);
  const course_id = recordIdOf(course);
  if (semester_id === undefined || course_id === undefined) throw new PortalError("NOT_FOUND");
  const file = await college.file(printAttendance, {
    params: { semester_id, course_id },
    query: { with_others: withOthers },
    isSlow: true,
  });
  return { file, saveAs: { ascii: `attendance_${course}.pdf` } };
};
