import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take a minute and more, by their ends. Vitest begins with those that took longest the last time, and where it has
 * not run before, with the largest: by that the journeys over a slow network would be begun last, and waited for by nobody else.
 */
export const longest = [
  "e2e/staff-screens.test.ts",
  "e2e/screens.test.ts",
  "e2e/applicant-screens.test.ts",
  "e2e/navigation.test.ts",
  "e2e/slow-network.test.ts",
  "e2e/application.test.ts",
  "e2e/staff-journey.test.ts",
  "e2e/session.test.ts",
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
