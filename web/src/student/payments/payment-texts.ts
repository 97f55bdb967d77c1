export const paymentTexts = {
  hostelTitle: "Hostel Application Payment",
  hostelHint: "Pay the hostel fee to apply for a bed in the hostel. It is paid once per session.",
  hostelFee: "Hostel fee",
  makePayment: "Make Payment",
  opening: "Opening payment page...",
  openingTab: "Taking you to the payment page…",
  hostelPaid: (session: string) =>
    `The hostel fee for ${session} is paid. Its receipt is in the payment history.`,
  toHostel: "Apply for a bed",
  tuitionFirst: "You have to pay tuition fee first, before commencing hostel application",
  toTuition: "Go to tuition payment",
  hostelFailed: (reason: string) => `Error initiating hostel fee payment: ${reason}`,
  feesUnknown: "The fee could not be loaded.",
  openedTitle: "Finish paying in the other tab",
  opened: "This page shows the payment by itself when you come back.",
  blockedTitle: "Your payment page is ready",
  blocked:
    "Your browser did not let the portal open a new tab. Open the payment page with this link.",
  openPaymentPage: "Open payment page",
} as const;
