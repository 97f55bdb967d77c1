import { requirementFormTexts } from "../courses/texts.ts";
import { onlyProblems } from "../only-problems.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { subjects as knownSubjects } from "./olevel.ts";
import { checkRequirement, type OlevelRequirement } from "./olevel-requirement.ts";

/** How many subjects a candidate sits at most, and so how many credits can be asked. */
const mostCredits = 9;

const groupProblem = (group: readonly string[]): string | undefined => {
  if (group.length === 0) return requirementFormTexts.emptyGroup;
  if (group.some((name) => !knownSubjects.includes(name))) return requirementFormTexts.subject;
  const twice = group.find((name, index) => group.indexOf(name) < index);
  return twice === undefined ? undefined : requirementFormTexts.twice(twice);
};

/** If credits in all named subjects do not meet the groups, no applicant can meet them. */
const subjectsProblem = (requirement: OlevelRequirement): string | undefined => {
  const { subjects, credits } = requirement;
  if (subjects.length > credits) return requirementFormTexts.tooMany(credits);
  const all = subjects.flat().map((name) => ({ name, grade: "A1" }));
  return checkRequirement(requirement, [all]).unmet.length > 0
    ? requirementFormTexts.unserved
    : undefined;
};

/** Problems of a department's O-level requirements: `subjects.0` names a group, `subjects` all of them. */
export const requirementProblems = (requirement: OlevelRequirement): Problems => {
  const { credits, subjects, sittings } = requirement;
  const isCount = Number.isInteger(credits) && credits >= 0 && credits <= mostCredits;
  const groups = onlyProblems(
    Object.fromEntries(subjects.map((group, index) => [`subjects.${index}`, groupProblem(group)])),
  );
  const areGroupsRight = isCount && Object.keys(groups).length === 0;
  return onlyProblems({
    credits: isCount ? undefined : requirementFormTexts.credits,
    sittings: sittings === 1 || sittings === 2 ? undefined : requirementFormTexts.sittings,
    ...groups,
    subjects: areGroupsRight ? subjectsProblem(requirement) : undefined,
  });
};
