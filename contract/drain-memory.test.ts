import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const program = fileURLToPath(new URL("./testing/drain-memory.ts", import.meta.url));

/**
 * In a process of its own: what a worker of the tests has run before decides how often V8 collects young objects, and whether it
 * makes arrays old from the start. The room holds what the program makes between two of its own collections.
 */
const measured = [
  "--expose-gc",
  "--min-semi-space-size=32",
  "--max-semi-space-size=32",
  "--no-allocation-site-pretenuring",
];

it("lets collections of young objects free what was answered", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...measured,
    "--import",
    "tsx",
    program,
  ]);
  // All answers hold 80 MB; what ran during each of the 20 collections holds 25 MB.
  expect(Number(stdout)).toBeLessThan(8);
});
