import { setTimeout as delay } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { normaliseEmail } from "../../accounts/email.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { alreadyVerifiedMail } from "../../mail/application-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { texts } from "../../texts.ts";
import { normaliseApplicationNumber } from "./application-number.ts";
import { applicantLoginUrl } from "./portal-links.ts";
import { type LinkOwner, sendLink } from "./send-link.ts";

/** Longer than making a link and queueing its mail takes, so that the time of the answer does not tell whether it was done. */
const answerAfterMilliseconds = 250;

/**
 * Mails a new verification link to the applicant with this number or email, or, when theirs is verified, a word that it
 * is. Who is known, unknown or verified is not told, by the answer or by its time.
 * @throws 429 after too many requests.
 */
export const requestLink = async (
  college: College,
  { identifier }: { readonly identifier: string },
  address: string,
): Promise<{ message: string }> => {
  const email = normaliseEmail(identifier);
  const number = normaliseApplicationNumber(identifier);
  await college.attempts.count("verification-link", address, email ?? number);
  const which = email === undefined ? eq(account.login, number) : eq(account.email, email);
  await Promise.all([answer(college, which), delay(answerAfterMilliseconds)]);
  return { message: texts.intake.linkRequested };
};

const answer = async (college: College, which: ReturnType<typeof eq>): Promise<void> => {
  const verified = await college.db.transaction(async (tx) => {
    const owner = await findOwner(tx, which);
    if (owner === undefined || owner.verifiedAt !== null) return owner;
    await sendLink(college, tx, owner);
    return undefined;
  });
  if (verified !== undefined) await tellVerified(college, verified);
};

const findOwner = async (tx: Transaction, which: ReturnType<typeof eq>) => {
  const [owner] = await tx
    .select({
      accountId: account.id,
      email: account.email,
      firstName: applicant.firstName,
      applicationNo: applicant.applicationNo,
      verifiedAt: applicant.verifiedAt,
    })
    .from(account)
    .innerJoin(applicant, eq(applicant.accountId, account.id))
    .where(and(eq(account.kind, "applicant"), which, isNull(account.suspendedAt)))
    .for("update", { of: account });
  return owner;
};

const tellVerified = async (college: College, { email, ...owner }: LinkOwner): Promise<void> => {
  if (!(await college.attempts.mayNotify(email))) return;
  const loginUrl = applicantLoginUrl(college.config);
  const mail = alreadyVerifiedMail(college.identity, { ...owner, loginUrl });
  await college.db.transaction((tx) => queueMail(college, tx, { to: email, ...mail }));
};
