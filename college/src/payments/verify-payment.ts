import { and, eq } from "drizzle-orm";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { PaymentVerification } from "../../../contract/payments/payments.ts";
import type { College } from "../context.ts";
import { applicant } from "../db/schema/admissions.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { payment } from "../db/schema/payments.ts";
import { refund } from "../db/schema/refunds.ts";
import { student } from "../db/schema/students.ts";
import { refuse } from "../http/refusal.ts";
import { when } from "../mail/letter.ts";
import { itemLabel, nairaOf } from "./fees/amounts.ts";
import { type Cashier, ProviderUnavailable } from "./provider.ts";
import { type PaymentRow, type Settlement, settle } from "./settle.ts";
import { paymentTexts } from "./texts.ts";

type Verification = ValueOf<typeof PaymentVerification>;

/** The provider's outcomes in the contract's terms: `[data.status, message]`. */
const wording: Record<
  Exclude<Settlement["outcome"], "refused">,
  readonly [status: string, message: string]
> = {
  succeeded: ["success", paymentTexts.verified.succeeded],
  failed: ["failed", paymentTexts.verified.failed],
  in_progress: ["pending", paymentTexts.verified.pending],
  open: ["abandoned", paymentTexts.verified.abandoned],
  unknown: ["abandoned", paymentTexts.verified.abandoned],
  abandoned: ["abandoned", paymentTexts.verified.abandoned],
};

/**
 * Settles a payment for the payer's result page, and returns what that public page may show.
 * @throws 404 for a reference that is unknown or of another purpose; 409 for money that does not match the debt; 429
 * for too many wrong references from one address; 502 while the provider does not answer.
 */
export const verifyPayment = async (
  cashier: Cashier,
  reference: string,
  purpose: PaymentRow["purpose"],
  address: string,
): Promise<Verification> => {
  const [known] = await cashier.db
    .select({ purpose: payment.purpose })
    .from(payment)
    .where(eq(payment.reference, reference));
  if (known?.purpose !== purpose) {
    // Only wrong references are counted: a whole campus may pay from one address.
    await cashier.attempts.count("look-up", address);
    throw refuse(404, paymentTexts.unknownReference);
  }
  const settlement = await settleOrRefuse(cashier, reference);
  if (settlement.outcome === "refused") {
    throw await refusalOf(cashier, settlement.payment);
  }
  const [status, message] = wording[settlement.outcome];
  const { payment: row } = settlement;
  return {
    message,
    data: {
      gatewayResponse: settlement.gatewayResponse,
      id: row.id,
      reference: row.reference,
      item: itemLabel(row),
      amount: nairaOf(row.amountKobo),
      status,
      ...(await payerOf(cashier, row)),
    },
  };
};

const settleOrRefuse = async (cashier: Cashier, reference: string): Promise<Settlement> => {
  try {
    const settlement = await settle(cashier, reference, "callback");
    if (settlement !== null) return settlement;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    cashier.log.warn({ reason: error.reason }, "payment not verified");
    throw refuse(502, paymentTexts.stillPending, "provider_unavailable");
  }
  throw refuse(404, paymentTexts.unknownReference);
};

/** Why money was not credited, or that it was paid back since. */
const refusalOf = async ({ db, identity }: College, { id, refusal }: PaymentRow) => {
  const [paidOut] = await db
    .select({ at: refund.paidAt, reference: refund.payOutReference })
    .from(refund)
    .where(and(eq(refund.paymentId, id), eq(refund.state, "paid")));
  if (paidOut?.at && paidOut.reference !== null) {
    const text = paymentTexts.refunded(when(identity, paidOut.at), paidOut.reference);
    return refuse(409, text, "payment_refunded");
  }
  const text = refusal === "already_paid" ? paymentTexts.paidTwice : paymentTexts.mismatch;
  return refuse(409, text(identity.supportPhone), "payment_refused");
};

const payerOf = async ({ db }: College, { accountId, sessionId, purpose }: PaymentRow) => {
  const person = purpose === "screening" ? applicant : student;
  const [payer] = await db
    .select({
      session: academicSession.name,
      surname: person.surname,
      firstName: person.firstName,
    })
    .from(person)
    .innerJoin(academicSession, eq(academicSession.id, sessionId))
    .where(eq(person.accountId, accountId));
  return payer === undefined ? {} : { studentDetails: payer };
};
