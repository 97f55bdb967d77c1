import { and, eq, isNull } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account, passwordReset } from "../db/schema/accounts.ts";
import { passwordLink } from "../db/schema/staff.ts";
import { passwordChangedMail } from "../mail/account-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { endSignInsOf } from "./sign-ins.ts";

interface Owner {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}

/** Sets a new password, ends the account's codes, links and sign-ins, and mails its owner. */
export const setPassword = async (
  college: College,
  tx: Transaction,
  owner: Owner,
  passwordHash: string,
): Promise<void> => {
  await tx
    .update(account)
    .set({ passwordHash, mustChangePassword: false })
    .where(eq(account.id, owner.id));
  await endCodes(tx, owner.id, college.clock());
  await endPasswordLinks(tx, owner.id, college.clock());
  await endSignInsOf(college, tx, owner.id);
  const mail = passwordChangedMail(college.identity, {
    firstName: owner.firstName,
    at: college.clock(),
  });
  await queueMail(college, tx, { to: owner.email, ...mail });
};

/** Marks every open code of an account as used. */
export const endCodes = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(eq(passwordReset.accountId, accountId), isNull(passwordReset.usedAt)));
};

/** Ends an account's unused links, after a newer link, a new password or a suspension. */
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
