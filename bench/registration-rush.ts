import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { countsOf, inWords, percentiles, tally } from "./harness/figures.ts";
import { load, machine } from "./harness/machine.ts";
import { type Student, writeCalendar, writeStudents } from "./harness/people.ts";
import { openPortalClient, type PortalClient } from "./harness/portal-client.ts";
import { openStage, type Stage } from "./harness/stage.ts";
import { countBroken, readEnd } from "./registration/end-state.ts";
import { runRush } from "./registration/rush.ts";
import { clearRegistrations, writeCourses } from "./registration/seed-courses.ts";
import { wrongIn } from "./registration/verdict.ts";

const { values: options } = parseArgs({
  options: {
    students: { type: "string", default: "2000" },
    connections: { type: "string", default: "200" },
    seeds: { type: "string", default: "3" },
  },
});

async function bench(): Promise<number> {
  const stage = await openStage();
  const connections = Number(options.connections);
  const client = openPortalClient(stage.system, connections);
  try {
    console.log(await stage.withDatabase(machine));
    const students = await prepare(stage);
    await client.signInAll(students);
    console.log(`${inWords(students.length)} students have signed in; ${connections} connections`);
    let wrong = 0;
    for (let seed = 1; seed <= Number(options.seeds); seed += 1) {
      wrong += await run(stage, client, students, { connections, seed });
    }
    return wrong;
  } finally {
    await client.close();
    await stage.stop();
  }
}

function prepare(stage: Stage): Promise<readonly Student[]> {
  return stage.withDatabase(async (client) => {
    const { sessionId } = await writeCalendar(client);
    const students = await writeStudents(client, { count: Number(options.students), sessionId });
    await writeCourses(client, sessionId);
    return students;
  });
}

async function run(
  stage: Stage,
  client: PortalClient,
  students: readonly Student[],
  { connections, seed }: { readonly connections: number; readonly seed: number },
): Promise<number> {
  await stage.withDatabase(clearRegistrations);
  const watch = watchLimits(stage);
  const rush = await runRush({ client, students, connections, seed });
  const { looks, broken } = await watch.stop();
  const wrong = [
    ...wrongIn(rush, await stage.withDatabase((one) => readEnd(one, students))),
    ...(broken > 0
      ? [`Meanwhile ${broken} were seen over the maximum or with a course twice.`]
      : []),
  ];
  const { page, register, drop } = rush.times;
  console.log(`\nseed ${seed} (${load()})`);
  console.log(`  all have registered in ${(rush.elapsedMs / 1_000).toFixed(1)} s`);
  console.log(
    `  page: ${percentiles(page)}\n  register: ${percentiles(register)}\n  drop: ${percentiles(drop)}`,
  );
  console.log(`  refused: ${tally(countsOf(rush.refusals))}`);
  console.log(`  the limits were looked at ${looks} times meanwhile`);
  for (const sentence of wrong.slice(0, 20)) console.log(`  WRONG: ${sentence}`);
  return wrong.length;
}

/** Looks all the while for somebody who is over a limit for a moment. */
function watchLimits(stage: Stage) {
  let isOver = false;
  let looks = 0;
  let broken = 0;
  const watching = stage.withDatabase(async (client) => {
    while (!isOver) {
      broken += await countBroken(client);
      looks += 1;
      await pause(200);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return { looks, broken };
    },
  };
}

const wrong = await bench();
console.log(wrong === 0 ? "\nnothing is wrong" : `\n${wrong} things are wrong`);
process.exitCode = wrong === 0 ? 0 : 1;
