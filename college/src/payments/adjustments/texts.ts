/** Charges that are lowered or taken back. */
export const adjustmentTexts = {
  wholeKobo: "Enter an amount with two decimals at most.",
  notLess: (now: string) => `Enter less than ${now}, or 0 to take it back.`,
  twice: "This charge is named twice.",
  notCharged: "This is no charge of the student.",
  changed:
    "One of these charges was taken back since. Load the account again, and ask for what is charged now.",
  changedSince:
    "One of these charges was taken back since this was asked for. Decline it, and ask for what is charged now.",
  open: "An adjustment of one of these charges waits for a decision already.",
  keyReused: "This request was used for another adjustment. Load the screen again.",
  notWithdrawn: "This student is active. Choose this once they have withdrawn or deferred.",
  stillActive:
    "This is for a withdrawal, and the student is active again. Decline it, and ask for another one.",
  notAsked: "This adjustment does not wait for a decision any more.",
  secondPerson: "You asked for this yourself. Somebody else has to decide.",
  notYours: "Somebody else asked for this. Decline it instead.",
} as const;
