import { onlyProblems } from "../only-problems.ts";
import { isInLatinLetters } from "../profiles/latin-letters.ts";
import type { Problems } from "../profiles/personal-details.ts";
import type { ProgrammeRules } from "../results/programme-rules.ts";
import { fieldTexts } from "../texts.ts";
import { programmeTexts } from "./texts.ts";

export interface ProgrammeValues {
  readonly code: string;
  readonly name: string;
  /** Empty where papers name the department alone. */
  readonly award: string;
  readonly years: number;
  /** Empty where none regulates it. */
  readonly council: string;
  /** What who accepts an offer hands in; null for what the college asks for usually. */
  readonly entryPapers: readonly string[] | null;
}

const longestName = 80;
const longestAward = 120;
const mostYears = 9;
const mostClasses = 10;
const mostPapers = 20;
const mostCarryoverCredits = 200;
const highestCgpa = 500;

/** The one form of a programme's code: `CHEW`. */
export const normaliseProgrammeCode = (text: string): string => text.trim().toUpperCase();

const textProblem = (text: string, limit: number): string | undefined => {
  if (text.trim().length > limit) return fieldTexts.tooLong(limit);
  return isInLatinLetters(text.trim()) ? undefined : fieldTexts.latin;
};

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is wrong with a programme, by field. */
export const programmeProblems = (values: ProgrammeValues): Problems =>
  onlyProblems({
    code: /^[A-Z][A-Z0-9-]{1,9}$/.test(normaliseProgrammeCode(values.code))
      ? undefined
      : programmeTexts.code,
    name: /\p{L}{2}/u.test(values.name)
      ? textProblem(values.name, longestName)
      : programmeTexts.name,
    award: values.award.trim() === "" ? undefined : textProblem(values.award, longestAward),
    years: isWhole(values.years, 1, mostYears) ? undefined : programmeTexts.years(mostYears),
    entryPapers: papersProblem(values.entryPapers ?? []),
    council: values.council.trim() === "" ? undefined : textProblem(values.council, longestAward),
  });

const papersProblem = (papers: readonly string[]): string | undefined => {
  if (papers.length > mostPapers) return programmeTexts.tooManyPapers(mostPapers);
  const names = papers.map((name) => name.trim().toLowerCase());
  if (new Set(names).size < names.length) return programmeTexts.paperTwice;
  return names.every((name) => /\p{L}{2}/u.test(name) && name.length <= longestName)
    ? undefined
    : programmeTexts.paperName;
};

/** What is wrong with a programme's rules, by field. CGPAs are in hundredths. */
export const programmeRulesProblems = (rules: ProgrammeRules): Problems =>
  onlyProblems({
    passMark: isWhole(rules.passMark, 1, 100) ? undefined : programmeTexts.passMark,
    caMaximum: isWhole(rules.caMaximum, 0, 100) ? undefined : programmeTexts.caMaximum,
    graduationCgpa: isCgpa(rules.graduationCgpa) ? undefined : programmeTexts.cgpa,
    standingCgpa: isCgpa(rules.standingCgpa) ? undefined : programmeTexts.cgpa,
    standingCarryoverCredits: isWhole(rules.standingCarryoverCredits, 0, mostCarryoverCredits)
      ? undefined
      : programmeTexts.carryoverCredits(mostCarryoverCredits),
    classes: classesProblem(rules.classes),
    electiveCredits: electivesProblem(rules.electiveCredits),
  });

const isCgpa = (value: number): boolean => isWhole(value, 0, highestCgpa);

const classesProblem = (classes: ProgrammeRules["classes"]): string | undefined => {
  if (classes.length > mostClasses) return programmeTexts.tooManyClasses(mostClasses);
  for (const [index, { name, cgpa }] of classes.entries()) {
    if (!/\p{L}{2}/u.test(name) || name.trim().length > longestName)
      return programmeTexts.className;
    if (!isCgpa(cgpa)) return programmeTexts.cgpa;
    const before = classes[index - 1];
    if (before !== undefined && before.cgpa <= cgpa) return programmeTexts.classOrder;
  }
  return undefined;
};

const electivesProblem = (electives: ProgrammeRules["electiveCredits"]): string | undefined => {
  const levels = electives.map(({ level }) => level);
  if (new Set(levels).size < levels.length) return programmeTexts.levelTwice;
  const isFine = electives.every(
    ({ level, credits }) =>
      isWhole(level, 100, 900) && level % 100 === 0 && isWhole(credits, 1, 100),
  );
  return isFine ? undefined : programmeTexts.electives;
};
