import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../scripts/testing/postgres-server.ts";
import { withClient } from "../scripts/testing/with-client.ts";
import { inWords } from "./harness/figures.ts";
import { load, machine } from "./harness/machine.ts";
import { gatewayEnv, type MeasuredService, startMeasured } from "./harness/measured-service.ts";
import { operationsOf } from "./harness/operations.ts";
import { buildServices } from "./harness/system.ts";
import { staffLists } from "./staff/lists.ts";
import { readSamples } from "./staff/samples.ts";
import { writeCollege } from "./staff/seed/write-college.ts";
import { signInTeam, signOutTeam, type Team } from "./staff/team.ts";

const { values: options } = parseArgs({
  options: {
    share: { type: "string", default: "0.1" },
    requests: { type: "string", default: "12000" },
    /** How many are on their way at any time. */
    "at-once": { type: "string", default: "4" },
    /** Collects garbage once, at the end: until then the services hold what Node lets them. */
    lazy: { type: "boolean", default: false },
    /** Megabytes of `--max-old-space-size`; the service's usual one unless said. */
    heap: { type: "string" },
  },
});
const requests = Number(options.requests);
/** How often the bench prints the memory. */
const looks = 8;

/** Reads every page of every staff list repeatedly, and reports the memory that college and gateway still hold. */
async function bench(): Promise<void> {
  await buildServices();
  const postgres = await startPostgres({ durable: true });
  const dataDir = mkdtempSync(join(tmpdir(), "portal-memory-"));
  const started: MeasuredService[] = [];
  const flags = options.heap === undefined ? [] : [`--max-old-space-size=${options.heap}`];
  try {
    const college = await startMeasured("college", collegeEnv(postgres.url, dataDir), flags);
    started.push(college);
    const gateway = await startMeasured("gateway", gatewayEnv(college.url), flags);
    started.push(gateway);
    console.log(await withClient(postgres.url, machine));
    await withClient(postgres.url, (client) => writeCollege(client, Number(options.share)));
    const team = await signInTeam(gateway.url);
    const ask = asker(team, await withClient(postgres.url, readSamples));
    console.log("requests | service | resident | heap used | heap | outside it | seconds");
    const began = performance.now();
    const report = async (sent: number, which: "held" | "left"): Promise<void> => {
      for (const [name, service] of Object.entries({ college, gateway })) {
        const seconds = Math.round((performance.now() - began) / 1_000);
        const usage = inLine(await service.memory(which));
        console.log(`${inWords(sent)}, ${which} | ${name} | ${usage} | ${seconds}`);
      }
    };
    await report(0, "left");
    for (let look = 1; look <= looks; look += 1) {
      await ask(requests / looks);
      const sent = Math.round((requests * look) / looks);
      await report(sent, "held");
      if (look === looks || !options.lazy) await report(sent, "left");
    }
    await signOutTeam(team);
    console.log(load());
  } finally {
    for (const service of started.toReversed()) await service.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const collegeEnv = (databaseUrl: string, dataDir: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  COLLEGE_SECRET: randomBytes(32).toString("base64url"),
  COLLEGE_TRIES_PER_ADDRESS: "1000000",
  SIGN_IN_TRIES_PER_ADDRESS: "1000000",
  COLLEGE_ACCESS_TOKEN_SECONDS: "86400",
});

/** Goes on where the last call ended. */
const asker = (team: Team, samples: Parameters<typeof staffLists>[1]) => {
  const ways = staffLists(operationsOf("staff"), samples).flatMap(({ role, query, ways }) =>
    ways.map(
      ({ variables }) =>
        () =>
          team[role].ask(query, variables),
    ),
  );
  let next = 0;
  return async (count: number): Promise<void> => {
    const end = next + count;
    const askOn = async (): Promise<void> => {
      while (next < end) {
        const way = ways[next % ways.length];
        next += 1;
        await way?.();
      }
    };
    await Promise.all(Array.from({ length: Number(options["at-once"]) }, askOn));
  };
};

const inLine = ({ rss, heapUsed, heapTotal, external }: NodeJS.MemoryUsage): string =>
  [rss, heapUsed, heapTotal, external].map(inMb).join(" | ");

const inMb = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

await bench();
