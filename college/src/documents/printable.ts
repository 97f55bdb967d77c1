/** A value as one run of words: what was typed over several lines, or with control characters, stands in one. */
export const printable = (value: string): string =>
  value
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
