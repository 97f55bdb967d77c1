import { parseArgs } from "node:util";
import { inWords } from "./harness/figures.ts";
import { load, machine } from "./harness/machine.ts";
import { operationCalled, operationsOf } from "./harness/operations.ts";
import { cheapHash } from "./harness/people.ts";
import { openStage } from "./harness/stage.ts";
import { writeApprovedSheets } from "./publish/write-sheets.ts";
import { writeYears } from "./staff/seed/write-calendar.ts";
import { writeStaff } from "./staff/seed/write-staff.ts";
import { writeCourses, writeStudents } from "./staff/seed/write-students.ts";
import { signInTeam, signOutTeam } from "./staff/team.ts";

const { values: options } = parseArgs({
  options: {
    students: { type: "string", default: "20000" },
    sheets: { type: "string", default: "100" },
    registered: { type: "string", default: "200" },
  },
});

/** The promised time for 20,000 results, in seconds. */
const longest = 5;

const stage = await openStage({ colleges: 1, gateways: 1 });
try {
  console.log(await stage.withDatabase(machine));
  const approved = await stage.withDatabase(async (client) => {
    await client.query("set session_replication_role = replica");
    await writeYears(client);
    await writeStaff(client, await cheapHash());
    await writeStudents(client, Number(options.students));
    await writeCourses(client);
    return writeApprovedSheets(client, {
      sheets: Number(options.sheets),
      students: Number(options.registered),
    });
  });
  const { semesterId, courseIds, results } = approved;
  console.log(`${inWords(results)} results on ${inWords(courseIds.length)} approved sheets`);
  const team = await signInTeam(stage.system.gateways[0]?.url ?? "");
  const query = operationCalled(operationsOf("staff"), "PublishSheets");
  const ask = async (what: string, dryRun: boolean, preview: string | null) => {
    const input = { semesterId, courseIds, reason: "Senate has approved them.", dryRun, preview };
    const started = performance.now();
    const { text } = await team.EXAM_OFFICER.ask(query, { input });
    const seconds = (performance.now() - started) / 1_000;
    const { data } = JSON.parse(text) as {
      data: { publishSheets: { message: string; preview?: string } };
    };
    console.log(`${what}: ${seconds.toFixed(2)} s, “${data.publishSheets.message}”`);
    return { seconds, preview: data.publishSheets.preview ?? null };
  };
  const { preview } = await ask("preview", true, null);
  const { seconds } = await ask("publication, one transaction", false, preview);
  await ask("the same pressed again", false, preview);
  const { rows } = await stage.withDatabase((client) =>
    client.query<Record<string, string>>(`
      select (select count(*) from published_result where course_id in (select id from course where code like 'PUB %')) as published,
        (select count(*) from course_outcome where course_id in (select id from course where code like 'PUB %')) as outcomes,
        (select count(*) from mail_message where subject like '%results') as mails`),
  );
  for (const [what, count] of Object.entries(rows[0] ?? {}))
    console.log(`${inWords(Number(count))} ${what}`);
  console.log(
    seconds < longest ? `under ${longest} s, as promised` : `over the ${longest} s promised`,
  );
  await signOutTeam(team);
  console.log(load());
} finally {
  await stage.stop();
}
