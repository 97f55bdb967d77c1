import type { AdjustmentKind, AdjustmentState } from "../../../gql/staff-payments.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

export const adjustmentStates: Readonly<Record<AdjustmentState, string>> = {
  ASKED: "To decide",
  APPROVED: "Approved",
  DECLINED: "Declined",
  CANCELLED: "Cancelled",
};

const tags: Readonly<Record<AdjustmentState, StatusKind>> = {
  ASKED: "waiting",
  APPROVED: "good",
  DECLINED: "bad",
  CANCELLED: "neutral",
};

export const adjustmentTag = (state: AdjustmentState) => (
  <StatusTag kind={tags[state]}>{adjustmentStates[state]}</StatusTag>
);

export const adjustmentKinds: Readonly<Record<AdjustmentKind, string>> = {
  WITHDRAWN: "Withdrawn or deferred",
  WRONGLY_CHARGED: "Wrongly charged",
  WAIVED: "Waived",
  OTHER: "Other",
};
