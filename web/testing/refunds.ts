type Overrides = Readonly<Record<string, unknown>>;

/** A student's refund of credit that waits for a decision. */
export const aRefund = (overrides: Overrides = {}) => ({
  __typename: "Refund",
  id: "9",
  source: "CREDIT",
  state: "ASKED",
  kind: "OVERPAID",
  amount: 12_500,
  askedAt: "2026-11-24T09:00:00.000Z",
  askedBy: "Ngozi Okafor",
  decidedAt: null,
  paidAt: null,
  reference: null,
  paymentId: null,
  paymentReference: null,
  payer: {
    kind: "STUDENT",
    id: "3",
    name: "Adeyemi Folake",
    number: "COHT/2025/001",
    email: "folake@students.college.example",
  },
  ...overrides,
});

/** The record of a refund without actions of the viewer. */
export const aRefundFile = (overrides: Overrides = {}) => ({
  __typename: "RefundFile",
  refund: aRefund(),
  reason: "Paid the hostel fee of a friend",
  decidedBy: null,
  note: null,
  cancelledAt: null,
  cancelledBy: null,
  paidBy: null,
  lines: [],
  isCovered: true,
  canDecide: false,
  canPayOut: false,
  canCancel: false,
  ...overrides,
});

/** A refund as accounts and payments show it: paid out, of a second payment. */
export const aRefundShown = (overrides: Overrides = {}) => ({
  __typename: "RefundShown",
  id: "9",
  source: "PAYMENT",
  state: "PAID",
  kind: "PAID_TWICE",
  amount: 12_500,
  askedAt: "2026-03-10T09:00:00.000Z",
  decidedAt: "2026-03-11T09:00:00.000Z",
  paidAt: "2026-03-12T09:00:00.000Z",
  reference: "TRF-0044",
  paymentReference: "2SJB0AQX",
  ...overrides,
});
