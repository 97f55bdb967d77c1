import { expect, test } from "vitest";
import { report } from "./production/journal.ts";
import { runProduction } from "./production/run.ts";
import { openProduction, whyNoProduction } from "./production/stage.ts";
import { writeCrowd } from "./production/write-crowd.ts";

const reason = whyNoProduction();
/** A skipped test is no result: continuous integration installs what this one needs (.ci/run). */
const mayBeSkipped = reason !== undefined && process.env.CI === undefined;
const title = reason === undefined ? "" : ` (not run: ${reason})`;

test.skipIf(mayBeSkipped)(
  `nobody loses anything while each process is restarted and killed${title}`,
  async () => {
    if (reason !== undefined) throw new Error(`Cannot run: ${reason}.`);
    const production = await openProduction({ drainSeconds: 4 });
    try {
      const crowd = await production.withDatabase((client) =>
        writeCrowd(client, { claimants: 300, payers: 300 }),
      );
      const run = await runProduction(production, { crowd, paceMs: 800, restarts: 5, kills: 1 });

      console.log(report(run.phases).join("\n"));
      expect(run.wrong).toEqual([]);
      expect(run.claims).toBeGreaterThan(0);
      expect(run.payments).toBeGreaterThan(0);
    } finally {
      await production.stop();
    }
  },
);
