import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { payment } from "../db/schema/payments.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { isFeeGone, isFeePaid, readFee } from "./ledger/entries.ts";
import { type Cashier, ProviderRefused, ProviderUnavailable } from "./provider.ts";
import { nextCheck } from "./reconcile.ts";
import { makeReference } from "./reference.ts";
import { type PaymentRow, settle } from "./settle.ts";
import { paymentTexts } from "./texts.ts";

/** Paystack's code for the naira. */
const currency = "NGN";
const roundsOfTrying = 6;

/**
 * Opens a charge with the provider, or returns the reference that is open for it already: concurrent calls share one
 * open reference per payer, purpose (with its section) and session. Verifies an open reference first, because it may have been paid in a
 * closed tab.
 * @param instead the refusal when nothing is open and nothing new may be opened.
 * @throws 400 when it is paid already or money is on its way; 502 when the provider does not answer, which leaves
 * nothing open.
 */
export const openPayment = async (
  cashier: Cashier,
  charge: Charge,
  instead?: Refusal,
): Promise<OpenPayment> => {
  for (let round = 0; round < roundsOfTrying; round += 1) {
    const open = await findOpen(cashier, charge);
    if (open === undefined) {
      if (instead !== undefined) throw instead;
      const created = await cashier.db.transaction((tx) => insertUnpaid(cashier, tx, charge));
      if (created !== undefined) return startPayment(cashier, charge, created);
    } else if (open.authorizationUrl === null) {
      await waitForStart(cashier, open);
    } else {
      const reusable = await reuse(cashier, charge, open.reference);
      if (reusable !== undefined) return reusable;
    }
  }
  throw refuse(502, paymentTexts.providerDown, "provider_unavailable");
};

const findOpen = async ({ db }: College, charge: Charge): Promise<PaymentRow | undefined> => {
  const [row] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.accountId, charge.accountId),
        eq(payment.purpose, charge.purpose),
        eq(payment.sessionId, charge.sessionId),
        charge.section == null ? isNull(payment.section) : eq(payment.section, charge.section),
        eq(payment.status, "pending"),
      ),
    );
  return row;
};

/**
 * Undefined when another request opened the same charge first. The ledger is read after the insert, which
 * waits for a settlement under way: a fee, or a share of it, credited since the payer was found to owe it opens nothing.
 */
const insertUnpaid = async (
  college: College,
  tx: Transaction,
  charge: Charge,
): Promise<PaymentRow | undefined> => {
  const created = await insertOpen(college, tx, charge);
  if (created === undefined) return undefined;
  const fee = await readFee(tx, charge);
  if (isFeePaid(fee) || (fee.length === 0 && (await isFeeGone(tx, created)))) {
    throw refuse(400, paymentTexts.alreadyPaid, "already_paid");
  }
  const paidKobo = fee.reduce((sum, one) => sum + one.paidKobo, 0);
  if (paidKobo !== (charge.paidKobo ?? paidKobo)) throw sharePaid();
  return created;
};

const insertOpen = async (
  { clock }: College,
  tx: Transaction,
  { purpose, section, accountId, sessionId, amountKobo, lines }: Charge,
): Promise<PaymentRow | undefined> => {
  const openedAt = clock();
  const [row] = await tx
    .insert(payment)
    .values({
      reference: makeReference(randomBytes(16)),
      purpose,
      section,
      accountId,
      sessionId,
      amountKobo,
      currency,
      lines,
      status: "pending",
      openedAt,
      nextCheckAt: nextCheck({ openedAt, checks: 0, isOpen: true, now: openedAt }),
    })
    .onConflictDoNothing()
    .returning();
  return row;
};

/** The open reference, if it can still be paid and still matches the debt. */
const reuse = async (
  cashier: Cashier,
  charge: Charge,
  reference: string,
): Promise<OpenPayment | undefined> => {
  const settlement = await settleOpenPayment(cashier, reference);
  if (settlement === null) return undefined;
  const { outcome, payment: row } = settlement;
  if (outcome === "succeeded") {
    if (!isFeePaid(await readFee(cashier.db, charge))) throw sharePaid();
    throw refuse(400, paymentTexts.alreadyPaid, "already_paid");
  }
  if (outcome === "in_progress") throw refuse(400, paymentTexts.inProgress, "payment_in_progress");
  if (outcome === "open" && row.amountKobo === charge.amountKobo && row.authorizationUrl !== null) {
    return { authorizationUrl: row.authorizationUrl, reference };
  }
  if (row.status === "pending") await closePayment(cashier, row.id);
  return undefined;
};

/** The payer did not know of a payment, so the next one is not opened before they have seen what is left. */
const sharePaid = (): Refusal => refuse(400, paymentTexts.sharePaid, "share_paid");

const settleOpenPayment = async (cashier: Cashier, reference: string) => {
  try {
    return await settle(cashier, reference, "initialization");
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw refuse(502, paymentTexts.providerDown, "provider_unavailable");
  }
};

/** The charge, computed by the college alone. */
interface Charge
  extends Pick<PaymentRow, "purpose" | "accountId" | "sessionId" | "amountKobo" | "lines"> {
  /** Of the purpose `section`: which. */
  readonly section?: PaymentRow["section"];
  /** What was paid of the fee when the amount was computed, where a part of it can be paid. */
  readonly paidKobo?: number;
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
 * Requests the provider's page for a new reference.
 * @throws 502 when the provider does not answer, which closes the reference.
 */
const startPayment = async (
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
    // Another request treated this one as dead and closed its reference, so the page must not be returned.
    if (started === undefined) throw new ProviderUnavailable("timeout");
    return { authorizationUrl, reference: started.reference };
  } catch (error) {
    // No client has seen this reference's page, so it cannot be paid; the next click opens another.
    await closePayment(cashier, row.id);
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) {
      cashier.log.error({ paymentId: row.id, reason: error.message }, "payment not opened");
      throw refuse(502, paymentTexts.providerDown, "provider_unavailable");
    }
    throw error;
  }
};

/** Names the owner and the purpose, so that the provider's answer can be checked against the college's record. */
const metadataOf = (charge: Charge, reference: string) => ({
  account_id: String(charge.accountId),
  purpose: charge.purpose,
  ...(charge.section != null && { section: charge.section }),
  cancel_action: `${charge.callbackUrl}?reference=${encodeURIComponent(reference)}`,
  custom_fields: [
    { display_name: "Payer", variable_name: "payer", value: charge.payerNumber },
    { display_name: "Item", variable_name: "item", value: charge.item },
  ],
});

/**
 * Waits while another request gets this reference's page from the provider. A request that exceeds the provider's
 * time limit counts as dead, and its reference is closed.
 */
const waitForStart = async (cashier: Cashier, { id, openedAt }: PaymentRow): Promise<void> => {
  const longest = cashier.config.paystackTimeoutMs + 2_000;
  for (let waited = 0; waited < longest; waited += pollMs) {
    const [row] = await cashier.db.select().from(payment).where(eq(payment.id, id));
    if (row?.status !== "pending" || row.authorizationUrl !== null) return;
    if (cashier.clock().getTime() - openedAt.getTime() >= longest) break;
    await wait(pollMs);
  }
  await closePayment(cashier, id);
};

/** Stops offering a reference. Reconciliation still checks it, so a late payment is found. */
const closePayment = async ({ db }: College, paymentId: number): Promise<void> => {
  await db
    .update(payment)
    .set({ status: "abandoned" })
    .where(and(eq(payment.id, paymentId), eq(payment.status, "pending")));
};
