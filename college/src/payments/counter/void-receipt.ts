import { eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { counterReceipt as counterReceiptEndpoint } from "../../../../contract/payments/counter.ts";
import type { Account } from "../../accounts/guard.ts";
import type { Transaction } from "../../db/database.ts";
import { counterReceipt } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { notFound } from "../../http/refusal.ts";
import { receiptVoidedMail } from "../../mail/payment-mails.ts";
import { nairaOf } from "../fees/amounts.ts";
import { refundedKobo } from "../ledger/paid.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { isPaidOut } from "../refunds/conditions.ts";
import { lockReceipt, readVoids, voidActions, voidsOf } from "../voids.ts";
import { lockBook } from "./cash-book.ts";
import { listedReceipt, selectCounterReceipts } from "./receipt-list.ts";

type ReceiptRecord = ResponseOf<typeof counterReceiptEndpoint>;

/** @throws 404 */
export const readCounterReceipt = async (
  { db }: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
): Promise<ReceiptRecord> => {
  const [[listed], [found], allVoids] = await Promise.all([
    selectCounterReceipts(db).where(eq(receipt.id, id)),
    db
      .select({
        lines: counterReceipt.lines,
        code: receipt.code,
        refundedKobo,
        isReversed: receipt.isReversed,
        isPaidOut: isPaidOut(receipt.id),
      })
      .from(counterReceipt)
      .innerJoin(receipt, eq(receipt.id, counterReceipt.receiptId))
      .where(eq(counterReceipt.receiptId, id)),
    readVoids(db, [id]),
  ]);
  if (listed === undefined || found === undefined) throw notFound();
  const asked = allVoids.get(id) ?? [];
  return {
    ...listedReceipt(listed),
    lines: found.lines.map(({ session, label, amountKobo }) => ({
      session,
      label,
      amount: nairaOf(amountKobo),
    })),
    refunded: nairaOf(found.refundedKobo),
    receiptCode: found.code ?? "",
    voids: [...asked],
    ...voidActions({ ...found, voids: asked }, caller),
  };
};

const lockVoided = (tx: Transaction, id: number) =>
  lockReceipt(tx, () =>
    tx
      .select({
        receiptId: receipt.id,
        accountId: receipt.accountId,
        isReversed: receipt.isReversed,
        isPaidOut: isPaidOut(receipt.id),
        cashBookId: counterReceipt.cashBookId,
        number: counterReceipt.number,
        amountKobo: receipt.amountKobo,
      })
      .from(receipt)
      .innerJoin(counterReceipt, eq(counterReceipt.receiptId, receipt.id))
      .where(eq(receipt.id, id)),
  );

/** The voids of the counter's receipts. */
export const counterVoids = voidsOf({
  record: "counter_receipt",
  lock: lockVoided,
  lockBook: (tx, { cashBookId }) => lockBook(tx, cashBookId),
  mail: receiptVoidedMail,
});
