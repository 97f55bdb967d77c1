import type { AdjustmentFileQuery_adjustment } from "../../../gql/staff-payments.ts";
import { historyStep } from "../history-step.ts";

/** Who asked, decided and cancelled; the newest first. */
export const adjustmentHistory = (file: AdjustmentFileQuery_adjustment) => {
  const { askedAt, askedBy, decidedAt, state } = file.adjustment;
  const decided = state === "DECLINED" ? "Declined the adjustment" : "Approved the adjustment";
  return [
    ...historyStep(file.cancelledAt, file.cancelledBy, "Cancelled the adjustment"),
    ...historyStep(decidedAt, file.decidedBy, decided, file.note),
    ...historyStep(askedAt, askedBy, "Asked for the adjustment", file.reason),
  ];
};
