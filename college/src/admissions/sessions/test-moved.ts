import { eq } from "drizzle-orm";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, type testBatch } from "../../db/schema/admissions.ts";
import { testTimeChangedMail } from "../../mail/admission-mails.ts";
import { queueMails } from "../../mail/queue.ts";

type Batch = typeof testBatch.$inferSelect;

/** Mails of one write: a statement takes no more than 65,535 values. */
const atOnce = 1_000;

/** Tells everybody assigned to a batch its new time, and shows them the notice of it again. */
export const tellMoved = async (
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
