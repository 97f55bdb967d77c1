import type { payment } from "../db/schema/payments.ts";

/** Specification §3 "Payment": what each purpose is called on lists and receipts. */
export const itemLabels: Record<(typeof payment.$inferSelect)["purpose"], string> = {
  tuition: "Tuition Fee",
  hostel: "Hostel Fee",
  screening: "Pre-admission Screening Fee",
};
