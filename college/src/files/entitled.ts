import { and, eq, exists, inArray, type SQL } from "drizzle-orm";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { Account } from "../accounts/guard.ts";
import type { Database } from "../db/database.ts";
import { storedFile } from "../db/schema/files.ts";
import { staffMember } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";

/** The staff who look at applicants' and students' files. */
const entitledRoles = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

/** The condition under which this account may read a stored file; none for staff entitled to every one. */
export const readableBy = async (db: Database, account: Account): Promise<SQL | undefined> =>
  (await isOneOf(db, account, entitledRoles))
    ? undefined
    : eq(storedFile.ownerAccountId, account.id);

/** The same for a photo: the exam office sees those of students, on its attendance sheets. */
export const photoReadableBy = async (db: Database, account: Account): Promise<SQL | undefined> => {
  if (!(await isOneOf(db, account, ["EXAM_OFFICER"]))) return readableBy(db, account);
  return exists(
    db.select({ id: student.id }).from(student).where(eq(student.passportFileId, storedFile.id)),
  );
};

const isOneOf = async (
  db: Database,
  { id, kind }: Account,
  roles: readonly StaffRole[],
): Promise<boolean> => {
  if (kind !== "staff") return false;
  const entitled = await db.$count(
    staffMember,
    and(eq(staffMember.accountId, id), inArray(staffMember.role, [...roles])),
  );
  return entitled > 0;
};
