import { parseArgs } from "node:util";
import { measureSheet } from "./broadsheet/measure-sheet.ts";
import { payTuition, writeClasses } from "./broadsheet/write-classes.ts";
import { writeResults } from "./broadsheet/write-results.ts";
import { inMs, inWords, percentile } from "./harness/figures.ts";
import { load, machine } from "./harness/machine.ts";
import { operationCalled, operationsOf } from "./harness/operations.ts";
import { cheapHash } from "./harness/people.ts";
import { processorMs, watchMemory } from "./harness/process-costs.ts";
import { openStage } from "./harness/stage.ts";
import { writeYears } from "./staff/seed/write-calendar.ts";
import { writeStaff } from "./staff/seed/write-staff.ts";
import { writeCourses, writeStudents } from "./staff/seed/write-students.ts";
import { signInTeam, signOutTeam } from "./staff/team.ts";
import { inLine, timed, warmUps } from "./staff/timed.ts";

const { values: options } = parseArgs({
  options: {
    students: { type: "string", default: "20000" },
    times: { type: "string", default: "20" },
  },
});

const times = Number(options.times);
const stage = await openStage({ colleges: 1, gateways: 1 });
try {
  console.log(await stage.withDatabase(machine));
  const results = await stage.withDatabase(async (client) => {
    await client.query("set session_replication_role = replica");
    await writeYears(client);
    await writeStaff(client, await cheapHash());
    await writeStudents(client, Number(options.students));
    await writeCourses(client);
    const written = await writeResults(client);
    await writeClasses(client);
    await payTuition(client, written);
    const { rows } = await client.query<Record<string, string>>(`
      select (select count(*) from student) as students, (select count(*) from course_registration) as registrations,
        (select count(*) from result_score) as scores, (select count(*) from class_attendance) as "class marks", (select count(*) from published_result) as published`);
    for (const [what, count] of Object.entries(rows[0] ?? {}))
      console.log(`${inWords(Number(count))} ${what}`);
    return written;
  });
  const { gateways, colleges } = stage.system;
  const team = await signInTeam(gateways[0]?.url ?? "");
  const pids = [...gateways, ...colleges].map(({ pid }) => pid());
  const operations = operationsOf("staff");
  const ask = (name: string, variables: object) => {
    const query = operationCalled(operations, name);
    return () => team.EXAM_OFFICER.ask(query, variables);
  };
  const { semesterId, departmentId, level } = results;
  const whole = { semesterId, departmentId, level, isChosen: true };
  // The running session's results are still to come.
  const session = "2024/2025";
  const first = { page: { number: 1, size: 25 }, descending: false };
  for (const [name, operation, variables] of [
    ["broadsheet, what is entered", "Broadsheet", { ...whole, publishedOnly: false }],
    ["broadsheet, what is published", "Broadsheet", { ...whole, publishedOnly: true }],
    [
      "academic standing of a level",
      "AcademicStandings",
      { session, departmentId, level, isChosen: true },
    ],
    ["carryovers, first page", "Carryovers", { ...first, sort: "MATRIC_NUMBER" }],
    ["result sheets, first page", "ResultSheets", { ...first, sort: "CODE" }],
    [
      "result sheets with a flag",
      "ResultSheets",
      { ...first, sort: "CODE", filter: { flagged: true } },
    ],
    ["missed classes, first page", "AttendanceShortfalls", { ...first, sort: "PERCENT" }],
  ] as const) {
    const before = pids.map(processorMs);
    const line = inLine(await timed(name, times, ask(operation, variables)));
    // The uncounted requests that warm up are among those that were made.
    const spent = pids.map((pid, at) => (processorMs(pid) - (before[at] ?? 0)) / (times + warmUps));
    console.log(`${line}; processor: gateway ${inMs(spent[0])}, college ${inMs(spent[1])} each`);
  }
  await measureSheet(team.LECTURER, results, times);
  const sheet = { semester_id: semesterId, department_id: departmentId, level: String(level) };
  for (const [name, path, query] of [
    ...(["csv", "xlsx"] as const).flatMap((format) => [
      [`broadsheet as ${format}`, "export/broadsheet", { format, ...sheet }] as const,
      [`academic standing as ${format}`, "export/academic-standing", { format, session }] as const,
    ]),
    [
      "examination cards of a level",
      "exam-cards",
      { department: departmentId, level: String(level) },
    ],
  ] as const) {
    const memory = watchMemory(pids);
    const started = performance.now();
    let bytes = 0;
    let isDone = false;
    const download = team.EXAM_OFFICER.download(
      `/download/${path}?${new URLSearchParams(query)}`,
      (chunk) => {
        bytes += chunk.bytes;
        return undefined;
      },
    ).finally(() => {
      isDone = true;
    });
    // What somebody else, on another connection, waits for meanwhile.
    const carryovers = operationCalled(operations, "Carryovers");
    const firstPage = { ...first, sort: "MATRIC_NUMBER" };
    const waits: number[] = [];
    while (!isDone) waits.push((await team.ICT_SUPPORT.ask(carryovers, firstPage)).ms);
    await download;
    const seconds = (performance.now() - started) / 1_000;
    const grew = memory
      .stop()
      .map(({ start, peak }) => `${Math.round((peak - start) / 1024 ** 2)} MB`);
    console.log(
      `${name}: ${seconds.toFixed(2)} s, ${inWords(bytes)} bytes; gateway + ${grew[0]}, college + ${grew[1]}; ` +
        `carryovers meanwhile: p50 ${inMs(percentile(waits, 0.5))}, at most ${inMs(Math.max(...waits))}`,
    );
  }
  await signOutTeam(team);
  console.log(load());
} finally {
  await stage.stop();
}
