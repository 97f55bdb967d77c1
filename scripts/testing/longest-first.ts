import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take a minute or more, by suffix. Vitest starts with the slowest files of the last run, and without
 * a last run with the largest: the journeys over a slow network would then start last and prolong the run.
 */
export const longest = [
  "e2e/staff-screens.test.ts",
  "e2e/session.test.ts",
  "e2e/applicant-screens.test.ts",
  "e2e/hostel-application.test.ts",
  "e2e/hostel-race.test.ts",
  "e2e/screens.test.ts",
  "e2e/course-registration.test.ts",
  "e2e/navigation.test.ts",
  "e2e/slow-network.test.ts",
  "e2e/results-journey.test.ts",
  "e2e/layout.test.ts",
  "e2e/staff-journey.test.ts",
  "e2e/application.test.ts",
];

/** Vitest's order, but the longest files of the journeys first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const late = sorted.filter((file) => rank(file) === longest.length);
    const early = sorted.filter((file) => rank(file) < longest.length);
    return [...early.toSorted((one, other) => rank(one) - rank(other)), ...late];
  }
}

const rank = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return found < 0 ? longest.length : found;
};
