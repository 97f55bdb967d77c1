import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Account } from "../auth/guard.ts";
import type { Database } from "../db/database.ts";
import { storedFile } from "../db/schema/files.ts";
import { staffMember } from "../db/schema/staff.ts";

/** The staff who look at applicants' and students' files. */
const entitledRoles = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

/** The condition under which this account may read a stored file; none for staff entitled to every one. */
export const readableBy = async (db: Database, account: Account): Promise<SQL | undefined> =>
  (await isEntitled(db, account)) ? undefined : eq(storedFile.ownerAccountId, account.id);

const isEntitled = async (db: Database, { id, kind }: Account): Promise<boolean> => {
  if (kind !== "staff") return false;
  const entitled = await db.$count(
    staffMember,
    and(eq(staffMember.accountId, id), inArray(staffMember.role, [...entitledRoles])),
  );
  return entitled > 0;
};
