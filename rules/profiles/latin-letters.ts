const otherLetter = /(?!\p{Script=Latin})\p{L}/u;
/**
 * From the first East Asian sign on: their punctuation, emoji and the like; and the pictures that lie before. Halves of
 * surrogate pairs are not characters: they are dropped before anything is stored.
 */
const otherSign = /[\u2e80-\ud7ff\ue000-\u{10ffff}\u2600-\u27bf]/u;

/**
 * Whether a text is in letters that the college can print, the Latin ones with any accent or dot: what applicants write
 * stands on letters, printouts and slips.
 */
export const isInLatinLetters = (text: string): boolean =>
  !otherLetter.test(text) && !otherSign.test(text);
