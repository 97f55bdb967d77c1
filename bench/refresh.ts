import { parseArgs } from "node:util";
import { inMs, inWords, percentiles, tally } from "./harness/figures.ts";
import { load } from "./harness/machine.ts";
import { startRedis } from "./harness/redis.ts";
import { type HolderKill, killHolder, killPoints } from "./refresh/holder-kills.ts";
import { openRefreshStage, type RefreshStage } from "./refresh/refresh-stage.ts";
import { runStorm } from "./refresh/storm.ts";

const { values: options } = parseArgs({
  options: {
    gateways: { type: "string", default: "4" },
    sessions: { type: "string", default: "1000" },
    /** Requests of each session, sent at once. */
    requests: { type: "string", default: "20" },
    /** Sessions that send at the same time. */
    "at-once": { type: "string", default: "20" },
    /** Of the refreshing gateway, at each of the points. */
    kills: { type: "string", default: "25" },
  },
});
const gateways = Number(options.gateways);
const requestsEach = Number(options.requests);
/** Nobody may wait longer for a gateway that died. */
const longestMs = 3_000;

/** Lets the tokens of many sessions expire at once, then kills the gateway that refreshes. @returns what is wrong. */
async function bench(): Promise<readonly string[]> {
  const redis = await startRedis();
  if (redis === undefined) throw new Error("redis-server is not installed.");
  const stage = await openRefreshStage(redis, { gateways, sessions: Number(options.sessions) });
  try {
    return [...(await storm(stage)), ...(await kills(stage, redis.url))];
  } finally {
    await stage.stop();
  }
}

async function storm(stage: RefreshStage): Promise<readonly string[]> {
  const atOnce = Number(options["at-once"]);
  const { exchanged, repeated, errors, times } = await runStorm({ ...stage, requestsEach, atOnce });
  const sessions = stage.visitors.length;
  console.log(
    `${inWords(sessions)} sessions, ${requestsEach} requests each, ${gateways} gateways (${load()}):\n` +
      `  ${inWords(exchanged)} refreshes, ${repeated} repeated, errors: ${tally(errors)}; ${percentiles(times)}`,
  );
  const wrong = exchanged !== sessions || repeated > 0 || errors.size > 0;
  return wrong ? ["Each session has one refresh, and every request is answered."] : [];
}

async function kills(stage: RefreshStage, redisUrl: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const point of killPoints) {
    const all: HolderKill[] = [];
    for (let number = 0; number < Number(options.kills); number += 1) {
      const visitor = stage.visitors[number % stage.visitors.length];
      if (visitor === undefined) throw new Error("Nobody has signed in.");
      const holder = number % gateways;
      all.push(await killHolder({ ...stage, redisUrl, requestsEach }, { point, holder, visitor }));
    }
    if (all.length === 0) continue;
    const errors = all.flatMap((kill) => kill.errors);
    const longest = Math.max(...all.map((kill) => kill.longestMs));
    console.log(
      `killed when ${point}, ${all.length} times: ${errors.length} errors; longest wait ${inMs(longest)}`,
    );
    if (errors.length > 0) wrong.push(`Killed when ${point}: ${errors[0]}.`);
    if (longest > longestMs) wrong.push(`Killed when ${point}: a request waited too long.`);
  }
  if (stage.college.refused > 0) wrong.push(`${stage.college.refused} refreshes were refused.`);
  return wrong;
}

const wrong = await bench();
for (const sentence of wrong) console.log(`WRONG: ${sentence}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
