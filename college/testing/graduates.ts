import type { College } from "../src/context.ts";
import { publishedResult, resultSheet } from "../src/db/schema/results.ts";
import { studentLevel } from "../src/db/schema/students.ts";
import { createCourse, recordOutcome, writeRegistrations } from "./courses.ts";
import { createStudent, type TestStudent } from "./people.ts";

interface Semester {
  readonly sessionId: number;
  readonly semesterId: number;
}

interface Place extends Semester {
  /** Whose graduates they are. */
  readonly programme: { readonly id: number; readonly departmentId: number };
  readonly department: string;
}

/** Publishes a student's result in a new course of three credits, with these grade points; 0 fails it. */
export const writeResult = async (
  college: College,
  { sessionId, semesterId }: Semester,
  { id: studentId, department }: { readonly id: number; readonly department: string },
  pointsHundredths = 350,
): Promise<number> => {
  const { id: courseId } = await createCourse(college, { offeredTo: department });
  const isPassed = pointsHundredths > 0;
  await writeRegistrations(college, { studentId, semesterId }, { id: courseId });
  await college.db
    .insert(resultSheet)
    .values({ courseId, semesterId, state: "published", version: 1 });
  await college.db.insert(publishedResult).values({
    ...{ courseId, semesterId, version: 1, studentId, creditLoad: 3, pointsHundredths, isPassed },
    ...(isPassed
      ? { ca: 30, exam: 40, total: 70, grade: "AB" }
      : { ca: 10, exam: 10, total: 20, grade: "F" }),
  });
  await recordOutcome(college, { studentId, courseId, sessionId, isPassed });
  return courseId;
};

interface GraduateFields {
  readonly pointsHundredths?: number;
  readonly surname?: string;
  readonly password?: string;
}

/** Writes a graduate of a programme who left with the session, with a published result of these grade points. */
export const createGraduate = async (
  college: College,
  { programme: of, department, ...semester }: Place,
  { pointsHundredths, ...person }: GraduateFields = {},
): Promise<TestStudent & { readonly courseId: number }> => {
  const one = await createStudent(college, {
    ...{ level: 300, standing: "graduated", department, programmeId: of.id },
    ...person,
  });
  const owner = { id: one.id, department };
  const courseId = await writeResult(college, semester, owner, pointsHundredths);
  const { sessionId } = semester;
  await college.db.insert(studentLevel).values({ studentId: one.id, sessionId, level: 300 });
  return { ...one, courseId };
};
