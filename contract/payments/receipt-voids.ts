import Type from "typebox";
import { CodedDetail, IsoInstant, officeFailures, Typed, Unset } from "../shapes.ts";

/** `void_asked`: somebody asked to void it, and a second person has not decided yet. */
export const receiptStates = ["valid", "void_asked", "voided"] as const;

/** A request to void a receipt. */
export const ReceiptVoid = Type.Object({
  reason: Type.String(),
  asked_by: Type.String(),
  asked_at: IsoInstant,
  /** Null until a second person decides. */
  is_approved: Unset(Type.Boolean()),
  decided_by: Unset(Type.String()),
  decided_at: Unset(IsoInstant),
  note: Unset(Type.String()),
});

/** What a record says of the voids of its receipt. */
export const voidActions = {
  /** Whether the caller may do so now. */
  can_ask_void: Type.Boolean(),
  can_decide_void: Type.Boolean(),
} as const;

/** Why a receipt should be void, in 5 characters at least. */
export const VoidRequest = Type.Object({ reason: Typed });

const refunded = "`refunded`: money of it was paid out as a refund.";

export const voidRequestFailures = [
  ...officeFailures,
  {
    status: 409,
    body: CodedDetail,
    when: `\`changed_elsewhere\`: no receipt counts any more, or somebody has asked. ${refunded}`,
  },
] as const;

export const voidDecisionFailures = [
  ...officeFailures,
  {
    status: 409,
    body: CodedDetail,
    when: `\`changed_elsewhere\`: it is not waiting. \`second_person\`: the caller asked for it. ${refunded}`,
  },
] as const;
