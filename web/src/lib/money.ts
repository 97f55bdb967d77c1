const formatters = new Map<number, Intl.NumberFormat>();

/** Made at the first use: a browser's first formatter takes a cheap phone a tenth of a second, also where it only prefetches. */
const formatterOf = (minimumFractionDigits: number): Intl.NumberFormat => {
  const known = formatters.get(minimumFractionDigits);
  if (known) return known;
  const formatter = new Intl.NumberFormat("en-NG", {
    minimumFractionDigits,
    maximumFractionDigits: 2,
  });
  formatters.set(minimumFractionDigits, formatter);
  return formatter;
};

/** Naira for screens: `₦25,000`. */
export const formatMoney = (naira: number, symbol: string): string =>
  `${symbol}${formatterOf(0).format(naira)}`;

/** Naira with two decimals, for tables and receipts: `25,000.00`. */
export const formatAmount = (naira: number): string => formatterOf(2).format(naira);

/** What amounts in naira come to. Added in kobo, because fractions of naira do not add exactly. */
export const sumMoney = (amounts: readonly number[]): number =>
  amounts.reduce((kobo, naira) => kobo + Math.round(naira * 100), 0) / 100;
