import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  attendanceShortfalls,
  exportAttendanceShortfalls,
} from "../../../../contract/results/class-attendance.ts";
import type { Database } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { classTally, examAttendance } from "../../db/schema/results.ts";
import { department, student } from "../../db/schema/students.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { personName } from "../../lists/names.ts";
import { studentMatches } from "../../lists/search.ts";
import { attendanceOf } from "../attendance/attendance-of.ts";
import { listedSemester } from "../semester.ts";
import { judgeAttendance } from "./judge.ts";
import { tallyOf } from "./tallies.ts";

const { present, absent, excused } = classTally;

/** Exact, where a division would round. */
const isBelow = ({ college }: ListContext): SQL =>
  sql`${present} * 100 < ${college.config.classAttendanceMinimumPercent} * (${present} + ${absent})`;

/** Those who take a course of the semester that was chosen, each with their attendance. */
const query = (db: Database, context: ListContext) =>
  db
    .select({
      id: courseRegistration.id,
      studentId: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
      department: department.name,
      level: student.level,
      courseId: course.id,
      semesterId: courseRegistration.semesterId,
      code: course.code,
      title: course.title,
      present,
      absent,
      excused,
      barredReason: examAttendance.barredReason,
    })
    .from(courseRegistration)
    .innerJoin(classTally, tallyOf(courseRegistration))
    .innerJoin(
      semester,
      and(eq(semester.id, courseRegistration.semesterId), listedSemester(context)),
    )
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .leftJoin(department, eq(department.id, student.departmentId))
    .leftJoin(
      examAttendance,
      attendanceOf({
        courseId: courseRegistration.courseId,
        semesterId: courseRegistration.semesterId,
        studentId: courseRegistration.studentId,
      }),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof query>>[number];

const percentOf = (row: Row, { college }: ListContext): number =>
  judgeAttendance(row, college.config.classAttendanceMinimumPercent).percent ?? 0;

export const attendanceShortfallList = defineList({
  name: "attendance-shortfalls",
  endpoint: attendanceShortfalls,
  exported: exportAttendanceShortfalls,
  query,
  within: (context) =>
    and(isBelow(context), isNull(courseRegistration.droppedAt), eq(student.standing, "active")),
  id: courseRegistration.id,
  sorts: {
    matric_number: [student.matricNumber],
    name: [student.surname, student.firstName],
    course: [course.code, student.matricNumber],
    percent: [sql`${present}::float8 / (${present} + ${absent})`, student.matricNumber],
  },
  filters: {
    semesterId: () => undefined,
    departmentId: (id) => eq(student.departmentId, id),
    level: (level) => eq(student.level, level),
    courseId: (id) => eq(course.id, id),
    barred: (isBarred) => {
      const barred = sql`${examAttendance.barredReason} is not null`;
      return isBarred ? barred : sql`not ${barred}`;
    },
  },
  search: studentMatches,
  row: (row, context) => ({
    ...row,
    department: row.department ?? "",
    percent: percentOf(row, context),
  }),
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Course", cell: (row) => row.code },
    { heading: "Title", cell: (row) => row.title },
    { heading: "Attended", cell: (row) => row.present },
    { heading: "Missed", cell: (row) => row.absent },
    { heading: "Excused", cell: (row) => row.excused },
    { heading: "Percent", cell: percentOf },
    { heading: "Barred because", cell: (row) => row.barredReason },
  ],
});
