/** The first and the last number of which a reference is made. The first digit is no zero: spreadsheets drop leading ones. */
export const slipSerials = { least: 1_000_000_000, most: 9_999_999_999 } as const;

/**
 * The reference of a payment slip: ten digits, and two that check them by ISO 7064 (mod 97-10). They find every wrong digit, and
 * every two digits that changed places.
 */
export const slipReference = (serial: number): string => {
  const check = 98 - ((serial * 100) % 97);
  return `${serial}${String(check).padStart(2, "0")}`;
};

/** Whether these are twelve digits of which the last two are right. */
export const hasRightCheckDigit = (reference: string): boolean =>
  /^[1-9]\d{11}$/.test(reference) && Number(reference) % 97 === 1;

/** `4821 0376 5562`: as it is printed, so that a cashier can type it. */
export const shownSlipReference = (reference: string): string =>
  reference.replaceAll(/\d{4}(?=\d)/g, "$& ");
