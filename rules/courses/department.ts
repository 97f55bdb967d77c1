import { onlyProblems } from "../only-problems.ts";
import { isInLatinLetters } from "../profiles/latin-letters.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { fieldTexts } from "../texts.ts";
import { departmentTexts } from "./texts.ts";

const longestName = 80;

/** The one form of a department's code: `CHE`. */
export const normaliseDepartmentCode = (text: string): string => text.trim().toUpperCase();

const nameProblem = (text: string): string | undefined => {
  const name = text.trim();
  if (!/\p{L}{2}/u.test(name)) return departmentTexts.name;
  if (name.length > longestName) return fieldTexts.tooLong(longestName);
  return isInLatinLetters(name) ? undefined : fieldTexts.latin;
};

/** What is wrong with a department's code and name, by field. */
export const departmentProblems = (values: {
  readonly code: string;
  readonly name: string;
}): Problems =>
  onlyProblems({
    code: /^[A-Z]{2,6}$/.test(normaliseDepartmentCode(values.code))
      ? undefined
      : departmentTexts.code,
    name: nameProblem(values.name),
  });
