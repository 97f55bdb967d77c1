import { once } from "node:events";
import { createServer } from "node:net";
import request from "supertest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProcess, type TestProcess } from "../../college/testing/processes/process.ts";
import { Browser } from "../testing/browser.ts";
import { EventStream } from "../testing/event-stream.ts";
import { startScriptedCollege } from "../testing/scripted-college.ts";
import { scriptSignIn } from "../testing/scripted-student.ts";

const server = new URL("../../dist/gateway/src/server.js", import.meta.url);

let started: TestProcess[];

beforeEach(() => {
  started = [];
});

afterEach(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
});

const start = (environment: Record<string, string> = {}): TestProcess => {
  const process = startProcess(server, [], {
    COLLEGE_API_URL: "http://127.0.0.1:9",
    GATEWAY_PORT: "0",
    SESSION_SECRET: "a-secret-of-this-test-and-of-nobody-else",
    ...environment,
  });
  started.push(process);
  return process;
};

/** The address of a gateway once it reports that it is listening. */
const addressOf = async ({ line }: TestProcess): Promise<string> => {
  const listening = JSON.parse(await line((text) => text.includes("the gateway is listening")));
  return `http://127.0.0.1:${listening.port}`;
};

const metricsOf = async ({ line }: TestProcess): Promise<string> => {
  const listening = JSON.parse(await line((text) => text.includes("the gateway is listening")));
  return `http://127.0.0.1:${listening.metricsPort}/metrics`;
};

test("it serves without the college, and stops cleanly after repeated signals", async () => {
  const gateway = start({ GATEWAY_METRICS_PORT: "0" });
  const url = await addressOf(gateway);
  expect((await request(url).get("/health")).status).toBe(200);
  expect((await request(url).get("/ready")).status).toBe(503);
  expect((await request(url).get("/metrics")).status).toBe(404);
  // `fetch` keeps its connection open, as Prometheus does.
  const metrics = await (await fetch(await metricsOf(gateway))).text();
  expect(metrics).toContain('{kind="health",status_class="5xx"} 1');

  gateway.child.kill("SIGTERM");
  gateway.child.kill("SIGINT");

  expect(await gateway.ended).toEqual({ code: 0, signal: null });
  expect(gateway.errors()).toBe("");
}, 60_000);

test("it disconnects watchers before it stops, so that they reconnect", async () => {
  const college = await startScriptedCollege();
  try {
    scriptSignIn(college);
    college.on("GET /hostel/availability/", {
      body: { is_application_open: true, free_bed_ids: { female: [1], male: [2] } },
    });
    const gateway = start({ COLLEGE_API_URL: college.url });
    const url = await addressOf(gateway);
    const browser = new Browser(url);
    await browser.signIn("COHT/2024/002", "bello");
    const query = "subscription { hostelAvailability { free } }";
    const stream = await EventStream.open(url, query, { cookie: browser.cookie });
    expect(await stream.next()).toEqual({ data: { hostelAvailability: { free: ["1"] } } });

    gateway.child.kill("SIGTERM");

    expect(await stream.next()).toBe("closed");
    expect(stream.isWhole).toBe(true);
    expect(await gateway.ended).toEqual({ code: 0, signal: null });
  } finally {
    await college.close();
  }
}, 60_000);

test("a stopping service is not ready but answers each connection once more", async () => {
  const college = await startScriptedCollege();
  try {
    scriptSignIn(college);
    const gateway = start({ COLLEGE_API_URL: college.url, DRAIN_SECONDS: "2" });
    const url = await addressOf(gateway);

    gateway.child.kill("SIGTERM");
    await expect
      .poll(async () => (await request(url).get("/ready")).body)
      .toEqual({ status: "stopping" });
    const answer = await fetch(`${url}/health`);

    expect(answer.status).toBe(200);
    expect(answer.headers.get("connection")).toBe("close");
    expect(await gateway.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  } finally {
    await college.close();
  }
}, 60_000);

test("it stops when its parent process has ended", async () => {
  const gateway = start();
  await addressOf(gateway);

  gateway.child.disconnect();

  expect(await gateway.ended).toEqual({ code: 0, signal: null });
}, 60_000);

test("it stops when its parent ended before it started", async () => {
  const gateway = start();

  gateway.child.disconnect();

  expect(await gateway.ended).toEqual({ code: 0, signal: null });
}, 60_000);

test("a port in use is reported in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  try {
    const gateway = start({ GATEWAY_PORT: String(port) });

    expect(await gateway.ended).toEqual({ code: 1, signal: null });
    expect(gateway.errors()).toBe(
      `Port ${port} is in use. Stop what uses it, or set GATEWAY_PORT to another.\n`,
    );
  } finally {
    other.close();
  }
}, 60_000);

test("production refuses to start without a secret of its own", async () => {
  const gateway = start({ NODE_ENV: "production", SESSION_SECRET: "short" });

  expect(await gateway.ended).toEqual({ code: 1, signal: null });
  expect(gateway.errors()).toContain("SESSION_SECRET");
}, 60_000);
