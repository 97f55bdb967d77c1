/** The words of a name without case, accents and punctuation, in alphabetical order. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "")
    .toSorted();

/** Whether two names have the same words, in any order: councils write surnames first or last. */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one).join(" ") === wordsOf(other).join(" ");
