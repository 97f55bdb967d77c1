import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { found } from "../found.ts";
import { hashDemoPasswords } from "../passwords.ts";
import type { Random } from "../random.ts";
import { adminEmail, type DemoStaffMember, demoStaff, staffPassword } from "./members.ts";

interface PreparedMember {
  readonly member: DemoStaffMember;
  readonly passwordHash: string;
}

/** The staff as it was written. */
export interface WrittenStaff {
  /** Of staff members, by email. */
  readonly ids: ReadonlyMap<string, number>;
  readonly adminAccountId: number;
}

/** Hashes the passwords, before any transaction is open. */
export const prepareStaff = async (random: Random): Promise<readonly PreparedMember[]> => {
  const hashes = await hashDemoPasswords(
    random,
    demoStaff.map(() => staffPassword),
  );
  return demoStaff.map((member, index) => ({ member, passwordHash: hashes[index] ?? "" }));
};

export const writeStaff = async (
  tx: Transaction,
  prepared: readonly PreparedMember[],
): Promise<WrittenStaff> => {
  const accounts = await tx
    .insert(account)
    .values(
      prepared.map(({ member: { email }, passwordHash }) => ({
        kind: "staff" as const,
        login: email,
        email,
        passwordHash,
      })),
    )
    .returning({ id: account.id, email: account.email });
  const accountIds = new Map(accounts.map(({ id, email }) => [email, id]));
  const members = await tx
    .insert(staffMember)
    .values(
      prepared.map(({ member: { email, surname, firstName, role } }) => ({
        accountId: found(accountIds, email),
        surname,
        firstName,
        role,
      })),
    )
    .returning({ id: staffMember.id, accountId: staffMember.accountId });
  const idOf = new Map(members.map(({ id, accountId }) => [accountId, id]));
  return {
    ids: new Map(
      accounts.flatMap(({ id: accountId, email }) => {
        const id = idOf.get(accountId);
        return id === undefined ? [] : [[email, id] as const];
      }),
    ),
    adminAccountId: found(accountIds, adminEmail),
  };
};
