import { requirementTexts } from "../texts.ts";

export interface OlevelRequirement {
  /** How many subjects need a credit. */
  readonly credits: number;
  /** Groups of subjects; each needs a credit in one of its own. */
  readonly subjects: readonly (readonly string[])[];
  /** From how many sittings results may be joined. */
  readonly sittings: number;
}

interface Result {
  readonly name: string;
  readonly grade: string;
}

export interface RequirementCheck {
  readonly isMet: boolean;
  /** Subjects with a credit in any sitting that counts. */
  readonly credits: number;
  /** The groups without a credit of their own. */
  readonly unmet: readonly (readonly string[])[];
  readonly message: string;
}

const fold = (subject: string): string => subject.trim().toLowerCase();

const creditGrades: readonly string[] = ["A1", "B2", "B3", "C4", "C5", "C6"];

const creditsIn = (results: readonly Result[]): readonly string[] => [
  ...new Set(
    results.filter(({ grade }) => creditGrades.includes(grade)).map(({ name }) => fold(name)),
  ),
];

/**
 * The groups without a subject of their own. A subject serves one group only, so a group may take another's
 * when that one can change to a different subject; earlier groups keep theirs, whatever the order of results.
 */
const unmetGroups = (
  groups: OlevelRequirement["subjects"],
  credits: readonly string[],
): OlevelRequirement["subjects"] => {
  const served = new Map<string, readonly string[]>();
  const serve = (group: readonly string[], tried: Set<string>): boolean =>
    group.map(fold).some((subject) => {
      if (!credits.includes(subject) || tried.has(subject)) return false;
      tried.add(subject);
      const holder = served.get(subject);
      if (holder !== undefined && !serve(holder, tried)) return false;
      served.set(subject, group);
      return true;
    });
  return groups.filter((group) => !serve(group, new Set()));
};

type Evaluated = Omit<RequirementCheck, "message">;

const evaluate = (requirement: OlevelRequirement, results: readonly Result[]): Evaluated => {
  const credits = creditsIn(results);
  const unmet = unmetGroups(requirement.subjects, credits);
  const isMet = credits.length >= requirement.credits && unmet.length === 0;
  return { isMet, credits: credits.length, unmet };
};

/** The more favourable of two evaluations. The last step only makes the result independent of the order of sittings. */
const compare = (a: Evaluated, b: Evaluated): number =>
  Number(b.isMet) - Number(a.isMet) ||
  a.unmet.length - b.unmet.length ||
  b.credits - a.credits ||
  (JSON.stringify(a.unmet) < JSON.stringify(b.unmet) ? -1 : 1);

const messageOf = (
  { isMet, credits, unmet }: Evaluated,
  requirement: OlevelRequirement,
  isOneOfMany: boolean,
): string => {
  if (isMet) return requirementTexts.met(credits);
  return [
    credits < requirement.credits ? requirementTexts.tooFew(credits, requirement.credits) : "",
    unmet.length > 0 ? requirementTexts.unmet(unmet) : "",
    isOneOfMany ? requirementTexts.oneSitting : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
};

/**
 * Evaluates results against a department's requirement. Where it takes one sitting only, the better one counts;
 * otherwise a subject counts with its best grade.
 */
export const checkRequirement = (
  requirement: OlevelRequirement,
  sittings: readonly (readonly Result[])[],
): RequirementCheck => {
  const isOneOfMany = sittings.length > requirement.sittings;
  const ways = isOneOfMany ? sittings : [sittings.flat()];
  const [first, ...others] = ways.map((results) => evaluate(requirement, results));
  const best = others.reduce(
    (a, b) => (compare(a, b) <= 0 ? a : b),
    first ?? evaluate(requirement, []),
  );
  return { ...best, message: messageOf(best, requirement, isOneOfMany) };
};
