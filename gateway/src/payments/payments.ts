import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentPayments } from "../../../contract/payments/payments.ts";
import type { Payment, PaymentPurpose } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";

type StudentPayments = ResponseOf<typeof studentPayments>;
type PaymentRecord = StudentPayments["tuitionPayments"][number];

/** Both kinds of payment in one list, newest first. */
export const paymentsOf = (payments: StudentPayments): Payment[] =>
  [
    ...payments.tuitionPayments.map((record) => paymentOf("TUITION", record)),
    ...payments.hostelPayments.map((record) => paymentOf("HOSTEL", record)),
  ].sort((one, other) => Date.parse(other.paidAt) - Date.parse(one.paidAt));

const paymentOf = (purpose: PaymentPurpose, record: PaymentRecord): Payment => {
  const kind = purpose.toLowerCase();
  return {
    id: `${kind}-${record.id}`,
    purpose,
    item: purpose === "TUITION" ? texts.payments.tuitionItem : texts.payments.hostelItem,
    amount: record.amount,
    paidAt: record.paymentDate,
    reference: record.reference,
    receiptUrl: `/download/receipt/${kind}/${record.id}`,
  };
};
