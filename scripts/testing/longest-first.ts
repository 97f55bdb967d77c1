import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take half a minute or more, by suffix. Vitest starts with the slowest files of the last run, and without
 * a last run with the largest: the journeys over a slow network would then start last and prolong the run.
 */
export const longest = [
  "college/src/server.process.test.ts",
  "scripts/start/start.process.test.ts",
  "bench/production.process.test.ts",
  "college/src/payments/kill.process.test.ts",
  "gateway/src/tracing.pg.test.ts",
  "college/src/payments/ledger/ledger.pg.test.ts",
  "college/src/demo/seed.pg.test.ts",
  "college/src/db/backup.pg.test.ts",
  "college/src/demo/days.test.ts",
  "gateway/src/graphql/plans/differential.test.ts",
  "gateway/src/graphql/operations-access.test.ts",
  "e2e/staff-screens.test.ts",
  "e2e/layout.test.ts",
  "e2e/refund.test.ts",
  "e2e/screens.test.ts",
  "e2e/sponsor.test.ts",
  "e2e/slow-network.test.ts",
  "e2e/session.test.ts",
  "e2e/hostel-application.test.ts",
  "e2e/navigation.test.ts",
  "e2e/applicant-screens.test.ts",
  "e2e/counter.test.ts",
  "e2e/hostel-race.test.ts",
  "e2e/figures.test.ts",
  "e2e/application.test.ts",
  "e2e/bank-statement.test.ts",
  "e2e/course-registration.test.ts",
  "e2e/payment-trouble.test.ts",
  "e2e/staff-journey.test.ts",
];

/**
 * Projects that share workers, in order: the journeys are last, because they use both processors all the time and end with short
 * files. Processes and databases are waited for.
 */
const projects = ["node", "web", "web-isolated", "process", "postgres", "browser"];

/** Vitest's order, but project by project, and in each the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other) || rank(one) - rank(other));
  }
}

const place = ({ project }: TestSpecification): number => projects.indexOf(project.name);

const rank = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return found < 0 ? longest.length : found;
};
