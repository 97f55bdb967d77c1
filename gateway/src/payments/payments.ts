import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentPayments } from "../../../contract/payments/payments.ts";
import type { Payment } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";

type StudentPayments = ResponseOf<typeof studentPayments>;
type PaymentRecord = StudentPayments["tuitionPayments"][number];

/** Payments of every purpose in one list, newest first. */
export const paymentsOf = (payments: StudentPayments): Payment[] =>
  newestFirst([
    ...payments.tuitionPayments.map((record) =>
      paymentOf("tuition", texts.payments.tuitionItem, record),
    ),
    ...payments.hostelPayments.map((record) =>
      paymentOf("hostel", texts.payments.hostelItem, record),
    ),
    ...(payments.sectionPayments ?? []).map(({ section, ...record }) =>
      paymentOf("section", texts.payments.sectionItem(section), record),
    ),
  ]);

/** Each instant is read once, not at every comparison. */
const newestFirst = (payments: readonly Payment[]): Payment[] =>
  payments
    .map((payment) => ({ payment, time: Date.parse(payment.paidAt) }))
    .sort((one, other) => other.time - one.time)
    .map(({ payment }) => payment);

const paymentOf = (
  purpose: "tuition" | "hostel" | "section",
  item: string,
  record: PaymentRecord,
): Payment => ({
  id: `${purpose}-${record.id}`,
  purpose,
  item,
  amount: record.amount,
  paidAt: record.paymentDate,
  reference: record.reference,
  receiptUrl: `/download/receipt/${purpose}/${record.id}`,
});
