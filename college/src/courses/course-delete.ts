import { eq } from "drizzle-orm";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import { course, courseOutcome, courseRegistration } from "../db/schema/courses.ts";
import { refuse } from "../http/refusal.ts";
import { requireSeen } from "../records/saving.ts";
import { lockCourse, lockPrerequisites } from "./course-form.ts";
import { readCourseRecord } from "./course-record.ts";
import { courseNote } from "./course-save.ts";
import { catalogueTexts } from "./texts.ts";

/** Deletes a course that nobody ever registered and no other needs. @throws 404; 409 `changed_elsewhere`, `in_use`. */
export const removeCourse = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    // In the order of a change: two that lock both the other way round would wait for each other.
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
    return { message: catalogueTexts.deleted };
  });
