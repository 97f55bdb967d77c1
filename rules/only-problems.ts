import type { Problems } from "./profiles/personal-details.ts";

/** Leaves out the fields without a problem. */
export const onlyProblems = (all: Readonly<Record<string, string | undefined>>): Problems => {
  const problems: Record<string, string> = {};
  for (const [field, problem] of Object.entries(all)) {
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
};
