import type { PaymentSlipState } from "../../../gql/staff-payments.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

export const slipStates: Readonly<Record<PaymentSlipState, string>> = {
  OPEN: "Open",
  PAID: "Paid",
  SETTLED: "Paid otherwise",
  EXPIRED: "Expired",
  CANCELLED: "Cancelled",
};

const marks: Readonly<Record<PaymentSlipState, StatusKind>> = {
  OPEN: "waiting",
  PAID: "good",
  SETTLED: "good",
  EXPIRED: "neutral",
  CANCELLED: "neutral",
};

export const slipTag = (state: PaymentSlipState) => (
  <StatusTag kind={marks[state]}>{slipStates[state]}</StatusTag>
);
