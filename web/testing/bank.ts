/** An account of the college that students pay into. */
export const anAccountOfABank = {
  id: "2",
  channel: "BANK",
  bank: "Zenith Bank",
  accountName: "State College of Health",
  accountNumber: "1012345678",
};

/** The same for the office. */
export const aBankAccountRecord = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  account: anAccountOfABank,
  isActive: true,
  revision: 1,
  importedUntil: "2026-11-20",
  ...overrides,
});

/** A statement that was imported. */
export const aStatement = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: "7",
  account: anAccountOfABank,
  fileName: "november.csv",
  importedBy: "Rahila Danjuma",
  importedAt: "2026-11-24T09:00:00.000Z",
  finishedAt: "2026-11-24T09:00:05.000Z",
  from: "2026-11-20",
  until: "2026-11-23",
  rowCount: 4,
  sums: [
    { kind: "MATCHED", rows: 2, amount: 60_000 },
    { kind: "SHORT", rows: 0, amount: 0 },
    { kind: "UNMATCHED", rows: 1, amount: 7_500 },
    { kind: "IGNORED", rows: 1, amount: 0 },
  ],
  waiting: { rows: 1, amount: 7_500 },
  ...overrides,
});

export const aPayer = {
  __typename: "ReceiptStudent",
  id: "3",
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
};

/** A leftover of a statement. */
export const aBankRow = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: "12",
  statementId: "7",
  line: 9,
  account: anAccountOfABank,
  day: "2026-11-22",
  narration: "CASH DEP SCHOOL FEES",
  transactionId: null,
  amount: 42_500,
  state: "OPEN",
  kind: "UNMATCHED",
  reason: "NO_REFERENCE",
  receiptNumber: null,
  student: null,
  remittance: null,
  ...overrides,
});

/** The same whole, as somebody sees it who may say whose it is. */
export const aBankRowFile = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "BankRowFile",
  row: aBankRow(),
  fileName: "november.csv",
  importedBy: "Rahila Danjuma",
  importedAt: "2026-11-24T09:00:00.000Z",
  slip: null,
  suggestions: [],
  remittances: [],
  proposals: [],
  receipts: [],
  canPropose: true,
  canDecide: false,
  canAskVoid: false,
  canDecideVoid: false,
  ...overrides,
});
