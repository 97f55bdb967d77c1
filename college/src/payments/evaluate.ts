import type { payment, refusals } from "../db/schema/payments.ts";
import type { PaystackTransaction } from "./paystack-wire.ts";

type PaymentRow = typeof payment.$inferSelect;

/** The fields of a payment that decide its outcome. */
export type EvaluatedPayment = Pick<
  PaymentRow,
  "reference" | "purpose" | "section" | "accountId" | "amountKobo" | "currency" | "openedAt"
>;

type Refusal = (typeof refusals)[number];

/**
 * `in_progress`: money may be on its way. `open`: it is unfinished, and its page still works.
 * `unknown`: the provider has no such reference. `abandoned`: open or unknown for so long that the
 * reference is not offered again.
 */
type Unfinished = "in_progress" | "open" | "unknown" | "abandoned";

/** The meaning of the provider's answer for a payment. */
export type Verdict =
  | { readonly kind: "credit"; readonly gatewayResponse: string; readonly paidAt: Date }
  | { readonly kind: "refuse"; readonly refusal: Refusal; readonly gatewayResponse: string }
  | { readonly kind: "failed"; readonly gatewayResponse: string }
  | { readonly kind: Unfinished; readonly gatewayResponse: string };

/** How long an unfinished reference is offered again before it is given up. */
export const abandonedAfterMs = 24 * 3_600_000;

const notCompleted = "The transaction was not completed";

/** Paystack's states in which money may already be on its way. */
const inProgress: ReadonlySet<string> = new Set(["pending", "processing", "queued"]);

/**
 * Evaluates a payment by the provider's answer; null where the provider does not know the reference. Only
 * `data.status === "success"` for exactly this reference, amount, currency, payer and purpose is money.
 */
export const evaluate = (
  payment: EvaluatedPayment,
  transaction: PaystackTransaction | null,
  now: Date,
): Verdict => {
  const gatewayResponse = transaction?.gateway_response || notCompleted;
  if (transaction?.status === "success") {
    const refusal = mismatch(payment, transaction);
    return refusal === null
      ? { kind: "credit", gatewayResponse, paidAt: paidAtOf(transaction, now) }
      : { kind: "refuse", refusal, gatewayResponse };
  }
  if (transaction?.status === "failed" || transaction?.status === "reversed") {
    return { kind: "failed", gatewayResponse };
  }
  if (transaction !== null && inProgress.has(transaction.status)) {
    return { kind: "in_progress", gatewayResponse };
  }
  if (now.getTime() - payment.openedAt.getTime() >= abandonedAfterMs) {
    return { kind: "abandoned", gatewayResponse };
  }
  return { kind: transaction === null ? "unknown" : "open", gatewayResponse };
};

const mismatch = (payment: EvaluatedPayment, transaction: PaystackTransaction): Refusal | null => {
  const metadata = readMetadata(transaction.metadata);
  if (transaction.reference !== payment.reference) return "reference";
  if (transaction.currency !== payment.currency) return "currency";
  if (transaction.amount !== payment.amountKobo) return "amount";
  if (String(metadata.account_id) !== String(payment.accountId)) return "owner";
  if (metadata.purpose !== payment.purpose) return "purpose";
  if ((metadata.section ?? null) !== payment.section) return "purpose";
  return null;
};

const readMetadata = (metadata: unknown): Readonly<Record<string, unknown>> => {
  const value = typeof metadata === "string" ? parseJson(metadata) : metadata;
  return typeof value === "object" && value !== null ? { ...value } : {};
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The provider's time if it is valid; a time in the future is replaced by `now`. */
const paidAtOf = ({ paid_at }: PaystackTransaction, now: Date): Date => {
  const paidAt = new Date(paid_at ?? "");
  return Number.isNaN(paidAt.getTime()) || paidAt > now ? now : paidAt;
};
