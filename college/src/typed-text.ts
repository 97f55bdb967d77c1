/** A text as one line of what the database can hold: no control characters, no half of a character. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll(/\p{Cs}/gu, "\ufffd")
    .trim();

/** A text on lines of its own: without what a screen could not show, or what PostgreSQL does not store. */
export const severalLines = (text: string): string =>
  printable(text.replaceAll(/\r\n?/g, "\n").replaceAll("\t", " "))
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** Line breaks stay; characters that turn the direction of what follows them do not. */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, (character) =>
      character === "\n" ? character : "",
    );
