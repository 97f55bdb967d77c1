import { confirmReceipt } from "../../../contract/payments/payments.ts";
import { isRefusal, isUnoffered } from "../college/failure.ts";
import { fetchReceiptConfirmation } from "../college/payment.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import type { ReceiptConfirmation } from "../generated/schema-types.ts";

/** What a genuine receipt says; null for a code the college never issued. */
export const receiptConfirmation = async (
  code: string,
  { college, attempts, address }: GatewayContext,
): Promise<ReceiptConfirmation | null> => {
  if (!hasShape(confirmReceipt.params, { code })) return null;
  await attempts.spend({ kind: "lookupsPerAddress", address });
  try {
    const receipt = await fetchReceiptConfirmation(college, code);
    return {
      payer: receipt.payer,
      item: receipt.item,
      amount: receipt.amount,
      session: receipt.session,
      reference: receipt.reference,
      paidAt: receipt.payment_date,
    };
  } catch (error) {
    if (isRefusal(error, 404) || isUnoffered(error)) return null;
    throw error;
  }
};
