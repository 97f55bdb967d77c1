import { parseArgs } from "node:util";
import { load, machine } from "./harness/machine.ts";
import { openStage } from "./harness/stage.ts";
import { measureChanges } from "./staff/measure-changes.ts";
import { measureExports } from "./staff/measure-exports.ts";
import { measureLists } from "./staff/measure-lists.ts";
import { measureScreens } from "./staff/measure-screens.ts";
import { readSamples } from "./staff/samples.ts";
import { writeCollege } from "./staff/seed/write-college.ts";
import { signInTeam, signOutTeam } from "./staff/team.ts";

const { values: options } = parseArgs({
  options: {
    /** Of the full size, one college after the other. */
    shares: { type: "string", default: "0.1,1" },
    times: { type: "string", default: "20" },
    parts: { type: "string", default: "lists,screens,exports,changes" },
  },
});

async function bench(share: number): Promise<void> {
  const stage = await openStage({ colleges: 1, gateways: 1 });
  try {
    console.log(`\n# ${share} of the full size; ${await stage.withDatabase(machine)}`);
    const started = performance.now();
    await stage.withDatabase((client) => writeCollege(client, share));
    console.log(`written in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    const team = await signInTeam(stage.system.gateways[0]?.url ?? "");
    await stage.withDatabase(async (client) => {
      const times = Number(options.times);
      const parts: Readonly<Record<string, () => Promise<void>>> = {
        lists: async () => measureLists(team, await readSamples(client), times),
        screens: () => measureScreens(team, client, times),
        exports: () => measureExports(stage.system, team.SUPER_ADMIN),
        changes: () => measureChanges(team.SUPER_ADMIN, client),
      };
      for (const part of options.parts.split(",")) await parts[part]?.();
    });
    await signOutTeam(team);
    console.log(load());
  } finally {
    await stage.stop();
  }
}

for (const share of options.shares.split(",").map(Number)) await bench(share);
