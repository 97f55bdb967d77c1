import type { PaymentStatus } from "../../gql/staff-payments.ts";
import type { StatusKind } from "../../ui/StatusTag.tsx";
import { paymentTexts } from "./records/texts.ts";

const kinds: Record<PaymentStatus, StatusKind> = {
  PENDING: "waiting",
  SUCCEEDED: "good",
  FAILED: "neutral",
  ABANDONED: "neutral",
  REFUSED: "bad",
};

/** A payment's state as label and tag kind. Resolved refused money needs no attention. */
export const statusOf = ({
  status,
  isResolved,
}: {
  readonly status: PaymentStatus;
  readonly isResolved: boolean;
}): { readonly kind: StatusKind; readonly text: string } =>
  isResolved
    ? { kind: "neutral", text: paymentTexts.resolvedStatus }
    : { kind: kinds[status], text: paymentTexts.statuses[status] };
