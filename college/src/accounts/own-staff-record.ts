import { eq } from "drizzle-orm";
import type { readOwnStaffRecord } from "../../../contract/accounts/staff-account.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { Database } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";
import { notFound } from "../http/refusal.ts";
import { permissionsOf } from "../staff/permissions.ts";

/** Reads the caller's own staff record. @throws 404 when the account has none */
export const readOwnRecord = async (
  db: Database,
  accountId: number,
): Promise<ResponseOf<typeof readOwnStaffRecord>> => {
  const [member] = await db
    .select({
      id: staffMember.id,
      email: account.email,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
      role: staffMember.role,
      totpConfirmedAt: staffMember.totpConfirmedAt,
      recoveryCodes: staffMember.recoveryCodes,
    })
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .where(eq(staffMember.accountId, accountId));
  if (member === undefined) throw notFound();
  const { totpConfirmedAt, recoveryCodes, ...own } = member;
  return {
    ...own,
    permissions: permissionsOf(own.role),
    secondFactor: { isOn: totpConfirmedAt !== null, recoveryCodesLeft: recoveryCodes.length },
  };
};
