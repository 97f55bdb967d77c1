import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { staffMember } from "../db/schema/staff.ts";

/** The name of the staff member with this account, as in `Tunde Balogun`; null when there is none. */
export const staffNameOf = async (
  db: Database,
  accountId: number | null,
): Promise<string | null> => {
  if (accountId === null) return null;
  const [member] = await db
    .select({ surname: staffMember.surname, firstName: staffMember.firstName })
    .from(staffMember)
    .where(eq(staffMember.accountId, accountId));
  return member === undefined ? null : `${member.firstName} ${member.surname}`;
};
