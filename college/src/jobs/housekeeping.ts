import { lt } from "drizzle-orm";
import type { College } from "../context.ts";
import { attempt, passwordReset, signIn } from "../db/schema/accounts.ts";
import { emailVerification } from "../db/schema/admissions.ts";
import { mailMessage } from "../db/schema/mail.ts";
import { passwordLink } from "../db/schema/staff.ts";
import type { Job } from "./jobs.ts";

export const housekeepingJob = (college: College): Job => ({
  name: "housekeeping",
  everySeconds: 15 * 60,
  run: () => deleteExpired(college),
});

const mailDays = 30;
/** While the mail with the link is kept, an expired link still gets an explanation. */
const linkDays = mailDays;

/** Deletes what nothing reads any more: expired sign-ins, codes and links, old counts of attempts, old mail. */
export const deleteExpired = async ({ db, clock }: College): Promise<void> => {
  const now = clock();
  // A day longer than they are worth anything: the codes of the last hour are counted.
  const yesterday = daysBefore(now, 1);
  await db.delete(signIn).where(lt(signIn.expiresAt, yesterday));
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, yesterday));
  await db
    .delete(emailVerification)
    .where(lt(emailVerification.expiresAt, daysBefore(now, linkDays)));
  await db.delete(passwordLink).where(lt(passwordLink.expiresAt, daysBefore(now, linkDays)));
  await db.delete(attempt).where(lt(attempt.expire, yesterday));
  await db.delete(mailMessage).where(lt(mailMessage.createdAt, daysBefore(now, mailDays)));
};

const daysBefore = (time: Date, days: number): Date =>
  new Date(time.getTime() - days * 24 * 3600_000);
