import { eq } from "drizzle-orm";
import { tidyStaffPassword } from "../../../contract/accounts/password.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";
import { notFound, refuseFields } from "../http/refusal.ts";
import type { Account } from "./guard.ts";
import { verifyPassword } from "./password-hash.ts";
import { accountTexts } from "./texts.ts";

/** A staff member who changes their own account. */
export interface StaffOwner {
  readonly id: number;
  readonly memberId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly surname: string;
  readonly firstName: string;
}

/**
 * Returns the caller after a repeated password check, so that an unattended session cannot change the account.
 * @throws 400 `{password}` (or the field named) for a wrong one; 429 after too many tries
 */
export const confirmOwner = async (
  college: College,
  caller: Account,
  { password, address, field = "password" }: { password: string; address: string; field?: string },
): Promise<StaffOwner> => {
  const forgive = await college.attempts.count("change-password", address, `staff ${caller.login}`);
  const owner = await findOwner(college, caller.id);
  if (!(await verifyPassword(owner.passwordHash, tidyStaffPassword(password)))) {
    throw refuseFields({ [field]: [accountTexts.password.wrongCurrent] });
  }
  await forgive();
  return owner;
};

const findOwner = async ({ db }: College, accountId: number): Promise<StaffOwner> => {
  const [owner] = await db
    .select({
      id: account.id,
      memberId: staffMember.id,
      email: account.email,
      passwordHash: account.passwordHash,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
    })
    .from(account)
    .innerJoin(staffMember, eq(staffMember.accountId, account.id))
    .where(eq(account.id, accountId));
  if (owner === undefined) throw notFound();
  return owner;
};

/** Locks the owner's account. @throws as for a wrong password when the password changed since the check */
export const lockOwner = async (
  tx: Transaction,
  { id, passwordHash }: StaffOwner,
  field = "password",
): Promise<void> => {
  const [now] = await tx
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, id))
    .for("update");
  if (now?.passwordHash !== passwordHash) {
    throw refuseFields({ [field]: [accountTexts.password.wrongCurrent] });
  }
};
