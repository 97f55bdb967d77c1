import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { bankReceipt, bankRow } from "../../db/schema/bank.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { receiptVoidedMail } from "../../mail/payment-mails.ts";
import { lockAccounts } from "../ledger/entries.ts";
import { isPaidOut } from "../refunds/conditions.ts";
import { voidsOf } from "../voids.ts";
import { lockRow } from "./match-row.ts";
import { statementTexts } from "./texts.ts";

/** Locks the account of a row's receipt, then the row. @throws 404; 409 `changed_elsewhere` where nobody is credited */
const lockCredited = async (tx: Transaction, id: number) => {
  const [found] = await tx
    .select({ receiptId: bankRow.receiptId, accountId: receipt.accountId })
    .from(bankRow)
    .leftJoin(receipt, eq(receipt.id, bankRow.receiptId))
    .where(eq(bankRow.id, id));
  if (found === undefined) throw notFound();
  const notCredited = refuse(409, statementTexts.notCredited, "changed_elsewhere");
  if (found.receiptId === null || found.accountId === null) throw notCredited;
  await lockAccounts(tx, [found.accountId]);
  const row = await lockRow(tx, id);
  if (row.receiptId !== found.receiptId) throw notCredited;
  const [locked] = await tx
    .select({
      receiptId: receipt.id,
      accountId: receipt.accountId,
      isReversed: receipt.isReversed,
      isPaidOut: isPaidOut(receipt.id),
      number: bankReceipt.number,
      amountKobo: receipt.amountKobo,
    })
    .from(receipt)
    .innerJoin(bankReceipt, eq(bankReceipt.receiptId, receipt.id))
    .where(eq(receipt.id, found.receiptId));
  if (locked === undefined) throw new Error("the row's receipt is not there");
  return locked;
};

/** The void of what a row was credited as. An approved one makes the row a leftover again. */
export const rowVoids = voidsOf({
  record: "bank_row",
  lock: lockCredited,
  audited: ({ number }) => ({ number }),
  mail: receiptVoidedMail,
});
