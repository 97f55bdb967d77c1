import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openCollegeDatabase } from "../../college/testing/college-database.ts";
import { createCalendar, createStudent } from "../../college/testing/people.ts";
import { createTestDatabase } from "../../college/testing/postgres.ts";
import { startProcess, type TestProcess } from "../../college/testing/processes/process.ts";
import {
  type ServiceProcess,
  startServiceProcess,
} from "../../college/testing/processes/service.ts";
import { Browser } from "../testing/browser.ts";
import {
  type ReceivedSpan,
  startTraceReceiver,
  type TraceReceiver,
} from "../testing/trace-receiver.ts";

const secret = "a-secret-of-this-test-and-of-nobody-else";
const password = "chosen-password-7";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let receiver: TraceReceiver;
let matricNumber: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, COLLEGE_SECRET: secret };
  const { college, close } = await openCollegeDatabase(env);
  await createCalendar(college);
  ({ matricNumber } = await createStudent(college, {
    password,
    surname: "Ademola",
    email: "ademola@people.example",
  }));
  await close();
});

beforeEach(async () => {
  receiver = await startTraceReceiver();
  return () => receiver.close();
});

afterAll(() => database.drop());

interface Portal {
  readonly gatewayUrl: string;
  readonly college: ServiceProcess;
  /** What both wrote to standard error. */
  readonly errors: () => string;
  /** Stops both, which sends what is left of the traces. */
  readonly stop: () => Promise<void>;
}

const startPortal = async (environment: Record<string, string>): Promise<Portal> => {
  const college = await startServiceProcess({
    DATABASE_URL: database.url,
    COLLEGE_SECRET: secret,
    ...environment,
  });
  const gateway = startProcess(new URL("../../dist/gateway/src/server.js", import.meta.url), [], {
    COLLEGE_API_URL: college.url,
    GATEWAY_PORT: "0",
    SESSION_SECRET: secret,
    ...environment,
  });
  return {
    gatewayUrl: await addressOf(gateway),
    college,
    errors: () => gateway.errors() + college.process.errors(),
    stop: async () => {
      gateway.child.kill("SIGTERM");
      expect(await gateway.ended).toEqual({ code: 0, signal: null });
      await college.stop();
      expect(await college.process.ended).toEqual({ code: 0, signal: null });
    },
  };
};

const addressOf = async ({ line }: TestProcess): Promise<string> => {
  const listening = JSON.parse(await line((text) => text.includes("the gateway is listening")));
  return `http://127.0.0.1:${listening.port}`;
};

const signIn = async ({ gatewayUrl }: Portal): Promise<Browser> => {
  const browser = new Browser(gatewayUrl);
  const { data } = await browser.signIn(matricNumber, password);
  expect(data?.signIn).toMatchObject({ __typename: expect.any(String) });
  return browser;
};

test("one operation is one trace through gateway, college and database", async () => {
  const portal = await startPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  await signIn(portal);
  await portal.stop();

  const { spans } = receiver;
  const [operation, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(others).toEqual([]);
  expect(operation).toMatchObject({
    service: "portal-gateway",
    name: "mutation SignIn",
    attributes: { "http.response.status_code": 200 },
  });
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  const childrenOf = (parent: ReceivedSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const [call, ...otherCalls] = childrenOf(operation);
  expect(otherCalls).toEqual([]);
  const [answer, ...otherAnswers] = childrenOf(call);
  expect(otherAnswers).toEqual([]);
  const login = { name: "POST /student/login/", attributes: { "http.response.status_code": 200 } };
  expect([call, answer]).toMatchObject([
    { service: "portal-gateway", ...login },
    { service: "portal-college", ...login },
  ]);
  const statements = childrenOf(answer);
  expect(statements.length).toBe(spans.length - 3);
  expect(statements.every(({ service }) => service === "portal-college")).toBe(true);
  // Outside of a transaction, and within.
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["select account", "begin", "insert sign_in", "commit"]),
  );
}, 180_000);

test("no trace holds anything of a person", async () => {
  const portal = await startPortal({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.url}/v1/traces`,
  });
  const browser = await signIn(portal);
  await browser.signIn(matricNumber, "wrong-password-8");
  const { data } = await browser.graphql(
    "query Confirm($code: String!) { transcriptConfirmation(code: $code) { name } }",
    { code: "SECRETCODE1" },
  );
  expect(data).toEqual({ transcriptConfirmation: null });
  for (const path of [
    "/transcript/SECRETCODE2",
    "/receipts/SECRETCODE3",
    "/SECRETCODE4?a=SECRETCODE5",
  ]) {
    await browser.get(path);
  }
  await fetch(`${portal.college.url}/SECRETCODE6?token=SECRETCODE7`);
  await portal.stop();

  expect(receiver.spans.length).toBeGreaterThan(20);
  expect(receiver.spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["query Confirm", "GET client", "GET unknown"]),
  );
  const sent = receiver.text();
  const personal = [
    ...[matricNumber, password, "wrong-password", "SECRETCODE", "127.0.0.1"],
    ...["Ademola", "people.example", browser.sessionId ?? "", "Bearer", "eyJ"],
  ];
  expect(personal.filter((text) => sent.includes(text))).toEqual([]);
}, 180_000);

test("a dead or silent exporter slows and breaks nothing", async () => {
  const silent = createServer();
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = silent.address() as AddressInfo;
  for (const exporter of ["http://127.0.0.1:1", `http://127.0.0.1:${port}`]) {
    const portal = await startPortal({
      OTEL_EXPORTER_OTLP_ENDPOINT: exporter,
      OTEL_BSP_SCHEDULE_DELAY: "10",
    });
    for (let times = 0; times < 5; times += 1) {
      const before = performance.now();
      await signIn(portal);
      // An export alone would wait for five seconds.
      expect(performance.now() - before).toBeLessThan(4_000);
    }
    await portal.stop();
  }
  silent.close();
}, 180_000);

test("nothing of OpenTelemetry is loaded without an exporter", async () => {
  const loaded = async (environment: Record<string, string>): Promise<string> => {
    const portal = await startPortal({ NODE_DEBUG: "module", ...environment });
    await signIn(portal);
    await portal.stop();
    return portal.errors();
  };
  expect(await loaded({})).not.toContain("@opentelemetry");
  expect(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })).toContain("@opentelemetry");
}, 180_000);
