import type { RefundFileQuery_refund } from "../../../gql/staff-payments.ts";
import { historyStep } from "../history-step.ts";

/** Who asked, decided, cancelled and paid; the newest first. */
export const refundHistory = (file: RefundFileQuery_refund) => {
  const { askedAt, askedBy, decidedAt, paidAt, state, reference } = file.refund;
  const decided = state === "DECLINED" ? "Declined the refund" : "Approved the refund";
  return [
    ...historyStep(
      paidAt,
      file.paidBy,
      "Paid the refund out",
      reference && `Reference ${reference}`,
    ),
    ...historyStep(file.cancelledAt, file.cancelledBy, "Cancelled the refund"),
    ...historyStep(decidedAt, file.decidedBy, decided, file.note),
    ...historyStep(askedAt, askedBy, "Asked for the refund", file.reason),
  ];
};
