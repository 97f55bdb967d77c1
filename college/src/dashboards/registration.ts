import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { registrationDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { department, student } from "../db/schema/students.ts";
import { readCalendar } from "../registration/calendar.ts";
import { sumOf } from "./sum-of.ts";

type Answer = ResponseOf<typeof registrationDashboard>;

const nobody: Answer["total"] = { students: 0, none: 0, inProgress: 0, complete: 0, credits: 0 };

/** How far active students are with their courses: one statement over them and what they have registered. */
export const readProgress = async ({ db }: College): Promise<Answer> => {
  const { session, semester } = await readCalendar(db);
  const groups = await readGroups(db, {
    semesterId: semester?.id ?? null,
    minCredits: semester?.minCredits ?? 0,
  });
  return {
    session: session?.name ?? null,
    semester: semester?.number ?? null,
    minCredits: semester?.minCredits ?? null,
    total: sumOf(
      nobody,
      groups.map(({ counts }) => counts),
    ),
    groups: [...groups],
  };
};

const readGroups = (
  db: Database,
  { semesterId, minCredits }: { readonly semesterId: number | null; readonly minCredits: number },
): Promise<Answer["groups"]> => {
  const registered = db
    .select({
      studentId: courseRegistration.studentId,
      credits: sql<number>`sum(${course.creditLoad})`.as("credits"),
    })
    .from(courseRegistration)
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .where(
      // No registration has the semester null.
      and(
        sql`${courseRegistration.semesterId} = ${semesterId}::int`,
        isNull(courseRegistration.droppedAt),
      ),
    )
    .groupBy(courseRegistration.studentId)
    .as("registered");
  const { credits } = registered;
  return db
    .select({
      departmentId: department.id,
      department: department.name,
      level: student.level,
      counts: {
        students: sql<number>`count(*)::int`,
        none: sql<number>`(count(*) filter (where ${credits} is null))::int`,
        inProgress: sql<number>`(count(*) filter (where ${credits} < ${minCredits}::int))::int`,
        complete: sql<number>`(count(*) filter (where ${credits} >= ${minCredits}::int))::int`,
        credits: sql<number>`coalesce(sum(${credits}), 0)::int`,
      },
    })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .leftJoin(registered, eq(registered.studentId, student.id))
    .where(eq(student.standing, "active"))
    .groupBy(department.id, student.level)
    .orderBy(asc(department.name), asc(student.level));
};
