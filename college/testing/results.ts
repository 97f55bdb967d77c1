import type { ResultSheetState } from "../../contract/results/states.ts";
import type { Scores } from "../../rules/results/score.ts";
import type { College } from "../src/context.ts";
import { courseLecturer } from "../src/db/schema/courses.ts";
import { resultScore, resultSheet, resultSheetEvent } from "../src/db/schema/results.ts";
import { createCourse, type TestCourse, writeRegistrations } from "./courses.ts";
import { createStudent, type TestStudent } from "./people.ts";
import { createStaff, type TestStaff } from "./staff.ts";

export interface TestSheet {
  readonly semesterId: number;
  readonly courseId: number;
  readonly course: TestCourse;
  readonly lecturer: TestStaff;
  readonly students: readonly TestStudent[];
  /** Where the college serves it, with a slash at the end. */
  readonly path: string;
}

interface SheetFields {
  /** Default: somebody new. */
  readonly lecturer?: TestStaff;
  /** Those who registered the course, or how many new ones; default: three. */
  readonly students?: readonly TestStudent[] | number;
  /** What was entered for each student, in their order; null for nothing. */
  readonly marks?: readonly (Partial<Scores> | null)[];
  readonly state?: Exclude<ResultSheetState, "published" | "amended">;
  readonly course?: Parameters<typeof createCourse>[1];
}

/**
 * Writes a course with a lecturer and students who registered it in a semester, and what was entered and came of it so far, as the
 * screens would have, without their rules. Each call makes another.
 */
export const createSheet = async (
  college: College,
  { sessionId, semesterId }: { readonly sessionId: number; readonly semesterId: number },
  fields: SheetFields = {},
): Promise<TestSheet> => {
  const course = await createCourse(college, fields.course);
  const lecturer = fields.lecturer ?? (await createStaff(college, "LECTURER"));
  await teach(college, { courseId: course.id, sessionId }, lecturer);
  const students =
    typeof fields.students === "object"
      ? fields.students
      : await createStudents(college, fields.students ?? 3);
  for (const { id } of students) {
    await writeRegistrations(college, { studentId: id, semesterId }, course);
  }
  const sheet = {
    semesterId,
    courseId: course.id,
    course,
    lecturer,
    students,
    path: `/result/sheets/${semesterId}/${course.id}/`,
  };
  if (fields.marks !== undefined || (fields.state ?? "draft") !== "draft") {
    await writeMarks(college, sheet, fields.marks ?? [], fields.state ?? "draft");
  }
  return sheet;
};

/** Makes somebody a course's lecturer in a session. */
export const teach = async (
  { db }: College,
  { courseId, sessionId }: { readonly courseId: number; readonly sessionId: number },
  { id }: Pick<TestStaff, "id">,
): Promise<void> => {
  await db.insert(courseLecturer).values({ courseId, sessionId, staffMemberId: id });
};

const createStudents = async (college: College, number: number): Promise<TestStudent[]> => {
  const students: TestStudent[] = [];
  for (let made = 0; made < number; made += 1) students.push(await createStudent(college));
  return students;
};

/** Writes a sheet that has none yet, with what was entered for its students, in their order. */
export const writeMarks = async (
  { db, clock }: College,
  { courseId, semesterId, lecturer, students }: TestSheet,
  marks: readonly (Partial<Scores> | null)[],
  state: ResultSheetState,
): Promise<void> => {
  const sheet = { courseId, semesterId };
  const by = { accountId: lecturer.accountId, at: clock() };
  const revision = state === "draft" ? 1 : 2;
  await db.insert(resultSheet).values({ ...sheet, state, revision });
  if (state !== "draft") {
    await db
      .insert(resultSheetEvent)
      .values({ ...sheet, ...by, state, reason: state === "returned" ? "Look again." : null });
  }
  const entered = students.flatMap(({ id }, at) => {
    const scores = marks[at];
    return scores == null ? [] : [{ studentId: id, ca: null, exam: null, remark: null, ...scores }];
  });
  if (entered.length === 0) return;
  await db.insert(resultScore).values(
    entered.map((scores) => ({
      ...sheet,
      ...scores,
      changedBy: by.accountId,
      changedAt: by.at,
    })),
  );
};
