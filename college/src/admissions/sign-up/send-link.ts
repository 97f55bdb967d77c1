import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { emailVerification } from "../../db/schema/admissions.ts";
import { verificationLinkMail } from "../../mail/application-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { verificationUrl } from "./portal-links.ts";
import { hashVerificationToken, makeVerificationToken } from "./verification-token.ts";

const linkHours = 48;
/** Of one account, wherever they are asked from, so that no mailbox is flooded. */
const linksPerHour = 5;

export interface LinkOwner {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly applicationNo: string;
}

/**
 * Mails an applicant a new verification link, and ends the older ones. Does nothing after five within an hour. The
 * caller holds the account's row locked, or has just made it.
 * @returns whether one was sent.
 */
export const sendLink = async (
  college: College,
  tx: Transaction,
  { accountId, email, firstName, applicationNo }: LinkOwner,
): Promise<boolean> => {
  const now = college.clock();
  if ((await linksSince(tx, accountId, hoursAfter(now, -1))) >= linksPerHour) return false;
  await tx
    .update(emailVerification)
    .set({ expiresAt: now })
    .where(
      and(
        eq(emailVerification.accountId, accountId),
        isNull(emailVerification.usedAt),
        gt(emailVerification.expiresAt, now),
      ),
    );
  const token = makeVerificationToken();
  await tx.insert(emailVerification).values({
    accountId,
    tokenHash: hashVerificationToken(token),
    createdAt: now,
    expiresAt: hoursAfter(now, linkHours),
  });
  const mail = verificationLinkMail(college.identity, {
    firstName,
    applicationNo,
    link: verificationUrl(college.config, applicationNo, token),
    hours: linkHours,
  });
  await queueMail(college, tx, { to: email, ...mail });
  return true;
};

const linksSince = async (tx: Transaction, accountId: number, since: Date): Promise<number> => {
  const [row] = await tx
    .select({ links: count() })
    .from(emailVerification)
    .where(and(eq(emailVerification.accountId, accountId), gt(emailVerification.createdAt, since)));
  return row?.links ?? 0;
};

const hoursAfter = (time: Date, hours: number): Date =>
  new Date(time.getTime() + hours * 3_600_000);
