const whole = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 2 });
const twoDecimals = new Intl.NumberFormat("en-NG", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Naira as on screens: `₦25,000`. */
export const formatMoney = (naira: number, symbol: string): string =>
  `${symbol}${whole.format(naira)}`;

/** Naira with two decimals, as in tables and on receipts: `25,000.00`. */
export const formatAmount = (naira: number): string => twoDecimals.format(naira);
