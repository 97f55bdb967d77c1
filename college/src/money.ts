/** Kobo as people read it, with two decimals: `₦101,500.00`. */
export const formatMoney = (kobo: number, currencySymbol: string): string =>
  `${currencySymbol}${new Intl.NumberFormat("en-NG", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(kobo / 100)}`;
