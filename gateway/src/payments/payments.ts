import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentPayments } from "../../../contract/payments/payments.ts";
import type { Payment, PaymentPurpose } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";

type StudentPayments = ResponseOf<typeof studentPayments>;
type PaymentRecord = StudentPayments["tuition_payments"][number];

/** Both kinds of payment in one list, newest first. */
export const paymentsOf = (payments: StudentPayments): Payment[] =>
  [
    ...payments.tuition_payments.map((record) => paymentOf("TUITION", record)),
    ...payments.hostel_payments.map((record) => paymentOf("HOSTEL", record)),
  ].sort((one, other) => Date.parse(other.paidAt) - Date.parse(one.paidAt));

const paymentOf = (purpose: PaymentPurpose, record: PaymentRecord): Payment => {
  const kind = purpose.toLowerCase();
  return {
    id: `${kind}-${record.id}`,
    purpose,
    item: purpose === "TUITION" ? texts.payments.tuitionItem : texts.payments.hostelItem,
    amount: record.amount,
    paidAt: record.payment_date,
    reference: record.reference,
    receiptUrl: `/download/receipt/${kind}/${record.id}`,
  };
};
