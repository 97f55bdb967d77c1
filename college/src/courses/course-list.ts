import { eq, exists, type SQL, sql } from "drizzle-orm";
import {
  courseRecords,
  exportCourseRecords,
  exportOwnCourses,
  ownCourses,
} from "../../../contract/courses/courses.ts";
import type { Database } from "../db/database.ts";
import { semester } from "../db/schema/calendar.ts";
import {
  course,
  courseDepartment,
  courseLecturer,
  courseOffering,
  coursePrerequisite,
  courseRegistration,
} from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";
import { department } from "../db/schema/students.ts";
import { defineList } from "../lists/list.ts";
import { contains } from "../lists/search.ts";
import { currentSessionId } from "../registration/calendar.ts";

const codesOfDepartments = (which: SQL): SQL<string[]> => sql<string[]>`array(
  select ${department.code} from ${courseOffering}
  join ${department} on ${department.id} = ${courseOffering.departmentId}
  where ${courseOffering.courseId} = ${course.id} and ${which}
  order by ${department.code}
)`;

const prerequisites = sql<string[]>`array(
  select needed.code from ${coursePrerequisite}
  join ${course} needed on needed.id = ${coursePrerequisite.prerequisiteId}
  where ${coursePrerequisite.courseId} = ${course.id}
  order by needed.code
)`;

const teaching = sql`from ${courseLecturer}
  where ${courseLecturer.courseId} = ${course.id} and ${courseLecturer.sessionId} = ${currentSessionId}`;

const lecturers = sql<string[]>`array(
  select ${staffMember.firstName} || ' ' || ${staffMember.surname} from ${courseLecturer}
  join ${staffMember} on ${staffMember.id} = ${courseLecturer.staffMemberId}
  where ${courseLecturer.courseId} = ${course.id} and ${courseLecturer.sessionId} = ${currentSessionId}
  order by ${staffMember.surname}, ${staffMember.firstName}
)`;

const registered = sql<number>`(
  select count(*)::int from ${courseRegistration}
  where ${courseRegistration.courseId} = ${course.id} and ${courseRegistration.droppedAt} is null
  and ${courseRegistration.semesterId} = (select ${semester.id} from ${semester} where ${semester.isCurrent})
)`;

const query = (db: Database) =>
  db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      level: course.level,
      semester: course.semester,
      teachingDepartment: courseDepartment.name,
      departments: codesOfDepartments(sql`true`).as("departments"),
      compulsoryFor: codesOfDepartments(sql`${courseOffering.isCompulsory}`).as("compulsory_for"),
      prerequisites: prerequisites.as("prerequisites"),
      lecturers: lecturers.as("lecturers"),
      registered: registered.as("registered"),
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof query>>[number];

const sorts = {
  code: [course.code],
  title: [course.title],
  level: [course.level, course.semester, course.code],
  credit_load: [course.creditLoad],
  registered: [registered],
};

/** Ignores the spacing of a code. */
const search = (text: string): SQL =>
  sql`(${contains(sql`replace(${course.code}, ' ', '')`, text.replaceAll(/[\s-]/g, ""))} or ${contains(course.title, text)})`;

const columns = [
  { heading: "Code", cell: (row: Row) => row.code },
  { heading: "Title", cell: (row: Row) => row.title },
  { heading: "Credit load", cell: (row: Row) => row.creditLoad },
  { heading: "Level", cell: (row: Row) => row.level },
  { heading: "Semester", cell: (row: Row) => row.semester },
  { heading: "Taught by", cell: (row: Row) => row.teachingDepartment },
  { heading: "Departments", cell: (row: Row) => row.departments.join(", ") },
  { heading: "Compulsory for", cell: (row: Row) => row.compulsoryFor.join(", ") },
  { heading: "Prerequisites", cell: (row: Row) => row.prerequisites.join(", ") },
  { heading: "Lecturers", cell: (row: Row) => row.lecturers.join(", ") },
  { heading: "Registered", cell: (row: Row) => row.registered },
];

/** The departments whose students take a course; with `compulsory`, those whose students must. */
const isOffered = (which: SQL): SQL => sql`exists (
  select 1 from ${courseOffering} where ${courseOffering.courseId} = ${course.id} and ${which}
)`;

/** The courses of the college. */
export const courseList = defineList({
  name: "courses",
  endpoint: courseRecords,
  exported: exportCourseRecords,
  query,
  id: course.id,
  sorts,
  filters: {
    department: (id) => isOffered(sql`${courseOffering.departmentId} = ${id}`),
    compulsoryFor: (id) =>
      isOffered(sql`${courseOffering.departmentId} = ${id} and ${courseOffering.isCompulsory}`),
    level: (level) => eq(course.level, level),
    semester: (number) => eq(course.semester, number),
    withoutLecturer: (isWithout) =>
      isWithout ? sql`not exists (select 1 ${teaching})` : sql`exists (select 1 ${teaching})`,
  },
  search,
  row: (row) => row,
  columns,
});

/** The courses that the caller teaches in the running session. */
export const ownCourseList = defineList({
  name: "my-courses",
  endpoint: ownCourses,
  exported: exportOwnCourses,
  query,
  within: ({ account, college: { db } }) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(courseLecturer)
        .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
        .where(
          sql`${courseLecturer.courseId} = ${course.id} and ${courseLecturer.sessionId} = ${currentSessionId} and ${staffMember.accountId} = ${account.id}`,
        ),
    ),
  id: course.id,
  sorts,
  filters: {
    level: (level) => eq(course.level, level),
    semester: (number) => eq(course.semester, number),
  },
  search,
  row: (row) => row,
  columns,
});
