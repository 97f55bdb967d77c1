import { expect, test } from "vitest";
import { report } from "./production/journal.ts";
import { runProduction } from "./production/run.ts";
import { openProduction } from "./production/stage.ts";
import { writeCrowd } from "./production/write-crowd.ts";

test("nobody loses anything while each process is restarted and killed", async () => {
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
});
