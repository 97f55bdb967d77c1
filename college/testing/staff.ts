import type { StaffRole } from "../../contract/staff/role.ts";
import type { College } from "../src/context.ts";
import { account } from "../src/db/schema/accounts.ts";
import { staffMember } from "../src/db/schema/staff.ts";
import { hashOnce } from "./passwords.ts";
import { signInAs } from "./people.ts";
import { nextSerial } from "./serial.ts";

export interface TestStaff {
  readonly accountId: number;
  /** Of the member of staff. */
  readonly id: number;
  readonly email: string;
  readonly authorization: string;
}

/** A signed-in member of the staff. Without a password only `authorization` works. */
export const createStaff = async (
  college: College,
  role: StaffRole,
  { password }: { readonly password?: string } = {},
): Promise<TestStaff> => {
  const email = `staff${nextSerial("staff")}@college.example`;
  const passwordHash = password === undefined ? "unusable" : await hashOnce(password);
  const [owner] = await college.db
    .insert(account)
    .values({ kind: "staff", login: email, email, passwordHash })
    .returning();
  if (owner === undefined) throw new Error("the account was not written");
  const [member] = await college.db
    .insert(staffMember)
    .values({ accountId: owner.id, surname: "Balogun", firstName: "Tunde", role })
    .returning({ id: staffMember.id });
  if (member === undefined) throw new Error("the member of staff was not written");
  const { authorization } = await signInAs(college, { accountId: owner.id });
  return { accountId: owner.id, id: member.id, email, authorization };
};
