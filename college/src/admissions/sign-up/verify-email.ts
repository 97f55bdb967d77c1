import { and, eq } from "drizzle-orm";
import type { verifyEmail as verifyEmailEndpoint } from "../../../../contract/admissions/sign-up.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, applicationSession, emailVerification } from "../../db/schema/admissions.ts";
import { refuse } from "../../http/refusal.ts";
import { emailVerifiedMail } from "../../mail/application-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { formatMoney } from "../../money.ts";
import { lastDayText } from "../sessions/session.ts";
import { normaliseApplicationNumber } from "./application-number.ts";
import { signUpTexts } from "./texts.ts";
import { applicantLoginUrl, hashVerificationToken } from "./verification-link.ts";

/**
 * Verifies an applicant's email address with a link's token, once, and mails what to do next.
 * @throws 404 for an unknown number; 410 `link_used`, `link_expired` or `link_unknown`; 429 after too many tries.
 */
export const verifyEmail = async (
  college: College,
  { applicationNo: typed, token }: BodyOf<typeof verifyEmailEndpoint>,
  address: string,
): Promise<{ message: string }> => {
  const applicationNo = normaliseApplicationNumber(typed);
  const forgive = await college.attempts.count("verify-email", address, applicationNo);
  await college.db.transaction((tx) => verify(college, tx, applicationNo, token));
  await forgive();
  return { message: signUpTexts.verified };
};

const verify = async (
  college: College,
  tx: Transaction,
  applicationNo: string,
  token: string,
): Promise<void> => {
  const owner = await findOwner(tx, applicationNo);
  if (owner === undefined) throw refuse(404, signUpTexts.userNotFound);
  const [link] = await tx
    .select()
    .from(emailVerification)
    .where(
      and(
        eq(emailVerification.accountId, owner.accountId),
        eq(emailVerification.tokenHash, hashVerificationToken(token)),
      ),
    );
  if (link === undefined) throw refuse(410, signUpTexts.linkUnknown, "link_unknown");
  // For any of the applicant's links: the email address is already verified.
  if (owner.verifiedAt !== null) throw refuse(410, signUpTexts.alreadyVerified, "link_used");
  if (link.usedAt !== null) throw refuse(410, signUpTexts.linkUsed, "link_used");
  const now = college.clock();
  if (link.expiresAt <= now) throw refuse(410, signUpTexts.linkExpired, "link_expired");
  await tx.update(emailVerification).set({ usedAt: now }).where(eq(emailVerification.id, link.id));
  await tx.update(applicant).set({ verifiedAt: now }).where(eq(applicant.id, owner.id));
  await tellNextSteps(college, tx, owner);
};

/** The account's row is locked, so that concurrent uses of links are serialized and one of them wins. */
const findOwner = async (tx: Transaction, applicationNo: string) => {
  const [owner] = await tx
    .select({
      id: applicant.id,
      accountId: account.id,
      email: account.email,
      firstName: applicant.firstName,
      applicationNo: applicant.applicationNo,
      verifiedAt: applicant.verifiedAt,
      closesAt: applicationSession.closesAt,
      screeningFeeKobo: applicationSession.screeningFeeKobo,
    })
    .from(account)
    .innerJoin(applicant, eq(applicant.accountId, account.id))
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .where(and(eq(account.kind, "applicant"), eq(account.login, applicationNo)))
    .for("update", { of: account });
  return owner;
};

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

const tellNextSteps = async (college: College, tx: Transaction, owner: Owner): Promise<void> => {
  const { identity, config } = college;
  const mail = emailVerifiedMail(identity, {
    ...owner,
    loginUrl: applicantLoginUrl(config),
    fee: formatMoney(owner.screeningFeeKobo, identity.currencySymbol),
    lastDay: lastDayText(owner.closesAt, identity.timeZone),
  });
  await queueMail(college, tx, { to: owner.email, ...mail });
};
