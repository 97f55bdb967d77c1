import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import type {
  changeSession,
  createSession,
} from "../../../../contract/admissions/application-sessions.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { applicationSessionProblems } from "../../../../rules/admissions/application-session.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { applicant, applicationSession, testBatch } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { formatMoney } from "../../money.ts";
import { nairaOf } from "../../payments/fees/amounts.ts";
import {
  answerSave,
  collegeInstant,
  refuseProblems,
  requireConfirmed,
  requireSeen,
  saved,
} from "../../records/saving.ts";
import { savingTexts } from "../../records/texts.ts";
import { oneLine } from "../../typed-text.ts";
import { firstDayText, lastDayText } from "./session.ts";
import { countPaid, stateOf } from "./session-records.ts";
import { sessionTexts } from "./texts.ts";

type Outcome = ResponseOf<typeof createSession>;
type Form = BodyOf<typeof createSession>;
type Row = typeof applicationSession.$inferSelect;
type Values = Omit<Row, "id" | "revision">;

const texts = sessionTexts;

/** Opens a new round of admission. @throws 400 with the fields that will not do. */
export const openSession = (college: College, actor: Account, form: Form): Promise<Outcome> =>
  answerSave(
    refuseDuplicateTitle(
      college.db.transaction(async (tx) => {
        const values = await readForm(college, tx, form);
        requireConfirmed(form, await overlapsOf(college, tx, values, null));
        const [row] = await tx.insert(applicationSession).values(values).returning();
        if (row === undefined) throw new Error("the inserted session was not returned");
        await recordSave(college, tx, actor, { before: null, after: row });
        return saved(row.id);
      }),
    ),
  );

/**
 * Changes a round's title, dates or fee. Payments already made are unaffected: the fee applies at the time of payment.
 * @throws 400 with the fields that will not do; 404; 409 `changed_elsewhere`.
 */
export const editSession = (
  college: College,
  actor: Account,
  id: number,
  form: BodyOf<typeof changeSession>,
): Promise<Outcome> =>
  answerSave(
    refuseDuplicateTitle(
      college.db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(applicationSession)
          .where(eq(applicationSession.id, id))
          .for("no key update");
        const before = requireSeen(row, form.revision);
        const values = await readForm(college, tx, form);
        requireConfirmed(form, await consequencesOf(college, tx, before, values));
        const after = { ...before, ...values, revision: before.revision + 1 };
        await tx
          .update(applicationSession)
          .set({ ...values, revision: after.revision })
          .where(eq(applicationSession.id, id));
        await recordSave(college, tx, actor, { before, after });
        return saved(id);
      }),
    ),
  );

const refuseDuplicateTitle = async (saving: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await saving;
  } catch (error) {
    if (!isUniqueViolation(error, "application_session_title")) throw error;
    throw refuseFields({ title: [texts.titleTaken] });
  }
};

const readForm = async (
  { identity: { timeZone } }: College,
  tx: Transaction,
  form: Form,
): Promise<Values> => {
  refuseProblems(applicationSessionProblems(form));
  const academicSessionId = form.academicSessionId;
  if ((await tx.$count(academicSession, eq(academicSession.id, academicSessionId))) === 0) {
    throw refuseFields({ academicSessionId: [texts.unknownAcademicSession] });
  }
  return {
    academicSessionId,
    title: oneLine(form.title),
    opensAt: collegeInstant(form.opensAt, timeZone),
    closesAt: collegeInstant(form.closesAt, timeZone),
    screeningFeeKobo: form.screeningFee * 100,
  };
};

const consequencesOf = async (
  college: College,
  tx: Transaction,
  before: Row,
  after: Values,
): Promise<readonly string[]> => {
  const paid = await countPaid(tx, before);
  if (paid > 0 && before.academicSessionId !== after.academicSessionId) {
    throw refuseFields({ academicSessionId: [texts.academicSessionFixed] });
  }
  const moved =
    before.opensAt.getTime() !== after.opensAt.getTime() ||
    before.closesAt.getTime() !== after.closesAt.getTime();
  return [
    ...(await feeConsequences(college, tx, { before, after, paid })),
    ...(await dateConsequences(college, tx, before, after)),
    ...(moved ? await overlapsOf(college, tx, after, before.id) : []),
  ];
};

const feeConsequences = async (
  { identity }: College,
  tx: Transaction,
  { before, after, paid }: { readonly before: Row; readonly after: Values; readonly paid: number },
): Promise<readonly string[]> => {
  if (before.screeningFeeKobo === after.screeningFeeKobo) return [];
  const all = await tx.$count(applicant, eq(applicant.applicationSessionId, before.id));
  const money = (kobo: number) => formatMoney(kobo, identity.currencySymbol);
  return [
    ...(paid > 0 ? [texts.feePaid(paid, money(before.screeningFeeKobo))] : []),
    ...(all > paid ? [texts.feeDue(all - paid, money(after.screeningFeeKobo))] : []),
  ];
};

const dateConsequences = async (
  { clock }: College,
  tx: Transaction,
  before: Row,
  after: Values,
): Promise<readonly string[]> => {
  const now = clock();
  const [stateBefore, stateAfter] = [stateOf(before, now), stateOf(after, now)];
  if (stateBefore === stateAfter) return [];
  if (stateBefore === "closed" && stateAfter === "open") return [texts.reopens];
  if (stateBefore === "open" && stateAfter === "planned") return [texts.notYet];
  if (stateBefore !== "open") return [];
  const unfinished = await tx.$count(
    applicant,
    and(eq(applicant.applicationSessionId, before.id), sql`${applicant.submittedAt} is null`),
  );
  return [texts.closesNow(unfinished)];
};

/** A sentence for each other round that is open at some time with this one. */
const overlapsOf = async (
  { identity: { timeZone } }: College,
  tx: Transaction,
  { opensAt, closesAt }: Values,
  ownId: number | null,
): Promise<readonly string[]> => {
  const others = await tx
    .select()
    .from(applicationSession)
    .where(
      and(
        lt(applicationSession.opensAt, closesAt),
        gt(applicationSession.closesAt, opensAt),
        ownId === null ? undefined : ne(applicationSession.id, ownId),
      ),
    )
    .orderBy(applicationSession.opensAt)
    .limit(5);
  return others.map((other) =>
    texts.overlaps(
      other.title,
      firstDayText(other.opensAt, timeZone),
      lastDayText(other.closesAt, timeZone),
    ),
  );
};

const recordSave = (
  college: College,
  tx: Transaction,
  actor: Account,
  { before, after }: { readonly before: Row | null; readonly after: Row },
): Promise<void> =>
  recordChange(college, tx, {
    actorAccountId: actor.id,
    action: before === null ? "application_session.create" : "application_session.change",
    subject: `application_session:${after.id}`,
    before: before === null ? null : auditRecord(before),
    after: auditRecord(after),
  });

/** A round of admission as the audit log keeps it. */
const auditRecord = ({ screeningFeeKobo, ...row }: Row) => ({
  academicSessionId: row.academicSessionId,
  title: row.title,
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  screeningFee: nairaOf(screeningFeeKobo),
});

/**
 * Deletes a round without applications, with its quotas and test batches.
 * @throws 404; 409 `changed_elsewhere`, `in_use`.
 */
export const removeSession = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    // A concurrent sign-up references this row, so it waits or is counted.
    const [row] = await tx
      .select()
      .from(applicationSession)
      .where(eq(applicationSession.id, id))
      .for("update");
    const before = requireSeen(row, revision);
    const applicants = await tx.$count(applicant, eq(applicant.applicationSessionId, id));
    if (applicants > 0) {
      throw refuse(409, sessionTexts.inUse(applicants), "in_use");
    }
    await tx.delete(testBatch).where(eq(testBatch.applicationSessionId, id));
    await tx.delete(applicationSession).where(eq(applicationSession.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "application_session.delete",
      subject: `application_session:${id}`,
      before: auditRecord(before),
      after: null,
    });
    return { message: savingTexts.deleted };
  });
