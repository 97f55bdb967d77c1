interface ReceiptVoid {
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly isApproved: boolean | null;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly note: string | null;
}

/** The voids of a receipt as entries of its history, the newest first. */
export const voidEntries = (voids: readonly ReceiptVoid[]) =>
  voids.flatMap((one) => [
    ...(one.decidedAt === null
      ? []
      : [
          {
            at: one.decidedAt,
            by: one.decidedBy,
            what: one.isApproved ? "Approved the void" : "Declined the void",
            reason: one.note,
          },
        ]),
    { at: one.askedAt, by: one.askedBy, what: "Asked to void the receipt", reason: one.reason },
  ]);
