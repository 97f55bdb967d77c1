import { randomBytes } from "node:crypto";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { applicant, testBatch } from "../../db/schema/admissions.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import { applicationSubmittedMail } from "../../mail/application-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { readSittings } from "./olevel.ts";
import { filledSections, isComplete, type Sections, sectionsOf } from "./sections.ts";
import {
  type ApplicationStatus,
  readApplicationStatus,
  requireOpen,
  requirePaid,
} from "./status.ts";
import { applicationTexts } from "./texts.ts";

/**
 * Submits an application: locks its sections, takes a place in an aptitude test and sends a mail
 * about it. It is idempotent.
 * @throws 403 `email_not_verified`; 402 before the fee is paid; 409 `session_closed`; 400 with what is missing, by
 * section; 409 `no_test_batch` when every test is full.
 */
export const submitApplication = async (college: College, account: Account): Promise<void> => {
  const hasPlace = await college.db.transaction(async (tx) => {
    // The lock lets only one of several concurrent submissions take a place, and blocks saves of sections.
    const status = await readApplicationStatus(tx, account.id, { lock: true });
    if (status.applicant.submittedAt !== null) return true;
    const now = college.clock();
    requirePaid(status);
    requireOpen(status, college.identity, now);
    await requireComplete(college, tx, status, now);
    const batch = await takePlace(tx, status.session.id, now);
    if (batch === undefined) return false;
    await tx
      .update(applicant)
      .set({
        submittedAt: now,
        testBatchId: batch.id,
        documentCode: randomBytes(16).toString("base64url"),
      })
      .where(eq(applicant.id, status.applicant.id));
    await announce(college, tx, { account, status, batch });
    return true;
  });
  if (hasPlace) return;
  college.log.warn({ account: account.login }, "a submission found every aptitude test full");
  throw refuse(409, applicationTexts.noTestBatch(college.identity.supportPhone), "no_test_batch");
};

const requireComplete = async (
  { identity }: College,
  tx: Transaction,
  { applicant: row }: ApplicationStatus,
  now: Date,
): Promise<void> => {
  const sittings = await readSittings(tx, row.id);
  const today = zonedDay(now, identity.timeZone);
  const sections = sectionsOf({ applicant: row, sittings, today });
  if (!isComplete(sections)) throw incomplete(sections);
};

const incomplete = (sections: Sections): Refusal => {
  const lacking = filledSections
    .map((name) => [name, sections[name].missing] as const)
    .filter(([, missing]) => missing.length > 0);
  return new Refusal(400, {
    detail: applicationTexts.incomplete,
    missing: Object.fromEntries(
      lacking.map(([name, missing]) => [name, missing.map(({ message }) => message)]),
    ),
    missingFields: Object.fromEntries(lacking),
  });
};

const announce = (
  college: College,
  tx: Transaction,
  {
    account,
    status,
    batch,
  }: {
    readonly account: Account;
    readonly status: ApplicationStatus;
    readonly batch: typeof testBatch.$inferSelect;
  },
): Promise<void> =>
  queueMail(college, tx, {
    to: account.email,
    ...applicationSubmittedMail(college.identity, {
      firstName: status.applicant.firstName,
      applicationNo: status.applicant.applicationNo,
      startsAt: batch.startsAt,
      endsAt: batch.endsAt,
      scheduleUrl: `${college.config.publicUrl}/applicant/aptitude-test-schedule`,
    }),
  });

/** Between submission and test: time to read the mail, print and travel. */
const noticeMs = 24 * 3_600_000;

/**
 * Takes a place in the session's earliest test batch that has one and starts in a day or later. The batch's row stays
 * locked until the transaction ends; a waiting transaction then sees the remaining places.
 * @returns undefined where every such batch is full, or there is none.
 */
const takePlace = async (
  tx: Transaction,
  applicationSessionId: number,
  now: Date,
): Promise<typeof testBatch.$inferSelect | undefined> => {
  const [batch] = await tx
    .select()
    .from(testBatch)
    .where(
      and(
        eq(testBatch.applicationSessionId, applicationSessionId),
        gte(testBatch.startsAt, new Date(now.getTime() + noticeMs)),
        lt(testBatch.assigned, testBatch.capacity),
      ),
    )
    .orderBy(asc(testBatch.startsAt), asc(testBatch.id))
    .limit(1)
    .for("update");
  if (batch === undefined) return undefined;
  await tx
    .update(testBatch)
    .set({ assigned: sql`${testBatch.assigned} + 1` })
    .where(eq(testBatch.id, batch.id));
  return batch;
};
