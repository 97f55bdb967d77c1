import Type from "typebox";
import { IsoInstant, Naira, Unset } from "../shapes.ts";

/**
 * `asked`: waits for a second person. `approved`: waits to be paid out. `declined`, `paid` and `cancelled` are final.
 */
export const refundStates = ["asked", "approved", "declined", "paid", "cancelled"] as const;

/** Why money is given back. Of refused money that was a second payment of a fee, `paid_twice`; of other refused money, `other`. */
export const refundKinds = ["paid_twice", "withdrawn", "overpaid", "other"] as const;

/** `payment`: refused money, which was never credited. `credit`: of a student's account. */
export const refundSources = ["payment", "credit"] as const;

export const RefundState = Type.Enum(refundStates);

export const RefundKind = Type.Enum(refundKinds);

export const RefundSource = Type.Enum(refundSources);

/** A refund as the account and the payment show it. */
export const RefundShown = Type.Object({
  id: Type.Integer(),
  source: RefundSource,
  state: RefundState,
  kind: RefundKind,
  amount: Naira,
  asked_at: IsoInstant,
  decided_at: Unset(IsoInstant),
  paid_at: Unset(IsoInstant),
  /** Of the pay-out: the bank transfer's, or the provider's. */
  reference: Unset(Type.String()),
  /** Of the refused payment. */
  payment_reference: Unset(Type.String()),
});
