import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { attendanceSheet } from "../../../../contract/results/attendance.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import type { WholeTable } from "../../lists/export.ts";
import { readCourse, readSemester } from "../semester.ts";
import { lecturersOf } from "../teaching/course-lecturers.ts";
import { readExaminees } from "./students.ts";
import { attendanceTexts } from "./texts.ts";

/** Where a sheet is found. */
export interface SheetAddress {
  readonly semesterId: number;
  readonly courseId: number;
}

/** A sheet whole: course, semester, lecturers, and who is on it. @throws 404 */
export const readSheet = async (
  college: College,
  db: Database,
  { semesterId, courseId }: SheetAddress,
) => {
  const [semester, course] = await Promise.all([
    readSemester(college, db, semesterId),
    readCourse(db, courseId),
  ]);
  const [lecturers, students] = await Promise.all([
    lecturersOf(db, semester.sessionId, [courseId]),
    readExaminees(db, { semester, courseId }),
  ]);
  return {
    semester,
    course,
    lecturers: (lecturers.get(courseId) ?? []).map(({ name }) => name),
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
    isOpen: semester.isCurrent,
    students: students.map((one) => ({
      id: one.id,
      matricNumber: one.matricNumber,
      name: one.name,
      department: one.department,
      level: one.level,
      passport: one.passportFileId === null ? null : `/media/passports/${one.passportFileId}.jpg`,
      isCarryover: one.isCarryover,
      obstacle: one.obstacle,
      barredReason: one.barredReason,
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
