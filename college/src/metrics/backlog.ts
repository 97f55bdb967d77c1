import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mailMessage } from "../db/schema/mail.ts";
import { payment } from "../db/schema/payments.ts";

/** Work that waits in the database, with the age of the oldest in seconds; 0 where nothing waits. */
export interface Backlog {
  readonly mails: number;
  readonly oldestMail: number;
  readonly pendingPayments: number;
  readonly oldestPendingPayment: number;
  /** Money that the college refused and nobody has dealt with. */
  readonly refusedPayments: number;
}

/** A slow answer would come after Prometheus stopped waiting. */
const statementTimeoutMs = 2_000;

/** Reads the backlog by indexes, in a transaction with a short time limit. */
export const readBacklog = (db: Database, now: Date): Promise<Backlog> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${statementTimeoutMs}`));
    const [mails] = await tx
      .select({ waiting: sql<number>`count(*)::int`, oldest: ageOf(mailMessage.createdAt, now) })
      .from(mailMessage)
      .where(
        // Older mail is not sent any more (college/src/mail/deliver.ts).
        sql`${mailMessage.sentAt} is null and ${mailMessage.nextAttemptAt} is not null
          and ${mailMessage.createdAt} > ${now.toISOString()}::timestamptz - interval '24 hours'`,
      );
    const pending = sql`${payment.status} = 'pending'`;
    const [payments] = await tx
      .select({
        pending: sql<number>`(count(*) filter (where ${pending}))::int`,
        oldest: ageOf(sql`case when ${pending} then ${payment.openedAt} end`, now),
        refused: sql<number>`(count(*) filter (where not ${pending}))::int`,
      })
      .from(payment)
      .where(sql`${pending} or (${payment.status} = 'refused' and ${payment.resolvedAt} is null)`);
    return {
      mails: mails?.waiting ?? 0,
      oldestMail: mails?.oldest ?? 0,
      pendingPayments: payments?.pending ?? 0,
      oldestPendingPayment: payments?.oldest ?? 0,
      refusedPayments: payments?.refused ?? 0,
    };
  });

/** Seconds since the earliest of these times. */
const ageOf = (time: unknown, now: Date) =>
  sql<number>`coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(${time})), 0)::float8`;
