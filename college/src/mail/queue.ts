import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { mailMessage } from "../db/schema/mail.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that commits. */
export const queueMail = (
  college: Pick<College, "clock">,
  tx: Transaction,
  mail: Mail,
): Promise<void> => queueMails(college, tx, [mail]);

/** The same for many in one write. */
export const queueMails = async (
  { clock }: Pick<College, "clock">,
  tx: Transaction,
  mails: readonly Mail[],
): Promise<void> => {
  const now = clock();
  await tx.insert(mailMessage).values(
    mails.map(({ to, subject, text }) => ({
      recipient: to,
      subject,
      body: text,
      createdAt: now,
      nextAttemptAt: now,
    })),
  );
};
