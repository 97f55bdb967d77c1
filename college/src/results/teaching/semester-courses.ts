import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  exportSemesterCourses,
  semesterCourses,
  type teachingChoices,
} from "../../../../contract/results/teaching.ts";
import type { College } from "../../context.ts";
import { readLecturers } from "../../courses/course-record.ts";
import type { Database } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import {
  course,
  courseDepartment,
  courseLecturer,
  courseOffering,
  courseRegistration,
} from "../../db/schema/courses.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department } from "../../db/schema/students.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { contains } from "../../lists/search.ts";
import { listedSemester, semesterColumns } from "../semester.ts";
import type { Lecturer } from "./course-lecturers.ts";

const taught = sql`from ${courseLecturer}
  where ${courseLecturer.courseId} = ${course.id} and ${courseLecturer.sessionId} = ${semester.sessionId}`;

const lecturers = sql<Lecturer[]>`coalesce((
  select json_agg(
    json_build_object('id', ${staffMember.id}, 'name', ${staffMember.firstName} || ' ' || ${staffMember.surname})
    order by ${staffMember.surname}, ${staffMember.firstName}
  )
  from ${courseLecturer}
  join ${staffMember} on ${staffMember.id} = ${courseLecturer.staffMemberId}
  where ${courseLecturer.courseId} = ${course.id} and ${courseLecturer.sessionId} = ${semester.sessionId}
), '[]'::json)`;

const lecturerCount = sql<number>`(select count(*) ${taught})`;

const registered = sql<number>`(
  select count(*)::int from ${courseRegistration}
  where ${courseRegistration.courseId} = ${course.id} and ${courseRegistration.semesterId} = ${semester.id}
  and ${courseRegistration.droppedAt} is null
)`;

/** Who dropped the course is not counted. */
const attendance = (which: SQL): SQL<number> => sql<number>`(
  select count(*)::int from ${examAttendance}
  join ${courseRegistration} on ${courseRegistration.studentId} = ${examAttendance.studentId}
    and ${courseRegistration.courseId} = ${course.id} and ${courseRegistration.semesterId} = ${semester.id}
    and ${courseRegistration.droppedAt} is null
  where ${examAttendance.courseId} = ${course.id} and ${examAttendance.semesterId} = ${semester.id} and ${which}
)`;

const present = attendance(sql`${examAttendance.isPresent}`);

/** The courses of a semester: those that are taught or registered in it. */
const query = (db: Database, context: ListContext) =>
  db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      level: course.level,
      teachingDepartment: courseDepartment.name,
      lecturers: lecturers.as("lecturers"),
      registered: registered.as("registered"),
      present: present.as("present"),
      absent: attendance(sql`not ${examAttendance.isPresent}`).as("absent"),
      barred: attendance(sql`${examAttendance.barredReason} is not null`).as("barred"),
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .innerJoin(
      semester,
      and(
        listedSemester(context),
        or(
          eq(semester.number, course.semester),
          sql`exists (
            select 1 from ${courseRegistration}
            where ${courseRegistration.courseId} = ${course.id} and ${courseRegistration.semesterId} = ${semester.id}
          )`,
        ),
      ),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof query>>[number];

const namesOf = (row: Row): string => row.lecturers.map(({ name }) => name).join(", ");

/** The courses of one semester: their lecturers in its session, who registered them, and who was in the examination. */
export const semesterCourseList = defineList({
  name: "semester-courses",
  endpoint: semesterCourses,
  exported: exportSemesterCourses,
  query,
  id: course.id,
  sorts: {
    code: [course.code],
    title: [course.title],
    level: [course.level, course.code],
    credit_load: [course.creditLoad],
    lecturers: [lecturerCount, course.code],
    registered: [registered],
    present: [present],
  },
  filters: {
    // In the query itself: its rows are of one semester.
    semesterId: () => undefined,
    department: (id) => sql`exists (
      select 1 from ${courseOffering}
      where ${courseOffering.courseId} = ${course.id} and ${courseOffering.departmentId} = ${id}
    )`,
    level: (level) => eq(course.level, level),
    lecturer: (id) => sql`exists (select 1 ${taught} and ${courseLecturer.staffMemberId} = ${id})`,
    withoutLecturer: (isWithout) =>
      isWithout ? sql`not exists (select 1 ${taught})` : sql`exists (select 1 ${taught})`,
  },
  search: (text) =>
    or(
      contains(sql`replace(${course.code}, ' ', '')`, text.replaceAll(/[\s-]/g, "")),
      contains(course.title, text),
    ),
  row: (row) => row,
  columns: [
    { heading: "Code", cell: (row) => row.code },
    { heading: "Title", cell: (row) => row.title },
    { heading: "Credit load", cell: (row) => row.creditLoad },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Taught by", cell: (row) => row.teachingDepartment },
    { heading: "Lecturers", cell: namesOf },
    { heading: "Registered", cell: (row) => row.registered },
    { heading: "Present", cell: (row) => row.present },
    { heading: "Absent", cell: (row) => row.absent },
    { heading: "Barred", cell: (row) => row.barred },
  ],
});

/** The choices for filtering and assigning the courses of a semester. */
export const readTeachingChoices = async (
  college: College,
): Promise<ResponseOf<typeof teachingChoices>> => {
  const { db } = college;
  const [semesters, departments, lecturers] = await Promise.all([
    db
      .select(semesterColumns(college))
      .from(semester)
      .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
      .orderBy(desc(academicSession.name), desc(semester.number)),
    db
      .select({ id: department.id, name: department.name })
      .from(department)
      .orderBy(asc(department.name)),
    readLecturers(db),
  ]);
  return {
    semesters: semesters.map(({ id, session, number, isCurrent, isOpen }) => ({
      id,
      session,
      number,
      isCurrent,
      isOpen,
    })),
    departments,
    lecturers,
  };
};
