import { defineConfig } from "vitest/config";
import { longestWait } from "./e2e/harness/longest-wait.ts";
import { LongestFirst } from "./scripts/testing/longest-first.ts";
import { antdStyles } from "./web/build/antd-styles-plugin.ts";

/** As long as a busy machine takes: a limit, no pause. */
const patient = { poll: { timeout: 20_000 } };

/** What one test puts in the place of something is gone before the next, which may be another file's. */
const tidy = { restoreMocks: true, unstubGlobals: true };

/** Tests of processes, databases and browsers wait for half of their time, so three of them keep two cores busy. */
const waiting = { maxWorkers: 3, sequence: { groupOrder: 2 } };

/**
 * Screens leave much garbage, and while two workers keep both cores busy the threads that collect it beside them save nobody
 * time. Room for what a render leaves, and one thread that collects it, take a tenth less processor time.
 */
const rendering = {
  execArgv: ["--max-semi-space-size=64", "--single-threaded-gc"],
  // With "test", @rc-component/util makes every layout effect an ordinary effect: a button of Ant Design that is pressed
  // before its effects have run loses the click.
  env: { NODE_ENV: "development" },
};

const servers = "{contract,rules,college,gateway,scripts,bench}/**";

export default defineConfig({
  test: {
    // However many cores: two keep two cores busy, and the slow tests start servers and browsers of their own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Vite would load graphql's ES modules where Node loads its CommonJS: two copies that do not know each other.
        resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
        test: {
          name: "node",
          ...tidy,
          // One module graph for all files of a worker: loading it anew for each costs more than the tests themselves.
          isolate: false,
          include: [`${servers}/*.test.ts`],
          exclude: ["**/*.pg.test.ts", "**/*.process.test.ts", "**/node_modules/**"],
          globalSetup: ["scripts/testing/postgres.ts", "college/testing/prepare-databases.ts"],
          setupFiles: [
            "scripts/testing/properties.ts",
            "scripts/testing/workers.ts",
            "college/testing/setup.ts",
          ],
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Tests that run together only wait.
          maxConcurrency: 10,
          // They wait for PostgreSQL.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [antdStyles({ isEmpty: true })],
        test: {
          name: "web",
          ...tidy,
          ...rendering,
          // As above: Ant Design and Apollo, loaded anew for each file, cost as much as the tests.
          isolate: false,
          include: ["web/**/*.test.{ts,tsx}"],
          exclude: ["**/*.isolated.test.tsx", "**/node_modules/**"],
          environment: "jsdom",
          setupFiles: ["scripts/testing/properties.ts", "web/testing/setup.ts"],
          expect: patient,
          // Room for a few waits, each of them (web/testing/setup.ts) as long as a screen's first load takes at worst.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [antdStyles({ isEmpty: true })],
        // Those that put something in a module's place (`vi.mock`), which others of the same worker must not get.
        test: {
          name: "web-isolated",
          ...rendering,
          include: ["web/**/*.isolated.test.tsx"],
          environment: "jsdom",
          setupFiles: ["web/testing/setup.ts"],
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "postgres",
          ...waiting,
          isolate: false,
          include: [`${servers}/*.pg.test.ts`],
          globalSetup: ["scripts/testing/build.ts", "scripts/testing/postgres.ts"],
          setupFiles: ["scripts/testing/workers.ts"],
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Real processes on real ports.
        test: {
          name: "process",
          ...waiting,
          include: [`${servers}/*.process.test.ts`],
          globalSetup: ["scripts/testing/build.ts", "college/testing/prepare-data-directory.ts"],
          expect: patient,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "browser",
          ...waiting,
          // One browser for all files of a worker.
          isolate: false,
          include: ["e2e/**/*.test.ts"],
          expect: { poll: { timeout: longestWait } },
          // Some journeys need a college of their own making, which takes a database that they can write to, too.
          globalSetup: [
            "scripts/testing/build.ts",
            "scripts/testing/postgres.ts",
            "e2e/harness/setup.ts",
          ],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
