import type { College } from "../src/context.ts";
import { publishedResult, resultSheet } from "../src/db/schema/results.ts";
import { studentLevel } from "../src/db/schema/students.ts";
import { createCourse, recordOutcome, writeRegistrations } from "./courses.ts";
import { createStudent, type TestStudent } from "./people.ts";

interface Place {
  readonly sessionId: number;
  readonly semesterId: number;
  /** Whose graduates they are. */
  readonly programme: { readonly id: number; readonly departmentId: number };
  readonly department: string;
}

interface GraduateFields {
  readonly pointsHundredths?: number;
  readonly surname?: string;
  readonly password?: string;
}

/** Writes a graduate of a programme who left with the session, with a published result of these grade points. */
export const createGraduate = async (
  college: College,
  { sessionId, semesterId, programme: of, department }: Place,
  { pointsHundredths = 350, ...person }: GraduateFields = {},
): Promise<TestStudent & { readonly courseId: number }> => {
  const one = await createStudent(college, {
    ...{ level: 300, standing: "graduated", department, programmeId: of.id },
    ...person,
  });
  const { id: courseId } = await createCourse(college, { offeredTo: department });
  await writeRegistrations(college, { studentId: one.id, semesterId }, { id: courseId });
  await college.db
    .insert(resultSheet)
    .values({ courseId, semesterId, state: "published", version: 1 });
  await college.db.insert(publishedResult).values({
    ...{ courseId, semesterId, version: 1, studentId: one.id, creditLoad: 3, pointsHundredths },
    ...{ ca: 30, exam: 40, total: 70, grade: "AB", isPassed: true },
  });
  await recordOutcome(college, { studentId: one.id, courseId, sessionId, isPassed: true });
  await college.db.insert(studentLevel).values({ studentId: one.id, sessionId, level: 300 });
  return { ...one, courseId };
};
