import { and, eq, isNull, sql } from "drizzle-orm";
import type {
  changeSemester,
  createAcademicSession,
  createSemester,
} from "../../../contract/courses/academic-calendar.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { semesterProblems, sessionNameProblem } from "../../../rules/courses/academic-calendar.ts";
import { calendarTexts } from "../../../rules/courses/texts.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/errors.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { notFound, refuseFields } from "../http/refusal.ts";
import {
  answerSave,
  collegeInstant,
  refuseProblems,
  requireConfirmed,
  requireSeen,
  saved,
} from "../records/saving.ts";
import { isRegistrationOpen } from "../registration/calendar.ts";
import { catalogueTexts } from "./texts.ts";

type Outcome = ResponseOf<typeof createSemester>;
type Form = Omit<BodyOf<typeof createSemester>, "number">;
type Row = typeof semester.$inferSelect;
type Values = Omit<Row, "id" | "sessionId" | "number" | "isCurrent" | "revision">;

const texts = catalogueTexts.calendar;

/** Adds an academic session. @throws 400 for an invalid or taken name. */
export const addAcademicSession = (
  college: College,
  actor: Account,
  form: BodyOf<typeof createAcademicSession>,
): Promise<Outcome> =>
  college.db.transaction(async (tx) => {
    const name = form.name.trim();
    const problem = sessionNameProblem(name);
    if (problem !== undefined) throw refuseFields({ name: [problem] });
    const [row] = await tx
      .insert(academicSession)
      .values({ name })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw refuseFields({ name: [texts.sessionExists] });
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "calendar.session",
      subject: `academic_session:${row.id}`,
      before: null,
      after: { name },
    });
    return saved(row.id);
  });

/** Adds a semester to a session. @throws 400 with the invalid fields; 404. */
export const addSemester = (
  college: College,
  actor: Account,
  sessionId: number,
  { number, ...form }: BodyOf<typeof createSemester>,
): Promise<Outcome> =>
  orSemesterExists(
    college.db.transaction(async (tx) => {
      if ((await tx.$count(academicSession, eq(academicSession.id, sessionId))) === 0) {
        throw notFound();
      }
      if (![1, 2, 3].includes(number)) throw refuseFields({ number: [calendarTexts.number] });
      const [row] = await tx
        .insert(semester)
        .values({ sessionId, number, ...readForm(college, form) })
        .returning();
      if (row === undefined) throw new Error("the inserted semester was not returned");
      await note(college, tx, actor, { before: null, after: row });
      return saved(row.id);
    }),
  );

/**
 * Changes a semester's dates, registration window and limits.
 * @throws 400 with the invalid fields; 404; 409 `changed_elsewhere`.
 */
export const editSemester = (
  college: College,
  actor: Account,
  id: number,
  form: BodyOf<typeof changeSemester>,
): Promise<Outcome> =>
  answerSave(
    college.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(semester)
        .where(eq(semester.id, id))
        .for("no key update");
      const before = requireSeen(row, form.revision);
      const values = readForm(college, form);
      requireConfirmed(form, await consequencesOf(college, tx, before, values));
      const after = { ...before, ...values, revision: before.revision + 1 };
      await tx
        .update(semester)
        .set({ ...values, revision: after.revision })
        .where(eq(semester.id, id));
      await note(college, tx, actor, { before, after });
      return saved(id);
    }),
  );

const orSemesterExists = async (saving: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await saving;
  } catch (error) {
    if (!isUniqueViolation(error, "semester_of_session")) throw error;
    throw refuseFields({ number: [texts.semesterExists] });
  }
};

const readForm = ({ identity: { timeZone } }: College, form: Form): Values => {
  refuseProblems(semesterProblems(form));
  const instant = (text: string) => (text === "" ? null : collegeInstant(text, timeZone));
  return {
    startsOn: form.startsOn,
    endsOn: form.endsOn,
    registrationStart: instant(form.registrationStart),
    registrationEnd: instant(form.registrationEnd),
    dropDeadline: instant(form.dropDeadline),
    resultsDueOn: form.resultsDueOn === "" ? null : form.resultsDueOn,
    minCredits: form.minCredits,
    maxCredits: form.maxCredits,
  };
};

/** The consequences of a change to the running semester; other semesters have none. */
const consequencesOf = async (
  { clock }: College,
  tx: Transaction,
  before: Row,
  after: Values,
): Promise<readonly string[]> => {
  if (!before.isCurrent) return [];
  const now = clock();
  const [was, is] = [isRegistrationOpen(now, before), isRegistrationOpen(now, after)];
  return [
    ...(was && !is ? [texts.closesNow] : []),
    ...(!was && is ? [texts.opensNow] : []),
    ...(await creditConsequences(tx, before, after)),
  ];
};

const note = (
  college: College,
  tx: Transaction,
  actor: Account,
  { before, after }: { readonly before: Row | null; readonly after: Row },
): Promise<void> =>
  recordChange(college, tx, {
    actorAccountId: actor.id,
    action: before === null ? "calendar.semester" : "calendar.change",
    subject: `semester:${after.id}`,
    before: before && noteOf(before),
    after: noteOf(after),
  });

const noteOf = (row: Row) => ({
  number: row.number,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  registrationStart: row.registrationStart?.toISOString() ?? null,
  registrationEnd: row.registrationEnd?.toISOString() ?? null,
  dropDeadline: row.dropDeadline?.toISOString() ?? null,
  resultsDueOn: row.resultsDueOn,
  minCredits: row.minCredits,
  maxCredits: row.maxCredits,
});

interface Limits {
  readonly minCredits: number;
  readonly maxCredits: number;
}

/** The consequences of a semester's new limits for its registered students. */
const creditConsequences = async (
  tx: Transaction,
  before: Limits & { readonly id: number },
  after: Limits,
): Promise<readonly string[]> => {
  if (before.minCredits >= after.minCredits && before.maxCredits <= after.maxCredits) return [];
  const taken = tx
    .select({ credits: sql<number>`sum(${course.creditLoad})`.as("credits") })
    .from(courseRegistration)
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .where(and(eq(courseRegistration.semesterId, before.id), isNull(courseRegistration.droppedAt)))
    .groupBy(courseRegistration.studentId)
    .as("taken");
  // Students beyond the old limit already are not counted.
  const [row] = await tx
    .select({
      over: sql<number>`count(*) filter (
        where ${taken.credits} > ${after.maxCredits} and ${taken.credits} <= ${before.maxCredits}
      )::int`,
      under: sql<number>`count(*) filter (
        where ${taken.credits} < ${after.minCredits} and ${taken.credits} >= ${before.minCredits}
      )::int`,
    })
    .from(taken);
  const { over, under } = row ?? { over: 0, under: 0 };
  const texts = catalogueTexts.calendar;
  return [
    ...(over > 0 ? [texts.overMaximum(over, after.maxCredits)] : []),
    ...(under > 0 ? [texts.underMinimum(under, after.minCredits)] : []),
  ];
};
