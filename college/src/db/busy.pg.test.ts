import { once } from "node:events";
import { connect, createServer } from "node:net";
import { sql } from "drizzle-orm";
import type { Client } from "pg";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withClient } from "../../../scripts/testing/with-client.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { samplesOf } from "../../testing/metric-samples.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { CollegeMetrics } from "../metrics/college-metrics.ts";
import { poolSize } from "./database.ts";
import { isDatabaseBusy } from "./errors.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let college: TestCollege;

beforeAll(async () => {
  database = await createTestDatabase();
  college = await startTestCollege({
    databaseUrl: database.url,
    // Long enough to open a connection on a busy machine: a test takes all of them first.
    timeouts: { connectionTimeoutMs: 2_000 },
    config: { metrics: { host: "127.0.0.1", port: 0 } },
  });
});

afterAll(async () => {
  await college.close();
  await database.drop();
});

const readBeds = () => request(college.url).get("/hostel/availability/");

const busy = {
  detail: "The college is busy. Please try again in a moment.",
  code: "busy",
};

/** Runs with all connections taken. */
const whileAllAreTaken = async (run: () => Promise<void>): Promise<void> => {
  const takeAnother = (taken: number): Promise<void> =>
    taken === poolSize ? run() : college.college.db.transaction(() => takeAnother(taken + 1));
  await takeAnother(0);
};

it("a wait for a connection that times out can be retried", async () => {
  await whileAllAreTaken(async () => {
    const { status, headers, body } = await readBeds();
    expect([status, body, headers["retry-after"]]).toEqual([503, busy, "1"]);
    // A transaction takes its connection on another way than a query.
    const transaction = college.college.db.transaction(async () => undefined);
    expect(await transaction.catch(isDatabaseBusy)).toBe(true);
  });
  await readBeds().expect(200);
});

it("metrics show that all connections are taken, and leave out what waits", async () => {
  await whileAllAreTaken(async () => {
    const samples = samplesOf((await college.college.metrics?.text()) ?? "");
    expect(samples).toMatchObject({
      'portal_college_database_connections{state="busy"}': poolSize,
      'portal_college_database_connections{state="idle"}': 0,
    });
    expect(samples.portal_college_mail_waiting).toBeUndefined();
  });
});

/** Runs beside a connection of the test's own, which it can cut those of the college with. */
const besideClient = (run: (client: Client) => Promise<void>): Promise<void> =>
  withClient(database.url, run);

it("a request that loses its connection can be retried", async () => {
  await besideClient(async (client) => {
    await client.query("begin; lock table bed_claim in access exclusive mode");
    const answer = readBeds().then((one) => one);
    const cutWaiting = async (): Promise<number> => {
      const { rowCount } = await client.query(
        // Of this database alone: other tests wait on the same server.
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rowCount ?? 0;
    };
    await expect.poll(cutWaiting, { timeout: 20_000 }).toBe(1);
    const { status, headers, body } = await answer;
    expect([status, body, headers["retry-after"]]).toEqual([503, busy, "1"]);
  });
  await readBeds().expect(200);
});

it("losing the connection between statements fails only that transaction", async () => {
  await besideClient(async (client) => {
    const transaction = college.college.db.transaction(async (tx) => {
      const [own] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select) one`);
      await client.query("select pg_terminate_backend($1, 5000)", [own?.pid]);
      await tx.execute(sql`select 1`);
    });
    expect(await transaction.catch(isDatabaseBusy)).toBe(true);
  });
  await readBeds().expect(200);
});

it("metrics do not wait for a table that is locked", async () => {
  const { db, clock } = college.college;
  const scrape = async () =>
    samplesOf(await new CollegeMetrics({ db, close: async () => {} }, clock).text());
  await besideClient(async (client) => {
    await client.query("begin; lock table mail_message in access exclusive mode");
    const samples = await scrape();
    expect(samples.portal_college_payments_pending).toBeUndefined();
    expect(samples.process_cpu_seconds_total).toBeGreaterThan(0);
  });
  expect((await scrape()).portal_college_payments_pending).toBe(0);
});

/** Stands between the college and its database; while `isCutting`, ends a connection at the `begin` of a transaction. */
const startProxy = async () => {
  const { hostname, port } = new URL(database.url);
  const state = { isCutting: false };
  const proxy = createServer((inward) => {
    const outward = connect(Number(port), hostname);
    for (const socket of [inward, outward]) socket.on("error", () => {});
    inward.on("data", (chunk) => {
      if (state.isCutting && chunk.includes("begin")) inward.destroy();
      else outward.write(chunk);
    });
    inward.on("close", () => outward.destroy());
    outward.on("close", () => inward.destroy());
    outward.pipe(inward);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  const url = new URL(database.url);
  url.host = `127.0.0.1:${address.port}`;
  return { state, url: url.href, close: () => proxy.close() };
};

it("transactions that cannot even begin give their connections back", async () => {
  const { state, url, close } = await startProxy();
  const behind = await startTestCollege({
    databaseUrl: url,
    timeouts: { connectionTimeoutMs: 2_000 },
  });
  const begin = () => behind.college.db.transaction(async () => "done");
  try {
    state.isCutting = true;
    for (let times = 0; times <= poolSize; times += 1) {
      expect(await begin().catch(isDatabaseBusy)).toBe(true);
    }
    state.isCutting = false;
    expect(await begin()).toBe("done");
  } finally {
    await behind.close();
    close();
  }
});
