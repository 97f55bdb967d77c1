import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";
import { forbidden, notFound, refuse } from "../http/refusal.ts";
import { staffTexts } from "./texts.ts";

export type Colleague = Awaited<ReturnType<typeof readColleague>>;

/**
 * Runs a change of a colleague's account. Locks all super admins' accounts, so that of two who suspend each other
 * concurrently the later is refused and one remains.
 * @throws 403 when the caller is no longer super admin; 404; 409 `own_account`
 */
export const changeColleague = <T>(
  college: College,
  actor: Account,
  memberId: number,
  change: (tx: Transaction, colleague: Colleague) => Promise<T>,
): Promise<T> =>
  college.db.transaction(async (tx) => {
    // Accounts first, then their members, by number: a sign-in locks the two in the same order. Rows that reference
    // them, such as audit entries and course lecturers, can still be written.
    await tx
      .select({ id: account.id })
      .from(account)
      .innerJoin(staffMember, eq(staffMember.accountId, account.id))
      .where(or(eq(staffMember.role, "SUPER_ADMIN"), eq(staffMember.id, memberId)))
      .orderBy(account.id)
      .for("no key update", { of: account });
    if (!(await isActiveAdmin(tx, actor.id))) throw forbidden();
    const colleague = await readColleague(tx, memberId);
    if (colleague.accountId === actor.id) {
      throw refuse(409, staffTexts.ownAccount, "own_account");
    }
    return change(tx, colleague);
  });

/** @throws 409 `last_super_admin` when no other super admin can sign in */
export const requireAnotherAdmin = async (
  tx: Transaction,
  { id, role }: Colleague,
): Promise<void> => {
  if (role !== "SUPER_ADMIN") return;
  const [other] = await tx
    .select({ id: staffMember.id })
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .where(
      and(eq(staffMember.role, "SUPER_ADMIN"), isNull(account.suspendedAt), ne(staffMember.id, id)),
    )
    .limit(1);
  if (other === undefined) throw refuse(409, staffTexts.lastSuperAdmin, "last_super_admin");
};

/**
 * Locks the account of a super admin who grants access: a later suspension finds the grant, and an earlier one is
 * visible here. @throws 403
 */
export const requireAdmin = async (tx: Transaction, { id }: Account): Promise<void> => {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for("share");
  if (!(await isActiveAdmin(tx, id))) throw forbidden();
};

const isActiveAdmin = async (tx: Transaction, accountId: number): Promise<boolean> => {
  const [row] = await tx
    .select({ role: staffMember.role, suspendedAt: account.suspendedAt })
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .where(eq(staffMember.accountId, accountId));
  return row !== undefined && row.role === "SUPER_ADMIN" && row.suspendedAt === null;
};

const readColleague = async (tx: Transaction, memberId: number) => {
  const [colleague] = await tx
    .select({
      id: staffMember.id,
      accountId: staffMember.accountId,
      email: account.email,
      firstName: staffMember.firstName,
      role: staffMember.role,
      revision: staffMember.revision,
      suspendedAt: account.suspendedAt,
      totpConfirmedAt: staffMember.totpConfirmedAt,
    })
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .where(eq(staffMember.id, memberId))
    .for("no key update");
  if (colleague === undefined) throw notFound();
  return colleague;
};
