const whole = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 2 });
const twoDecimals = new Intl.NumberFormat("en-NG", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Naira for screens: `₦25,000`. */
export const formatMoney = (naira: number, symbol: string): string =>
  `${symbol}${whole.format(naira)}`;

/** Naira with two decimals, for tables and receipts: `25,000.00`. */
export const formatAmount = (naira: number): string => twoDecimals.format(naira);
