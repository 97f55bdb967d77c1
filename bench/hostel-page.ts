import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { inWords, percentiles } from "./harness/figures.ts";
import { machine } from "./harness/machine.ts";
import { operationCalled, operationsOf } from "./harness/operations.ts";
import { password, type Student, writeCalendar, writeStudents } from "./harness/people.ts";
import { openPortalClient, type PortalClient } from "./harness/portal-client.ts";
import { openStage, type Stage } from "./harness/stage.ts";
import { clearHostels, writeHostels } from "./hostel/seed-hostels.ts";

const { values: options } = parseArgs({
  options: {
    rooms: { type: "string", default: "10,100,1000" },
    times: { type: "string", default: "200" },
  },
});
const bedsPerRoom = 4;
const pageQuery = operationCalled(operationsOf("student/hostels"), "StudentHostel");

/** The calls that the gateway makes to answer the page, and those that all watchers share. */
const collegePaths = ["/hostel/dashboard/", "/hostel/status/", "/hostel/availability/"];

async function bench(): Promise<void> {
  const stage = await openStage({ colleges: 1, gateways: 1 });
  const client = openPortalClient(stage.system, 1);
  try {
    console.log(await stage.withDatabase(machine));
    console.log(`one after the other, each ${options.times} times`);
    const { sessionId, students } = await stage.withDatabase(async (database) => {
      const calendar = await writeCalendar(database);
      return {
        ...calendar,
        students: await writeStudents(database, { count: 1_000, ...calendar }),
      };
    });
    const [student] = students;
    if (student === undefined) throw new Error("there is nobody");
    await client.signInAll([student]);
    for (const rooms of options.rooms.split(",").map(Number)) {
      await stage.withDatabase(async (database) => {
        await clearHostels(database);
        // As many again for the other kind of student, which this one is not shown.
        await writeHostels(database, { beds: 2 * rooms * bedsPerRoom, sessionId });
      });
      console.log(`\n${inWords(rooms)} rooms, ${inWords(rooms * bedsPerRoom)} free beds`);
      await measurePage(client, student);
      await measureCollege(stage, student);
    }
  } finally {
    await client.close();
    await stage.stop();
  }
}

async function measurePage(client: PortalClient, student: Student): Promise<void> {
  const times: number[] = [];
  let page = "";
  await repeat(async () => {
    const sentAt = performance.now();
    const answer = await client.send(student, pageQuery);
    times.push(performance.now() - sentAt);
    if ("error" in answer) throw new Error(`the page was not told: ${answer.error}`);
    page = JSON.stringify({ data: answer.data });
  });
  const line = cost(times, Buffer.byteLength(page));
  const compressed = inWords(gzipSync(page).byteLength);
  console.log(`  page, one request to the gateway: ${line}, ${compressed} compressed`);
}

async function measureCollege(stage: Stage, student: Student): Promise<void> {
  const [college] = stage.system.colleges;
  const url = college?.url ?? "";
  const authorization = `Bearer ${await accessToken(url, student)}`;
  for (const path of collegePaths) {
    const times: number[] = [];
    let bytes = 0;
    await repeat(async () => {
      const sentAt = performance.now();
      const answer = await fetch(url + path, { headers: { authorization } });
      bytes = (await answer.arrayBuffer()).byteLength;
      times.push(performance.now() - sentAt);
    });
    console.log(`  college ${path}: ${cost(times, bytes)}`);
  }
}

/** The first ones warm up and are not counted. */
async function repeat(run: () => Promise<void>): Promise<void> {
  for (let count = 0; count < Number(options.times); count += 1) await run();
}

const cost = (times: readonly number[], bytes: number): string =>
  `${percentiles(times.slice(times.length >> 2))}; ${inWords(bytes)} bytes`;

async function accessToken(url: string, { matricNumber }: Student): Promise<string> {
  const answer = await fetch(`${url}/student/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: matricNumber, password }),
  });
  const [signedIn] = (await answer.json()) as { data: { access: string } }[];
  if (signedIn === undefined) throw new Error("the college signs nobody in");
  return signedIn.data.access;
}

await bench();
