import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { applicant } from "../db/schema/admissions.ts";
import type { payment } from "../db/schema/payments.ts";
import { screeningPaidMail } from "../mail/application-mails.ts";
import { queueMail } from "../mail/queue.ts";

/** Queues the mail on a screening fee in the transaction that credits it, so that it is sent once. */
export const announceScreening = async (
  college: College,
  tx: Transaction,
  { accountId, amountKobo, reference }: typeof payment.$inferSelect,
  paidAt: Date,
): Promise<void> => {
  const [payer] = await tx
    .select({ email: account.email, firstName: applicant.firstName })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(eq(applicant.accountId, accountId));
  if (payer === undefined) return;
  const mail = screeningPaidMail(college.identity, {
    firstName: payer.firstName,
    amountKobo,
    reference,
    paidAt,
    formUrl: `${college.config.publicUrl}/applicant/application-form`,
  });
  await queueMail(college, tx, { to: payer.email, ...mail });
};
