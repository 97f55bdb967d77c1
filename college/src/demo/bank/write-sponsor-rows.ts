import { eq, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Transaction } from "../../db/database.ts";
import { bankAccount, bankRow, rowProposal } from "../../db/schema/bank.ts";
import { sponsorRemittance } from "../../db/schema/sponsors.ts";
import { decide, propose } from "../../payments/bank-statements/match-row.ts";
import type { PaymentsCollege } from "../../payments/payments-college.ts";
import { findMoneyStaff } from "../staff/money-staff.ts";
import { sponsorStatement } from "./statements.ts";
import { importFile } from "./write-bank.ts";

/**
 * Writes a statement with the transfers of sponsors that were approved or wait. The one that was approved first is matched by two people; the
 * others are leftovers.
 */
export const writeSponsorRows = async (
  tx: Transaction,
  { config, identity, now }: Pick<PaymentsCollege, "config" | "identity"> & { readonly now: Date },
): Promise<void> => {
  const college: PaymentsCollege = { db: tx, identity, config, clock: () => now };
  const [officer, colleague] = await findMoneyStaff(tx);
  const accounts = await tx.select().from(bankAccount).orderBy(bankAccount.id);
  const account = accounts.find(({ bank }) => bank === "Zenith Bank");
  if (account === undefined) throw new Error("the demo has no account for sponsors");
  const today = zonedDay(now, identity.timeZone);
  const transfers = await tx
    .select()
    .from(sponsorRemittance)
    .where(sql`${sponsorRemittance.status} in ('waiting', 'approved')`)
    .orderBy(sponsorRemittance.id);
  await importFile(college, officer, account.id, sponsorStatement(transfers, today));
  const rows = await tx
    .select({ id: bankRow.id, narration: bankRow.narration })
    .from(bankRow)
    .where(eq(bankRow.bankAccountId, account.id));
  const [first] = transfers;
  const row = rows.find(({ narration }) => narration.includes(first?.bankReference ?? " "));
  if (first === undefined || row === undefined) throw new Error("the demo has no transfer");
  await propose(college, officer, row.id, {
    way: "sponsor_transfer",
    remittanceId: first.id,
    note: "The fund's advice has the same reference and amount",
  });
  const [proposal] = await tx.select().from(rowProposal).where(eq(rowProposal.rowId, row.id));
  if (proposal === undefined) throw new Error("the demo has no proposal");
  await decide(college, colleague, row.id, { proposalId: proposal.id, isApproved: true });
};
