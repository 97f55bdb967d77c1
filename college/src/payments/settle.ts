import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { applicant } from "../db/schema/admissions.ts";
import { payment } from "../db/schema/payments.ts";
import { screeningPaidMail } from "../mail/application-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { evaluate, type Verdict } from "./evaluate.ts";
import { receive } from "./ledger/receive.ts";
import type { Cashier } from "./provider.ts";

export type PaymentRow = typeof payment.$inferSelect;

/** The trigger of a settlement, for the log. */
type SettlementSource = "callback" | "webhook" | "reconciliation" | "initialization" | "requery";

export interface Settlement {
  readonly payment: PaymentRow;
  /** `succeeded`: credited, now or before. The others repeat the provider's last answer. */
  readonly outcome:
    | "succeeded"
    | "refused"
    | "failed"
    | "in_progress"
    | "open"
    | "unknown"
    | "abandoned";
  readonly gatewayResponse: string;
}

/**
 * The only way to settle a payment; idempotent. Verifies it with the provider, and credits it once if the provider
 * took exactly the debt. Money that does not match is never credited: the payment becomes `refused`, for review. So
 * does a second paid
 * reference of a fee already credited: the college owes that money back.
 * @returns null for a reference the college never opened.
 * @throws ProviderUnavailable, which changes nothing.
 */
export const settle = async (
  cashier: Cashier,
  reference: string,
  source: SettlementSource,
): Promise<Settlement | null> => {
  const { db, clock, log, provider } = cashier;
  const [before] = await db.select().from(payment).where(eq(payment.reference, reference));
  if (before === undefined) return null;
  if (isFinal(before)) return settled(before);

  // Outside any transaction: the provider may take seconds, and a lock held that long would block other requests.
  const transaction = await provider.verify(reference);
  const verdict = evaluate(before, transaction, clock());
  const settlement = await db.transaction((tx) =>
    apply(cashier, tx, before.id, verdict, transaction),
  );
  if (settlement.payment.status !== before.status) {
    const { id, purpose, status, refusal } = settlement.payment;
    log[status === "refused" ? "error" : "info"](
      { paymentId: id, purpose, status, refusal, source },
      status === "refused" ? "payment refused: people must look at it" : "payment settled",
    );
  }
  return settlement;
};

/** True when later answers of the provider change nothing. A failed or abandoned reference can still be paid. */
const isFinal = ({ status }: PaymentRow): boolean => status === "succeeded" || status === "refused";

const settled = (row: PaymentRow): Settlement => ({
  payment: row,
  outcome: row.status === "refused" ? "refused" : "succeeded",
  gatewayResponse: row.gatewayResponse ?? "",
});

const apply = async (
  college: College,
  tx: Transaction,
  paymentId: number,
  verdict: Verdict,
  paid: { readonly amount: number; readonly currency: string } | null,
): Promise<Settlement> => {
  const [row] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
  if (row === undefined) throw new Error("the payment is gone");
  if (isFinal(row)) return settled(row);
  const { gatewayResponse } = verdict;
  const change = async (values: Partial<PaymentRow>): Promise<PaymentRow> => {
    const [changed] = await tx
      .update(payment)
      .set({ gatewayResponse, ...values })
      .where(eq(payment.id, paymentId))
      .returning();
    if (changed === undefined) throw new Error("the payment is gone");
    return changed;
  };
  const refuse = async (refusal: PaymentRow["refusal"]): Promise<Settlement> =>
    settled(
      await change({
        status: "refused",
        refusal,
        refusedAmount: paid?.amount ?? null,
        refusedCurrency: paid?.currency ?? null,
        nextCheckAt: null,
      }),
    );

  switch (verdict.kind) {
    case "credit":
      if (!(await receive(tx, row, verdict.paidAt, college.clock()))) return refuse("already_paid");
      if (row.purpose === "screening") await mailScreeningPaid(college, tx, row, verdict.paidAt);
      return settled(await change({ status: "succeeded", nextCheckAt: null }));
    case "refuse":
      return refuse(verdict.refusal);
    case "failed":
    case "abandoned":
      return {
        payment: await change({ status: verdict.kind }),
        outcome: verdict.kind,
        gatewayResponse,
      };
    default:
      return { payment: await change({}), outcome: verdict.kind, gatewayResponse };
  }
};

/** Queues the mail on a screening fee in the transaction that credits it, so that it is sent once. */
const mailScreeningPaid = async (
  college: College,
  tx: Transaction,
  { accountId, amountKobo, reference }: typeof payment.$inferSelect,
  paidAt: Date,
): Promise<void> => {
  const [payer] = await tx
    .select({ email: account.email, firstName: applicant.firstName })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(eq(applicant.accountId, accountId));
  if (payer === undefined) return;
  const mail = screeningPaidMail(college.identity, {
    firstName: payer.firstName,
    amountKobo,
    reference,
    paidAt,
    formUrl: `${college.config.publicUrl}/applicant/application-form`,
  });
  await queueMail(college, tx, { to: payer.email, ...mail });
};
