import type { StaffRole } from "../../contract/staff-role.ts";
import type { College } from "../src/context.ts";
import { account } from "../src/db/schema/accounts.ts";
import { staffMember } from "../src/db/schema/staff.ts";
import { signInAs } from "./people.ts";

let serial = 0;

/** Somebody on the staff, signed in. */
export const createStaff = async (
  college: College,
  role: StaffRole,
): Promise<{ readonly accountId: number; readonly authorization: string }> => {
  serial += 1;
  const email = `staff${serial}@college.example`;
  const [owner] = await college.db
    .insert(account)
    .values({ kind: "staff", login: email, email, passwordHash: "unusable" })
    .returning();
  if (owner === undefined) throw new Error("the account was not written");
  await college.db
    .insert(staffMember)
    .values({ accountId: owner.id, surname: "Balogun", firstName: "Tunde", role });
  const { authorization } = await signInAs(college, { accountId: owner.id });
  return { accountId: owner.id, authorization };
};
