import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { passwordChangedMail } from "../mail/account-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { endPasswordLinks } from "./password-links.ts";
import { endCodes } from "./password-reset-request.ts";
import { endSignInsOf } from "./sign-ins.ts";

interface Owner {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}

/** Gives an account a new password: its open codes, its links and all its sign-ins end, and its owner is told by mail. */
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
