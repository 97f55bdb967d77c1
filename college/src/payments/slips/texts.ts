/** Payment slips. */
export const slipTexts = {
  tooMuch: "Choose fewer items: a slip is for 20 million naira at most.",
  tooMany: "You have 10 open slips. Cancel one that you will not pay, or wait for its money.",
  noBankAccount: "The college takes no money at a bank now. Pay online, or at the bursary.",
  notOpen: "This slip is not open any more.",
  moneyCame: "Money came in for this slip, so it cannot be cancelled.",
} as const;
