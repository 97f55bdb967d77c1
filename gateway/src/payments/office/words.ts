/** A word of the contract as the schema's enums have it: `already_paid` is `ALREADY_PAID`. */
export const upper = <const Word extends string>(word: Word): Uppercase<Word> =>
  // TypeScript does not know what `toUpperCase` does to a literal.
  word.toUpperCase() as Uppercase<Word>;

/** The same back. */
export const lower = <const Word extends string>(word: Word): Lowercase<Word> =>
  word.toLowerCase() as Lowercase<Word>;
