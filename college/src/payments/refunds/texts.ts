/** Money that is given back. */
export const refundTexts = {
  wholeKobo: "Enter an amount with two decimals at most.",
  nothing: "Enter the amount to give back.",
  tooMuch: (free: string) => `The free credit is ${free}. Give back no more than that.`,
  keyReused: "This request was used for another refund. Load the screen again.",
  notRefused: "No money of this payment waits for anybody: it was not refused.",
  resolved: "Somebody has dealt with this money already.",
  open: "A refund of this payment is asked for or approved already.",
  otherCurrency:
    "This money is not in naira. Give it back at the provider, then say in the payment's record how it was dealt with.",
  amountUnknown:
    "The provider did not say how much it took. Give it back at the provider, then say in the payment's record how it was dealt with.",
  notAsked: "This refund does not wait for a decision any more.",
  secondPerson: "You asked for this yourself. Somebody else has to decide.",
  creditGone:
    "The credit has paid something else since this was asked for. Decline it, and ask for what is left.",
  notApproved: "This refund does not wait to be paid out.",
  notCovered:
    "The receipt that this refund gives back was voided, so that its money is not there any more. Cancel the refund.",
  reference: "Enter the reference of the transfer, 3 to 60 characters.",
  referenceTaken: (id: number) => `Refund ${id} was paid out with this reference.`,
  notOpen: "This refund is declined, cancelled or paid out already.",
  resolution: (reference: string) => `Refunded with ${reference}`,
} as const;
