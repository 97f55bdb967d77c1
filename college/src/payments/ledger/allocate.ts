/** Money of a receipt that pays nothing yet, in kobo. */
export interface FreeMoney {
  readonly receiptId: number;
  readonly restKobo: number;
}

/** What is still owed of a charge, in kobo. */
export interface OpenCharge {
  readonly chargeId: number;
  readonly owedKobo: number;
}

/** How much of a receipt pays how much of a charge. */
export interface Share {
  readonly receiptId: number;
  readonly chargeId: number;
  readonly amountKobo: number;
}

/** Pays the charges in their order with the receipts in theirs, until nothing is owed or no money is left. */
export const allocate = (
  receipts: readonly FreeMoney[],
  charges: readonly OpenCharge[],
): readonly Share[] => {
  const left = receipts.map((receipt) => ({ ...receipt }));
  const shares: Share[] = [];
  for (const { chargeId, owedKobo } of charges) {
    let owed = owedKobo;
    for (const receipt of left) {
      const amountKobo = Math.min(owed, receipt.restKobo);
      if (amountKobo <= 0) continue;
      shares.push({ receiptId: receipt.receiptId, chargeId, amountKobo });
      receipt.restKobo -= amountKobo;
      owed -= amountKobo;
    }
  }
  return shares;
};
