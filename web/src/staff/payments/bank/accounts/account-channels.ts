import type { BankChannel } from "../../../../gql/staff-payments.ts";

/** The kinds of accounts that students pay into. */
export const accountChannels: Readonly<Record<BankChannel, string>> = {
  BANK: "Bank account",
  REMITA: "Remita biller",
};
