/** Somebody's request to void a receipt: the schema's `ReceiptVoid`. */
export interface ReceiptVoid {
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly isApproved: boolean | null;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly note: string | null;
}

/** An entry of a record's history; none of a step that was not taken. */
export const historyStep = (
  at: string | null,
  by: string | null,
  what: string,
  reason: string | null = null,
) => (at === null ? [] : [{ at, by, what, reason }]);

/** The voids of a receipt as entries of its history, the newest first. */
export const voidEntries = (voids: readonly ReceiptVoid[]) =>
  voids.flatMap((one) => [
    ...historyStep(
      one.decidedAt,
      one.decidedBy,
      one.isApproved ? "Approved the void" : "Declined the void",
      one.note,
    ),
    ...historyStep(one.askedAt, one.askedBy, "Asked to void the receipt", one.reason),
  ]);
