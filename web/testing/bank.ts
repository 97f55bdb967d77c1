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
