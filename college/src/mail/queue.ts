import { sql } from "drizzle-orm";
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

/** Queues any number of mails in one write, as one parameter. */
export const queueMails = async (
  { clock }: Pick<College, "clock">,
  tx: Transaction,
  mails: readonly Mail[],
): Promise<void> => {
  const now = clock().toISOString();
  await tx.execute(sql`
    insert into ${mailMessage} (recipient, subject, body, created_at, next_attempt_at)
    select "to", subject, "text", ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(mails)}::json) as mail ("to" text, subject text, "text" text)`);
};
