import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../../scripts/testing/postgres-server.ts";
import { withClient } from "../../../scripts/testing/with-client.ts";
import { rowsByTable } from "../../testing/database-rows.ts";
import { type ServiceProcess, startServiceProcess } from "../../testing/processes/service.ts";

const run = promisify(execFile);

const password = "a-password-of-this-test";

/** A server of its own, where the database and its owner are called as in production. */
let postgres: PostgresServer;
let portalUrl: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "college-backup-"));
  postgres = await startPostgres();
  await withClient(postgres.url, async (client) => {
    await client.query(`create role portal superuser login password '${password}'`);
    await client.query("create database portal owner portal");
  });
  const url = new URL(postgres.url);
  Object.assign(url, { username: "portal", password, pathname: "/portal" });
  portalUrl = url.href;
});

afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

/** The commands of a section of the operator's page, as they are typed in the container of PostgreSQL. */
const commandsOf = (section: string): readonly string[] => {
  const page = readFileSync("docs/operations.md", "utf8");
  const [, text = ""] = page.split(`\n## ${section}\n`);
  const [own = ""] = text.split("\n## ");
  const typed = [...own.matchAll(/```sh\n([^`]+)```/g)].flatMap(([, block = ""]) =>
    block.trim().split("\n"),
  );
  return typed.map((line) => {
    const [, command] = /^ *docker compose exec (?:--no-TTY )?postgres (.+)$/.exec(line) ?? [];
    if (command === undefined) throw new Error(`Not a command of PostgreSQL: ${line}`);
    return command;
  });
};

const type = async (command: string): Promise<string> => {
  const { hostname, port } = new URL(portalUrl);
  const { stdout } = await run("sh", ["-c", command], {
    cwd: folder,
    env: {
      PATH: `${postgres.binaries}:${process.env.PATH}`,
      PGHOST: hostname,
      PGPORT: port,
      PGPASSWORD: password,
    },
  });
  return stdout;
};

/**
 * PostgreSQL's own copy of a database, where the server is the one from npm: it has neither `pg_dump` nor the other programs, so
 * what is tested there is the start on a restored database only.
 */
const copyWithoutPrograms = (): Promise<unknown> =>
  withClient(postgres.url, async (client) => {
    await client.query("create database restored template portal");
    await client.query("alter database portal rename to replaced");
    await client.query("alter database restored rename to portal");
    await client.query("drop database replaced");
  });

const start = (environment: Record<string, string> = {}): Promise<ServiceProcess> =>
  startServiceProcess({
    DATABASE_URL: portalUrl,
    COLLEGE_SECRET: "a-secret-of-this-test-and-of-nobody-else",
    ...environment,
  });

const login = ({ url }: ServiceProcess) =>
  request(url).post("/student/login/").send({ username: "COHT/2025/001", password: "adeyemi" });

const readAll = () => withClient(portalUrl, rowsByTable);

/** What the next row of each table is numbered by. */
const readSequences = () =>
  withClient(portalUrl, async (client) => {
    const { rows } = await client.query(
      "select sequencename, last_value from pg_sequences order by sequencename",
    );
    return rows;
  });

test("the documented dump and restore bring back a college that starts", async () => {
  const first = await start({ DEMO_DATA: "true" });
  const { body } = await login(first).expect(200);
  await first.stop();
  await withClient(portalUrl, (client) =>
    client.query(
      "insert into mail_message (recipient, subject, body) values ('a@b.example', 'Unsent', 'Ọjọ́')",
    ),
  );
  const before = await readAll();
  const sequences = await readSequences();
  expect(before.get("student")?.length).toBeGreaterThan(100);
  expect(before.get("stored_file")?.length).toBeGreaterThan(1);
  expect(before.get("mail_message")?.length).toBeGreaterThan(0);

  const restore = commandsOf("Restore");
  expect(restore.at(-1)).toBe("dropdb --username portal replaced");
  if (existsSync(path.join(postgres.binaries, "pg_dump"))) {
    const [dump = "", list = "", ...others] = commandsOf("Back up");
    expect(others).toEqual([]);
    await type(dump);
    expect(await type(list)).toContain("TABLE DATA public student portal");
    // What is lost after the backup is what the restore brings back.
    await withClient(portalUrl, (client) => client.query("truncate account, student cascade"));
    for (const command of restore) await type(command);
  } else {
    await copyWithoutPrograms();
  }

  expect(await readAll()).toEqual(before);
  expect(await readSequences()).toEqual(sequences);
  const second = await start();
  await request(second.url).get("/ready").expect(200);
  const own = await request(second.url)
    .get(`/student/${body[0].data.student.id}/`)
    .auth(body[0].data.access, { type: "bearer" });
  expect(own.body.matric_number).toBe("COHT/2025/001");
  await login(second).expect(200);
  await second.stop();
}, 180_000);
