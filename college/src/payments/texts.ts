/** Paying, and what a payment came to. */
export const paymentTexts = {
  noCurrentSession: "The college has no current session.",
  noFees: "No payment information available for your department.",
  notActiveFee: "This is not your tuition fee for the current session.",
  tuitionFirst: "You have to pay tuition fee first, before commencing hostel application",
  alreadyPaid: "This fee is already paid for the current session.",
  sectionPaid: "This section is already paid.",
  sectionNotCharged: "Nothing of this section is charged to you in this session.",
  notOnline: "This section cannot be paid online. Pay it where the fee table says.",
  sharePaid: "A payment of this fee arrived just now. Look at what is left to pay.",
  inProgress: "A payment of this fee is being processed. Please wait for its outcome.",
  screeningPaid: "The screening fee is already paid.",
  amountDiffers: "The amount is not the one the college charges. Nothing was opened.",
  callbackRefused: "The callback address is not a page of the portal.",
  providerDown: "The payment provider is not answering. Please try again in a moment.",
  unknownReference: "No payment has this reference.",
  stillPending:
    "The payment provider is not answering. Your payment is safe: it will be confirmed.",
  mismatch: (phone: string) =>
    `This payment does not match what was owed and was not credited. Please contact the college on ${phone}.`,
  paidTwice: (phone: string) =>
    `This fee was already paid, so this second payment was not credited. Please contact the college on ${phone} for a refund.`,
  refunded: (at: string, reference: string) =>
    `This payment was not credited. The college paid it back to you on ${at}. The reference is ${reference}.`,
  badSignature: "The signature is not valid.",
  noted: "Noted.",
  verified: {
    succeeded: "Payment verified successfully",
    failed: "The payment was not successful",
    abandoned: "The payment was not completed",
    pending: "The payment is being processed",
  },
  settledMeanwhile: "One of these was paid or taken back meanwhile. Choose again.",
  reason: "Say why, in 5 to 500 characters.",
  voidedAlready: "This receipt is voided already.",
  voidAsked: "Somebody has asked to void this receipt already.",
  receiptRefunded: "Money of this receipt was paid out as a refund, so that it cannot be voided.",
  voidNotAsked: "Nobody asks to void this receipt now.",
  secondPerson: "You asked for this yourself. Somebody else has to decide.",
  unknownReceipt: "The college issued no such receipt.",
  unknownStatement: "The college issued no such statement.",
} as const;
