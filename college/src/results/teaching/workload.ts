import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { exportTeachingWorkload, teachingWorkload } from "../../../../contract/results/teaching.ts";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { semester } from "../../db/schema/calendar.ts";
import { course, courseLecturer, courseRegistration } from "../../db/schema/courses.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { contains } from "../../lists/search.ts";
import { listedSemester } from "../semester.ts";

/** The courses that a member of the staff teaches in the semester: an assignment holds for its whole session. */
const teaching = sql`from ${courseLecturer}
  join ${course} on ${course.id} = ${courseLecturer.courseId} and ${course.semester} = ${semester.number}
  where ${courseLecturer.staffMemberId} = ${staffMember.id} and ${courseLecturer.sessionId} = ${semester.sessionId}`;

const courseCount = sql<number>`(select count(*)::int ${teaching})`;
const creditLoad = sql<number>`(select coalesce(sum(${course.creditLoad}), 0)::int ${teaching})`;
const students = sql<number>`(
  select count(*)::int from ${courseRegistration}
  where ${courseRegistration.semesterId} = ${semester.id} and ${courseRegistration.droppedAt} is null
  and ${courseRegistration.courseId} in (select ${course.id} ${teaching})
)`;

const query = (db: Database, context: ListContext) =>
  db
    .select({
      id: staffMember.id,
      name: sql<string>`${staffMember.firstName} || ' ' || ${staffMember.surname}`.as("name"),
      courses: sql<string[]>`array(select ${course.code} ${teaching} order by ${course.code})`.as(
        "courses",
      ),
      creditLoad: creditLoad.as("credit_load"),
      students: students.as("students"),
      isSuspended: sql<boolean>`${account.suspendedAt} is not null`.as("is_suspended"),
    })
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .innerJoin(semester, listedSemester(context))
    .$dynamic();

const isTeaching = sql`exists (select 1 ${teaching})`;

/** The teaching load in one semester, of all lecturers and of other staff who teach in it. */
export const workloadList = defineList({
  name: "workload",
  endpoint: teachingWorkload,
  exported: exportTeachingWorkload,
  query,
  within: (): SQL | undefined =>
    or(and(eq(staffMember.role, "LECTURER"), isNull(account.suspendedAt)), isTeaching),
  id: staffMember.id,
  sorts: {
    name: [staffMember.surname, staffMember.firstName],
    courses: [courseCount, staffMember.surname],
    credit_load: [creditLoad, staffMember.surname],
    students: [students, staffMember.surname],
  },
  filters: {
    // In the query itself: its rows are of one semester.
    semesterId: () => undefined,
    isTeaching: (value) => (value ? isTeaching : sql`not ${isTeaching}`),
  },
  search: (text) => contains(sql`${staffMember.firstName} || ' ' || ${staffMember.surname}`, text),
  row: (row) => row,
  columns: [
    { heading: "Lecturer", cell: (row) => row.name },
    { heading: "Courses", cell: (row) => row.courses.length },
    { heading: "Codes", cell: (row) => row.courses.join(", ") },
    { heading: "Credit load", cell: (row) => row.creditLoad },
    { heading: "Students", cell: (row) => row.students },
    { heading: "Suspended", cell: (row) => row.isSuspended },
  ],
});
