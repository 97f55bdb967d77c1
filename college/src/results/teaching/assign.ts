import { eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { assignLecturers } from "../../../../contract/results/teaching.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { lockCourse } from "../../courses/course-form.ts";
import { readLecturers } from "../../courses/course-record.ts";
import { catalogueTexts } from "../../courses/texts.ts";
import type { Transaction } from "../../db/database.ts";
import { course } from "../../db/schema/courses.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { answerSave, requireConfirmed, saved } from "../../records/saving.ts";
import { readSemester, type SemesterOfSession } from "../semester.ts";
import {
  type Lecturer,
  lecturersOf,
  removalConsequences,
  writeLecturers,
} from "./course-lecturers.ts";
import { teachingTexts } from "./texts.ts";

interface Address {
  readonly semesterId: number;
  readonly courseId: number;
}

/**
 * Says who teaches a course in a semester's session. Taking away somebody who has entered marks is to be confirmed.
 * @throws 400 for somebody who cannot teach; 404; 409 `changed_elsewhere`, `past_session`.
 */
export const assign = (
  college: College,
  actor: Account,
  { semesterId, courseId }: Address,
  form: BodyOf<typeof assignLecturers>,
): Promise<ResponseOf<typeof assignLecturers>> =>
  answerSave(
    college.db.transaction(async (tx) => {
      const { sessionId, session } = await readOpenSemester(college, tx, semesterId);
      const locked = await lockCourse(tx, courseId);
      if (locked === undefined) throw notFound();
      const before = (await lecturersOf(tx, sessionId, [courseId])).get(courseId) ?? [];
      const wanted = new Set(form.lecturerIds);
      // Asking again for what was done is harmless.
      if (isSame(before, wanted)) return saved(courseId);
      if (!isSame(before, new Set(form.seenIds))) {
        throw refuse(409, catalogueTexts.changedElsewhere, "changed_elsewhere");
      }
      await requireLecturers(tx, wanted, before);
      const removed = before.flatMap(({ id }) => (wanted.has(id) ? [] : [id]));
      requireConfirmed(form, await removalConsequences(tx, { courseId, sessionId }, removed));
      await writeLecturers(tx, { courseId, sessionId }, [...wanted]);
      await countUp(tx, locked);
      const after = (await lecturersOf(tx, sessionId, [courseId])).get(courseId) ?? [];
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "course.lecturers",
        subject: `course:${courseId}`,
        before: { session, lecturers: before.map(({ name }) => name) },
        after: { session, lecturers: after.map(({ name }) => name) },
      });
      return saved(courseId);
    }),
  );

/** @throws 404; 409 `past_session` */
export const readOpenSemester = async (
  college: College,
  tx: Transaction,
  id: number,
): Promise<SemesterOfSession> => {
  const found = await readSemester(college, tx, id);
  if (!found.isOpen) throw refuse(409, teachingTexts.pastSession, "past_session");
  return found;
};

/** Whoever has the course's form open is told that it changed. */
const countUp = async (
  tx: Transaction,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<void> => {
  await tx
    .update(course)
    .set({ revision: revision + 1 })
    .where(eq(course.id, id));
};

const isSame = (lecturers: readonly Lecturer[], ids: ReadonlySet<number>): boolean =>
  lecturers.length === ids.size && lecturers.every(({ id }) => ids.has(id));

/** Who teaches the course already may go on, whatever they are now. */
const requireLecturers = async (
  tx: Transaction,
  ids: ReadonlySet<number>,
  before: readonly Lecturer[],
): Promise<void> => {
  const known = new Set([...(await readLecturers(tx)), ...before].map(({ id }) => id));
  if ([...ids].some((id) => !known.has(id))) {
    throw refuseFields({ lecturerIds: [teachingTexts.unknownLecturer] });
  }
};
