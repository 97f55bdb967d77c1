import type { RefundFileFragment } from "../../../gql/staff-payments.ts";

/** Who asked, decided, cancelled and paid; the newest first. */
export const refundHistory = (file: RefundFileFragment) => {
  const { askedAt, askedBy, decidedAt, paidAt, state, reference } = file.refund;
  const step = (at: string | null, by: string | null, what: string, reason: string | null) =>
    at === null ? [] : [{ at, by, what, reason }];
  return [
    ...step(paidAt, file.paidBy, "Paid the refund out", reference && `Reference ${reference}`),
    ...step(file.cancelledAt, file.cancelledBy, "Cancelled the refund", null),
    ...step(
      decidedAt,
      file.decidedBy,
      state === "DECLINED" ? "Declined the refund" : "Approved the refund",
      file.note,
    ),
    ...step(askedAt, askedBy, "Asked for the refund", file.reason),
  ];
};
