import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { staffMember, type staffRoles } from "../db/schema/staff.ts";
import { forbidden } from "../http/refusal.ts";
import type { Account } from "./guard.ts";

type StaffRole = (typeof staffRoles)[number];

/** @throws 403 unless this account belongs to somebody on the staff with one of these roles. */
export const requireRole = async (
  db: Database,
  { id }: Account,
  ...roles: readonly StaffRole[]
): Promise<void> => {
  const [member] = await db
    .select({ role: staffMember.role })
    .from(staffMember)
    .where(eq(staffMember.accountId, id));
  if (member === undefined || !roles.includes(member.role)) throw forbidden();
};
