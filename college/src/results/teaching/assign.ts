import { asc, eq, inArray, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { assignCourses, assignLecturers } from "../../../../contract/results/teaching.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange, recordChanges } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { lockCourse } from "../../courses/course-form.ts";
import { readLecturers } from "../../courses/course-record.ts";
import type { Transaction } from "../../db/database.ts";
import { course, courseLecturer } from "../../db/schema/courses.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { changedSince, previewOf } from "../../records/preview-marks.ts";
import { answerSave, requireConfirmed, saved } from "../../records/saving.ts";
import { savingTexts } from "../../records/texts.ts";
import { readSemester, type SemesterOfSession } from "../semester.ts";
import {
  type Lecturer,
  lecturersOf,
  mostLecturers,
  removalConsequences,
  writeLecturers,
} from "./course-lecturers.ts";
import { teachingTexts } from "./texts.ts";

interface Address {
  readonly semesterId: number;
  readonly courseId: number;
}

/**
 * Assigns a course's lecturers in a semester's session. Removing a lecturer who has entered marks needs a confirmation.
 * @throws 400 for an account that cannot teach; 404; 409 `changed_elsewhere`, `past_session`.
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
      const requested = new Set(form.lecturerIds);
      // Asking again for what was done is harmless.
      if (isSame(before, requested)) return saved(courseId);
      if (!isSame(before, new Set(form.seenIds))) {
        throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
      }
      await requireLecturers(tx, requested, before);
      const removed = before.flatMap(({ id }) => (requested.has(id) ? [] : [id]));
      requireConfirmed(form, await removalConsequences(tx, { courseId, sessionId }, removed));
      await writeLecturers(tx, { courseId, sessionId }, [...requested]);
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
const readOpenSemester = async (
  college: College,
  tx: Transaction,
  id: number,
): Promise<SemesterOfSession> => {
  const found = await readSemester(college, tx, id);
  if (!found.isOpen) throw refuse(409, teachingTexts.pastSession, "past_session");
  return found;
};

/** Increments the revision, so that a save from an open form of the course is refused. */
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

/** Current lecturers of the course may stay, even if their role has changed. */
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

type Body = BodyOf<typeof assignCourses>;
type Answer = ResponseOf<typeof assignCourses>;

interface Evaluated {
  readonly course: typeof course.$inferSelect;
  readonly before: readonly Lecturer[];
  readonly after: readonly Lecturer[] | null;
  readonly note: string | null;
  readonly problem: { readonly code: string; readonly detail: string } | null;
}

/**
 * Gives courses to one lecturer, beside those who teach them already: all of them or none.
 * @throws 400 for invalid fields; 404; 409 `preview_outdated`, `past_session`.
 */
export const assignMany = (
  college: College,
  actor: Account,
  semesterId: number,
  body: Body,
): Promise<Answer> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(body.reason);
    const { session, sessionId } = await readOpenSemester(college, tx, semesterId);
    const lecturer = await requireLecturer(tx, body);
    const rows = await evaluate(tx, body, sessionId, lecturer);
    const changing = rows.filter(({ after }) => after !== null);
    if (body.dryRun) return previewAnswer(rows, changing.length);
    requireCurrent(rows, body);
    await write(tx, changing, { sessionId, staffMemberId: lecturer.id });
    await recordChanges(
      college,
      tx,
      changing.map(({ course: one, before, after }) => ({
        actorAccountId: actor.id,
        action: "course.lecturers",
        subject: `course:${one.id}`,
        before: { session, lecturers: before.map(({ name }) => name) },
        after: { session, lecturers: (after ?? before).map(({ name }) => name) },
        reason,
      })),
    );
    const { length: changed } = changing;
    return { message: teachingTexts.assigned(changed), preview: "", changed, rows: [] };
  });

/** By two statements for any number of courses; a registration of one of them waits until all are written. */
const write = async (
  tx: Transaction,
  changing: readonly Evaluated[],
  assigned: { readonly sessionId: number; readonly staffMemberId: number },
): Promise<void> => {
  const courseIds = changing.map(({ course: { id } }) => id);
  if (courseIds.length === 0) return;
  await tx.insert(courseLecturer).values(courseIds.map((courseId) => ({ courseId, ...assigned })));
  // Increments the revisions, so that saves from open forms of the courses are refused.
  await tx
    .update(course)
    .set({ revision: sql`${course.revision} + 1` })
    .where(inArray(course.id, courseIds));
};

const requireLecturer = async (tx: Transaction, { ids, lecturerId }: Body): Promise<Lecturer> => {
  if (new Set(ids).size < ids.length) throw refuseFields({ ids: [teachingTexts.twice] });
  const lecturer = (await readLecturers(tx)).find(({ id }) => id === lecturerId);
  if (lecturer === undefined) {
    throw refuseFields({ lecturerId: [teachingTexts.unknownLecturer] });
  }
  return lecturer;
};

const evaluate = async (
  tx: Transaction,
  { ids, dryRun }: Body,
  sessionId: number,
  lecturer: Lecturer,
): Promise<readonly Evaluated[]> => {
  const chosen = tx
    .select()
    .from(course)
    .where(inArray(course.id, [...ids]))
    .orderBy(asc(course.id));
  const courses = await (dryRun ? chosen : chosen.for("update"));
  const lecturers = await lecturersOf(tx, sessionId, ids);
  return courses.map((one) => {
    const before = lecturers.get(one.id) ?? [];
    const evaluated = { course: one, before, after: null, note: null, problem: null };
    if (before.some(({ id }) => id === lecturer.id)) {
      return { ...evaluated, note: teachingTexts.teachesAlready };
    }
    if (before.length >= mostLecturers) {
      const detail = teachingTexts.tooMany(mostLecturers);
      return { ...evaluated, problem: { code: "too_many", detail } };
    }
    return { ...evaluated, after: [...before, lecturer] };
  });
};

const previewAnswer = (rows: readonly Evaluated[], changed: number): Answer => ({
  message: teachingTexts.wouldAssign(changed),
  preview: previewOf(rows.map(marked)),
  changed,
  rows: rows
    .map(({ course: { id, code, title }, before, after, note, problem }) => ({
      id,
      code,
      title,
      before: namesOf(before),
      after: after && namesOf(after),
      note,
      problem,
    }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1)),
});

const requireCurrent = (rows: readonly Evaluated[], { ids, preview = "" }: Body): void => {
  const isCurrent =
    rows.length === ids.length &&
    rows.every(({ problem }) => problem === null) &&
    changedSince(rows.map(marked), preview).length === 0;
  if (!isCurrent) throw refuse(409, teachingTexts.outdated, "preview_outdated");
};

const namesOf = (lecturers: readonly Lecturer[]): string =>
  lecturers.map(({ name }) => name).join(", ") || teachingTexts.nobody;

const marked = ({ course: { id, code }, before, after, problem }: Evaluated) => ({
  id,
  state: JSON.stringify([
    code,
    before.map((one) => one.id),
    after?.map((one) => one.id),
    problem?.code,
  ]),
});
