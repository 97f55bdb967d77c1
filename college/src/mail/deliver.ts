import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { College } from "../context.ts";
import { mailMessage } from "../db/schema/mail.ts";
import type { Job } from "../jobs/jobs.ts";
import type { Mail } from "./queue.ts";

/** Hands one mail to a mail server; rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends through the server of `smtpUrl`. Shorter in all than the time a claimed mail is left to one process. */
export const openSmtp = (smtpUrl: string, from: string): SendMail => {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to, subject, text });
  };
};

export const mailJob = (college: College, send: SendMail): Job => ({
  name: "mail",
  everySeconds: 2,
  run: () => deliverMail(college, send),
});

/** In seconds: the lease of a claimed mail. A process that dies while sending delays its mail this long. */
const leaseSeconds = 180;

/** Mail older than this is not sent: a code is long dead, and a mail server set up later must not send the past. */
const freshHours = 24;

const attemptLimit = 12;

/** Sends due mail, one after the other, until none is left. */
export const deliverMail = async (college: College, send: SendMail): Promise<void> => {
  for (;;) {
    const mail = await claimNext(college);
    if (mail === undefined) return;
    await deliver(college, send, mail);
  }
};

type MailRow = typeof mailMessage.$inferSelect;

/** Takes the next due mail by setting when it is due again; processes that claim at once take different ones. */
const claimNext = ({ db, clock }: College): Promise<MailRow | undefined> =>
  db.transaction(async (tx) => {
    const now = clock();
    const [due] = await tx
      .select()
      .from(mailMessage)
      .where(
        and(
          isNull(mailMessage.sentAt),
          lte(mailMessage.nextAttemptAt, now),
          gt(mailMessage.createdAt, secondsAfter(now, -freshHours * 3600)),
        ),
      )
      .orderBy(asc(mailMessage.nextAttemptAt), asc(mailMessage.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (due === undefined) return undefined;
    const [claimed] = await tx
      .update(mailMessage)
      .set({
        attempts: sql`${mailMessage.attempts} + 1`,
        nextAttemptAt: secondsAfter(now, leaseSeconds),
      })
      .where(eq(mailMessage.id, due.id))
      .returning();
    return claimed;
  });

const deliver = async (college: College, send: SendMail, mail: MailRow): Promise<void> => {
  const { db, clock, log } = college;
  const record = (outcome: Partial<MailRow>) =>
    db.update(mailMessage).set(outcome).where(eq(mailMessage.id, mail.id));
  try {
    await send({ to: mail.recipient, subject: mail.subject, text: mail.body ?? "" });
  } catch (error) {
    const reason = reasonOf(error);
    const nextAttemptAt = nextAttempt(mail.attempts, clock());
    log.warn({ mail: mail.id, attempt: mail.attempts, reason }, "mail was not taken");
    await record({ lastError: reason, nextAttemptAt });
    return;
  }
  await record({ sentAt: clock(), body: null, nextAttemptAt: null, lastError: null });
};

/** After half a minute, then ever later up to an hour; null after the last attempt. */
const nextAttempt = (attempts: number, now: Date): Date | null =>
  attempts >= attemptLimit ? null : secondsAfter(now, Math.min(30 * 2 ** (attempts - 1), 3600));

/** The kind of failure only: a server's words may repeat the mail and its reader's address. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? String(error.code) : error.name;
  return "responseCode" in error ? `${code} ${String(error.responseCode)}` : code;
};

const secondsAfter = (time: Date, seconds: number): Date =>
  new Date(time.getTime() + seconds * 1000);
