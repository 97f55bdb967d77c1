export const screeningResultTexts = {
  noReference: "No reference to your payment.",
  noData: "Payment verification failed",
  network: "An error occurred during payment verification",
  next: "Log in and update your profile.",
  nextSignedIn: "Go on to your dashboard and update your profile.",
  declined: "This payment did not go through: nothing was credited for it.",
  payAgain: "Pay again",
} as const;

export const paymentResultTexts = {
  oops: "Oops!",
  error: (message: string) => `Error: ${message}`,
  goBack: "Go back",
  noReference: "Payment reference is missing",
  noData: "No data received from the server",
  verifying: "Verifying your payment…",
  outcome: (gatewayResponse: string) => `Payment ${gatewayResponse}!`,
  pending: "The payment provider has not confirmed this payment yet. We keep asking.",
  askNow: "Ask again now",
  notCredited: "This payment did not go through: nothing was credited for it.",
  item: "Item",
  items: {
    TUITION: "Tuition Fee",
    HOSTEL: "Hostel Fee",
    SCREENING: "Pre-admission Screening Fee",
  },
  payer: "Name",
  session: "Session",
  amount: "Amount",
  paymentId: "Payment ID",
  reference: "Payment reference",
  toPayments: "Go to payments",
} as const;
