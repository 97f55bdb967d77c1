import { setTimeout as wait } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { College } from "../context.ts";
import { payment } from "../db/schema/payments.ts";
import { refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import type { Cashier } from "./cashier.ts";
import { ProviderRefused, ProviderUnavailable } from "./provider.ts";
import type { PaymentRow } from "./settle.ts";

/** What is to be paid, all of it decided by the college. */
export interface Charge
  extends Pick<PaymentRow, "purpose" | "accountId" | "sessionId" | "amountKobo" | "lines"> {
  readonly email: string;
  /** Shown to the college's staff on the provider's own screens: `COHT/2025/001`. */
  readonly payerNumber: string;
  readonly item: string;
  readonly callbackUrl: string;
}

export interface OpenPayment {
  readonly authorizationUrl: string;
  readonly reference: string;
}

const pollMs = 100;

/**
 * Gets a new reference its page from the provider.
 * @throws 502 when the provider does not answer, and then the reference is closed.
 */
export const startPayment = async (
  cashier: Cashier,
  charge: Charge,
  row: PaymentRow,
): Promise<OpenPayment> => {
  try {
    const { authorizationUrl } = await cashier.provider.initialize({
      email: charge.email,
      amount: row.amountKobo,
      currency: row.currency,
      reference: row.reference,
      callback_url: charge.callbackUrl,
      metadata: metadataOf(charge, row.reference),
    });
    const [started] = await cashier.db
      .update(payment)
      .set({ authorizationUrl })
      .where(and(eq(payment.id, row.id), eq(payment.status, "pending")))
      .returning({ reference: payment.reference });
    // Another request took this one for dead and closed its reference: the page must not be handed out.
    if (started === undefined) throw new ProviderUnavailable("timeout");
    return { authorizationUrl, reference: started.reference };
  } catch (error) {
    // Nobody has seen this reference's page, so nobody can pay it; the next click opens another.
    await closePayment(cashier, row.id);
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) {
      cashier.log.error({ paymentId: row.id, reason: error.message }, "payment not opened");
      throw refuse(502, texts.payment.providerDown, "provider_unavailable");
    }
    throw error;
  }
};

/** Names the owner and the purpose, so that the provider's word can be held against our own record. */
const metadataOf = (charge: Charge, reference: string) => ({
  account_id: String(charge.accountId),
  purpose: charge.purpose,
  cancel_action: `${charge.callbackUrl}?reference=${encodeURIComponent(reference)}`,
  custom_fields: [
    { display_name: "Payer", variable_name: "payer", value: charge.payerNumber },
    { display_name: "Item", variable_name: "item", value: charge.item },
  ],
});

/**
 * Waits while another request gets this reference's page from the provider. One that takes longer than
 * the provider may take has died on the way, and its reference is closed.
 */
export const waitForStart = async (
  cashier: Cashier,
  { id, openedAt }: PaymentRow,
): Promise<void> => {
  const longest = cashier.config.paystackTimeoutMs + 2_000;
  for (let waited = 0; waited < longest; waited += pollMs) {
    const [row] = await cashier.db.select().from(payment).where(eq(payment.id, id));
    if (row?.status !== "pending" || row.authorizationUrl !== null) return;
    if (cashier.clock().getTime() - openedAt.getTime() >= longest) break;
    await wait(pollMs);
  }
  await closePayment(cashier, id);
};

/** Stops offering a reference. It stays watched: should it be paid after all, the money is found. */
export const closePayment = async ({ db }: College, paymentId: number): Promise<void> => {
  await db
    .update(payment)
    .set({ status: "abandoned" })
    .where(and(eq(payment.id, paymentId), eq(payment.status, "pending")));
};
