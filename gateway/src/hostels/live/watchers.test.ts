import supertest from "supertest";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EventStream } from "../../../testing/event-stream.ts";
import { startTestGateway, type TestGateway } from "../../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../../testing/scripted-college.ts";
import { scriptSignIn } from "../../../testing/scripted-student.ts";
import type { GatewayConfig } from "../../config.ts";
import type { LiveTiming } from "./open-watchers.ts";

const whole = "subscription { hostelAvailability { isApplicationOpen free taken freed } }";
const route = "GET /hostel/availability/";

/** The timeout is long: the machine may be busy, and the breaker pauses calls to a failing college for five seconds. */
const until = (check: () => boolean | Promise<boolean>, interval = 20): Promise<unknown> =>
  vi.waitUntil(check, { interval, timeout: 20_000 });

describe("watching over the gateway", () => {
  let college: ScriptedCollege;
  let gateway: TestGateway;
  let cookie: string;
  const streams: EventStream[] = [];

  beforeEach(async () => {
    college = await startScriptedCollege();
    offer([1, 2, 3]);
  });

  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.close();
    await gateway.close();
    await college.close();
  });

  const offer = (female: readonly number[]) =>
    college.on(route, {
      body: { is_application_open: true, free_bed_ids: { female, male: [99] } },
    });

  const start = async (
    timing: Partial<LiveTiming> = {},
    config: Partial<GatewayConfig> = {},
  ): Promise<void> => {
    gateway = await startTestGateway(college.url, config, { pauseMs: 10, ...timing });
    cookie = await newSession();
  };

  const newSession = async (): Promise<string> => {
    scriptSignIn(college);
    const browser = gateway.browser();
    await browser.signIn("COHT/2024/002", "bello");
    return browser.cookie ?? "";
  };

  const watch = async (query = whole, headers = {}, as = cookie): Promise<EventStream> => {
    const stream = await EventStream.open(gateway.url, query, { cookie: as, headers });
    streams.push(stream);
    return stream;
  };

  const callCount = () => college.callsTo(route).length;

  /** Waits for this number of further calls to the college. */
  const waitForCalls = (times: number): Promise<unknown> => {
    const goal = callCount() + times;
    return until(() => callCount() >= goal);
  };

  test("is a stream without compression, caching or buffering", async () => {
    await start();
    const stream = await watch(whole, { "accept-encoding": "gzip, br" });

    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(stream.headers).not.toHaveProperty("content-encoding");
  });

  test("costs one call at a time for any watchers, none without", async () => {
    let inFlight = 0;
    let most = 0;
    let tokens = 0;
    await start({}, { watchers: { perGateway: 50, perSession: 50 } });
    college.on(route, async ({ headers }) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      tokens += headers.authorization === undefined ? 0 : 1;
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      const free_bed_ids = { female: [1], male: [] };
      return { body: { is_application_open: true, free_bed_ids } };
    });
    expect(callCount()).toBe(0);

    const all = await Promise.all(Array.from({ length: 40 }, () => watch()));
    for (const stream of all) await stream.next();
    await waitForCalls(5);
    expect(most).toBe(1);
    // The shared poll uses no person's token.
    expect(tokens).toBe(0);

    for (const stream of all) stream.close();
    let before = 0;
    const isQuiet = () => {
      const same = callCount() === before;
      before = callCount();
      return same;
    };
    await until(isQuiet, 100);
  });

  test("a later stream gets the latest state at once", async () => {
    await start({ pauseMs: 60_000 });
    await (await watch()).next();
    const later = await watch();

    expect(await later.next()).toMatchObject({
      data: { hostelAvailability: { free: ["1", "2", "3"] } },
    });
    expect(callCount()).toBe(1);
  });

  test("sends no event while nothing changes", async () => {
    await start();
    const stream = await watch();
    await stream.next();
    await waitForCalls(5);
    offer([3, 2, 1]);
    await waitForCalls(5);

    expect(stream.unread).toEqual([]);
  });

  test("a heartbeat comment keeps the connection open", async () => {
    await start({ heartbeatMs: 10 });
    const stream = await watch();
    await stream.next();

    await until(() => stream.heartbeats > 3);
    expect(stream.unread).toEqual([]);
  });

  test("a short outage sends no event", async () => {
    await start({ outageTimeoutMs: 60_000 });
    const stream = await watch();
    await stream.next();
    college.on(route, { hangUp: true });
    await waitForCalls(2);
    offer([1, 2]);

    expect(await stream.next()).toMatchObject({ data: { hostelAvailability: { taken: ["3"] } } });
  });

  test.each([
    ["breaks the connection", { hangUp: true }],
    ["answers with an error", { status: 500, body: "<h1>Server Error</h1>" }],
    ["answers something else", { body: { beds: "many" } }],
    ["asks for fewer calls", { status: 429, body: { detail: "Slow down." } }],
  ])("a college that %s for long ends current and new streams", async (_how, answer) => {
    await start({ outageTimeoutMs: 50 });
    const stream = await watch();
    await stream.next();
    college.on(route, answer);

    const unavailable = { errors: [{ extensions: { code: "COLLEGE_UNAVAILABLE" } }] };
    expect(await stream.next()).toMatchObject(unavailable);
    expect(await stream.next()).toBe("complete");
    expect(await stream.next()).toBe("closed");
    expect(await (await watch()).next()).toMatchObject(unavailable);
    offer([7]);
    await until(async () => {
      const item = await (await watch()).next();
      return JSON.stringify(item).includes('"free":["7"]');
    });
  });

  test.each([
    404, 405, 501,
  ])("a college without the endpoint (%i) is asked once a minute", async (status) => {
    await start();
    college.on(route, { status, body: "<h1>Not here</h1>" });
    const notAvailable = { errors: [{ extensions: { code: "NOT_AVAILABLE" } }] };

    const [one, other] = await Promise.all([watch(), watch()]);
    expect(await one.next()).toMatchObject(notAvailable);
    expect(await other.next()).toMatchObject(notAvailable);
    expect(await one.next()).toBe("complete");
    expect(await (await watch()).next()).toMatchObject(notAvailable);

    expect(callCount()).toBe(1);
  });

  test("a slow reader gets the latest state, not every step", async () => {
    await start({ pauseMs: 1 });
    // Each step sends 190 kilobytes. All steps exceed the connection's buffer.
    const many = Array.from({ length: 10_000 }, (_, index) => 9e15 + index);
    const steps = 100;
    let step = 0;
    college.on(route, () => {
      step = Math.min(step + 1, steps);
      const female = step % 2 === 0 ? [] : many;
      return { body: { is_application_open: step < steps, free_bed_ids: { female, male: [] } } };
    });
    const slow = await watch();
    const quick = await watch();
    slow.pause();
    const isLast = (item: unknown) =>
      JSON.stringify(item).startsWith('{"data":{"hostelAvailability":{"isApplicationOpen":false');
    let quickCount = 0;
    for (;;) {
      quickCount += 1;
      if (isLast(await quick.next())) break;
    }
    slow.resume();
    const free = new Set<string>();
    let slowCount = 0;
    for (;;) {
      slowCount += 1;
      const item = await slow.next();
      if (item === "closed" || item === "complete") throw new Error(item);
      const seen = item.data?.hostelAvailability as {
        free: string[] | null;
        taken: string[];
        freed: string[];
      };
      for (const id of [...(seen.free ?? []), ...seen.freed]) free.add(id);
      for (const id of seen.taken) free.delete(id);
      if (isLast(item)) break;
    }

    expect(free.size).toBe(0);
    expect(slowCount).toBeLessThan(quickCount / 2);
  });

  test("a client that reads nothing for long is disconnected", async () => {
    await start({ pauseMs: 1, heartbeatMs: 5, stallTimeoutMs: 50 });
    const many = Array.from({ length: 10_000 }, (_, index) => 9e15 + index);
    let step = 0;
    college.on(route, () => {
      step += 1;
      const female = step % 2 === 0 ? [] : many;
      return { body: { is_application_open: true, free_bed_ids: { female, male: [] } } };
    });
    const stream = await watch();
    stream.pause();
    const answered = '"path":"/graphql","ms":';
    const answers = () => gateway.logged().split(answered).length;
    const before = answers();

    // The gateway's log is first: the client reads the connection's buffer before it sees the end.
    await until(() => answers() > before);
    stream.resume();
    while ((await stream.next()) !== "closed");
    expect(stream.isWhole).toBe(false);
  });

  test("one session has a limit of streams, and closing one frees it", async () => {
    await start({}, { watchers: { perGateway: 100, perSession: 2 } });
    const [first] = await Promise.all([watch(), watch()]);
    const third = await watch();
    expect(third.status).toBe(503);
    expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    expect((await watch(whole, {}, await newSession())).status).toBe(200);

    first?.close();
    await until(async () => (await watch()).status === 200);
  });

  test("all sessions together have a limit", async () => {
    await start({}, { watchers: { perGateway: 1, perSession: 5 } });
    await watch();

    expect((await watch(whole, {}, await newSession())).status).toBe(503);
  });

  test("watching does not extend an idle session", async () => {
    await start({ recheckMs: 10 });
    const stream = await watch();
    await stream.next();

    gateway.advance({ minutes: 31 });

    expect(await stream.next()).toMatchObject({
      errors: [{ extensions: { code: "SESSION_EXPIRED" } }],
    });
  });

  test("a used session ends at its absolute timeout", async () => {
    await start({ recheckMs: 10 }, { sessionIdleMs: 48 * 3_600_000 });
    const stream = await watch();
    await stream.next();

    gateway.advance({ minutes: 12 * 60 + 1 });

    expect(await stream.next()).toMatchObject({
      errors: [{ extensions: { code: "SESSION_EXPIRED" } }],
    });
  });

  test("a stopping gateway disconnects all watchers and accepts no more", async () => {
    await start();
    const stream = await watch();
    await stream.next();

    gateway.endStreams();

    expect(await stream.next()).toBe("closed");
    expect(stream.isWhole).toBe(true);
    expect((await watch()).status).toBe(503);
  });

  test("an operation over the limits is refused like any other", async () => {
    await start();
    const aliases = Array.from({ length: 30 }, (_, index) => `a${index}: taken`).join(" ");
    const [over, unknown, long] = await Promise.all([
      watch(`subscription { hostelAvailability { ${aliases} } }`),
      watch("subscription { hostelAvailability { beds } }"),
      watch(`subscription ${"L".repeat(2_000)} { hostelAvailability { free } }`),
    ]);

    for (const stream of [over, unknown, long]) {
      expect(await stream?.next()).toMatchObject({
        errors: [{ extensions: { code: "INVALID_REQUEST" } }],
      });
    }
    expect(callCount()).toBe(0);
  });

  test("a request without the portal's header is refused unread", async () => {
    await start();
    const { status } = await supertest(gateway.url)
      .get("/graphql")
      .query({ query: whole })
      .set({ accept: "text/event-stream", cookie });

    expect(status).toBe(403);
    expect(callCount()).toBe(0);
  });

  test("a client that does not accept events is refused", async () => {
    await start();
    const { body } = await supertest(gateway.url)
      .post("/graphql")
      .set({ "x-portal-request": "1", cookie })
      .send({ query: whole });

    expect(body.errors).toMatchObject([{ extensions: { code: "INVALID_REQUEST" } }]);
    expect(body.errors[0]?.message).toContain("text/event-stream");
    const browser = gateway.browser();
    browser.cookie = cookie;
    const uploaded = await browser.upload(
      whole,
      {},
      {
        content: Buffer.from("a"),
        name: "a",
        type: "image/png",
      },
    );
    expect(uploaded.errors).toMatchObject([{ extensions: { code: "INVALID_REQUEST" } }]);
    expect(callCount()).toBe(0);
  });
});
