import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { hasRedisServer, startRedis, type TestRedis } from "../../testing/redis-server.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptSignIn, scriptStudentArea } from "../../testing/scripted-student.ts";

const logoutRoute = "POST /auth/logout/";

let college: ScriptedCollege;

beforeAll(async () => {
  college = await startScriptedCollege();
});

beforeEach(() => {
  college.forget();
  scriptStudentArea(college);
  college.on(logoutRoute, { status: 204 });
});

afterAll(() => college.close());

const signIn = async (gateway: TestGateway, refresh: string) => {
  scriptSignIn(college, { refresh });
  const browser = gateway.browser();
  await browser.signIn("COHT/2024/002", "bello");
  return browser;
};

const ended = (): readonly string[] =>
  college.callsTo(logoutRoute).map(({ body }) => JSON.parse(body).refresh);

const isLive = async (browser: Awaited<ReturnType<typeof signIn>>): Promise<boolean> =>
  (await browser.graphql("{ viewer { surname } }")).data?.viewer !== null;

describe("with sessions in memory", () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startTestGateway(college.url, { endedSessionsMs: 20, sessionIdleMs: 60_000 });
  });
  afterEach(() => gateway.close());

  test("only an idle session's tokens end at the college", async () => {
    await signIn(gateway, "idle");
    const used = await signIn(gateway, "used");
    gateway.advance({ minutes: 0.6 });
    expect(await isLive(used)).toBe(true);
    gateway.advance({ minutes: 0.6 });

    await expect.poll(ended).toEqual(["idle"]);
    expect(await isLive(used)).toBe(true);
    expect(ended()).toEqual(["idle"]);
  });

  test("a session beyond its absolute end ends at the college, too", async () => {
    const short = await startTestGateway(college.url, {
      endedSessionsMs: 20,
      sessionAbsoluteMs: 60_000,
    });
    const browser = await signIn(short, "absolute");
    short.advance({ minutes: 1.1 });

    expect(await isLive(browser)).toBe(false);
    await expect.poll(ended).toEqual(["absolute"]);
    await short.close();
  });

  test("logging out ends the tokens once", async () => {
    const browser = await signIn(gateway, "logged out");
    await browser.graphql("mutation { signOut }");
    await signIn(gateway, "idle");
    gateway.advance({ minutes: 2 });

    await expect.poll(ended).toEqual(["logged out", "idle"]);
  });

  test("a college that is down is asked again", async () => {
    college.on(logoutRoute, { status: 503 });
    await signIn(gateway, "idle");
    gateway.advance({ minutes: 2 });
    await expect.poll(ended).toEqual(["idle"]);
    college.on(logoutRoute, { status: 204 });
    gateway.advance({ minutes: 2 });

    await expect.poll(ended).toEqual(["idle", "idle"]);
    gateway.advance({ minutes: 2 });
    await signIn(gateway, "later");
    gateway.advance({ minutes: 2 });
    await expect.poll(ended).toEqual(["idle", "idle", "later"]);
  });
});

const withRedis = (): void => {
  let redis: TestRedis;
  let gateways: readonly TestGateway[];
  beforeEach(async () => {
    redis = await startRedis();
    const config = { redisUrl: redis.address, endedSessionsMs: 20, sessionIdleMs: 5_000 };
    gateways = await Promise.all([
      startTestGateway(college.url, config),
      startTestGateway(college.url, config),
    ]);
  });
  afterEach(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    redis.close();
  });

  test("several gateways end each idle session once, and no live one", async () => {
    const [one, other] = gateways;
    if (one === undefined || other === undefined) throw new Error("two gateways were started");
    const idle = Array.from({ length: 30 }, (_, index) => `idle ${index}`);
    const used = await signIn(one, "used");
    const elsewhere = other.browser();
    elsewhere.cookie = used.cookie;
    for (const refresh of idle) {
      await signIn(refresh.endsWith("1") ? one : other, refresh);
      await isLive(elsewhere);
    }

    await expect
      .poll(async () => {
        expect(await isLive(elsewhere)).toBe(true);
        return ended().toSorted();
      })
      .toEqual(idle.toSorted());
  });
};

// Without a Redis there is no shared store; the store's own tests report it in the run's output.
if (hasRedisServer()) describe("with sessions in Redis", withRedis);
