import { asc, desc, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { teachingChoices } from "../../../../contract/results/teaching.ts";
import type { College } from "../../context.ts";
import { readLecturers } from "../../courses/course-record.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { department } from "../../db/schema/students.ts";
import { semesterColumns } from "../semester.ts";

/** What the courses of a semester can be narrowed and assigned to. */
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
