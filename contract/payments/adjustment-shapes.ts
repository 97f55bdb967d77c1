import Type from "typebox";

/** `asked`: waits for a second person; nothing has changed yet. The others are final. */
export const adjustmentStates = ["asked", "approved", "declined", "cancelled"] as const;

/**
 * Why charges are taken back. `withdrawn` is for students who are not active: who comes back in the same session is charged again
 * what was taken back for it. What was taken back for another reason is not charged again.
 */
export const adjustmentKinds = ["withdrawn", "wrongly_charged", "waived", "other"] as const;

export const AdjustmentState = Type.Enum(adjustmentStates);

export const AdjustmentKind = Type.Enum(adjustmentKinds);
