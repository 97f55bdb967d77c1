import { createHash, randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Account } from "../../accounts/guard.ts";
import { normaliseEmail } from "../../accounts/identifiers.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { CollegeConfig } from "../../config.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, emailVerification } from "../../db/schema/admissions.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { alreadyVerifiedMail, verificationLinkMail } from "../../mail/application-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { normaliseApplicationNumber } from "./application-number.ts";
import { signUpTexts } from "./texts.ts";

const linkHours = 48;
/** The limit per account, from all addresses, so that no mailbox is flooded. */
const linksPerHour = 5;

interface LinkOwner {
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

/** Longer than making a link and queueing its mail takes, so that the response time does not reveal whether it was done. */
const answerAfterMilliseconds = 250;

/**
 * Mails a new verification link to the applicant with this number or email, or, if it is verified, a mail that says
 * so. Neither the response nor its timing reveals whether an account exists or is verified.
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
  return { message: signUpTexts.linkRequested };
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

/**
 * Mails an applicant a new verification link.
 * @throws 404; 409 `already_verified`, `suspended` or `too_many_links`.
 */
export const resendLink = (
  college: College,
  actor: Account,
  applicantId: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({
        accountId: account.id,
        email: account.email,
        suspendedAt: account.suspendedAt,
        firstName: applicant.firstName,
        applicationNo: applicant.applicationNo,
        verifiedAt: applicant.verifiedAt,
      })
      .from(account)
      .innerJoin(applicant, eq(applicant.accountId, account.id))
      .where(eq(applicant.id, applicantId))
      .for("update", { of: account });
    if (owner === undefined) throw notFound();
    if (owner.verifiedAt !== null)
      throw refuse(409, signUpTexts.office.already_verified, "already_verified");
    if (owner.suspendedAt !== null) throw refuse(409, signUpTexts.office.suspended, "suspended");
    const isSent = await sendLink(college, tx, owner);
    if (!isSent) throw refuse(409, signUpTexts.office.too_many_links, "too_many_links");
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "admission.send_link",
      subject: `applicant:${applicantId}`,
      after: { email: owner.email },
    });
    return { message: signUpTexts.office.sent(owner.email) };
  });

/** A new token of a verification link: 32 random bytes. */
const makeVerificationToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a token. A token is too long to guess, so a plain hash suffices. */
export const hashVerificationToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** Where an applicant logs in. */
export const applicantLoginUrl = ({ publicUrl }: Pick<CollegeConfig, "publicUrl">): string =>
  `${publicUrl}/login?for=applicant`;

/** The page that verifies an email address: the application number's three parts, then the token. */
const verificationUrl = (
  { publicUrl }: Pick<CollegeConfig, "publicUrl">,
  applicationNo: string,
  token: string,
): string =>
  [publicUrl, "verify-email", ...[...applicationNo.split("/"), token].map(encodeURIComponent)].join(
    "/",
  );
