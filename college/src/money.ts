/** Kobo as people read it, with two decimals: `₦101,500.00`. */
export const formatMoney = (kobo: number, currencySymbol: string): string =>
  `${currencySymbol}${amounts.format(kobo / 100)}`;

// Made once: that is slow, and an import writes thousands of mails.
const amounts = new Intl.NumberFormat("en-NG", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
