/** A text as one line of what the database can hold: no control characters, no half of a character. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll(/\p{Cs}/gu, "\ufffd")
    .trim();
