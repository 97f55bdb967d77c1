import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { inMs, inWords, percentile } from "./harness/figures.ts";
import { load, machine } from "./harness/machine.ts";
import { gatewayEnv, type MeasuredService, startMeasured } from "./harness/measured-service.ts";
import { operationCalled, operationsOf } from "./harness/operations.ts";
import { password, type Student, writeCalendar, writeStudents } from "./harness/people.ts";
import { forEachLimited } from "./harness/portal-client.ts";
import { openStage } from "./harness/stage.ts";
import { writeHostels } from "./hostel/seed-hostels.ts";
import { type CountingProxy, startCountingProxy } from "./watchers/counting-proxy.ts";
import { post } from "./watchers/graphql.ts";
import { type Watcher, watch } from "./watchers/watcher.ts";

/** The portal's promises. */
const mostKilobytes = 40;
const latestMs = 2_000;

const { values: options } = parseArgs({
  options: {
    watchers: { type: "string", default: "2000" },
    beds: { type: "string", default: "1000" },
    claims: { type: "string", default: "30" },
  },
});
const watcherCount = Number(options.watchers);
const claimCount = Number(options.claims);
/** So many connect at once, as pages do that are opened in the same minute. */
const atOnce = 50;

const query = operationCalled(operationsOf("live"), "HostelAvailability");
const availabilityPath = "/hostel/availability/";

interface Person {
  readonly student: Student;
  readonly cookie: string;
}

/** When each bed was clicked, and when each watcher knew of it. */
class Sightings {
  readonly #clickedAt = new Map<string, number>();
  readonly afterMs: number[] = [];
  lost = 0;

  clicked(bedId: string): void {
    this.#clickedAt.set(bedId, performance.now());
  }

  seen(bedIds: readonly string[], at: number): void {
    for (const bedId of bedIds) this.afterMs.push(at - (this.#clickedAt.get(bedId) ?? Number.NaN));
  }
}

async function bench(): Promise<readonly string[]> {
  const stage = await openStage({ colleges: 1, gateways: 0 });
  let proxy: CountingProxy | undefined;
  let gateway: MeasuredService | undefined;
  try {
    console.log(await stage.withDatabase(machine));
    const { students, bedIds } = await stage.withDatabase(async (client) => {
      const { sessionId } = await writeCalendar(client);
      await writeHostels(client, { beds: 2 * Number(options.beds), sessionId });
      const written = await writeStudents(client, {
        count: watcherCount + claimCount,
        sessionId,
      });
      // Everybody watches the same beds: every change is news to everybody.
      await client.query("update student set sex = 'Female'");
      const { rows } = await client.query<{ id: number }>(
        "select bed.id from bed join room on room.id = room_id join hostel on hostel.id = hostel_id where kind = 'Female'",
      );
      return { students: written, bedIds: rows.map(({ id }) => String(id)) };
    });
    proxy = await startCountingProxy(stage.system.colleges[0]?.url ?? "");
    gateway = await startMeasured("gateway", {
      ...gatewayEnv(proxy.url),
      WATCHERS_PER_GATEWAY: String(watcherCount + atOnce),
    });
    return await measure(gateway, proxy, students, bedIds);
  } finally {
    await gateway?.stop();
    proxy?.stop();
    await stage.stop();
  }
}

async function measure(
  gateway: MeasuredService,
  proxy: CountingProxy,
  students: readonly Student[],
  bedIds: readonly string[],
): Promise<readonly string[]> {
  const people = await signInAll(gateway.url, students);
  const sightings = new Sightings();
  // Code that runs for the first time is compiled, and caches are filled: no watcher's memory.
  closeAll(await watchAll(gateway.url, people.slice(0, 300), sightings));
  await pause(2_000);
  const before = await gateway.memory("left");

  const watchers = await watchAll(gateway.url, people.slice(0, watcherCount), sightings);
  await pause(2_000);
  const connected = await gateway.memory("left");

  const askedBefore = proxy.countOf(availabilityPath);
  const started = performance.now();
  await claimAll(gateway.url, people.slice(watcherCount), bedIds, sightings);
  await pause(2 * latestMs);
  const seconds = (performance.now() - started) / 1_000;
  const requests = proxy.countOf(availabilityPath) - askedBefore;
  const after = await gateway.memory("left");
  closeAll(watchers);
  await pause(2_000);
  const gone = await gateway.memory("left");

  const perWatcher = (now: NodeJS.MemoryUsage, part: "rss" | "heapUsed"): number =>
    (now[part] - before[part]) / 1024 / watcherCount;
  const inKb = (now: NodeJS.MemoryUsage): string =>
    `${perWatcher(now, "rss").toFixed(1)} KB resident, ${perWatcher(now, "heapUsed").toFixed(1)} KB heap`;
  const { afterMs, lost } = sightings;
  const longest = percentile(afterMs, 1);
  console.log(`${inWords(watcherCount)} watchers of ${inWords(bedIds.length)} beds (${load()})`);
  console.log(`  a watcher, connected: ${inKb(connected)}`);
  console.log(`  after ${claimCount} changes: ${inKb(after)}`);
  console.log(`  left behind when all have gone: ${inKb(gone)}`);
  console.log(
    `  from the click to the event: p50 ${inMs(percentile(afterMs, 0.5))}, p99 ${inMs(percentile(afterMs, 0.99))}, ` +
      `longest ${inMs(longest)} (of ${inWords(afterMs.length)})`,
  );
  console.log(`  the college was asked ${(requests / seconds).toFixed(2)} times a second`);
  const wrong: string[] = [];
  if (Math.max(perWatcher(connected, "rss"), perWatcher(after, "rss")) > mostKilobytes) {
    wrong.push(`a watcher costs more than ${mostKilobytes} KB`);
  }
  if (longest > latestMs) wrong.push(`a change was seen later than ${inMs(latestMs)}`);
  if (afterMs.length !== watcherCount * claimCount) {
    wrong.push(`${watcherCount * claimCount - afterMs.length} sightings are missing`);
  }
  if (lost > 0) wrong.push(`${lost} streams were lost`);
  if (requests / seconds > 1) wrong.push("the college is asked more than once a second");
  return wrong;
}

async function signInAll(url: string, students: readonly Student[]): Promise<readonly Person[]> {
  const people: Person[] = [];
  await forEachLimited(students, 16, async (student) => {
    const input = { role: "STUDENT", username: student.matricNumber, password };
    const { cookie } = await post(url, {
      query: "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
      variables: { input },
    });
    if (cookie === undefined) throw new Error(`${student.matricNumber} could not sign in`);
    people.push({ student, cookie });
  });
  return people;
}

async function watchAll(
  url: string,
  people: readonly Person[],
  sightings: Sightings,
): Promise<readonly Watcher[]> {
  const watchers: Watcher[] = [];
  await forEachLimited(people, atOnce, async ({ cookie }) => {
    const watcher = await watch({
      url,
      cookie,
      query,
      onTaken: (bedIds, at) => sightings.seen(bedIds, at),
      onLost: () => {
        sightings.lost += 1;
      },
    });
    watchers.push(watcher);
  });
  return watchers;
}

function closeAll(watchers: readonly Watcher[]): void {
  for (const { close } of watchers) close();
}

/** One after the other, at moments that have nothing to do with when the college is asked. */
async function claimAll(
  url: string,
  people: readonly Person[],
  bedIds: readonly string[],
  sightings: Sightings,
): Promise<void> {
  for (const [index, { cookie }] of people.entries()) {
    const bedId = bedIds[index] ?? "";
    sightings.clicked(bedId);
    const { body } = await post(
      url,
      {
        query: "mutation ($bedId: ID!) { selectBed(bedId: $bedId) { __typename } }",
        variables: { bedId },
      },
      cookie,
    );
    if (!body.includes("BedSelected")) throw new Error(`a bed was not claimed: ${body}`);
    await pause(300 + Math.random() * 1_200);
  }
}

const wrong = await bench();
for (const sentence of wrong) console.log(`WRONG: ${sentence}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
