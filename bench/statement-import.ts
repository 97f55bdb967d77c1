import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { inWords, percentile, percentiles } from "./harness/figures.ts";
import { load, machine } from "./harness/machine.ts";
import { operationCalled, operationsOf } from "./harness/operations.ts";
import { cheapHash, writeCalendar, writeStudents } from "./harness/people.ts";
import { openPortalClient } from "./harness/portal-client.ts";
import { openStage } from "./harness/stage.ts";
import { writeStaff } from "./staff/seed/write-staff.ts";
import { signInStaff } from "./staff/staff-client.ts";
import { startVisits, type Visits } from "./statements/visits.ts";
import { statementOf, writeSlips } from "./statements/write-slips.ts";

const { values: options } = parseArgs({
  options: {
    students: { type: "string", default: "20000" },
    rows: { type: "string", default: "10000" },
    /** Previews, each after as long a part of the quiet time: what else the machine does meets both. */
    previews: { type: "string", default: "20" },
    /** Of the quiet college that the others are compared with. */
    "quiet-seconds": { type: "string", default: "40" },
    visitors: { type: "string", default: "200" },
  },
});

/** The promised times, in seconds. */
const longest = { preview: 10, import: 20 } as const;

/** How much longer a student's dashboard may take meanwhile, by p99. */
const mostTimesQuiet = 2;

const columns = {
  dateColumn: "Trans. Date",
  narrationColumn: "Narration",
  creditColumn: "Credit",
  idColumn: "Reference",
  dateFormat: "ISO",
} as const;

interface Report {
  readonly rowCount: number;
  readonly sums: readonly { readonly kind: string; readonly rows: number }[];
}

const said = (what: string, { dashboard, account, failures }: Visits): void => {
  console.log(`${what}, a dashboard: ${percentiles(dashboard)}`);
  console.log(`${what}, an account: ${percentiles(account)}; ${failures.length} failed`);
};

const together = (all: readonly Visits[]): Visits => ({
  dashboard: all.flatMap(({ dashboard }) => dashboard),
  account: all.flatMap(({ account }) => account),
  failures: all.flatMap(({ failures }) => failures),
});

const stage = await openStage({ colleges: 1, gateways: 1 });
const browsers = openPortalClient(stage.system, 50);
try {
  console.log(await stage.withDatabase(machine));
  const rows = Number(options.rows);
  const { students, accountId, references } = await stage.withDatabase(async (client) => {
    const { sessionId } = await writeCalendar(client);
    await writeStaff(client, await cheapHash());
    const written = await writeStudents(client, { count: Number(options.students), sessionId });
    return { students: written, ...(await writeSlips(client, rows)) };
  });
  const visitors = students.slice(-Number(options.visitors));
  await browsers.signInAll(visitors);
  const officer = await signInStaff(stage.system.gateways[0]?.url ?? "", "BURSARY_OFFICER");
  const query = operationCalled(operationsOf("staff"), "ImportStatement");
  const file = statementOf(
    references,
    new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  );

  /** Measures the college while something is done. */
  const meanwhile = async <Result>(
    task: () => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly visits: Visits }> => {
    const visits = startVisits(browsers, visitors);
    try {
      return { result: await task(), visits: await visits.stop() };
    } finally {
      await visits.stop();
    }
  };
  const send = async (what: string, dryRun: boolean): Promise<number> => {
    const { ms, text } = await officer.upload(query, { accountId, columns, dryRun }, file);
    const { data } = JSON.parse(text) as { data: { importStatement: Report } };
    const { rowCount, sums } = data.importStatement;
    if (rowCount !== rows) throw new Error(`not read: ${text.slice(0, 400)}`);
    const counted = sums.filter((sum) => sum.rows > 0).map((sum) => `${sum.kind} ${sum.rows}`);
    console.log(`${what}: ${(ms / 1_000).toFixed(1)} s, ${counted.join(", ")}`);
    return ms / 1_000;
  };

  await meanwhile(() => pause(5_000));
  const quietly: Visits[] = [];
  const previews: Awaited<ReturnType<typeof meanwhile<number>>>[] = [];
  const count = Number(options.previews);
  for (let done = 0; done < count; done += 1) {
    const quietMs = (Number(options["quiet-seconds"]) * 1_000) / count;
    quietly.push((await meanwhile(() => pause(quietMs))).visits);
    previews.push(await meanwhile(() => send("preview", true)));
  }
  const quiet = together(quietly);
  said("quiet", quiet);
  const importing = await meanwhile(() => send("import", false));
  await send("the same again", false);
  const during = {
    "during previews": together(previews.map(({ visits }) => visits)),
    "during the import": importing.visits,
  };
  const isUndisturbed = Object.entries(during).map(([what, visits]) => {
    said(what, visits);
    const times = percentile(visits.dashboard, 0.99) / percentile(quiet.dashboard, 0.99);
    console.log(`${what}, a dashboard's p99: ${times.toFixed(1)} times the quiet one`);
    return times <= mostTimesQuiet && visits.failures.length === 0;
  });
  const { rows: found } = await stage.withDatabase((client) =>
    client.query<Record<string, string>>(`
      select (select count(*) from bank_receipt) as receipts, (select count(*) from bank_row where not is_returned) as rows,
        (select count(*) from mail_message where subject like 'Receipt%') as mails`),
  );
  for (const [what, count] of Object.entries(found[0] ?? {}))
    console.log(`${inWords(Number(count))} ${what}`);
  await officer.close();
  console.log(load());
  const isIn =
    previews.every(({ result }) => result < longest.preview) &&
    importing.result < longest.import &&
    isUndisturbed.every(Boolean);
  console.log(isIn ? "within the promised times" : "over the promised times");
  process.exitCode = isIn && Number(found[0]?.rows) === rows ? 0 : 1;
} finally {
  await browsers.close();
  await stage.stop();
}
