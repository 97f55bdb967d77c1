import { parseArgs } from "node:util";
import { machine } from "./harness/machine.ts";
import { report } from "./production/journal.ts";
import { runProduction } from "./production/run.ts";
import { openProduction } from "./production/stage.ts";
import { whyNoProduction } from "./production/why-no-production.ts";
import { writeCrowd } from "./production/write-crowd.ts";

const { values: options } = parseArgs({
  options: {
    /** Of all processes together, in turn. */
    restarts: { type: "string", default: "50" },
    /** Of each process. */
    kills: { type: "string", default: "3" },
    /** The pause after each thing that somebody does. */
    "pace-ms": { type: "string", default: "300" },
    /** So many claim a bed, and as many pay. */
    students: { type: "string", default: "4000" },
  },
});

const bench = async (): Promise<boolean> => {
  const reason = whyNoProduction();
  if (reason !== undefined) throw new Error(`The production shape cannot run: ${reason}.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const production = await openProduction();
  try {
    console.log(await production.withDatabase(machine));
    const students = Number(options.students);
    const crowd = await production.withDatabase((client) =>
      writeCrowd(client, { claimants: students, payers: students }),
    );
    const run = await runProduction(production, {
      crowd,
      paceMs: Number(options["pace-ms"]),
      restarts: Number(options.restarts),
      kills: Number(options.kills),
      onPhase: (phase) => console.log(report([phase]).join("\n")),
    });
    console.log(`${run.claims} claims and ${run.payments} payments acknowledged`);
    for (const sentence of run.wrong.slice(0, 30)) console.log(`WRONG: ${sentence}`);
    console.log(`${run.wrong.length} wrong`);
    return run.wrong.length === 0;
  } finally {
    await production.stop();
  }
};

process.exitCode = (await bench()) ? 0 : 1;
