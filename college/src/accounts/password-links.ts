import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { passwordLink } from "../db/schema/staff.ts";

const linkHours = 24;
/** Of one account, whoever hands them out. */
const linksPerHour = 5;

/** What is stored of a link's token. It has too many values to be guessed, so a bare hash does. */
export const hashLinkToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/**
 * The page on which a new password is chosen. The token is the address's fragment, which browsers send to no server: no
 * log has it.
 */
const linkUrl = ({ config }: Pick<College, "config">, token: string): string =>
  `${config.publicUrl}/choose-password#${token}`;

export interface HandedLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/**
 * Makes a link by which the owner of an account chooses a new password, once, within a day; older ones end. The caller
 * holds the account's row.
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

/** Ends the links of an account that were not used: a newer one, another password or a suspension takes their place. */
export const endPasswordLinks = async (
  tx: Transaction,
  accountId: number,
  now: Date,
): Promise<void> => {
  await tx
    .update(passwordLink)
    .set({ usedAt: now })
    .where(and(eq(passwordLink.accountId, accountId), isNull(passwordLink.usedAt)));
};
