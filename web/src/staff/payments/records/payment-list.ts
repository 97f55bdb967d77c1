/** The sorts, filters and default of the list of payments. */
export const paymentList = {
  sorts: ["OPENED_AT", "AMOUNT"],
  defaultSort: "-OPENED_AT",
  filters: {
    purpose: ["TUITION", "HOSTEL", "SCREENING"],
    status: ["PENDING", "SUCCEEDED", "FAILED", "ABANDONED", "REFUSED"],
    refusal: ["REFERENCE", "AMOUNT", "CURRENCY", "OWNER", "PURPOSE", "ALREADY_PAID"],
    session: "text",
    from: "date",
    until: "date",
    amountFrom: "number",
    amountUntil: "number",
    pendingMinutes: "number",
    resolved: "flag",
  },
} as const;

export type PaymentListSort = (typeof paymentList.sorts)[number];

export type PaymentFilters = typeof paymentList.filters;
