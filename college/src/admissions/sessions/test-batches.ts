import { eq } from "drizzle-orm";
import type {
  addTestBatch,
  changeTestBatch,
} from "../../../../contract/admissions/application-sessions.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { testBatchProblems } from "../../../../rules/admissions/application-session.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, applicationSession, testBatch } from "../../db/schema/admissions.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { testTimeChangedMail } from "../../mail/admission-mails.ts";
import { queueMails } from "../../mail/queue.ts";
import {
  answerSave,
  collegeInstant,
  refuseProblems,
  requireConfirmed,
  requireSeen,
  saved,
} from "../../records/saving.ts";
import { savingTexts } from "../../records/texts.ts";
import { sessionTexts } from "./texts.ts";

type Outcome = ResponseOf<typeof addTestBatch>;
type Form = BodyOf<typeof addTestBatch>;
type Row = typeof testBatch.$inferSelect;
type Values = Pick<Row, "startsAt" | "endsAt" | "capacity">;

const texts = sessionTexts.batch;
const dayMs = 24 * 3_600_000;

/** Adds a sitting of the aptitude test to a round. @throws 400 with the fields that will not do; 404. */
export const addBatch = (
  college: College,
  actor: Account,
  sessionId: number,
  form: Form,
): Promise<Outcome> =>
  answerSave(
    refuseDuplicateStart(
      college.db.transaction(async (tx) => {
        if ((await tx.$count(applicationSession, eq(applicationSession.id, sessionId))) === 0) {
          throw notFound();
        }
        const values = readForm(college, form, 0);
        requireFuture(college, values);
        const [row] = await tx
          .insert(testBatch)
          .values({ applicationSessionId: sessionId, ...values })
          .returning();
        if (row === undefined) throw new Error("the inserted batch was not returned");
        await recordSave(college, tx, actor, "test_batch.create", null, row);
        return saved(row.id);
      }),
    ),
  );

/**
 * Moves a test batch, or changes how many it holds. Assigned applicants get a new time by mail.
 * @throws 400 with the fields that will not do; 404; 409 `changed_elsewhere`.
 */
export const editBatch = (
  college: College,
  actor: Account,
  id: number,
  form: BodyOf<typeof changeTestBatch>,
): Promise<Outcome> =>
  answerSave(
    refuseDuplicateStart(
      college.db.transaction(async (tx) => {
        // A concurrent submission takes the same lock, so it waits or is counted.
        const before = requireSeen(await lockBatch(tx, id), form.revision);
        const values = readForm(college, form, before.assigned);
        const isMoved =
          before.startsAt.getTime() !== values.startsAt.getTime() ||
          before.endsAt.getTime() !== values.endsAt.getTime();
        if (isMoved) {
          if (before.startsAt <= college.clock()) throw refuseFields({ startsAt: [texts.begun] });
          requireFuture(college, values);
          requireConfirmed(form, consequencesOf(college, before, values));
        }
        const after = { ...before, ...values, revision: before.revision + 1 };
        await tx
          .update(testBatch)
          .set({ ...values, revision: after.revision })
          .where(eq(testBatch.id, id));
        if (isMoved) await notifyMoved(college, tx, { before, after });
        await recordSave(college, tx, actor, "test_batch.change", before, after);
        return saved(id);
      }),
    ),
  );

/** Deletes a test batch without assigned applicants. @throws 404; 409 `changed_elsewhere`, `in_use`. */
export const removeBatch = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const row = await lockBatch(tx, id);
    if (row !== undefined && row.assigned > 0) {
      throw refuse(409, texts.inUse(row.assigned), "in_use");
    }
    const before = requireSeen(row, revision);
    await tx.delete(testBatch).where(eq(testBatch.id, id));
    await recordSave(college, tx, actor, "test_batch.delete", before, null);
    return { message: savingTexts.deleted };
  });

const lockBatch = async (tx: Transaction, id: number): Promise<Row | undefined> => {
  const [row] = await tx.select().from(testBatch).where(eq(testBatch.id, id)).for("update");
  return row;
};

const refuseDuplicateStart = async (saving: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await saving;
  } catch (error) {
    if (!isUniqueViolation(error, "test_batch_start")) throw error;
    throw refuseFields({ startsAt: [texts.startTaken] });
  }
};

const readForm = ({ identity: { timeZone } }: College, form: Form, assigned: number): Values => {
  const { startsAt, endsAt, capacity } = form;
  refuseProblems(testBatchProblems(form, assigned));
  return {
    startsAt: collegeInstant(startsAt, timeZone),
    endsAt: collegeInstant(endsAt, timeZone),
    capacity,
  };
};

const requireFuture = ({ clock }: College, { startsAt }: Values): void => {
  if (startsAt <= clock()) throw refuseFields({ startsAt: [texts.past] });
};

const consequencesOf = (
  { clock }: College,
  { assigned }: Row,
  { startsAt }: Values,
): readonly string[] => {
  if (assigned === 0) return [];
  const isSoon = startsAt.getTime() - clock().getTime() < dayMs;
  return [texts.told(assigned), ...(isSoon ? [texts.soon] : [])];
};

const recordSave = async (
  college: College,
  tx: Transaction,
  actor: Account,
  action: string,
  before: Row | null,
  after: Row | null,
): Promise<void> => {
  const row = after ?? before;
  await recordChange(college, tx, {
    actorAccountId: actor.id,
    action,
    subject: `test_batch:${row?.id}`,
    before: before && auditRecord(before),
    after: after && auditRecord(after),
  });
};

const auditRecord = ({ applicationSessionId, startsAt, endsAt, capacity, assigned }: Row) => ({
  applicationSessionId,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  capacity,
  assigned,
});

type Batch = typeof testBatch.$inferSelect;

/** Mails of one write: a statement takes no more than 65,535 values. */
const atOnce = 1_000;

/** Mails the new time to all applicants assigned to a batch, and resets their confirmation of the notice. */
const notifyMoved = async (
  college: College,
  tx: Transaction,
  { before, after }: { readonly before: Batch; readonly after: Batch },
): Promise<void> => {
  const assigned = await tx
    .select({
      email: account.email,
      firstName: applicant.firstName,
      applicationNo: applicant.applicationNo,
    })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(eq(applicant.testBatchId, after.id));
  const scheduleUrl = `${college.config.publicUrl}/applicant/aptitude-test-schedule`;
  const mails = assigned.map(({ email, ...person }) => ({
    to: email,
    ...testTimeChangedMail(college.identity, { ...person, before, after, scheduleUrl }),
  }));
  for (let from = 0; from < mails.length; from += atOnce) {
    await queueMails(college, tx, mails.slice(from, from + atOnce));
  }
  await tx
    .update(applicant)
    .set({ testNoticeSeenAt: null })
    .where(eq(applicant.testBatchId, after.id));
};
