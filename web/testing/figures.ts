type Overrides = Readonly<Record<string, unknown>>;

/** What figures and their lists can be narrowed to. */
export const figureChoices = {
  session: "2026/2027",
  sessions: ["2026/2027", "2025/2026"],
  departments: [{ id: "3", code: "PUH", name: "Public Health" }],
  sponsors: [{ id: "2", name: "Nigerian Education Loan Fund", shortName: "NELFUND" }],
};

/** One row of figures. */
export const aFigure = (key: string, overrides: Overrides = {}) => ({
  key,
  label: key,
  billed: 600_000,
  received: 500_000,
  outstanding: 100_000,
  percent: 83,
  ...overrides,
});

/** The figures of a session by section. */
export const someFigures = (overrides: Overrides = {}) => ({
  session: "2026/2027",
  by: "SECTION",
  rows: [
    aFigure("A"),
    aFigure("LATE", {
      label: "Late payment",
      billed: 400_000,
      received: 0,
      outstanding: 400_000,
      percent: 0,
    }),
  ],
  total: { billed: 1_000_000, received: 500_000, outstanding: 500_000, percent: 50 },
  ledger: { received: 530_000, paid: 500_000, refunded: 10_000, credit: 20_000 },
  refundsPaid: 7_500,
  export: { csv: "/download/export/figures?format=csv", xlsx: "/x" },
  ...overrides,
});

/** What a session charged a student. */
export const aBalance = (overrides: Overrides = {}) => ({
  id: "31",
  payer: {
    kind: "STUDENT",
    id: "7",
    name: "Adeyemi Folake",
    number: "COHT/2025/001",
    email: "folake@example.com",
  },
  department: "Public Health",
  level: 200,
  billed: 90_000,
  paid: 40_000.5,
  outstanding: 49_999.5,
  ...overrides,
});

/** Money of a student. */
export const aReceipt = (overrides: Overrides = {}) => ({
  id: "51",
  channel: "COUNTER",
  reference: "C2026-000122",
  sponsor: null,
  payer: aBalance().payer,
  amount: 50_000,
  paid: 40_000,
  credit: 7_500,
  refunded: 2_500,
  paidAt: "2026-11-20T09:00:00.000Z",
  state: "VALID",
  recordId: "12",
  ...overrides,
});

const links = { csv: "/download/export/list?format=csv", xlsx: "/x" };

/** A page of balances with what all of them come to. */
export const someBalances = (...rows: readonly object[]) => ({
  rows,
  total: rows.length,
  number: 1,
  size: 25,
  export: links,
  totals: { billed: 180_000, paid: 80_001, outstanding: 99_999 },
});

/** A page of receipts with what all of them come to. */
export const someReceipts = (...rows: readonly object[]) => ({
  rows,
  total: rows.length,
  number: 1,
  size: 25,
  export: links,
  totals: { amount: 75_000, paid: 65_000, credit: 7_500, refunded: 2_500 },
});
