import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import request from "supertest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unpackMigrated } from "../testing/data-directory.ts";
import { startProcess, type TestProcess } from "../testing/processes/process.ts";

const server = new URL("../../dist/college/src/server.js", import.meta.url);

/** Of a college that has been started before, which is quicker. */
let dataDir: string;
let started: TestProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "college-server-"));
  await unpackMigrated(dataDir);
  started = [];
});

afterEach(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
  await rm(dataDir, { recursive: true });
});

const start = (environment: Record<string, string> = {}): TestProcess => {
  const process = startProcess(server, [], {
    DATA_DIR: dataDir,
    COLLEGE_PORT: "0",
    COLLEGE_SECRET: "a-secret-of-this-test-and-of-nobody-else",
    ...environment,
  });
  started.push(process);
  return process;
};

/** The address of a college once it has said that it is ready. */
const addressOf = async ({ line }: TestProcess): Promise<string> => {
  const ready = JSON.parse(await line((text) => text.includes("the college is ready")));
  return `http://127.0.0.1:${ready.port}`;
};

const metricsOf = async ({ line }: TestProcess): Promise<string> => {
  const ready = JSON.parse(await line((text) => text.includes("the college is ready")));
  return `http://127.0.0.1:${ready.metricsPort}/metrics`;
};

const login = (url: string) =>
  request(url).post("/student/login/").send({ username: "COHT/2025/001", password: "adeyemi" });

test("it fills an empty database, serves, stops and restarts with its data", async () => {
  const empty = path.join(dataDir, "empty");
  const first = start({ DATA_DIR: empty, DEMO_DATA: "true", COLLEGE_METRICS_PORT: "0" });
  const url = await addressOf(first);
  const { body } = await login(url);
  expect(body[0].success).toBe(true);
  expect((await request(url).get("/ready")).status).toBe(200);
  expect((await request(url).get("/openapi.json")).body.openapi).toMatch(/^3\.1/);
  expect((await request(url).get("/metrics")).status).toBe(404);
  // `fetch` keeps its connection open, as Prometheus does.
  const metrics = await (await fetch(await metricsOf(first))).text();
  expect(metrics).toContain('route="/student/login/",status_class="2xx"');
  expect(metrics).toContain('timestamp_seconds{name="hostel offers"}');

  first.child.kill("SIGTERM");
  first.child.kill("SIGINT");
  expect(await first.ended).toEqual({ code: 0, signal: null });
  expect(first.errors()).toBe("");

  const second = start({ DATA_DIR: empty });
  const own = await request(await addressOf(second))
    .get(`/student/${body[0].data.student.id}/`)
    .auth(body[0].data.access, { type: "bearer" });
  expect(own.body.matric_number).toBe("COHT/2025/001");

  second.child.kill("SIGKILL");
  await second.ended;
  expect((await login(await addressOf(start({ DATA_DIR: empty })))).status).toBe(200);
});

test("a second college over the same data is refused in one sentence", async () => {
  const first = start();
  await addressOf(first);

  const second = start();

  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.errors()).toBe(
    `DATA_DIR ${dataDir} is in use by process ${first.child.pid}. Stop it first, or set DATA_DIR to another directory.\n`,
  );
});

test("it finishes what it is doing before it stops", async () => {
  const college = start();
  const url = await addressOf(college);

  const [answer] = await Promise.all([
    request(url).post("/student/password-reset/request/").send({ email: "a@b.example" }),
    college
      .line((text) => text.includes("/student/password-reset/request/"))
      .then(() => {
        college.child.kill("SIGTERM");
      }),
  ]);

  expect(answer.status).toBe(200);
  expect(await college.ended).toEqual({ code: 0, signal: null });
});

test("a stopping service is not ready but answers each connection once more", async () => {
  const college = start({ DRAIN_SECONDS: "2" });
  const url = await addressOf(college);

  college.child.kill("SIGTERM");
  await expect
    .poll(async () => (await request(url).get("/ready")).body)
    .toMatchObject({ code: "stopping" });
  const answer = await fetch(`${url}/health`);

  expect(answer.status).toBe(200);
  expect(answer.headers.get("connection")).toBe("close");
  expect(await college.ended).toEqual({ code: 0, signal: null });
});

test("it stops when the process that started it is gone", async () => {
  const college = start();
  await addressOf(college);

  college.child.disconnect();

  expect(await college.ended).toEqual({ code: 0, signal: null });
});

test("it stops when that process was gone before it had started", async () => {
  const college = start({ DEMO_DATA: "false" });

  college.child.disconnect();

  expect(await college.ended).toEqual({ code: 0, signal: null });
});

test("start-up failures are reported in one sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" ? String(address?.port) : "";

  const busy = start({ COLLEGE_PORT: port });
  const wrong = start({ COLLEGE_PORT: "many" });
  const unreachable = start({ DATABASE_URL: "postgres://college:hunter2@127.0.0.1:1/college" });
  const ends = await Promise.all([busy.ended, wrong.ended, unreachable.ended]);
  taken.close();

  expect(ends.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(busy.errors()).toBe(
    "The college's port is in use: stop what uses it, or set COLLEGE_PORT to another one.\n",
  );
  expect(wrong.errors()).toMatch(/^The configuration is not usable: COLLEGE_PORT must be .*\.\n$/);
  expect(unreachable.errors()).toBe(
    "The database server of DATABASE_URL cannot be reached (ECONNREFUSED).\n",
  );
});
