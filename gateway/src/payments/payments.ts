import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentPayments } from "../../../contract/payments/payments.ts";
import type { Payment } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";

type StudentPayments = ResponseOf<typeof studentPayments>;
type PaymentRecord = StudentPayments["tuitionPayments"][number];

/** Payments of every purpose in one list, newest first. */
export const paymentsOf = (payments: StudentPayments): Payment[] =>
  [
    ...payments.tuitionPayments.map((record) =>
      paymentOf("tuition", texts.payments.tuitionItem, record),
    ),
    ...payments.hostelPayments.map((record) =>
      paymentOf("hostel", texts.payments.hostelItem, record),
    ),
    ...(payments.sectionPayments ?? []).map(({ section, ...record }) =>
      paymentOf("section", texts.payments.sectionItem(section), record),
    ),
  ].sort((one, other) => Date.parse(other.paidAt) - Date.parse(one.paidAt));

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
