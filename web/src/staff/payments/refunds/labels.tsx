import type { RefundKind, RefundSource, RefundState } from "../../../gql/staff-payments.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

export const refundStates: Readonly<Record<RefundState, string>> = {
  ASKED: "To decide",
  APPROVED: "To pay out",
  DECLINED: "Declined",
  PAID: "Paid out",
  CANCELLED: "Cancelled",
};

const tags: Readonly<Record<RefundState, StatusKind>> = {
  ASKED: "waiting",
  APPROVED: "decided",
  DECLINED: "bad",
  PAID: "good",
  CANCELLED: "neutral",
};

export const refundTag = (state: RefundState) => (
  <StatusTag kind={tags[state]}>{refundStates[state]}</StatusTag>
);

export const refundKinds: Readonly<Record<RefundKind, string>> = {
  PAID_TWICE: "Paid twice",
  WITHDRAWN: "Withdrawn",
  OVERPAID: "Overpaid",
  OTHER: "Other",
};

export const refundSources: Readonly<Record<RefundSource, string>> = {
  PAYMENT: "Refused payment",
  CREDIT: "Credit",
};
