import { asc, eq, inArray } from "drizzle-orm";
import type { createCourse } from "../../../contract/courses/courses.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import { prerequisiteRing } from "../../../rules/courses/course-prerequisites.ts";
import { courseProblems, normaliseCourseCode } from "../../../rules/courses/course-record.ts";
import { courseRecordTexts } from "../../../rules/courses/texts.ts";
import type { Transaction } from "../db/database.ts";
import { course, coursePrerequisite } from "../db/schema/courses.ts";
import { department } from "../db/schema/students.ts";
import { refuseFields } from "../http/refusal.ts";
import { refuseProblems } from "../records/saving.ts";
import { oneLine } from "../typed-text.ts";
import { type CourseRecord, readLecturers } from "./course-record.ts";
import { catalogueTexts } from "./texts.ts";

export type CourseForm = BodyOf<typeof createCourse>;

/** A course in its stored form. */
export interface CourseValues {
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly level: number;
  readonly semester: number;
  readonly teachingDepartment: string;
  readonly offerings: CourseForm["offerings"];
  readonly prerequisiteIds: readonly number[];
  readonly lecturerIds: readonly number[];
}

const texts = catalogueTexts.course;

/** Validates a course's form against the rules and the available choices. @throws 400 with the invalid fields. */
export const readCourseForm = async (
  tx: Transaction,
  form: CourseForm,
  before: CourseRecord | null,
): Promise<CourseValues> => {
  refuseProblems(courseProblems(form));
  await checkOfferings(tx, form.offerings);
  await checkPrerequisites(tx, form.prerequisiteIds, before?.id ?? 0);
  await checkLecturers(tx, form.lecturerIds, before);
  return {
    ...form,
    code: normaliseCourseCode(form.code),
    title: oneLine(form.title),
    teachingDepartment: oneLine(form.teachingDepartment),
    prerequisiteIds: [...new Set(form.prerequisiteIds)],
    lecturerIds: [...new Set(form.lecturerIds)],
  };
};

const checkOfferings = async (
  tx: Transaction,
  offerings: CourseForm["offerings"],
): Promise<void> => {
  const ids = offerings.map((offering) => offering.departmentId);
  if (new Set(ids).size < ids.length) throw refuseFields({ offerings: [texts.departmentTwice] });
  const known = ids.length === 0 ? 0 : await tx.$count(department, inArray(department.id, ids));
  if (known < ids.length) throw refuseFields({ offerings: [texts.unknownDepartment] });
};

const checkPrerequisites = async (
  tx: Transaction,
  ids: readonly number[],
  ownId: number,
): Promise<void> => {
  if (ids.length === 0) return;
  if (ids.includes(ownId)) throw refuseFields({ prerequisiteIds: [courseRecordTexts.itself] });
  const known = await tx.$count(course, inArray(course.id, [...ids]));
  if (known < new Set(ids).size) {
    throw refuseFields({ prerequisiteIds: [texts.unknownPrerequisite] });
  }
  const links = await tx
    .select({ course: coursePrerequisite.courseId, needs: coursePrerequisite.prerequisiteId })
    .from(coursePrerequisite);
  const ring = prerequisiteRing(ownId, ids, links);
  if (ring === null) return;
  const codes = await readCodes(tx, ring);
  throw refuseFields({
    prerequisiteIds: [courseRecordTexts.cycle(ring.map((id) => codes.get(id) ?? "?"))],
  });
};

const readCodes = async (
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx
    .select({ id: course.id, code: course.code })
    .from(course)
    .where(inArray(course.id, [...ids]))
    .orderBy(asc(course.code));
  return new Map(rows.map(({ id, code }) => [id, code]));
};

/** Current lecturers may stay, whatever their role is now. */
const checkLecturers = async (
  tx: Transaction,
  ids: readonly number[],
  before: CourseRecord | null,
): Promise<void> => {
  if (ids.length === 0) return;
  const known = new Set([...(await readLecturers(tx)), ...(before?.lecturers ?? [])].map(idOf));
  if (ids.some((id) => !known.has(id))) {
    throw refuseFields({ lecturerIds: [texts.unknownLecturer] });
  }
};

const idOf = ({ id }: { readonly id: number }): number => id;

/** Serialises changes of prerequisites, so that two concurrent ones cannot form a cycle. */
export const lockPrerequisites = async (tx: Transaction): Promise<void> => {
  await tx.execute("lock table course_prerequisite in share row exclusive mode");
};

/** A concurrent registration references this row, so it waits for this lock or is counted. */
export const lockCourse = async (
  tx: Transaction,
  id: number,
): Promise<typeof course.$inferSelect | undefined> => {
  const [row] = await tx.select().from(course).where(eq(course.id, id)).for("update");
  return row;
};

/**
 * Locks the departments before any course, in the same order as a rename or deletion of a department, to prevent deadlocks.
 */
export const lockDepartments = async (tx: Transaction): Promise<void> => {
  await tx
    .select({ id: department.id })
    .from(department)
    .orderBy(asc(department.id))
    .for("key share");
};
