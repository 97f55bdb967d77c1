import type { SandboxTransaction } from "./books.ts";

/** A transaction as Paystack tells it, in answers and in webhooks. */
export const transactionData = (transaction: SandboxTransaction) => ({
  id: transaction.id,
  domain: "test",
  // Paystack has no other word for a transaction that nobody has finished yet.
  status: transaction.status === "ongoing" ? "abandoned" : transaction.status,
  reference: transaction.reference,
  amount: transaction.amountKobo,
  message: null,
  gateway_response: transaction.gatewayResponse,
  paid_at: transaction.paidAt?.toISOString() ?? null,
  created_at: transaction.createdAt.toISOString(),
  channel: "card",
  currency: transaction.currency,
  metadata: transaction.metadata,
  customer: { email: transaction.email },
  requested_amount: transaction.amountKobo,
});
