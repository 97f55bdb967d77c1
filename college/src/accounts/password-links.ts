import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, type SQL } from "drizzle-orm";
import { foldPassword } from "../../../contract/accounts/password.ts";
import type { readPasswordLink } from "../../../contract/accounts/password-link.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { passwordProblem } from "../../../rules/accounts/password.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { applicant } from "../db/schema/admissions.ts";
import { passwordLink } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import { hashPassword } from "./password-hash.ts";
import { endPasswordLinks, setPassword } from "./set-password.ts";
import { accountTexts } from "./texts.ts";

const linkHours = 24;
/** Per account, for all issuers together. */
const linksPerHour = 5;

/** The stored hash of a link's token. The token has too many values to guess, so a plain hash is enough. */
const hashLinkToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * The page on which a new password is chosen. The token is in the URL fragment, which browsers do not send to
 * servers, so no log contains it.
 */
const linkUrl = ({ config }: Pick<College, "config">, token: string): string =>
  `${config.publicUrl}/choose-password#${token}`;

interface HandedLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/**
 * Makes a single-use link, valid for a day, for choosing a new password; older links end. The caller has locked the
 * account's row.
 * @returns undefined after five within an hour.
 */
export const makePasswordLink = async (
  college: College,
  tx: Transaction,
  { accountId, createdBy }: { readonly accountId: number; readonly createdBy: number },
): Promise<HandedLink | undefined> => {
  const now = college.clock();
  const since = new Date(now.getTime() - 3_600_000);
  const recent = await tx.$count(
    passwordLink,
    and(eq(passwordLink.accountId, accountId), gt(passwordLink.createdAt, since)),
  );
  if (recent >= linksPerHour) return undefined;
  await endPasswordLinks(tx, accountId, now);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000);
  await tx.insert(passwordLink).values({
    accountId,
    createdBy,
    tokenHash: hashLinkToken(token),
    createdAt: now,
    expiresAt,
  });
  return { link: linkUrl(college, token), expiresAt };
};

/**
 * Returns whose password a link sets. Reading does not use the link up, so a mail program that opens links does no harm.
 * @throws 410 `link_unknown`, `link_used` or `link_expired`; 403 for a suspended account; 429.
 */
export const readLink = async (
  college: College,
  token: string,
  address: string,
): Promise<ResponseOf<typeof readPasswordLink>> => {
  const forgive = await college.attempts.count("reset-confirm", address);
  const { link, owner } = await findLink(college, college.db, token);
  await forgive();
  return {
    kind: owner.kind,
    firstName: owner.firstName,
    number: owner.number,
    expiresAt: link.expiresAt.toISOString(),
  };
};

/**
 * Sets a new password with a link. Every sign-in of the account ends, and its owner gets a mail.
 * @throws as `readLink`, and 400 `{new_password}`.
 */
export const usePasswordLink = async (
  college: College,
  { token, newPassword: next }: { readonly token: string; readonly newPassword: string },
  address: string,
): Promise<{ message: string }> => {
  const forgive = await college.attempts.count("reset-confirm", address);
  const { owner } = await findLink(college, college.db, token);
  const { surname, number, kind } = owner;
  const problem = passwordProblem(next, kind === "student" ? { surname, number } : { surname });
  if (problem !== undefined) throw refuseFields({ newPassword: [problem] });
  const passwordHash = await hashPassword(foldPassword(next));
  await college.db.transaction(async (tx) => {
    // With two concurrent calls, the second finds the link used.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, owner.id)).for("update");
    await findLink(college, tx, token);
    await setPassword(college, tx, owner, passwordHash);
  });
  await forgive();
  return { message: accountTexts.password.resetDone };
};

const findLink = async ({ clock }: College, db: Database, token: string) => {
  const [row] = await db
    .select({ link: passwordLink, account, applicant, student })
    .from(passwordLink)
    .innerJoin(account, eq(account.id, passwordLink.accountId))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(student, eq(student.accountId, account.id))
    .where(hasToken(token));
  const person = row?.student ?? row?.applicant;
  if (row === undefined || person == null || row.account.kind === "staff") {
    throw refuse(410, accountTexts.link.unknown, "link_unknown");
  }
  const { link, account: own } = row;
  if (own.suspendedAt !== null)
    throw refuse(403, accountTexts.accountSuspended, "account_suspended");
  if (link.usedAt !== null) throw refuse(410, accountTexts.link.used, "link_used");
  if (link.expiresAt <= clock()) throw refuse(410, accountTexts.link.expired, "link_expired");
  return {
    link,
    owner: {
      id: own.id,
      kind: own.kind as "applicant" | "student",
      email: own.email,
      number: own.login,
      firstName: person.firstName,
      surname: person.surname,
    },
  };
};

const hasToken = (token: string): SQL => eq(passwordLink.tokenHash, hashLinkToken(token));
