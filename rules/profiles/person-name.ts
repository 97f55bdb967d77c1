import { fieldTexts, nameTexts } from "../texts.ts";
import { isInLatinLetters } from "./latin-letters.ts";

const longestName = 60;

/** Invisible characters, pasted from elsewhere. */
const invisible = /\p{Cf}/gu;
const apostrophes = /[‘’‛′´`ʻʼ＇]/g;
const hyphens = /[\p{Pd}−]/gu;

/** The one form of a person's name: composed, single spaces, plain apostrophes and hyphens. */
export const normaliseName = (text: string): string =>
  text
    .replace(invisible, "")
    .normalize("NFC")
    .replace(apostrophes, "'")
    .replace(hyphens, "-")
    .replace(/\s+/g, " ")
    .replace(/ ?- ?/g, "-")
    .trim();

const letters = /^\p{L}(?:[\p{L}\p{M}]|(?:[ -]|' ?)\p{L}|\.(?:[ -]?\p{L}|$))*$/u;
const stopAfterWord = /\p{L}\p{M}*\p{L}\p{M}*\./u;

/** What is wrong with a person's name as typed, or undefined; an empty one is wrong only where it is required. */
export const nameProblem = (
  text: string,
  { required }: { readonly required: boolean },
): string | undefined => {
  const name = normaliseName(text);
  if (name === "") return required ? nameTexts.missing : undefined;
  if (name.length > longestName) return fieldTexts.tooLong(longestName);
  if (!/^\p{L}/u.test(name)) return nameTexts.firstLetter;
  if (!isInLatinLetters(name)) return nameTexts.latin;
  return letters.test(name) && !stopAfterWord.test(name) ? undefined : nameTexts.characters;
};
