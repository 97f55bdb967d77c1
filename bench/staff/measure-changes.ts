import type { Client } from "pg";
import { inWords } from "../harness/figures.ts";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Answer, StaffClient } from "./staff-client.ts";

const mostScores = 5_000;
const wrongRows = 200;
const mostAdmitted = 1_000;

/** Imports scores and admits in bulk, on trial and in earnest. The database is another one afterwards. */
export const measureChanges = async (admin: StaffClient, client: Client): Promise<void> => {
  const operations = operationsOf("staff");
  await importScores(admin, client, operationCalled(operations, "ImportScores"));
  await admit(admin, client, operationCalled(operations, "DecideMany"));
};

const importScores = async (admin: StaffClient, client: Client, query: string): Promise<void> => {
  const { rows } = await client.query<{ application_no: string }>(
    `select application_no from applicant left join admission_decision on applicant_id = applicant.id
     where submitted_at is not null and test_score is null and outcome is null order by id limit $1`,
    [mostScores],
  );
  const file = (scoreOf: (index: number) => number): string =>
    ["application_no,score", ...rows.map((row, at) => `${row.application_no},${scoreOf(at)}`)].join(
      "\n",
    );
  const right = (at: number) => 40 + (at % 60);
  const every = Math.max(1, Math.floor(rows.length / wrongRows));
  const wrong = (at: number) => (at % every === 0 ? 101 : right(at));
  const run = async (name: string, dryRun: boolean, scoreOf: (at: number) => number) => {
    const answer = await admin.upload(query, { dryRun }, file(scoreOf));
    const { importTestScores: report } = dataOf(answer);
    const { rowCount, imported, errorCount } = report ?? {};
    if (rowCount !== rows.length) throw new Error(`not read: ${answer.text.slice(0, 400)}`);
    console.log(
      `${inWords(rows.length)} scores, ${name}: ${inSeconds(answer)}, ${imported} imported, ${errorCount} errors`,
    );
  };
  await run("on trial", true, right);
  await run("some in error, on trial", true, wrong);
  await run("in earnest", false, right);
  await run("the same again", false, right);
};

const admit = async (admin: StaffClient, client: Client, query: string): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `select applicant.id::text from applicant left join admission_decision on applicant_id = applicant.id
     where test_score is not null and outcome is null and application_session_id = 1 order by id limit $1`,
    [mostAdmitted],
  );
  const input = { admitted: rows.map(({ id }) => id), reason: "By the ranking." };
  const trial = await admin.ask(query, { input: { ...input, dryRun: true } });
  const { decideOnApplicants: preview } = dataOf(trial);
  console.log(`${inWords(rows.length)} admitted, on trial: ${inSeconds(trial)}`);
  const done = await admin.ask(query, {
    input: { ...input, dryRun: false, preview: preview?.preview },
  });
  const { decideOnApplicants: decided } = dataOf(done);
  if (decided?.changed !== rows.length) throw new Error(`not done: ${done.text.slice(0, 400)}`);
  console.log(`${inWords(rows.length)} admitted, in earnest: ${inSeconds(done)}`);
};

type Row = Readonly<Record<string, string | number | null>>;

const dataOf = ({ text }: Answer): Readonly<Record<string, Row | undefined>> =>
  (JSON.parse(text) as { data: Record<string, Row> }).data;

const inSeconds = ({ ms }: Answer): string => `${(ms / 1_000).toFixed(1)} s`;
