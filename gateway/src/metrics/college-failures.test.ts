import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { samplesOf } from "../../../college/testing/metric-samples.ts";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptSignIn, scriptStudentArea } from "../../testing/scripted-student.ts";
import { waitOptions } from "../../testing/wait-options.ts";

const route = "GET /payment/student-payments/";
const payments = "{ viewer { ... on Student { payments { id } } } }";

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;

beforeEach(async () => {
  college = await startScriptedCollege();
  scriptStudentArea(college);
  scriptSignIn(college);
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

const start = async (collegeReadMs = 60_000): Promise<void> => {
  const metrics = { host: "127.0.0.1", port: 0 };
  gateway = await startTestGateway(college.url, { metrics, collegeReadMs });
  browser = gateway.browser();
  await browser.signIn("COHT/2024/002", "bello");
};

const samples = async () => samplesOf((await gateway.metrics?.text()) ?? "");

test.each([
  ["timeout", { silent: true }, "COLLEGE_TIMEOUT"],
  ["unreachable", { hangUp: true }, "COLLEGE_UNAVAILABLE"],
  ["fault", { status: 200, body: "<h1>" }, "COLLEGE_FAULT"],
])("a call that ends as %s is counted so", async (outcome, answer, code) => {
  await start(outcome === "timeout" ? 200 : undefined);
  college.on(route, answer);
  await browser.graphql(payments);

  expect(await samples()).toMatchObject({
    [`portal_gateway_college_call_duration_seconds_count{endpoint="${route}",outcome="${outcome}"}`]: 1,
    [`portal_gateway_graphql_operations_total{type="query",code="${code}"}`]: 1,
  });
});

test("a read that the browser left is no failure of the college", async () => {
  await start();
  college.on("GET /payment/receipt/download/", { silent: true });
  const left = new AbortController();
  const leaving = fetch(`${gateway.url}/download/receipt/tuition/12`, {
    headers: { cookie: browser.cookie ?? "" },
    signal: left.signal,
  });
  await vi.waitFor(
    () => expect(college.callsTo("GET /payment/receipt/download/")).toHaveLength(1),
    waitOptions,
  );
  left.abort();
  await expect(leaving).rejects.toThrow();

  await vi.waitFor(
    async () =>
      expect(await samples()).toMatchObject({
        'portal_gateway_college_call_duration_seconds_count{endpoint="GET /payment/receipt/download/",outcome="abandoned"}': 1,
        'portal_gateway_http_request_duration_seconds_count{kind="download",status_class="aborted"}': 1,
      }),
    waitOptions,
  );
});

test("the breaker is shown while it is open", async () => {
  await start();
  expect((await samples()).portal_gateway_college_breaker_open).toBe(0);
  college.on(route, { hangUp: true });
  for (let call = 0; call < 8; call += 1) await browser.graphql(payments);

  expect((await samples()).portal_gateway_college_breaker_open).toBe(1);
});

test("a refused refresh is counted, and ends the session", async () => {
  await start();
  college.on(route, { status: 401, body: { detail: "no", code: "token_not_valid" } });
  college.on("POST /api/auth/token/refresh/", { status: 401, body: { code: "token_not_valid" } });
  college.on("POST /auth/token/refresh/", { status: 401, body: { code: "token_not_valid" } });
  await browser.graphql(payments);

  expect(await samples()).toMatchObject({
    'portal_gateway_token_refreshes_total{outcome="refused"}': 1,
    portal_gateway_open_sessions: 0,
  });
});
