import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Mail to be sent, written in the transaction that causes it and sent after it commits, so that no mail
 * is lost by a crash or sent for something that was rolled back. Without SMTP it stays here and the
 * outbox page shows it.
 */
export const mailMessage = pgTable(
  "mail_message",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Cleared once sent by SMTP: bodies hold codes and links. */
    body: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [index("mail_message_due").on(table.sentAt, table.nextAttemptAt)],
);
