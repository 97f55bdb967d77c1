import { and, asc, eq } from "drizzle-orm";
import type { makeCurrent } from "../../../contract/courses/academic-calendar.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { tuitionFee } from "../db/schema/payments.ts";
import { student } from "../db/schema/students.ts";
import { formatDay, formatInstant } from "../documents/text.ts";
import { notFound, refuse, refuseFields } from "../http/refusal.ts";
import { answerSave, requireConfirmed, saved } from "../records/saving.ts";
import { savingTexts } from "../records/texts.ts";
import { readCalendar } from "../registration/calendar.ts";
import { catalogueTexts } from "./texts.ts";

interface Term {
  readonly session: { readonly id: number; readonly name: string };
  readonly semester: typeof semester.$inferSelect;
}

const texts = catalogueTexts.calendar;
const ordinals = ["first", "second", "third"] as const;

/**
 * Makes a semester and its session current. Both marks change in one transaction, so a reader sees either the old or
 * the new pair. The consequences must always be confirmed.
 * @throws 400 for the semester that runs already; 404; 409 `changed_elsewhere` when another semester runs than the
 * caller saw.
 */
export const moveInto = (
  college: College,
  actor: Account,
  body: BodyOf<typeof makeCurrent>,
): Promise<ResponseOf<typeof makeCurrent>> =>
  answerSave(
    college.db.transaction(async (tx) => {
      // Serialises the changes, because the marks are in these rows.
      await tx.select().from(semester).orderBy(semester.id).for("no key update");
      const next = await readTerm(tx, body.semesterId);
      const running = await readCalendar(tx);
      if (running.semester?.id === next.semester.id) {
        throw refuseFields({ semesterId: [texts.isCurrent] });
      }
      if ((running.semester?.id ?? null) !== body.insteadOf) {
        throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
      }
      const before =
        running.session && running.semester
          ? { session: running.session, semester: running.semester }
          : null;
      requireConfirmed(body, await consequencesOf(college, tx, before, next));
      await mark(tx, next);
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "calendar.current",
        subject: `semester:${next.semester.id}`,
        before: before && noteOf(before),
        after: noteOf(next),
      });
      return saved(next.semester.id);
    }),
  );

const readTerm = async (tx: Transaction, semesterId: number): Promise<Term> => {
  const [row] = await tx
    .select({ semester, session: { id: academicSession.id, name: academicSession.name } })
    .from(semester)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(eq(semester.id, semesterId));
  if (row === undefined) throw notFound();
  return row;
};

/** Removes the old marks first: a unique index allows one of each. */
const mark = async (tx: Transaction, { session, semester: next }: Term): Promise<void> => {
  await tx.update(semester).set({ isCurrent: false }).where(eq(semester.isCurrent, true));
  await tx.update(semester).set({ isCurrent: true }).where(eq(semester.id, next.id));
  await tx
    .update(academicSession)
    .set({ isCurrent: false })
    .where(eq(academicSession.isCurrent, true));
  await tx
    .update(academicSession)
    .set({ isCurrent: true })
    .where(eq(academicSession.id, session.id));
};

const consequencesOf = async (
  college: College,
  tx: Transaction,
  before: Term | null,
  next: Term,
): Promise<readonly string[]> => {
  const isOtherSession = before?.session.id !== next.session.id;
  return [
    texts.movesInto(ordinalOf(next), next.session.name),
    ...(before === null ? [] : [texts.movesFrom(ordinalOf(before), before.session.name)]),
    ...(before !== null && next.session.name < before.session.name
      ? [texts.goesBack(next.session.name)]
      : []),
    ...windowConsequences(college, next),
    ...(isOtherSession ? await sessionConsequences(tx, next.session) : []),
  ];
};

const windowConsequences = (
  { clock, identity: { timeZone } }: College,
  { semester: { startsOn, registrationStart, registrationEnd } }: Term,
): readonly string[] => {
  const now = clock();
  const starts = startsOn > zonedDay(now, timeZone) ? [texts.startsLater(formatDay(startsOn))] : [];
  if (registrationStart === null || registrationEnd === null) return [...starts, texts.noWindow];
  if (registrationEnd <= now) return [...starts, texts.windowOver];
  return registrationStart > now
    ? [...starts, texts.opensLater(formatInstant(registrationStart, timeZone))]
    : starts;
};

const sessionConsequences = async (
  tx: Transaction,
  session: Term["session"],
): Promise<readonly string[]> => {
  const active = await tx
    .selectDistinct({ level: tuitionFee.level })
    .from(tuitionFee)
    .where(and(eq(tuitionFee.sessionId, session.id), eq(tuitionFee.isActive, true)));
  const studied = await tx
    .selectDistinct({ level: student.level })
    .from(student)
    .where(eq(student.standing, "active"))
    .orderBy(asc(student.level));
  const unpayable = studied
    .map(({ level }) => level)
    .filter((level) => !active.some((one) => one.level === level));
  return [
    texts.feesDue(session.name),
    ...(unpayable.length > 0 ? [texts.noTuition(unpayable.join(", "), session.name)] : []),
    texts.bedsNew(session.name),
    texts.levelsStay,
  ];
};

const ordinalOf = ({ semester: { number } }: Term): string => ordinals[number - 1] ?? `${number}.`;

const noteOf = ({ session, semester: { number } }: Term) => ({
  session: session.name,
  semester: number,
});
