import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Course } from "../../../contract/registration/registration.ts";
import type { Database } from "../db/database.ts";
import { readLecturers } from "./lecturers.ts";
import type { OpenCourse } from "./open-courses.ts";
import { type Prerequisite, readPrerequisites } from "./prerequisites.ts";
import type { Standing } from "./standing.ts";

type CourseRecord = ValueOf<typeof Course>;

/** Adds to courses what the contract has of them, with lecturers and prerequisites: two queries, however many they are. */
export const withRecords = async <O extends OpenCourse>(
  db: Database,
  { student, semester }: Standing,
  courses: readonly O[],
): Promise<readonly (O & { readonly record: CourseRecord })[]> => {
  if (courses.length === 0) return [];
  const ids = courses.map((one) => one.course.id);
  const [prerequisites, lecturers] = await Promise.all([
    readPrerequisites(db, student.id, ids),
    readLecturers(db, semester.sessionId, ids),
  ]);
  return courses.map((one) => ({
    ...one,
    record: toRecord(
      one,
      prerequisites.get(one.course.id) ?? [],
      lecturers.get(one.course.id) ?? [],
    ),
  }));
};

const toRecord = (
  { course, courseDepartment, isCompulsory }: OpenCourse,
  prerequisites: readonly Prerequisite[],
  lecturers: readonly string[],
): CourseRecord => ({
  id: course.id,
  code: course.code,
  title: course.title,
  creditLoad: course.creditLoad,
  level: course.level,
  isCompulsory,
  semester: course.semester,
  lecturers,
  courseDepartmentId: course.courseDepartmentId,
  courseDepartmentDetails: {
    id: course.courseDepartmentId,
    courseDepartment,
  },
  prerequisites: prerequisites.map(({ isPassed, ...one }) => ({ ...one, isPassed })),
});
