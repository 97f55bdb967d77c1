import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openHostels } from "../../../college/testing/hostels.ts";
import { samplesOf } from "../../../college/testing/metric-samples.ts";
import { EventStream } from "../../testing/event-stream.ts";
import {
  enrol,
  password,
  signedIn,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";
import { waitOptions } from "../../testing/wait-options.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    college: { config: { metrics: { host: "127.0.0.1", port: 0 } } },
    gateway: { metrics: { host: "127.0.0.1", port: 0 } },
    prepare: openHostels,
  });
});

afterAll(() => portal.close());

const text = async (): Promise<string> => (await portal.gateway.metrics?.text()) ?? "";
const samples = async () => samplesOf(await text());

const answered = (labels: string) =>
  `portal_gateway_http_request_duration_seconds_count{${labels}}`;
const called = (labels: string) => `portal_gateway_college_call_duration_seconds_count{${labels}}`;
const operations = (labels: string) => `portal_gateway_graphql_operations_total{${labels}}`;

test("requests are counted by kind of resource and class of status", async () => {
  const browser = portal.gateway.browser();
  await browser.get("/health");
  await browser.get("/download/receipt/tuition/12");
  await browser.get("/media/passport");
  await browser.get("/receipt/a-code", { accept: "text/html" });

  await vi.waitFor(
    async () =>
      expect(await samples()).toMatchObject({
        [answered('kind="health",status_class="2xx"')]: 1,
        [answered('kind="download",status_class="4xx"')]: 1,
        [answered('kind="media",status_class="4xx"')]: 1,
        [answered('kind="client",status_class="4xx"')]: 1,
      }),
    waitOptions,
  );
});

test("operations are counted by type and code, calls by endpoint and outcome", async () => {
  const student = await enrol(portal);
  const browser = await signedIn(portal, student);
  await portal.gateway.browser().signIn(student.matricNumber, "wrong-password");
  await browser.graphql("{ viewer { ... on Student { payments { id } } } }");
  await browser.graphql("{ nothing }");
  await portal.gateway.browser().graphql("{ officeCalendar { nextSession } }");
  await browser.graphql("query ($code: String!) { receiptConfirmation(code: $code) { payer } }", {
    code: "c2VjcmV0LW9mLXRoZS10ZXN0",
  });

  const read = await samples();
  expect(read).toMatchObject({
    [operations('type="mutation",code="OK"')]: 2,
    [operations('type="query",code="OK"')]: 2,
    [operations('type="none",code="INVALID_REQUEST"')]: 1,
    [operations('type="query",code="SIGNED_OUT"')]: 1,
    [called('endpoint="POST /student/login/",outcome="success"')]: 1,
    [called('endpoint="POST /student/login/",outcome="refused"')]: 1,
    [called('endpoint="GET /payment/receipt/confirm/{code}/",outcome="refused"')]: 1,
    portal_gateway_open_sessions: 1,
    portal_gateway_college_breaker_open: 0,
    portal_gateway_college_calls_waiting: 0,
    'portal_gateway_college_connections{state="busy"}': 0,
  });
  expect(read['portal_gateway_college_connections{state="free"}']).toBeGreaterThan(0);
});

test("open streams are shown, and measured apart from other requests", async () => {
  const browser = await signedIn(portal, await enrol(portal, { sex: "Female" }));
  const query = "subscription { hostelAvailability { free } }";
  const stream = await EventStream.open(portal.gateway.url, query, { cookie: browser.cookie });
  await stream.next();
  expect((await samples()).portal_gateway_watchers).toBe(1);
  expect((await samples())[operations('type="subscription",code="OK"')]).toBe(1);

  stream.close();

  await vi.waitFor(async () => {
    const read = await samples();
    expect(read.portal_gateway_watchers).toBe(0);
    expect(read[answered('kind="stream",status_class="2xx"')]).toBe(1);
  }, waitOptions);
});

test("refreshes are counted by outcome", async () => {
  const browser = await signedIn(portal, await enrol(portal));
  portal.college.clock.advance({ minutes: 20 });
  await browser.graphql("{ viewer { ... on Student { payments { id } } } }");

  expect((await samples())['portal_gateway_token_refreshes_total{outcome="success"}']).toBe(1);
});

test("no metric of either service holds data of a request", async () => {
  const student = await enrol(portal, {
    email: "folake@students.college.example",
    surname: "Adeyemi",
  });
  const browser = await signedIn(portal, student);
  const receipt = "Folake-LW9mLXRoZS10ZXN0";
  await browser.graphql(
    `query Of_Adeyemi($code: String!) { receiptConfirmation(code: $code) { payer } }`,
    { code: receipt },
  );
  await browser.graphql(`query Of_Adeyemi { ${"x".repeat(30)} }`);
  await browser.get(`/receipt/${receipt}`, { accept: "text/html" });
  await browser.get(`/${encodeURIComponent(student.matricNumber)}?email=folake`);
  await browser.get(`/download/receipt/tuition/${receipt}`);

  const written = (await text()) + (await portal.college.college.metrics?.text());
  expect(written).toContain('outcome="success"');
  for (const secret of [
    student.matricNumber,
    encodeURIComponent(student.matricNumber),
    "folake",
    "Folake",
    "Adeyemi",
    password,
    "127.0.0.1",
    browser.sessionId ?? "none",
  ]) {
    expect(written).not.toContain(secret);
  }
});
