import { and, eq, sql } from "drizzle-orm";
import { carryovers, exportCarryovers } from "../../../../contract/results/carryovers.ts";
import type { Database } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { course, courseOutcome, courseRegistration } from "../../db/schema/courses.ts";
import { department, student } from "../../db/schema/students.ts";
import { defineList } from "../../lists/list.ts";
import { studentMatches } from "../../lists/search.ts";

/** Whether the student passed the course in another attempt, or failed it in a later session. */
const isSuperseded = sql`exists (select 1 from ${courseOutcome} other
  where other.student_id = ${courseOutcome.studentId} and other.course_id = ${courseOutcome.courseId}
    and (other.is_passed or (select later.name from ${academicSession} later where later.id = other.session_id)
      > ${academicSession.name}))`;

/** The last of the failed attempts at what was not passed: what registration offers as a carryover. */
const selectCarryovers = (db: Database) =>
  db
    .select({
      id: sql<number>`${carryoverId}`.as("id"),
      studentId: student.id,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
      otherName: student.otherName,
      department: department.name,
      level: student.level,
      courseId: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      attempts: sql<number>`(select count(*)::int from ${courseOutcome} every
        where every.student_id = ${courseOutcome.studentId} and every.course_id = ${courseOutcome.courseId})`,
      session: academicSession.name,
      isRegistered: sql<boolean>`exists (select 1 from ${courseRegistration} r
        where r.student_id = ${student.id} and r.course_id = ${course.id} and r.dropped_at is null
          and r.semester_id = (select s.id from ${semester} s where s.is_current))`,
    })
    .from(courseOutcome)
    .innerJoin(student, eq(student.id, courseOutcome.studentId))
    .innerJoin(course, eq(course.id, courseOutcome.courseId))
    .innerJoin(academicSession, eq(academicSession.id, courseOutcome.sessionId))
    .leftJoin(department, eq(department.id, student.departmentId))
    .$dynamic();

/** The attempt's id as a float, which both databases return as a number and which is exact. */
const carryoverId = sql`((${courseOutcome.studentId}::float8 * 1000000 + ${courseOutcome.courseId}) * 1000 + ${courseOutcome.sessionId})`;

type Row = Awaited<ReturnType<typeof selectCarryovers>>[number];

const nameOf = ({ surname, firstName, otherName }: Row): string =>
  [surname, firstName, otherName].filter(Boolean).join(" ");

export const carryoverList = defineList({
  name: "carryovers",
  endpoint: carryovers,
  exported: exportCarryovers,
  query: selectCarryovers,
  within: () =>
    and(
      eq(courseOutcome.isPassed, false),
      sql`not ${isSuperseded}`,
      eq(student.standing, "active"),
    ),
  id: carryoverId,
  sorts: {
    matric_number: [student.matricNumber],
    name: [student.surname, student.firstName],
    course: [course.code],
    level: [student.level],
  },
  filters: {
    departmentId: (id) => eq(student.departmentId, id),
    level: (level) => eq(student.level, level),
    courseId: (id) => eq(course.id, id),
    session: (name) => eq(academicSession.name, name),
  },
  search: studentMatches,
  row: (row) => ({
    ...row,
    name: nameOf(row),
    department: row.department ?? "",
  }),
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: nameOf },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Course", cell: (row) => row.code },
    { heading: "Title", cell: (row) => row.title },
    { heading: "Credit units", cell: (row) => row.creditLoad },
    { heading: "Times failed", cell: (row) => row.attempts },
    { heading: "Last attempt", cell: (row) => row.session },
    { heading: "Registered again", cell: (row) => row.isRegistered },
  ],
});
