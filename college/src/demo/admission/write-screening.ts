import type { Transaction } from "../../db/database.ts";
import { ledgerEntry, payment } from "../../db/schema/payments.ts";
import { screeningFeeKobo, screeningLines } from "../../payments/fees/amounts.ts";
import { makeReceiptCode, makeReference } from "../../payments/reference.ts";
import type { Random } from "../random.ts";
import type { WrittenApplicant } from "./write-applicants.ts";

/** Writes the screening fee of everybody who has paid it; answers how many. */
export const writeScreeningPayments = async (
  tx: Transaction,
  random: Random,
  applicants: readonly WrittenApplicant[],
): Promise<number> => {
  const payers = applicants.flatMap(({ accountId, round, timeline: { paidAt } }) =>
    paidAt === null ? [] : [{ accountId, sessionId: round.academicSessionId, paidAt }],
  );
  for (const { accountId, sessionId, paidAt } of payers) {
    const common = {
      purpose: "screening" as const,
      accountId,
      sessionId,
      amountKobo: screeningFeeKobo,
    };
    const [row] = await tx
      .insert(payment)
      .values({
        ...common,
        reference: makeReference(random.bytes(16)),
        currency: "NGN",
        lines: screeningLines(screeningFeeKobo),
        status: "succeeded",
        gatewayResponse: "Successful",
        openedAt: new Date(paidAt.getTime() - random.integer(40, 300) * 1000),
        checks: 1,
      })
      .returning({ id: payment.id });
    if (row === undefined) throw new Error("the payment was not written");
    await tx.insert(ledgerEntry).values({
      ...common,
      paymentId: row.id,
      paidAt,
      creditedAt: new Date(paidAt.getTime() + random.integer(1, 20) * 1000),
      receiptCode: makeReceiptCode(random.bytes(16)),
    });
  }
  return payers.length;
};
