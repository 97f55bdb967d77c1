import { parseArgs } from "node:util";
import { load, machine } from "./harness/machine.ts";
import { type Student, writeCalendar, writeStudents } from "./harness/people.ts";
import { openPortalClient, type PortalClient } from "./harness/portal-client.ts";
import { profileTo, switchProfiles } from "./harness/profile.ts";
import { openStage, type Stage } from "./harness/stage.ts";
import { optionsIn } from "./harness/system.ts";
import { startKills } from "./hostel/kills.ts";
import { readEnd } from "./hostel/read-end.ts";
import { runRush } from "./hostel/rush.ts";
import { watchRushCosts } from "./hostel/rush-costs.ts";
import { clearClaims, dropConstraints, writeHostels } from "./hostel/seed-hostels.ts";
import { unansweredClicks } from "./hostel/unanswered-clicks.ts";
import { checkRush, summary, type Verdict } from "./hostel/verdict.ts";

const { values: options } = parseArgs({
  options: {
    students: { type: "string", default: "5000" },
    beds: { type: "string", default: "500" },
    connections: { type: "string", default: "200" },
    seeds: { type: "string", default: "20" },
    /** After so many no further seed is begun. */
    minutes: { type: "string", default: "600" },
    "first-seed": { type: "string", default: "1" },
    kill: { type: "boolean", default: false },
    "kill-seconds": { type: "string", default: "3" },
    /** Node's own options of the gateways instead of the usual ones, such as `--max-old-space-size=256`. */
    "gateway-options": { type: "string", default: "" },
    "without-constraints": { type: "boolean", default: false },
    /** A folder for a processor profile of each service and run. */
    profile: { type: "string" },
  },
});

const size = {
  students: Number(options.students),
  beds: Number(options.beds),
  connections: Number(options.connections),
};

async function bench(): Promise<readonly Verdict[]> {
  const profiles = options.profile === undefined ? undefined : profileTo(options.profile);
  const stage = await openStage({
    colleges: 2,
    gateways: 2,
    gatewayOptions: optionsIn(options["gateway-options"]),
    ...profiles,
  });
  const client = openPortalClient(stage.system, size.connections);
  try {
    console.log(await stage.withDatabase(machine));
    const students = await prepare(stage);
    await client.signInAll(students);
    console.log(
      `${size.students} students have signed in; ${size.beds} beds, ${size.connections} connections, ` +
        `${stage.system.gateways.length} gateways, ${stage.system.colleges.length} colleges`,
    );
    const verdicts: Verdict[] = [];
    const first = Number(options["first-seed"]);
    const end = performance.now() + Number(options.minutes) * 60_000;
    for (let seed = first; seed < first + Number(options.seeds); seed += 1) {
      if (performance.now() > end) break;
      verdicts.push(await run(stage, client, students, seed));
    }
    return verdicts;
  } finally {
    await client.close();
    await stage.stop();
  }
}

/** Women and men, and beds for either, in equal numbers. */
function prepare(stage: Stage): Promise<readonly Student[]> {
  return stage.withDatabase(async (client) => {
    const { sessionId } = await writeCalendar(client);
    await writeHostels(client, { beds: size.beds, sessionId });
    if (options["without-constraints"]) await dropConstraints(client);
    return writeStudents(client, { count: size.students, sessionId });
  });
}

async function run(
  stage: Stage,
  client: PortalClient,
  students: readonly Student[],
  seed: number,
): Promise<Verdict> {
  await stage.withDatabase(clearClaims);
  const kills = options.kill
    ? startKills(stage.system, stage.postgres, {
        seed,
        everySeconds: Number(options["kill-seconds"]),
      })
    : undefined;
  const costs =
    options.kill || process.platform !== "linux" ? undefined : await watchRushCosts(stage);
  if (options.profile !== undefined) switchProfiles(stage.system);
  const rush = await runRush({ client, students, connections: size.connections, seed });
  if (options.profile !== undefined) switchProfiles(stage.system);
  const spent = costs?.stop();
  const killed = await kills?.stop();
  const end = await stage.withDatabase(readEnd);
  const verdict = checkRush(rush, end, {
    holders: size.beds,
    refused: size.students - size.beds,
    killed: options.kill,
  });
  console.log(`\nseed ${seed} (${load()})`);
  for (const line of verdict.lines) console.log(`  ${line}`);
  if (spent !== undefined) console.log(`  ${spent}`);
  if (killed !== undefined) {
    console.log(`  killed: ${killed.length} (${killed.join(", ")})`);
    console.log(`  ${unansweredClicks(rush, end)}`);
  }
  for (const sentence of verdict.wrong.slice(0, 20)) console.log(`  WRONG: ${sentence}`);
  if (verdict.wrong.length > 20) console.log(`  WRONG: and ${verdict.wrong.length - 20} more`);
  return verdict;
}

const verdicts = await bench();
console.log(`\n${summary(verdicts)}`);
process.exitCode = verdicts.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
