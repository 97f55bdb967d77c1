import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { attendanceSheet } from "../../../../contract/results/attendance.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import type { WholeTable } from "../../lists/export-table.ts";
import { readCourse, readSemester } from "../semester.ts";
import { lecturersOf } from "../teaching/course-lecturers.ts";
import { readExaminees } from "./students.ts";
import { attendanceTexts } from "./texts.ts";

/** Where a sheet is found. */
export interface SheetAddress {
  readonly semester_id: number;
  readonly course_id: number;
}

/** A sheet whole: course, semester, lecturers, and who is on it. @throws 404 */
export const readSheet = async (
  college: College,
  db: Database,
  { semester_id, course_id }: SheetAddress,
) => {
  const [semester, course] = await Promise.all([
    readSemester(college, db, semester_id),
    readCourse(db, course_id),
  ]);
  const [lecturers, students] = await Promise.all([
    lecturersOf(db, semester.sessionId, [course_id]),
    readExaminees(db, { semester, courseId: course_id }),
  ]);
  return {
    semester,
    course,
    lecturers: (lecturers.get(course_id) ?? []).map(({ name }) => name),
    students,
  };
};

/** The same as the contract has it. @throws 404 */
export const answerSheet = async (
  college: College,
  address: SheetAddress,
): Promise<ResponseOf<typeof attendanceSheet>> => {
  const { semester, course, lecturers, students } = await readSheet(college, college.db, address);
  return {
    ...address,
    code: course.code,
    title: course.title,
    level: course.level,
    session: semester.session,
    semester: semester.number,
    lecturers,
    is_open: semester.isCurrent,
    students: students.map((one) => ({
      id: one.id,
      matric_number: one.matricNumber,
      name: one.name,
      department: one.department,
      level: one.level,
      passport: one.passportFileId === null ? null : `/media/passports/${one.passportFileId}.jpg`,
      is_carryover: one.isCarryover,
      obstacle: one.obstacle,
      barred_reason: one.barredReason,
      mark: one.mark,
    })),
  };
};

/** The same as a file's table. @throws 404 */
export const attendanceTable = async (
  college: College,
  address: SheetAddress,
): Promise<WholeTable> => {
  const { semester, course, students } = await readSheet(college, college.db, address);
  return {
    name: `attendance-${course.code.replaceAll(/\W+/g, "-")}`,
    asked: { session: semester.session, semester: semester.number, course: course.code },
    headings: [
      "Matric number",
      "Name",
      "Department",
      "Level",
      "Carryover",
      "Eligible",
      "Why not",
      "Attendance",
    ],
    rows: students.map((one) => [
      one.matricNumber,
      one.name,
      one.department,
      one.level,
      one.isCarryover,
      one.obstacle === null,
      one.obstacle,
      attendanceTexts.marks[one.mark],
    ]),
  };
};
