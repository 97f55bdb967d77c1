/** What was charged and received in a student's account, with receipts of several channels. */
export const anAccount = {
  charged: 100_000,
  paid: 40_000,
  outstanding: 60_000,
  arrears: 0,
  credit: 0,
  refunded: 0,
  refunds: [],
  adjustments: [],
  statementUrl: "/download/statement/3",
  sessions: [
    {
      session: "2026/2027",
      charged: 100_000,
      paid: 40_000,
      outstanding: 60_000,
      sections: [
        {
          section: "A",
          charges: [
            {
              id: "11",
              code: "school_fees",
              label: "School fees",
              charged: 100_000,
              paid: 40_000,
              outstanding: 60_000,
              adjusted: null,
              payments: [
                {
                  channel: "COUNTER",
                  sponsor: null,
                  reference: "C2026-000122",
                  amount: 30_000,
                  paidAt: "2026-11-20T09:00:00.000Z",
                },
                {
                  channel: "ONLINE",
                  sponsor: null,
                  reference: "2SJB0AQX",
                  amount: 10_000,
                  paidAt: "2026-01-10T09:00:00.000Z",
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  receipts: [
    {
      id: "6",
      channel: "SPONSOR",
      sponsor: "NELFUND",
      reference: "S0001-000004",
      bank: null,
      amount: 20_000,
      paidAt: "2026-11-21T09:00:00.000Z",
      voidedAt: null,
      refunded: 0,
      receiptUrl: "/download/account-receipt/6",
    },
    {
      id: "5",
      channel: "COUNTER",
      sponsor: null,
      reference: "C2026-000122",
      bank: null,
      amount: 30_000,
      paidAt: "2026-11-20T09:00:00.000Z",
      voidedAt: null,
      refunded: 0,
      receiptUrl: "/download/receipt/counter/5",
    },
    {
      id: "4",
      channel: "COUNTER",
      sponsor: null,
      reference: "C2026-000121",
      bank: null,
      amount: 7_500,
      paidAt: "2026-11-19T09:00:00.000Z",
      voidedAt: "2026-11-21T09:00:00.000Z",
      refunded: 0,
      receiptUrl: "/download/receipt/counter/4",
    },
    {
      id: "3",
      channel: "BANK",
      sponsor: null,
      reference: "B00000012",
      bank: "Zenith Bank",
      amount: 6_000,
      paidAt: "2026-11-18T09:00:00.000Z",
      voidedAt: null,
      refunded: 0,
      receiptUrl: "/download/receipt/counter/3",
    },
    {
      id: "2",
      channel: "ONLINE",
      sponsor: null,
      reference: "2SJB0AQX",
      bank: null,
      amount: 10_000,
      paidAt: "2026-01-10T09:00:00.000Z",
      voidedAt: null,
      refunded: 0,
      receiptUrl: null,
    },
  ],
};

/** A student at the counter who owes two lines and may pay the hostel fee. */
export const aCounterStudent = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: "3",
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  department: "Public Health",
  level: 200,
  standing: "ACTIVE",
  credit: 0,
  freeCredit: 0,
  items: [
    {
      key: "charge-11",
      session: "2025/2026",
      section: "A",
      label: "School fees",
      outstanding: 40_000,
    },
    {
      key: "charge-12",
      session: "2026/2027",
      section: "B",
      label: "Library",
      outstanding: 2_500.5,
    },
    {
      key: "hostel",
      session: "2026/2027",
      section: "HOSTEL",
      label: "Hostel fee",
      outstanding: 25_000,
    },
  ],
  cashBook: null,
  canRecord: true,
  canAskRefund: false,
  ...overrides,
});

/** A receipt of the counter. */
export const aReceipt = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "CounterReceipt",
  id: "6",
  number: "C2026-000123",
  method: "CASH",
  slipNumber: null,
  amount: 40_000,
  receivedAt: "2026-11-24T09:00:00.000Z",
  officer: "Ngozi Okafor",
  cashBookId: "8",
  state: "VALID",
  student: { id: "3", matricNumber: "COHT/2025/001", name: "Adeyemi Folake" },
  receiptUrl: "/download/receipt/counter/6",
  ...overrides,
});

/** A page of a list with one row. */
export const aPageOf = (row: object) => ({
  rows: [row],
  total: 1,
  number: 1,
  size: 25,
  export: { csv: "/download/export/x?format=csv", xlsx: "/download/export/x?format=xlsx" },
});

/** A refusal of a mutation, with a message at a field or without. */
export const aRefusal = (code: string, message: string, field?: string) => ({
  __typename: "Refusal",
  code,
  message,
  fields: field === undefined ? [] : [{ field, message }],
});
