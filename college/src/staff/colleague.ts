import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";
import { forbidden, notFound, refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";

export type Colleague = Awaited<ReturnType<typeof readColleague>>;

/**
 * Runs a change of a colleague's account. All super admins' accounts are held meanwhile, so that of two who suspend each other at once
 * the later is refused, and one is always left.
 * @throws 403 when the caller is super admin no more; 404; 409 `own_account`
 */
export const changeColleague = <T>(
  college: College,
  actor: Account,
  memberId: number,
  change: (tx: Transaction, colleague: Colleague) => Promise<T>,
): Promise<T> =>
  college.db.transaction(async (tx) => {
    // Accounts first, then their members, by number: a sign-in takes the two in the same order. Rows that point to them, such as
    // audit entries and the lecturers of a course, can still be written meanwhile.
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
      throw refuse(409, texts.staff.ownAccount, "own_account");
    }
    return change(tx, colleague);
  });

/** @throws 409 `last_super_admin` when nobody else who can sign in is super admin */
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
  if (other === undefined) throw refuse(409, texts.staff.lastSuperAdmin, "last_super_admin");
};

/**
 * Holds the account of a super admin who gives power away: a suspension that comes later finds what they gave, and one that came
 * first is seen here. @throws 403
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
