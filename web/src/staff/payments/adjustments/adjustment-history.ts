import type { AdjustmentFileFragment } from "../../../gql/staff-payments.ts";

/** Who asked, decided and cancelled; the newest first. */
export const adjustmentHistory = (file: AdjustmentFileFragment) => {
  const { askedAt, askedBy, decidedAt, state } = file.adjustment;
  const step = (at: string | null, by: string | null, what: string, reason: string | null) =>
    at === null ? [] : [{ at, by, what, reason }];
  return [
    ...step(file.cancelledAt, file.cancelledBy, "Cancelled the adjustment", null),
    ...step(
      decidedAt,
      file.decidedBy,
      state === "DECLINED" ? "Declined the adjustment" : "Approved the adjustment",
      file.note,
    ),
    ...step(askedAt, askedBy, "Asked for the adjustment", file.reason),
  ];
};
