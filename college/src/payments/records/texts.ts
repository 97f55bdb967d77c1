/** The payment office: records of payments and reconciliation. */
export const recordTexts = {
  outcomes: {
    credited: "The provider has the money: the payment is credited now.",
    already_credited: "This payment was credited before. Nothing has changed.",
    refused:
      "The provider took money that does not match what was owed. It is not credited: deal with it under refused money.",
    already_refused: "This money was refused before. Nothing has changed.",
    failed: "The provider says that the payment failed.",
    in_progress: "The provider is still processing this payment.",
    open: "Nobody has paid yet: the provider's page still stands open.",
    unknown: "The provider does not know this reference.",
    abandoned: "Nobody has paid for a day: the payment counts as abandoned.",
    would_ask: "The provider would be asked.",
    not_reached: "Not asked now; the college asks by itself in a moment.",
  },
  providerDown: "The payment provider is not answering. Nothing has changed; please try again.",
  resolution: "Say what was done, in 5 to 500 characters.",
  ways: { given_back: "Given back", handled: "Handled" },
  notRefused: "No money of this payment waits for anybody: it was not refused.",
  alreadyResolved: "Somebody has dealt with this money already.",
  refundOpen:
    "A refund of this money is asked for or approved. Pay it out or cancel it first: its pay-out is noted here.",
  resolved: "Noted. The money is no longer listed as open.",
  rangeBackwards: "The last day is before the first.",
  rangeTooLong: "Choose 31 days at most.",
  tooMany: "These days hold more transactions than can be compared at once. Choose fewer days.",
} as const;
