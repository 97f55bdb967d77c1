import { eq, sql } from "drizzle-orm";
import type { changeCourse, createCourse } from "../../../contract/courses/courses.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/errors.ts";
import {
  course,
  courseDepartment,
  courseOffering,
  courseOutcome,
  coursePrerequisite,
  courseRegistration,
} from "../db/schema/courses.ts";
import { department } from "../db/schema/students.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import { answerSave, requireConfirmed, requireSeen, saved } from "../records/saving.ts";
import { savingTexts } from "../records/texts.ts";
import { readCalendar } from "../registration/calendar.ts";
import { writeLecturers } from "../results/teaching/course-lecturers.ts";
import { courseConsequences } from "./course-consequences.ts";
import {
  type CourseForm,
  type CourseValues,
  lockCourse,
  lockDepartments,
  lockPrerequisites,
  readCourseForm,
} from "./course-form.ts";
import { type CourseRecord, readCourseRecord } from "./course-record.ts";
import { catalogueTexts } from "./texts.ts";

type Outcome = ResponseOf<typeof createCourse>;

const texts = catalogueTexts.course;

/** Adds a course. @throws 400 with the invalid fields. */
export const addCourse = (college: College, actor: Account, form: CourseForm): Promise<Outcome> =>
  refuseDuplicateCode(
    college.db.transaction(async (tx) => {
      await lockPrerequisites(tx);
      await lockDepartments(tx);
      const values = await readCourseForm(tx, form, null);
      const [row] = await tx
        .insert(course)
        .values(await columnsOf(tx, values))
        .returning();
      if (row === undefined) throw new Error("the inserted course was not returned");
      await writeAround(tx, row.id, values);
      await note(college, tx, actor, { before: null, after: await readCourseRecord(tx, row.id) });
      return saved(row.id);
    }),
  );

/**
 * Changes a course. With registrations in the running semester, the change must be confirmed first.
 * @throws 400 with the invalid fields; 404; 409 `changed_elsewhere`.
 */
export const editCourse = (
  college: College,
  actor: Account,
  id: number,
  form: BodyOf<typeof changeCourse>,
): Promise<Outcome> =>
  answerSave(
    refuseDuplicateCode(
      college.db.transaction(async (tx) => {
        await lockPrerequisites(tx);
        await lockDepartments(tx);
        const { revision } = requireSeen(await lockCourse(tx, id), form.revision);
        const before = await readCourseRecord(tx, id);
        const values = await readCourseForm(tx, form, before);
        requireConfirmed(form, await courseConsequences(tx, before, values));
        await tx
          .update(course)
          .set({ ...(await columnsOf(tx, values)), revision: revision + 1 })
          .where(eq(course.id, id));
        await writeAround(tx, id, values);
        await note(college, tx, actor, { before, after: await readCourseRecord(tx, id) });
        return saved(id);
      }),
    ),
  );

const refuseDuplicateCode = async (saving: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await saving;
  } catch (error) {
    if (!isUniqueViolation(error, "course_code_unique")) throw error;
    throw refuseFields({ code: [texts.codeTaken] });
  }
};

const columnsOf = async (
  tx: Transaction,
  { code, title, creditLoad, level, semester, teachingDepartment }: CourseValues,
) => ({
  code,
  title,
  creditLoad,
  level,
  semester,
  courseDepartmentId: await findTeachers(tx, teachingDepartment),
});

/** Finds the teaching department or unit by name; creates a unit without students if there is none. */
const findTeachers = async (tx: Transaction, name: string): Promise<number> => {
  const [known] = await tx
    .select({ id: courseDepartment.id })
    .from(courseDepartment)
    .where(sql`lower(${courseDepartment.name}) = lower(${name})`);
  if (known !== undefined) return known.id;
  const [own] = await tx
    .select()
    .from(department)
    .where(sql`lower(${department.name}) = lower(${name})`);
  const [made] = await tx
    .insert(courseDepartment)
    .values({ name: own?.name ?? name, departmentId: own?.id ?? null })
    // A concurrent transaction may have created it.
    .onConflictDoUpdate({ target: courseDepartment.name, set: { name: own?.name ?? name } })
    .returning();
  if (made === undefined) throw new Error("the inserted course department was not returned");
  return made.id;
};

/** Writes a course's offers, prerequisites and lecturers of the running session. */
const writeAround = async (
  tx: Transaction,
  courseId: number,
  { offerings, prerequisiteIds, lecturerIds }: CourseValues,
): Promise<void> => {
  await tx.delete(courseOffering).where(eq(courseOffering.courseId, courseId));
  if (offerings.length > 0) {
    await tx.insert(courseOffering).values(
      offerings.map(({ departmentId, isCompulsory }) => ({
        courseId,
        departmentId,
        isCompulsory,
      })),
    );
  }
  await tx.delete(coursePrerequisite).where(eq(coursePrerequisite.courseId, courseId));
  if (prerequisiteIds.length > 0) {
    await tx
      .insert(coursePrerequisite)
      .values(prerequisiteIds.map((prerequisiteId) => ({ courseId, prerequisiteId })));
  }
  await writeTeaching(tx, courseId, lecturerIds);
};

const writeTeaching = async (
  tx: Transaction,
  courseId: number,
  lecturerIds: readonly number[],
): Promise<void> => {
  const { session } = await readCalendar(tx);
  if (session !== undefined) {
    await writeLecturers(tx, { courseId, sessionId: session.id }, lecturerIds);
    return;
  }
  if (lecturerIds.length > 0) throw refuseFields({ lecturerIds: [texts.noSession] });
};

const note = (
  college: College,
  tx: Transaction,
  actor: Account,
  { before, after }: { readonly before: CourseRecord | null; readonly after: CourseRecord },
): Promise<void> =>
  recordChange(college, tx, {
    actorAccountId: actor.id,
    action: before === null ? "course.create" : "course.change",
    subject: `course:${after.id}`,
    before: before && courseNote(before),
    after: courseNote(after),
  });

/** A course in the form of the audit log. */
const courseNote = (record: CourseRecord) => ({
  code: record.code,
  title: record.title,
  creditLoad: record.creditLoad,
  level: record.level,
  semester: record.semester,
  teachingDepartment: record.teachingDepartment,
  offerings: record.offerings.map((one) =>
    one.isCompulsory ? `${one.department} (compulsory)` : one.department,
  ),
  prerequisites: record.prerequisites.map(({ code }) => code),
  lecturers: record.lecturers.map(({ name }) => name),
});

/** Deletes a course without registrations that is no prerequisite. @throws 404; 409 `changed_elsewhere`, `in_use`. */
export const removeCourse = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    // Locks in the same order as a change, to prevent a deadlock.
    await lockPrerequisites(tx);
    requireSeen(await lockCourse(tx, id), revision);
    const before = await readCourseRecord(tx, id);
    const { use, inUse } = catalogueTexts.course;
    // Dropped ones too: they are part of a student's history.
    const registrations = await tx.$count(courseRegistration, eq(courseRegistration.courseId, id));
    const outcomes = await tx.$count(courseOutcome, eq(courseOutcome.courseId, id));
    const uses = [
      ...(registrations > 0 ? [use.registrations(registrations)] : []),
      ...(outcomes > 0 ? [use.outcomes(outcomes)] : []),
      ...(before.neededBy.length > 0
        ? [use.neededBy(before.neededBy.map(({ code }) => code))]
        : []),
    ];
    if (uses.length > 0) throw refuse(409, inUse(uses), "in_use");
    await tx.delete(course).where(eq(course.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "course.delete",
      subject: `course:${id}`,
      before: courseNote(before),
      after: null,
    });
    return { message: savingTexts.deleted };
  });
