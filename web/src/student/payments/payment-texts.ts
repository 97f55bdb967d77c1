export const paymentTexts = {
  noPayments: "No payment records found",
  couldNotFetch: "Could not fetch data",
  noFees: "No tuition fees data found.",
  makePayment: "Make Payment",
  opening: "Opening payment page...",
  openingTab: "Taking you to the payment page…",
  tuitionFirst: "You have to pay tuition fee first, before commencing hostel application",
  toTuition: "Go to tuition payment",
} as const;
