import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { adminEmail, bursaryEmail, secondBursaryEmail } from "./members.ts";

export interface MoneyStaff {
  readonly id: number;
  readonly role: "BURSARY_OFFICER" | "SUPER_ADMIN";
}

/** The demo's bursary officer, the colleague, and the super admin. */
export const findMoneyStaff = async (
  tx: Transaction,
): Promise<readonly [MoneyStaff, MoneyStaff, MoneyStaff]> => {
  const rows = await tx.select({ id: account.id, login: account.login }).from(account);
  const idOf = (login: string): number => {
    const row = rows.find((one) => one.login === login);
    if (row === undefined) throw new Error(`the demo has no ${login}`);
    return row.id;
  };
  return [
    { id: idOf(bursaryEmail), role: "BURSARY_OFFICER" },
    { id: idOf(secondBursaryEmail), role: "BURSARY_OFFICER" },
    { id: idOf(adminEmail), role: "SUPER_ADMIN" },
  ];
};
